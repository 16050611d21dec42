/** Onboarding opened for an owner at some station of the way, and how its tests look at it. */
import { expect } from 'vitest';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { knowledge, profile, style } from './agents.ts';
import { newcomer, renderApp } from './render-app.tsx';
import type { Script } from './scripted-api.ts';

export const ownerAt = (agent: Partial<SessionRecord['agent']>, rest: Partial<SessionRecord> = {}): SessionRecord => ({
  ...newcomer,
  ...rest,
  agent: { ...newcomer.agent, ...agent },
});

const reading: Script = {
  getStyle: () => ({ success: true, agentStyle: style }),
  getProfile: () => ({ success: true, agentProfile: profile }),
  getKnowledge: () => ({ success: true, agentKnowledge: knowledge }),
};

export const openOnboarding = (owner: SessionRecord, script: Script = {}) =>
  renderApp('/onboarding', { owner, script: { ...reading, ...script } });

export type Onboarding = Awaited<ReturnType<typeof openOnboarding>>;

export const button = (app: Onboarding, name: string) => app.screen.getByRole('button', { name, exact: true });

export async function expectStep(app: Onboarding, label: string) {
  const current = () => app.screen.container.querySelector('[aria-current="step"]')?.textContent;
  await expect.poll(current).toContain(label);
}
