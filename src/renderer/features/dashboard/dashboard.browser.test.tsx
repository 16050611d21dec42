import { Chart } from 'chart.js';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { style } from '../../app/testing/agents.ts';
import { freeOwner, renderApp } from '../../app/testing/render-app.tsx';
import { failure } from '../../app/testing/scripted-api.ts';
import { listOf } from '../../app/testing/talks.ts';
import type { Script } from '../../app/testing/scripted-api.ts';

const getdata = {
  totalConversations: 34,
  aiIntructions: 61,
  remainingCredits: 439,
  dataDate: ['2026-11-19', '2026-11-20', '2026-11-21'],
  activitayDate: [4, 12, 18],
};
const script: Script = {
  stats: () => ({ success: true, getdata }),
  getStyle: () => ({ success: true, agentStyle: style }),
  getSessionsList: () => listOf([]),
};
const open = (more: Script = {}, owner = freeOwner) => renderApp('/', { owner, script: { ...script, ...more } });

test('2.4-01 2.4-02 three cards, and the way to more responses on Free alone', async () => {
  const { screen } = await open();
  for (const [label, figure] of [
    ['Total conversations', '34'],
    ['AI interactions', '61'],
    ['Remaining Credits', '439 / 500'],
  ] as const) {
    const card = () => screen.getByText(label, { exact: true }).query()?.parentElement?.textContent;
    await expect.poll(card).toContain(figure);
  }
  await expect.element(screen.getByRole('link', { name: 'Need more responses?' })).toHaveAttribute('href', '/account');
});

test('2.4-02 a paid plan has no such link', async () => {
  const { screen } = await open({}, { ...freeOwner, payment: { ...freeOwner.payment, plan: 'Basic', offer: 1500 } });
  await expect.element(screen.getByText('439 / 1,500')).toBeVisible();
  expect(screen.getByText('Need more responses?').query()).toBeNull();
});

test('2.4-03 9-06 the chart is 400 px high, says what it shows, and stands as a table too', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('heading', { name: 'Conversation Activity' })).toBeVisible();
  const chart = screen.getByRole('img', { name: /Conversation Activity/ });
  await expect.element(chart).toBeVisible();
  expect(chart.element().getBoundingClientRect().height).toBe(400);
  const table = screen.getByRole('table');
  await expect.element(table.getByRole('columnheader', { name: 'Activity per day' })).toBeInTheDocument();
  await expect.element(table.getByRole('row', { name: /21 November 2026 18/ })).toBeInTheDocument();
  await expect.element(screen.getByText(/midnight UTC/)).toBeVisible();
});

test.each([
  [[4, 12, 18], 19, 2],
  [[0, 1, 0], 2, 1],
  [[5000, 12, 4999], 5001, 1000],
])('2.4-04 T23 of %j a day the axis goes from 0 to %i in whole steps of %i', async (activitayDate, top, step) => {
  const warned = vi.spyOn(console, 'warn');
  const totalConversations = activitayDate.reduce((sum, count) => sum + count, 0);
  const { screen } = await open({
    stats: () => ({ success: true, getdata: { ...getdata, totalConversations, activitayDate } }),
  });
  const picture = screen.getByRole('img', { name: /Conversation Activity/ });
  await expect.element(picture).toBeVisible();
  const canvas = picture.element();
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('the chart is no canvas');
  const axis = Chart.getChart(canvas)?.scales['y'];
  expect([axis?.min, axis?.max]).toEqual([0, top]);
  const marks = axis?.ticks.map(({ value }) => value) ?? [];
  expect(marks).toEqual(Array.from({ length: Math.floor(top / step) + 1 }, (_none, at) => at * step));
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test('2.4-05 4-09 4-10 each range button asks for its days', async () => {
  const { screen, api } = await open();
  const asked = () => api.bodies('stats').at(-1);
  const span = () => {
    const body = asked();
    const dates: unknown[] =
      typeof body === 'object' && body !== null ? [Reflect.get(body, 'startDate'), Reflect.get(body, 'endDate')] : [];
    const [start, end] = dates.map((date) => Date.parse(String(date)));
    return Math.round(((end ?? 0) - (start ?? 0)) / 86_400_000);
  };
  await expect.element(screen.getByRole('button', { name: 'Last 7 Days' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(span).toBe(7);
  for (const [name, days] of [
    ['Today', 1],
    ['Yesterday', 1],
    ['Last 30 Days', 30],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }));
    await expect.poll(span).toBe(days);
  }
});

test('2.4-06 4-11 4-12 4-13 Custom Range shows the month, and two different days close its calendar', async () => {
  const { screen, api } = await open();
  const custom = screen.getByRole('button', { name: 'Custom Range' });
  await userEvent.click(custom);
  const calendar = screen.getByRole('dialog', { name: 'Custom Range' });
  await expect.element(calendar).toBeVisible();
  expect(calendar.getByRole('grid').elements()).toHaveLength(1);
  const now = new Date();
  const month = now.toISOString().slice(0, 7);
  await expect.poll(() => api.bodies('stats').at(-1)).toMatchObject({ startDate: `${month}-01T00:00:00.000Z` });
  const day = (date: number) =>
    calendar.getByRole('button', { name: new RegExp(`\\b${date} \\w+ ${now.getUTCFullYear()}`) }).first();
  await userEvent.click(day(12));
  await expect.element(calendar).toBeVisible();
  await userEvent.click(day(17));
  await expect.element(calendar).not.toBeInTheDocument();
  await expect
    .poll(() => api.bodies('stats').at(-1))
    .toMatchObject({
      startDate: `${month}-12T00:00:00.000Z`,
      endDate: `${month}-17T23:59:59.999Z`,
    });
  await userEvent.click(custom);
  await expect.element(calendar).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(calendar).not.toBeInTheDocument();
});

test('2.4-07 4-14 a spinner until the first answer, and No data available where there is none', async () => {
  let answer: (() => void) | undefined;
  const waits = new Promise<void>((resolve) => (answer = resolve));
  const nothing = { ...getdata, totalConversations: 0, activitayDate: [0, 0, 0] };
  const { screen } = await open({
    stats: async () => {
      await waits;
      return { success: true, getdata: nothing };
    },
  });
  await expect.element(screen.getByRole('status', { name: 'Loading' }).first()).toBeVisible();
  answer?.();
  await expect.element(screen.getByText('No data available')).toBeVisible();
});

test('4-15 without an agent’s id nothing is asked', async () => {
  const owner = { ...freeOwner, agent: { ...freeOwner.agent, _id: '' } };
  const { screen, api } = await open({}, owner);
  await expect.element(screen.getByText('Conversation Activity')).toBeVisible();
  expect(api.bodies('stats')).toEqual([]);
});

test('8-12 a failure is told, ends the waiting and can be tried again', async () => {
  const { screen, api } = await open({ stats: () => failure(500) });
  await expect.element(screen.getByText('Failed to fetch data.')).toBeVisible();
  await expect.element(screen.getByText('No data available')).toBeVisible();
  api.script = { ...api.script, ...script };
  const card = screen.getByRole('region', { name: 'Conversation Activity' });
  await userEvent.click(card.getByRole('button', { name: 'Try again' }));
  await expect.element(screen.getByRole('img', { name: /34 conversations/ })).toBeVisible();
});

test('8-11 an answer with nothing in it says so', async () => {
  const { screen } = await open({
    stats: () => ({ success: true, getdata: { ...getdata, dataDate: [], activitayDate: [] } }),
  });
  await expect.element(screen.getByText('No data found.')).toBeVisible();
});

test.each(['/', '/conversations', '/integrations', '/test-your-agent'])(
  '6-03 on %s an agent without credit is explained, with the way out',
  async (path) => {
    const { screen } = await renderApp(path, {
      owner: freeOwner,
      script: { ...script, getStyle: () => ({ success: true, agentStyle: { ...style, isBlocked: true } }) },
    });
    await expect.element(screen.getByRole('alert').filter({ hasText: 'Your agent is paused.' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Get more credits' })).toHaveAttribute('href', '/account');
  },
);

test('a visit asks seven things of the server', async () => {
  const { screen, api } = await open();
  await expect.element(screen.getByRole('img', { name: /34 conversations/ })).toBeVisible();
  await page.viewport(390, 844);
  // what this shop does not answer is asked a second time
  expect([...new Set(api.asked.map(({ name }) => name))].toSorted()).toEqual([
    'getInsights',
    'getPresence',
    'getSessionsList',
    'getStatus',
    'getStyle',
    'getUser',
    'stats',
  ]);
});
