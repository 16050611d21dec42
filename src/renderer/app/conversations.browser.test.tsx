import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failure } from './testing/scripted-api.ts';
import {
  all,
  at,
  listOf,
  message,
  openTalks as open,
  script,
  scriptedStreams,
  session,
  total,
} from './testing/talks.ts';

test('2.7-01 2.7-02 2.7-03 2.7-04 the list, and the conversation that is chosen in it', async () => {
  const { screen } = await open();
  const list = screen.getByRole('region', { name: 'Conversations' });
  await expect.element(list.getByRole('heading', { name: 'Conversations' })).toBeVisible();
  await expect.element(list.getByText('Question number 1 about the de ...')).toBeVisible();
  const history = screen.getByRole('region', { name: 'Conversation history' });
  await userEvent.click(list.getByText('Question number 1 about the de ...'));
  const question = history.getByText('I ask in cnv_1');
  await expect.element(question).toBeVisible();
  const middle = (text: string) => {
    const box = history.getByText(text).element().getBoundingClientRect();
    return box.left + box.width / 2;
  };
  expect(middle('I ask in cnv_1')).toBeGreaterThan(middle('And I answer'));
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(at(1)));
  await expect.element(history.getByText(clock)).toBeVisible();
  await expect.element(history.getByText('Conversation started on 20 November 2026')).toBeVisible();
});

test('2.7-06 T24 every conversation is reached by scrolling, each once, and a tall window fills itself', async () => {
  const { screen, api } = await open();
  const items = () => screen.getByRole('region', { name: 'Conversations' }).getByRole('listitem').elements();
  await expect.poll(() => items().length).toBeGreaterThanOrEqual(10);
  await expect
    .poll(() => {
      items().at(-1)?.scrollIntoView();
      return items().length;
    })
    .toBe(total);
  const pages = api.asked.filter(({ name }) => name === 'getSessionsList').length;
  expect(pages).toBe(3);
});

test('2.7-06 9-06 a spinner stands first, and the next page is asked for 10 px above the end, not 11', async () => {
  let answer: (() => void) | undefined;
  const waits = new Promise<void>((resolve) => (answer = resolve));
  const { screen, api } = await open('/conversations', {
    getSessionsList: async ({ query }) => {
      if (query.page === '1') await waits;
      const sessions = Array.from({ length: 10 }, (_none, index) => session(`cnv_${query.page}_${index}`, 'Hello?'));
      return listOf(sessions, Number(query.page), 990);
    },
  });
  const list = screen.getByRole('region', { name: 'Conversations' });
  await expect.element(list.getByRole('status', { name: 'Loading' })).toBeVisible();
  answer?.();
  await expect.element(list.getByRole('listitem').first()).toBeVisible();
  const asked = () => api.asked.filter(({ name }) => name === 'getSessionsList').length;
  const box = list.getByRole('list').element().parentElement;
  if (box === null) throw new Error('the list stands in nothing');
  await expect.poll(() => box.scrollHeight - box.clientHeight).toBeGreaterThan(20);
  const before = asked();
  box.scrollTop = box.scrollHeight - box.clientHeight - 11;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked()).toBe(before);
  box.scrollTop = box.scrollHeight - box.clientHeight - 10;
  await expect.poll(asked).toBe(before + 1);
});

test('2.7-05 without any the page says so', async () => {
  const { screen } = await open('/conversations', {
    getSessionsList: () => listOf([]),
  });
  await expect.element(screen.getByText('No conversations available')).toBeVisible();
});

test('8-19 a list that fails says so and can be tried again', async () => {
  const { screen, api } = await open('/conversations', { getSessionsList: () => failure(500) });
  await expect.element(screen.getByText('Failed to fetch conversations.')).toBeVisible();
  Object.assign(api.script, script);
  await userEvent.click(
    screen.getByRole('region', { name: 'Conversations' }).getByRole('button', { name: 'Try again' }),
  );
  await expect.element(screen.getByText('Question number 0 about the de ...')).toBeVisible();
});

test('a conversation can be shared by its address', async () => {
  const { screen, path } = await open('/conversations?id=cnv_22');
  await expect.element(screen.getByText('I ask in cnv_22')).toBeVisible();
  await userEvent.click(screen.getByText('Question number 3 about the de ...'));
  await expect.poll(path).toBe('/conversations?id=cnv_3');
});

test('T24 a conversation that begins while its owner reads stands on top, once, and moves nothing else', async () => {
  const { ScriptedSource, changed } = scriptedStreams();
  vi.stubGlobal('EventSource', ScriptedSource);
  try {
    const { screen, api } = await open();
    const history = screen.getByRole('region', { name: 'Conversation history' });
    await expect.element(history.getByText('I ask in cnv_0')).toBeVisible();
    const newest = session('cnv_new', 'Is anybody there at all, please?', { lastMessageAt: at(60) });
    api.script.getSessionsList = () => listOf([newest, ...all.slice(0, 9)], 1, 24);
    api.script.getSessionMessages = ({ query }) => ({
      success: true,
      messages: [
        message(`${query.sessionId}_q`, 'human', `I ask in ${query.sessionId}`),
        message('again', 'human', `Once more in ${query.sessionId}`, 2),
      ],
      totalPages: 1,
      currentPage: 1,
    });
    changed('cnv_0');
    const list = screen.getByRole('region', { name: 'Conversations' });
    await expect
      .poll(() => list.getByRole('listitem').first().query()?.textContent)
      .toContain('Is anybody there at all, pleas ...');
    await expect.element(history.getByText('Once more in cnv_0')).toBeVisible();
    await expect.element(history.getByText('I ask in cnv_0')).toBeVisible();
    expect(list.getByText('Question number 9 about the de ...').elements()).toHaveLength(1);
  } finally {
    vi.unstubAllGlobals();
  }
});

test('a search goes to the server and into the address, and can be cleared', async () => {
  const { screen, api, path } = await open();
  const field = screen.getByRole('searchbox', { name: 'Search conversations' });
  await userEvent.type(field, 'wool');
  await expect.poll(path).toBe('/conversations?q=wool');
  const asked = () => api.asked.findLast(({ name }) => name === 'getSessionsList')?.input;
  await expect.poll(asked).toMatchObject({ query: { words: 'wool', page: '1' } });
  await userEvent.click(screen.getByRole('button', { name: 'Dates and page' }));
  await userEvent.type(screen.getByLabelText('Page'), '/products');
  await expect.poll(path).toBe('/conversations?q=wool&page=%2Fproducts');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await expect.poll(path).toBe('/conversations');
  await expect.element(field).toHaveValue('');
});

test('a shared search opens as it was, and says when nothing was found', async () => {
  const { screen, api } = await open('/conversations?q=rare&from=2026-11-01', {
    getSessionsList: () => listOf([]),
  });
  await expect.element(screen.getByText('Nothing found')).toBeVisible();
  await expect.element(screen.getByRole('searchbox', { name: 'Search conversations' })).toHaveValue('rare');
  await expect.element(screen.getByLabelText('From')).toHaveValue('2026-11-01');
  expect(api.asked.find(({ name }) => name === 'getSessionsList')?.input).toMatchObject({
    query: { words: 'rare', from: new Date(2026, 10, 1).toISOString() },
  });
});

test('T15 older messages come when the talk is scrolled up, and the reader keeps their place', async () => {
  const messagesOf = (number: number) =>
    Array.from({ length: 50 }, (_none, index) => {
      const sequence = (2 - number) * 50 + index;
      return message(`m_${sequence}`, sequence % 2 === 0 ? 'human' : 'agent', `Line ${sequence}`, sequence % 60);
    });
  const { screen } = await open('/conversations', {
    getSessionMessages: ({ query }) => ({
      success: true,
      messages: messagesOf(Number(query.page)),
      totalPages: 2,
      currentPage: Number(query.page),
    }),
  });
  const log = screen.getByRole('log', { name: 'Messages' });
  await expect.element(log.getByText('Line 99')).toBeInViewport();
  const box = log.element();
  box.scrollTop = 0;
  await expect.poll(() => log.getByText('Line 0', { exact: true }).elements().length).toBe(1);
  await expect.element(log.getByText('Line 50', { exact: true })).toBeInViewport();
  expect(box.scrollTop).toBeGreaterThan(100);
});

test('at 390 px the list stands alone, then the conversation with a way back', async () => {
  const { screen, path } = await open();
  await page.viewport(390, 844);
  const list = screen.getByRole('region', { name: 'Conversations' });
  await expect.element(list).toBeVisible();
  expect(screen.getByRole('region', { name: 'Conversation history' }).query()).toBeNull();
  window.scrollTo(0, document.documentElement.scrollHeight);
  expect(window.scrollY).toBeGreaterThan(60);
  await userEvent.click(list.getByText('Question number 2 about the de ...'));
  await expect.element(screen.getByText('I ask in cnv_2')).toBeVisible();
  const back = screen.getByRole('button', { name: 'Back to the list' });
  const bar = screen.getByRole('banner').element().getBoundingClientRect().bottom;
  expect(back.element().getBoundingClientRect().top, 'below the bar on top').toBeGreaterThanOrEqual(bar);
  await userEvent.click(back);
  await expect.element(list).toBeVisible();
  expect(path()).toBe('/conversations');
});
