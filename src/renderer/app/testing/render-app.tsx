/** Renders the whole app at a path, with stand-ins at its two ports only. */
import { createMemoryRouter } from 'react-router-dom';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ReplyOf } from '@vitrine/contract/routes';
import '../../styles/tokens.css';
import '../../styles/base.css';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { App, routes } from '../app.tsx';
import type { Desktop } from '../../shared/platform/platform.ts';
import { createMemoryPlatform } from './memory-platform.ts';
import { createScriptedApi } from './scripted-api.ts';
import type { Script } from './scripted-api.ts';

interface Opening {
  /** who has signed in before */
  owner?: SessionRecord;
  script?: Script;
  state?: unknown;
  /** the app runs on the desktop */
  desktop?: Desktop;
}

export async function renderApp(path: string, { owner, script = {}, state, desktop }: Opening = {}) {
  await page.viewport(1280, 800);
  const known: Script = owner === undefined ? {} : { getUser: () => profileOf(owner) };
  const api = createScriptedApi({ ...known, ...script });
  const platform = createMemoryPlatform(owner ?? null);
  if (desktop !== undefined) platform.desktop = desktop;
  const { pathname, search, hash } = new URL(path, 'https://app.invalid');
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname, search, hash, state }] });
  const screen = await render(<App services={{ platform, api }} router={router} />);
  return {
    screen,
    api,
    platform,
    path: () => router.state.location.pathname + router.state.location.search,
    /** the browser's Back and Forward */
    travel: (entries: -1 | 1) => router.navigate(entries),
  };
}

// Owners at the stations of their way, for component tests.

/** Registered a moment ago: nothing built, nothing paid. */
export const newcomer: SessionRecord = {
  success: true,
  user: { _id: 'usr_1', token: '', name: 'Ana Sousa', email: 'ana@shop.example' },
  payment: { verifyPayment: false, plan: null, offer: null, currency: null, restToConsume: null, updatedAt: null },
  agent: { _id: 'agt_1', status: null, style: false, profile: false, knowledges: false },
  pagesNumberSite: null,
  customInstrucations: null,
};

/** Everything built, on the Free plan. */
export const freeOwner: SessionRecord = {
  ...newcomer,
  payment: {
    verifyPayment: true,
    plan: 'Free',
    offer: 500,
    currency: 'eur',
    restToConsume: 499,
    updatedAt: '2026-11-01T00:00:00.000Z',
  },
  agent: { _id: 'agt_1', status: 'confirmed', style: true, profile: true, knowledges: true },
  pagesNumberSite: 42,
};

export function profileOf({ user, payment, agent, pagesNumberSite, customInstrucations }: SessionRecord) {
  const { _id, name, email } = user;
  const profile: ReplyOf<'getUser'> = {
    _id,
    name,
    email,
    user: { _id, name, email },
    payment,
    agent,
    pagesNumberSite,
    customInstrucations,
  };
  return profile;
}
