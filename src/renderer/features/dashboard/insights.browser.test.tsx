import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { statusReply, style } from '../../app/testing/agents.ts';
import { freeOwner, renderApp } from '../../app/testing/render-app.tsx';
import { failure } from '../../app/testing/scripted-api.ts';
import type { Script } from '../../app/testing/scripted-api.ts';
import type { Insights } from './insight-words.ts';

const none: Insights = {
  success: true,
  outcomes: { answered: 0, unsure: 0, unknown: 0, person: 0, order: 0, talk: 0, failed: 0 },
  resolved: { share: 0, of: 0 },
  topics: [],
  products: [],
  languages: [],
  pages: [],
  hours: Array.from({ length: 24 }, () => 0),
  ratings: { up: 0, down: 0 },
  forecast: { lastsUntil: null, perDay: 0 },
  weeklyLetter: true,
};
const some: Insights = {
  ...none,
  outcomes: { ...none.outcomes, answered: 30, unknown: 8, order: 2, talk: 5 },
  resolved: { share: 0.7, of: 40 },
  topics: [{ name: 'delivery.cost', asked: 12, answered: 10, examples: ['Is it free? [e-mail]'] }],
  products: [{ name: 'Mug', url: 'https://shop.example/mug', asked: 4, shown: 9, clicked: 3, soldOutAsked: 2 }],
  languages: [{ language: 'de', conversations: 11 }],
  forecast: { lastsUntil: '2026-12-03T08:00:00.000Z', perDay: 12.5 },
};
const day = '2026-11-21';
const script: Script = {
  stats: () => ({
    success: true,
    getdata: { totalConversations: 0, aiIntructions: 0, remainingCredits: 439, dataDate: [day], activitayDate: [0] },
  }),
  getStyle: () => ({ success: true, agentStyle: style }),
  getSessionsList: () => ({
    success: true,
    sessions: [],
    totalPages: 0,
    currentPage: 1,
    total: 0,
    totals: { all: 0, needs_answer: 0, waiting: 0, rated_down: 0, unread: 0 },
  }),
  getInsights: () => some,
  getStatus: () => ({ ...statusReply('confirmed'), seenAt: new Date(Date.now() - 125_000).toISOString() }),
};
const open = (more: Script = {}) => renderApp('/', { owner: freeOwner, script: { ...script, ...more } });

test('the share that was resolved stands with what it means, topics, products, visitors and the credits ahead', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText('70 %')).toBeVisible();
  await expect.element(screen.getByText('of 40 questions resolved')).toBeVisible();
  await expect.element(screen.getByText(/neither rated down, asked again nor followed by/)).toBeVisible();
  await expect.element(screen.getByText('“Is it free? [e-mail]”')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Mug 4 9 3 2' })).toBeVisible();
  await expect.element(screen.getByText('German 11')).toBeVisible();
  await expect.element(screen.getByText(/yours last until 3 December 2026/)).toBeVisible();
  await expect.element(screen.getByText('No data available')).toBeVisible();
});

test('nothing asked and nothing to be had are two things', async () => {
  const { screen, api } = await open({ getInsights: () => none });
  await expect.element(screen.getByText('No questions in these days')).toBeVisible();
  expect(screen.getByText('Download CSV').query()).toBeNull();
  api.script.getInsights = () => failure(500);
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  await expect.element(screen.getByText(/We could not load what visitors asked/)).toBeVisible();
  api.script.getInsights = () => some;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }).last());
  await expect.element(screen.getByText('70 %')).toBeVisible();
});

test('the weekly letter is turned off and on, and goes back when it could not be kept', async () => {
  const { screen, api } = await open({ updateWeeklyLetter: () => ({ success: true }) });
  const letter = screen.getByRole('switch', { name: 'A weekly e-mail' });
  await userEvent.click(letter);
  await expect.element(letter).toHaveAttribute('aria-checked', 'false');
  await expect.poll(() => api.bodies('updateWeeklyLetter')).toEqual([{ agentId: 'agt_1', weeklyLetter: false }]);
  api.script.updateWeeklyLetter = () => failure(500);
  await userEvent.click(letter);
  await expect.poll(() => api.bodies('updateWeeklyLetter')).toHaveLength(2);
  await expect.element(letter).toHaveAttribute('aria-checked', 'false');
});

test.each([
  [125_000, 'Seen on your shop 2 minutes ago'],
  [1_000, 'Seen on your shop just now'],
  [6 * 86_400_000, 'Seen on your shop 6 days ago'],
  [8 * 86_400_000, 'Ready, not yet seen on your shop'],
  [null, 'Ready, not yet seen on your shop'],
])('an agent that was seen %s ms ago: %s', async (ms, words) => {
  const seenAt = ms === null ? null : new Date(Date.now() - ms).toISOString();
  const { screen } = await open({ getStatus: () => ({ ...statusReply('confirmed'), seenAt }) });
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  expect(screen.getByText('Live', { exact: true }).query()).toBeNull();
});

test('the agent’s card names the shop’s host, for two may have agents of one name', async () => {
  const links = ['mailto:help@shop.example', 'outlet.shop.example'];
  const { screen } = await open({ getStyle: () => ({ success: true, agentStyle: { ...style, links } }) });
  const card = screen.getByRole('region', { name: 'Mia' });
  await expect.element(card.getByText('outlet.shop.example')).toBeVisible();
});

test('on the first days a checklist stands above the chart, until the agent was seen', async () => {
  const finding = { kind: 'no_policy', severity: 'high' as const, title: 'T', detail: 'D', urls: [], fix: 'F' };
  const { screen } = await open({
    getStatus: () => statusReply('confirmed'),
    getCheckup: () => ({ success: true, checkedAt: '2026-11-20T08:00:00.000Z', score: 88, findings: [finding] }),
  });
  await expect.element(screen.getByText('It found 1 serious thing that visitors will miss.')).toBeVisible();
  const [steps, chart] = [screen.getByText('First steps'), screen.getByText('Conversation Activity')];
  const order = steps.element().compareDocumentPosition(chart.element());
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('an agent that was seen needs no first steps', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText(/Seen on your shop/)).toBeVisible();
  expect(screen.getByText('First steps').query()).toBeNull();
});
