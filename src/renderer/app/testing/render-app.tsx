/** Renders the whole app at a path, with stand-ins at its two ports only. */
import { createMemoryRouter } from 'react-router-dom';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/tokens.css';
import '../../styles/base.css';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { App } from '../app.tsx';
import { routes } from '../routes.tsx';
import type { Desktop } from '../../shared/platform/platform.ts';
import { createMemoryPlatform } from './memory-platform.ts';
import { profileOf } from './owners.ts';
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
  const { pathname, search } = new URL(path, 'https://app.invalid');
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname, search, state }] });
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
