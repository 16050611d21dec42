/** What a shopper never meets: a frame that stays grey, a chat that cannot send, a page that scrolls behind it, words that are lost. */
import { expect } from '@playwright/test';
import { json, openLink, replyWith } from './support/chat-page.ts';
import {
  ask,
  askAndWait,
  bubbleDrawn,
  chatFrame,
  listen,
  openChat,
  panelText,
  pressBubble,
  test,
} from './support/host-page.ts';

test('WI-12 a frame that does not come has our own panel with the shop’s contacts, and comes by itself', async ({
  page,
  serveHost,
}) => {
  const heard = listen(page);
  await page.route('**/widget-chat/**', (route) => route.abort('connectionrefused'));
  await page.goto(await serveHost({ html: 'lang="de"' }));
  await bubbleDrawn(page);
  await page.waitForTimeout(300);
  await pressBubble(page);
  await expect.poll(() => panelText(page), { timeout: 9_000 }).toContain('Wir sind gerade nicht erreichbar');
  const text = await panelText(page);
  expect(text).toContain('hello@hearthandloom.example');
  expect(text).toContain('Noch einmal versuchen');
  await page.unroute('**/widget-chat/**');
  const chat = await chatFrame(page);
  await expect(chat.getByRole('textbox')).toBeVisible({ timeout: 9_000 });
  await expect.poll(() => panelText(page)).not.toContain('Wir sind gerade nicht erreichbar');
  expect(heard.errors).toEqual([]);
});

test('the floor of section 6: without what Chrome 109, Firefox 115 and Safari 16 lack the chat is drawn and answers', async ({
  page,
  serveHost,
}) => {
  const heard = listen(page);
  await page.addInitScript(() => {
    for (const [place, name] of [
      [AbortSignal, 'any'],
      [AbortSignal, 'timeout'],
      [URL, 'canParse'],
      [URL, 'parse'],
      [Promise, 'withResolvers'],
      [Object, 'groupBy'],
      [HTMLElement.prototype, 'showPopover'],
      [HTMLElement.prototype, 'popover'],
      [window, 'requestIdleCallback'],
      [Array.prototype, 'toReversed'],
      [Array.prototype, 'toSorted'],
      [String.prototype, 'toWellFormed'],
    ] as const)
      Reflect.deleteProperty(place, name);
    Object.defineProperty(window, 'CSSStyleSheet', {
      value: function none() {
        throw new TypeError('Illegal constructor');
      },
    });
  });
  await page.goto(await serveHost());
  const chat = await openChat(page);
  await askAndWait(chat, 'How long does delivery take?');
  await expect(chat.locator('[data-role=agent]').last()).toContainText(/working days/);
  await chat.getByRole('button', { name: 'More' }).click();
  await expect(chat.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(chat.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chat.getByRole('menuitem')).toHaveCount(0);
  // newer colours would leave the chat transparent there: what is sent knows none of them
  const sent = await chat.evaluate(() =>
    [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
  );
  expect(sent).not.toMatch(/light-dark\(|\(from |@media[^{]*[<>]=/);
  expect(heard.errors).toEqual([]);
});

test('on a phone the shop holds still, Tab stays in the chat, and a page that is too wide keeps the bubble in sight', async ({
  browser,
  serveHost,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(
    await serveHost({ body: '<div style="width:900px;height:3000px">wide</div><a href="#x">a link</a>' }),
  );
  await bubbleDrawn(page);
  const seen = () =>
    page.evaluate(() => {
      const view = visualViewport;
      if (view === null) return '';
      return document.elementFromPoint(view.offsetLeft + view.width - 50, view.offsetTop + view.height - 50)?.tagName;
    });
  await expect.poll(seen, { timeout: 9_000 }).toBe('VITRINE-CHAT');
  const view = await page.evaluate(() => [visualViewport?.width ?? 0, visualViewport?.height ?? 0]);
  await page.touchscreen.tap((view[0] ?? 0) - 50, (view[1] ?? 0) - 50);
  const chat = await chatFrame(page);
  await expect(chat.getByRole('textbox')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => [document.body.inert, document.documentElement.style.overflow]))
    .toEqual([true, 'hidden']);
  const sizes = await chat.evaluate(() =>
    [...document.querySelectorAll('textarea, input')].map((field) => getComputedStyle(field).fontSize),
  );
  expect(sizes.every((size) => Number.parseFloat(size) >= 16)).toBe(true);
  await chat.getByRole('button', { name: 'Close chat' }).tap();
  await expect
    .poll(() => page.evaluate(() => [document.body.inert, document.documentElement.style.overflow]))
    .toEqual([false, '']);
  await context.close();
});

test('in landscape and at 200 % the chat has the frame to itself, and most of it is for messages', async ({
  page,
  serveHost,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(await serveHost());
  const chat = await openChat(page);
  const height = await chat.getByRole('log').evaluate((list) => list.clientHeight);
  expect(height).toBeGreaterThan(200);
  expect(await chat.evaluate(() => document.querySelector('#root')?.clientWidth)).toBe(844);
  const gap = () =>
    chat.evaluate(() => innerHeight - (document.querySelector('.composer')?.getBoundingClientRect().bottom ?? 0));
  await expect.poll(gap).toBe(6);
});

test('an open chat is open on the next page with its draft, and one that was closed stays closed', async ({
  page,
  serveHost,
}) => {
  await page.goto(await serveHost());
  const chat = await openChat(page);
  await chat.getByRole('textbox').pressSequentially('Half a quest');
  await page.waitForTimeout(300);
  await page.goto(await serveHost());
  await bubbleDrawn(page);
  const next = await chatFrame(page);
  await expect(next.getByRole('textbox')).toBeVisible();
  await expect(next.getByRole('button', { name: 'Close chat' })).toBeVisible();
  await next.getByRole('button', { name: 'Close chat' }).click();
  await page.goto(await serveHost());
  await bubbleDrawn(page);
  await page.waitForTimeout(800);
  expect(page.frames()).toHaveLength(1);
});

test('what is written without a line goes out in its order when the line is back, through a reload too', async ({
  page,
  context,
  agentId,
}) => {
  await openLink(page, agentId);
  await askAndWait(page, 'How long does delivery take?');
  await context.setOffline(true);
  await ask(page, 'Can I return a blanket?');
  await ask(page, 'How can I pay?');
  await expect(page.getByText('Not sent yet.')).toHaveCount(2);
  await page.getByRole('textbox').pressSequentially('And a dra');
  await context.setOffline(false);
  await expect(page.locator('[data-role=agent]')).toHaveCount(4);
  await expect(page.locator('[data-role=visitor]')).toHaveText([/delivery/, /return/, /pay/]);
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('And a dra');
  await expect(page.locator('[data-role=visitor]')).toHaveText([/delivery/, /return/, /pay/]);
});

test('a reply that breaks off keeps what was read; too much says when; a slow one says so and how else to ask', async ({
  page,
  agentId,
}) => {
  await page.clock.install();
  await openLink(page, agentId);
  await page.route('**/get_response', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/event-stream',
      body: 'event: text\ndata: {"delta":"Parcels leave our mill on"}\n\n',
    }),
  );
  await ask(page, 'When?');
  await page.clock.runFor(3_000);
  await expect(page.getByText('Parcels leave our mill on')).toBeVisible();
  await expect(page.getByText('The answer broke off here.')).toBeVisible();
  await page.unroute('**/get_response');
  await page.route('**/get_response', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '20' }, contentType: 'application/json', body: '{}' }),
  );
  await ask(page, 'Again?');
  await page.clock.runFor(1_000);
  await expect(page.getByText('That was a lot at once. Please wait a moment. (20 seconds) Try again')).toBeVisible();
  await page.unroute('**/get_response');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/get_response', async (route) => {
    await held;
    await json(route, 200, replyWith('At last.'));
  });
  await ask(page, 'Slow?');
  await page.clock.runFor(5_500);
  await expect(page.getByText('Still working on it')).toBeVisible();
  await expect(page.getByText('You can also reach us here:')).toHaveCount(0);
  await page.clock.runFor(7_000);
  await expect(page.getByText('You can also reach us here:')).toBeVisible();
  answer();
  await page.clock.runFor(3_000);
  await expect(page.getByText('At last.', { exact: true })).toBeVisible();
  await expect(page.getByText('Still working on it')).toHaveCount(0);
});

test('the first screen asks what the agent answers, a press asks it, and a thumb with its reason is kept', async ({
  page,
  agentId,
}) => {
  await openLink(page, agentId);
  const questions = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button');
  await expect(questions.first()).toBeVisible();
  expect(await questions.count()).toBeLessThanOrEqual(3);
  const [first = ''] = await questions.allTextContents();
  await questions.first().click();
  await expect(page.locator('[data-role=visitor]')).toContainText([first]);
  // the pressed button has gone, and its keys with it
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Not helpful' })).toBeVisible();
  await expect(questions.filter({ hasText: first })).toHaveCount(0);
  expect(await questions.count()).toBeLessThanOrEqual(2);
  const kept = page.waitForRequest('**/rate_reply');
  await page.getByRole('button', { name: 'Not helpful' }).click();
  expect((await kept).postDataJSON()).toMatchObject({ rating: -1 });
  const told = page.waitForResponse('**/rate_reply');
  await page.getByRole('textbox', { name: 'What was wrong or missing?' }).fill('No price');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect((await told).status()).toBe(200);
  await expect(page.getByText('Thank you!')).toBeVisible();
});
