import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { statusReply } from './testing/agents.ts';
import { button, expectStep, openOnboarding as open, ownerAt } from './testing/onboarding.ts';
import { freeOwner } from './testing/render-app.tsx';
import { refusal } from './testing/scripted-api.ts';

const created = ownerAt({ style: true, profile: true, knowledges: true, status: 'created' });
const createSession = () => ({ success: true as const, sessionId: 's', data: { sessionId: 's' } });
const preview =
  (state: 'reading' | 'ready' | 'failed', reason: string | null = null) =>
  () => ({
    success: true as const,
    preview: { state, pages: state === 'ready' ? 29 : 0, reason },
  });

test('4-18 the agent can be tried before the site is proved, once a few pages are read', async () => {
  const app = await open(created, {
    getStatus: () => statusReply('created'),
    tryAgent: preview('reading'),
    getTestResponse: () => refusal('request.too_many'),
    createSession,
  });
  await expect.element(app.screen.getByText(/Reading a few of your pages/).last()).toBeVisible();
  app.api.script.tryAgent = preview('ready');
  await expect.element(app.screen.getByText(/It has read 29 pages/)).toBeVisible();
  await expect.element(button(app, 'How long does delivery take?')).toBeVisible();
});

test('why it cannot be tried is said', async () => {
  const reason = 'shop.example did not answer in time.';
  const app = await open(created, { getStatus: () => statusReply('created'), tryAgent: preview('failed', reason) });
  await expect.element(app.screen.getByText(reason)).toBeVisible();
});

test('4-18 a proof is seen without a press', async () => {
  const app = await open(created, { getStatus: () => statusReply('created') });
  await expect.element(app.screen.getByText(/Add the chat to your shop/)).toBeVisible();
  const seen = statusReply('pending', { phase: 'waiting' });
  if (seen.knowledge) seen.knowledge.ownership.provedAt = '2026-11-22T12:00:00.000Z';
  app.api.script.getStatus = () => seen;
  await expect.element(app.screen.getByText(/We have seen your proof/), { timeout: 15_000 }).toBeVisible();
});

test('2.5-12 the questions are the shop’s own, and the last answer says where it came from', async () => {
  const ask = 'How much is the Warm Throw?';
  const app = await open(ownerAt({ ...created.agent, status: 'confirmed' }), {
    getQuestions: () => ({ success: true, questions: [{ _id: 'qst_1', ask, expect: {}, last: null }] }),
    createSession,
    getTestResponse: () => ({
      success: true,
      response: { agent_response_text: 'It is 89.00 EUR.', product_cards: [] },
      messageId: 'msg_1',
      rest: { outcome: 'answered', sources: [{ title: 'Warm Throw', url: 'https://shop.example/throw' }], own: true },
    }),
  });
  await expectStep(app, 'Test Your Agent');
  await userEvent.click(button(app, ask));
  expect(document.activeElement, 'the keyboard stays where it was').toHaveTextContent(ask);
  const last = app.screen.getByRole('region', { name: 'The last answer' });
  await expect.element(last.getByText('Answered')).toBeVisible();
  await expect
    .element(last.getByRole('link', { name: 'Warm Throw' }))
    .toHaveAttribute('href', 'https://shop.example/throw');
  await expect.element(last.getByText('Told in your own words, from “Your own answers”.')).toBeVisible();
});

test('4-10 the last step says so where the line is in the shop already, and nothing where it is not', async () => {
  const owner = ownerAt({ ...created.agent, status: 'confirmed' }, { payment: freeOwner.payment });
  const installation = (state: 'ok' | 'missing') => () => ({
    success: true as const,
    installation: { url: 'https://shop.example/', state, advice: [], otherIds: [], blockedBy: [] },
  });
  const at = { agentId: 'agt_1', site: 'shop.example', siteProved: true, hosts: [], anySite: false, sandboxed: true };
  const getEmbedding = () => ({ success: true as const, embedding: at });
  const app = await open(owner, { getEmbedding, checkInstallation: installation('ok') });
  const words = 'shop.example has the line already: nothing is left to paste.';
  await expect.element(app.screen.getByText(words)).toBeVisible();
  await app.screen.unmount();
  const without = await open(owner, { getEmbedding, checkInstallation: installation('missing') });
  await expect.poll(() => without.api.bodies('checkInstallation')).toHaveLength(1);
  expect(without.screen.getByText(words).query()).toBeNull();
});
