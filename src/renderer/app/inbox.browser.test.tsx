/** Conversations as an inbox: tabs, lines, marks and keys, and the way back from what is archived. */
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, listOf, message, openTalks, scriptedStreams, session } from './testing/talks.ts';
import { line, listIn, moving } from './testing/talk-list.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('tabs say how many stand in each, ask the server and stand in the address; a search stays', async () => {
  const { screen, api, path } = await openTalks('/conversations?q=wool');
  await expect.element(screen.getByRole('tab', { name: /^All\s*23$/ })).toHaveAttribute('aria-selected', 'true');
  for (const name of [/^Needs an answer\s*2$/, /^Waiting for a person\s*1$/, /^Rated down\s*0$/, /^Unread\s*3$/])
    await expect.element(screen.getByRole('tab', { name })).toBeVisible();
  await expect.element(listIn(screen).getByText('23 conversations')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /^Unread/ }));
  await expect.poll(path).toBe('/conversations?q=wool&show=unread');
  const asked = () => api.asked.findLast(({ name }) => name === 'getSessionsList')?.input;
  await expect.poll(asked).toMatchObject({ query: { show: 'unread', words: 'wool', page: '1' } });
  await expect.element(listIn(screen).getByText('3 conversations')).toBeVisible();
});

test.each([
  ['needs_answer', 'Nothing needs an answer'],
  ['waiting', 'Nobody is waiting'],
  ['rated_down', 'No reply has been rated down'],
  ['unread', 'Everything is read'],
  ['archived', 'Nothing is archived'],
  ['discarded', 'Nothing was deleted lately'],
  ['somebody-wrote-this', 'No conversations available'],
])('an empty tab says what it is for: %s', async (show, words) => {
  const { screen } = await openTalks(`/conversations?show=${show}`, { getSessionsList: () => listOf([]) });
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('a line tells the last words, how it went, how many messages, where from and in which language', async () => {
  const told = session('cnv_1', 'Where does the wool of this come from?', {
    outcome: 'unknown',
    unread: true,
    ratedDown: true,
    handover: 'waiting',
    messageCount: 14,
    language: 'de',
    lastWords: 'I could not find that.',
  });
  const { screen } = await openTalks('/conversations', { getSessionsList: () => listOf([told]) });
  const row = listIn(screen).getByRole('listitem');
  for (const words of [
    'Where does the wool of this co ...',
    'I could not find that.',
    'Not known',
    'Waiting',
    '14 messages',
    'DE',
    '/blankets',
    '20 Nov 2026',
  ])
    await expect.element(row.getByText(words, { exact: true })).toBeVisible();
  expect(row.element().textContent).toContain('unread');
  expect(row.element().textContent).toContain('Rated down');
});

test('CH-07 a search shows where it matched, and markup in a message is only words', async () => {
  const text = '… see <img src=x onerror=alert(1)> wool care';
  const found = session('cnv_1', 'Hello?', {
    match: {
      messageId: 'cnv_0_a',
      role: 'agent',
      text,
      marks: [{ from: text.indexOf('wool'), to: text.indexOf('wool') + 4 }],
    },
  });
  const { screen } = await openTalks('/conversations?q=wool', { getSessionsList: () => listOf([found]) });
  await expect.element(listIn(screen).getByText('wool', { exact: true })).toBeVisible();
  const mark = listIn(screen).element().querySelector('mark');
  expect([mark?.textContent, mark?.parentElement?.textContent]).toEqual(['wool', text]);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('a step draws no row anew but those that it leads from and to', async () => {
  let drawn = 0;
  const others = [1, 2, 3].map((number) => session(`cnv_${number}`, `Question number ${number} about wool`));
  const counted = Object.defineProperty(session('cnv_4', 'Question number 4 about wool'), 'lastWords', {
    enumerable: true,
    get: () => `drawn ${(drawn += 1)} times`,
  });
  const { screen, path } = await openTalks('/conversations', { getSessionsList: () => listOf([...others, counted]) });
  await expect.element(line(screen, 4)).toBeVisible();
  await userEvent.keyboard('j');
  await expect.poll(path).toBe('/conversations?id=cnv_2');
  const before = drawn;
  await userEvent.keyboard('j');
  await expect.poll(path).toBe('/conversations?id=cnv_3');
  await expect.element(line(screen, 3)).toHaveFocus();
  expect(drawn).toBe(before);
});

test('j and k walk the conversations, / leads to the search, and nothing is heard while somebody types', async () => {
  const { screen, path, api } = await openTalks();
  await expect.element(line(screen, 1)).toBeVisible();
  await userEvent.keyboard('j');
  await expect.poll(path).toBe('/conversations?id=cnv_1');
  await expect.element(line(screen, 1)).toHaveFocus();
  // it has the keyboard when somebody clicked between the cards
  screen.getByRole('main').element().focus();
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.poll(path).toBe('/conversations?id=cnv_2');
  await userEvent.keyboard('jjk');
  await expect.poll(path).toBe('/conversations?id=cnv_3');
  await expect.element(line(screen, 3)).toHaveFocus();
  await userEvent.keyboard('/');
  const field = screen.getByRole('searchbox', { name: 'Search conversations' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('jeku');
  await expect.element(field).toHaveValue('jeku');
  expect(api.bodies('archiveConversations')).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard', exact: true }));
  await userEvent.keyboard('e');
  expect(api.bodies('archiveConversations')).toEqual([]);
});

test('what is opened is read; u marks it unread again, and it stays so', async () => {
  vi.stubGlobal('EventSource', scriptedStreams().ScriptedSource);
  const unread = all.map((one) => ({ ...one, unread: true }));
  const { screen, api } = await openTalks('/conversations', {
    ...moving,
    getSessionsList: () => listOf(unread.slice(0, 9)),
  });
  await expect.element(line(screen, 0)).toBeVisible();
  expect(api.bodies('markRead')).toEqual([]);
  await userEvent.click(line(screen, 3));
  const bodies = () => api.bodies('markRead').map((body) => ({ ...Object(body), agentId: '' }));
  await expect.poll(bodies).toEqual([{ agentId: '', conversationId: 'cnv_3', read: true }]);
  expect(line(screen, 3).element().textContent).not.toContain('unread');
  await userEvent.keyboard('u');
  await expect.poll(bodies).toHaveLength(2);
  expect(bodies()[1]).toEqual({ agentId: '', conversationId: 'cnv_3', read: false });
  await expect.poll(() => line(screen, 3).element().textContent).toContain('unread');
  await userEvent.click(line(screen, 4));
  await expect.poll(bodies).toHaveLength(3);
});

test('e archives the open one and leads to the next; Undo brings it back', async () => {
  const { screen, api, path } = await openTalks('/conversations?id=cnv_2', moving);
  await expect.element(line(screen, 2)).toBeVisible();
  await userEvent.keyboard('e');
  await expect.poll(path).toBe('/conversations?id=cnv_3');
  await expect
    .poll(() => api.bodies('archiveConversations'))
    .toMatchObject([{ conversationIds: ['cnv_2'], archived: true }]);
  await expect.element(screen.getByText('1 conversation archived')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect
    .poll(() => api.bodies('archiveConversations')[1])
    .toMatchObject({ conversationIds: ['cnv_2'], archived: false });
  await expect.element(line(screen, 2)).toBeVisible();
});

test('/ leads to the search right after Undo was pressed', async () => {
  const { screen } = await openTalks('/conversations?id=cnv_2', moving);
  await expect.element(line(screen, 2)).toBeVisible();
  await userEvent.keyboard('e');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('searchbox', { name: 'Search conversations' })).toHaveFocus();
});

test('what follows an archived conversation stays unread until it is chosen', async () => {
  const unread = all.map((one, at) => ({ ...one, unread: at === 3 }));
  const { screen, api, path } = await openTalks('/conversations?id=cnv_2', {
    ...moving,
    getSessionsList: () => listOf(unread.slice(0, 10)),
  });
  await expect.element(line(screen, 2)).toBeVisible();
  await userEvent.keyboard('e');
  await expect.poll(path).toBe('/conversations?id=cnv_3');
  await expect.element(screen.getByText('I ask in cnv_3')).toBeVisible();
  expect(api.bodies('markRead')).toEqual([]);
  await userEvent.click(line(screen, 3));
  await expect.poll(() => api.bodies('markRead')).toMatchObject([{ conversationId: 'cnv_3', read: true }]);
});

test('what a search found is opened at its words, however long ago they were written', async () => {
  const lines = Array.from({ length: 80 }, (_none, index) => ({
    ...message(`line_${index}`, index % 2 === 0 ? 'human' : 'agent', `Line ${index} of a long talk`, index % 60),
  }));
  const match = { messageId: 'line_4', role: 'human' as const, text: 'Line 4', marks: [{ from: 0, to: 4 }] };
  const { screen } = await openTalks('/conversations?id=cnv_0&q=line', {
    getSessionsList: () => listOf([session('cnv_0', 'Line 0 of a long talk', { match })]),
    getSessionMessages: ({ query }) => ({
      success: true,
      messages: query.page === '1' ? lines.slice(30) : lines.slice(0, 30),
      totalPages: 2,
      currentPage: Number(query.page),
    }),
  });
  await expect.element(screen.getByText('Line 4 of a long talk')).toBeInViewport();
  await expect.element(screen.getByText('Line 79 of a long talk')).not.toBeInViewport();
});
