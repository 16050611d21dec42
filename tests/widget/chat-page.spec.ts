/** The chat page by its own link, and what it does when things go wrong. */
import { expect } from '@playwright/test';
import { json, openLink, replyWith } from './support/chat-page.ts';
import { ask, askAndWait, listen, test } from './support/host-page.ts';

test('T10 by direct link a session is made on the first focus, and kept', async ({ page, agentId }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openLink(page, agentId);
  await page.waitForTimeout(500);
  const keys = () => page.evaluate(() => Object.keys(localStorage));
  expect(await keys()).toEqual([]);
  expect(asked.some((path) => path.endsWith('/create_new_session'))).toBe(false);
  await page.getByRole('textbox').focus();
  await expect.poll(keys).toEqual([`vitrine.widget.${new URL(page.url()).host}.${agentId}`]);
});

test('until it can be used the chat takes its page, its script and the style; what shows replies follows', async ({
  page,
  agentId,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openLink(page, agentId);
  // the demo alone asks where its shop lives
  const first = asked.filter((url) => !/reply-(view|text)|resolve-url|day-line|rest-|get_suggestions/.test(url));
  const parts = first.map((url) => /widget-chat|get_agent_style|index-/.exec(url)?.[0]);
  expect(new Set(parts)).toEqual(new Set(['widget-chat', 'get_agent_style', 'index-']));
  expect(first).toHaveLength(3);
});

test('6-03 a blocked agent has neither input nor send button', async ({ page, agentId }) => {
  await page.route('**/get_agent_style/*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await json(route, 200, { ...body, agentStyle: { ...body.agentStyle, isBlocked: true } });
  });
  await page.goto(`/widget-chat/${agentId}`);
  await expect(page.getByText('This chat is closed at the moment.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0);
  await expect(page.getByText('Online')).toHaveCount(0);
});

test('WI-17 an agent that is blocked meanwhile hides the input at the next reply, and the words stay', async ({
  page,
  agentId,
}) => {
  await openLink(page, agentId);
  await page.route('**/get_response', (route) => json(route, 402, { success: false, code: 'billing.no_credit_left' }));
  await ask(page, 'Are you there?');
  await expect(page.getByText('This chat is closed at the moment.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('Are you there?')).toBeVisible();
});

test('8-24, WI-13 a failure keeps the words; trying again sends the same message id', async ({ page, agentId }) => {
  const heard = listen(page);
  await openLink(page, agentId);
  const ids: unknown[] = [];
  await page.route('**/get_response', async (route) => {
    ids.push(route.request().postDataJSON().clientMessageId);
    if (ids.length === 1) await json(route, 500, { success: false, code: 'server.failed' });
    else if (ids.length === 2) await route.abort('internetdisconnected');
    else await json(route, 200, replyWith('Here I am.'));
  });
  await ask(page, 'My words');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => ids.length).toBe(2);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-role=agent]').last()).toContainText('Here I am.');
  await expect(page.locator('[data-role=visitor]')).toHaveText([/My words/]);
  expect(new Set(ids).size).toBe(1);
  expect(heard.lines.join()).not.toContain('My words');
});

test('4-30, 5-29 while a reply is awaited Enter does nothing and what is typed stays', async ({ page, agentId }) => {
  await openLink(page, agentId);
  let sent = 0;
  await page.route('**/get_response', async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await json(route, 200, replyWith('Done.'));
  });
  await ask(page, 'One');
  await expect(page.getByText('The reply is on its way')).toBeAttached();
  await ask(page, 'Two');
  await expect(page.getByRole('textbox')).toHaveValue('Two');
  await expect(page.locator('[data-role=agent]').last()).toContainText('Done.');
  expect(sent).toBe(1);
});

test('SE-04 a session that the server forgot is replaced without a word', async ({ page, agentId }) => {
  await page.addInitScript(
    (key) => localStorage.setItem(`vitrine.widget.${location.host}.${key}`, 'x'.repeat(43)),
    agentId,
  );
  await openLink(page, agentId);
  await askAndWait(page, 'How long does delivery take?');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('T11, WI-09 the chat works where the browser refuses storage', async ({ page, agentId }) => {
  const heard = listen(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openLink(page, agentId);
  await askAndWait(page, 'How long does delivery take?');
  await askAndWait(page, 'And returns?');
  expect(heard.errors).toEqual([]);
});

test('4-29, T15 history: the newest 50 first, older ones at the top, the place kept, each once', async ({
  page,
  agentId,
}) => {
  const all = Array.from({ length: 120 }, (_, at) => ({
    _id: `msg_${at}`,
    role: at % 2 === 0 ? 'human' : 'agent',
    content: at % 2 === 0 ? `Question ${at}` : replyWith(`Answer ${at}. It takes a line or two to say.`).response,
    createdAt: new Date(0).toISOString(),
  }));
  const pages: string[] = [];
  await page.route('**/get_session_messages*', async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    expect(new URL(route.request().url()).searchParams.get('limit')).toBe('50');
    pages.push(String(number));
    const end = all.length - (number - 1) * 50;
    await json(route, 200, {
      success: true,
      messages: all.slice(Math.max(0, end - 50), end),
      totalPages: 3,
      currentPage: number,
    });
  });
  await page.addInitScript((key) => localStorage.setItem(`vitrine.widget.${location.host}.${key}`, 'known'), agentId);
  await openLink(page, agentId);
  const messages = page.locator('li[data-key^=msg_]');
  const log = page.getByRole('log');
  await expect(messages).toHaveCount(50);
  await expect(page.getByText('Answer 119.')).toBeInViewport();
  await expect(log).not.toContainText('Welcome to');

  for (const count of [100, 120]) {
    const firstKey = await messages.first().getAttribute('data-key');
    await log.evaluate((list) => list.scrollTo({ top: 5 }));
    const topOf = () =>
      page.locator(`li[data-key="${firstKey}"]`).evaluate((item) => Math.round(item.getBoundingClientRect().top));
    const before = await topOf();
    await expect(messages).toHaveCount(count);
    expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(40);
  }
  await log.evaluate((list) => list.scrollTo({ top: 0 }));
  await expect(log).toContainText('Welcome to');
  expect(pages).toEqual(['1', '2', '3']);
});

test('8-25 a history that fails leaves the welcome', async ({ page, agentId }) => {
  await page.route('**/get_session_messages*', (route) => json(route, 500, { success: false }));
  await page.addInitScript((key) => localStorage.setItem(`vitrine.widget.${location.host}.${key}`, 'known'), agentId);
  await openLink(page, agentId);
  await expect(page.locator('[data-role=agent]')).toHaveCount(1);
  await expect(page.getByRole('log')).toContainText('Welcome to');
});

test('9-14 a style that cannot be loaded leaves the defaults', async ({ page, agentId }) => {
  await page.route('**/get_agent_style/*', (route) => json(route, 500, { success: false }));
  await openLink(page, agentId);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitrine Assistant');
  await expect(page.getByPlaceholder('Type your message here...')).toBeVisible();
  await expect(page.getByText('Hello, how can I assist you?')).toBeVisible();
});

test('4-31, T13 only the newest reply is typed; a screen reader hears it once', async ({ page, agentId }) => {
  const text = 'Each lamp comes with a bulb, a spare fuse and a note from the workshop in which it was made.';
  await page.route('**/get_response', (route) => json(route, 200, replyWith(text)));
  await openLink(page, agentId);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const status = document.querySelector('output');
    if (status !== null)
      new MutationObserver(() => heard.push(status.textContent ?? '')).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await ask(page, 'What comes with a lamp?');
  const last = page.locator('[data-role=agent]').last().locator('p');
  await expect(last).toContainText('Each');
  const early = (await last.textContent())?.length ?? 0;
  expect(early).toBeLessThan(text.length);
  await last.click();
  await expect(last).toHaveText(text, { timeout: 500 });
  const heard = await page.evaluate(() => Reflect.get(window, 'heard').filter((said: string) => said !== ''));
  expect(heard).toEqual([`Hazel: ${text}`]);
});

test('SE-09, SE-11 two tabs share one conversation, and a clock that is years off changes neither order nor times', async ({
  page,
  context,
  agentId,
}) => {
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date('2019-01-01T03:04:05Z'));
  await openLink(page, agentId);
  await page.getByRole('textbox').focus();
  await openLink(other, agentId);
  await askAndWait(page, 'How long does delivery take?');
  await expect(other.locator('[data-role=visitor]')).toHaveText([/How long does delivery take/]);
  await askAndWait(other, 'Can I return a blanket?');
  for (const tab of [page, other]) {
    await expect(tab.locator('[data-role=visitor]')).toHaveText([/delivery/, /return/]);
    await expect(tab.locator('[data-role=agent]')).toHaveCount(3);
  }
  await other.reload();
  await expect(other.locator('[data-role=visitor]')).toHaveText([/delivery/, /return/]);
  await expect(other.locator('[data-role=agent]')).toHaveCount(3);
});
