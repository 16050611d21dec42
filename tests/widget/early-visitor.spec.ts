/** Who is quicker than the chat's script: it is held back here, or the words of a language that it waits for. */
import { expect } from '@playwright/test';
import type { Frame, Page } from '@playwright/test';
import { json } from './support/chat-page.ts';
import { ask, bubbleDrawn, chatFrame, listen, openChat, panelText, pressBubble, test } from './support/host-page.ts';

const germanWords = '**/words-*/de.js';
const largeScript = '**/widget-assets/assets/index-*.js';

/** A page whose chat waits for a file until it is released. */
async function openHeld(page: Page, url: string, file = germanWords): Promise<{ chat: Frame; release: () => void }> {
  const held = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await held.promise;
    await route.continue();
  });
  const style = page.waitForResponse('**/get_agent_style/*');
  await page.goto(url);
  await (await style).finished();
  await bubbleDrawn(page);
  // What the bubble knows of its agent it does not tell a test: it is dressed a moment after the answer.
  await page.waitForTimeout(300);
  await pressBubble(page);
  return { chat: await chatFrame(page), release: held.resolve };
}

const boxes = (chat: Frame) =>
  chat.evaluate(() =>
    ['header', 'h1', '.composer', '.field', '.send', '.footer'].map((name) => {
      const { x, y, width, height } = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
      return [name, x, y, name === 'h1' ? 0 : width, height].map((value) =>
        typeof value === 'number' ? Math.round(value) : value,
      );
    }),
  );

test('2.8-01 the chat can be written into before its script has drawn it: cursor, text and place stay', async ({
  page,
  serveHost,
}) => {
  const heard = listen(page);
  const { chat, release } = await openHeld(page, await serveHost({ html: 'lang="de"' }));
  const field = chat.getByRole('textbox');
  await expect(field).toBeFocused();
  await expect(chat.getByRole('heading', { level: 1 })).toHaveText('Hazel');
  await expect(chat.getByText('Welcome to Hearth & Loom!')).toBeVisible();
  await page.keyboard.type('Wie lange dauert die Lieferung?');
  for (const _letter of 'Lieferung?') await page.keyboard.press('ArrowLeft');
  const before = await boxes(chat);

  release();
  await expect(chat.getByText('KI-Assistent')).toBeVisible();
  expect(await boxes(chat)).toEqual(before);
  await expect(field).toBeFocused();
  await page.keyboard.type('schnelle ');
  await expect(field).toHaveValue('Wie lange dauert die schnelle Lieferung?');
  await expect(chat.locator('[data-role=visitor]')).toHaveCount(0);
  expect(heard.errors).toEqual([]);
  expect(heard.lines.filter((line) => /policy|violat|origin/i.test(line))).toEqual([]);
});

test('4-30 an Enter that came before the script is sent once, and what was written stays in sight until then', async ({
  page,
  serveHost,
}) => {
  const { chat, release } = await openHeld(page, await serveHost({ html: 'lang="de"' }));
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/get_response')) asked.push(request.postDataJSON().userQuery);
  });
  await expect(chat.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('How long does delivery take?');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('textbox')).toHaveValue('How long does delivery take?');
  release();
  await expect(chat.locator('[data-role=visitor]')).toHaveText([/How long does delivery take/]);
  await expect(chat.locator('[data-role=agent]').last()).toContainText(/working days/);
  await expect(chat.getByRole('textbox')).toHaveValue('');
  await expect(chat.getByRole('textbox')).toBeEditable();
  expect(asked).toEqual(['How long does delivery take?']);
});

test('2.8-01 keys that the browser gives back to the shop’s page reach the chat that shows the cursor', async ({
  page,
  serveHost,
}) => {
  await page.goto(await serveHost({ body: '<input id="coupon">' }));
  const chat = await openChat(page);
  const field = chat.getByRole('textbox');
  await expect(field).toBeFocused();
  await page.waitForTimeout(500);
  // A busy Chromium does the same by itself: the frame stays the active element, and the keys are the page's.
  await page.evaluate(() => window.focus());
  await expect.poll(() => chat.evaluate(() => document.hasFocus())).toBe(true);
  await chat.evaluate(() => addEventListener('keydown', ({ key }) => (document.title += key)));
  await page.keyboard.type('Hi');
  expect(await chat.title()).toMatch(/Hi$/);

  await field.click();
  await page.keyboard.type('Hello');
  const input = page.locator('#coupon');
  await input.click();
  await page.keyboard.type('SPRING');
  await expect(input).toHaveValue('SPRING');
  await expect(field).toHaveValue('Hello');
});

test('6-03 a blocked agent’s chat has no field, not even early', async ({ page, serveHost }) => {
  await page.route('**/get_agent_style/*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await json(route, 200, { ...body, agentStyle: { ...body.agentStyle, isBlocked: true } });
  });
  const { chat, release } = await openHeld(page, await serveHost({ html: 'lang="de"' }));
  await chat.waitForLoadState();
  await expect(chat.locator('textarea')).toBeHidden();
  release();
  await expect(chat.getByRole('heading', { level: 1 })).toHaveText('Hazel');
  await expect(chat.getByRole('textbox')).toHaveCount(0);
  // an answer to it may still be under way
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('2.8-01 the chat is written into and closed before its large script has come, and what was typed is sent', async ({
  page,
  serveHost,
}) => {
  const heard = listen(page);
  const { chat, release } = await openHeld(page, await serveHost(), largeScript);
  await expect(chat.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('How long does ');
  await chat.getByRole('button', { name: 'Close chat' }).click();
  const isOpen = () => page.evaluate(() => document.elementFromPoint(innerWidth - 200, innerHeight - 300)?.tagName);
  await expect.poll(isOpen).not.toBe('VITRINE-CHAT');
  await pressBubble(page);
  await expect.poll(isOpen).toBe('VITRINE-CHAT');
  await expect(chat.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('delivery take?');
  await page.keyboard.press('Enter');
  const close = chat.getByRole('button', { name: 'Close chat' });
  // the panel is still coming in
  let last = '';
  await expect
    .poll(async () => {
      const [box, known] = [JSON.stringify(await close.boundingBox()), last];
      last = box;
      return box === known;
    })
    .toBe(true);
  const before = await boxes(chat);
  const closeBefore = await close.boundingBox();
  release();
  await expect(chat.locator('[data-role=visitor]')).toHaveText([/How long does delivery take\?/]);
  await expect(chat.locator('[data-role=agent]').last()).toContainText(/working days/);
  expect((await boxes(chat)).slice(0, 2)).toEqual(before.slice(0, 2));
  await expect(close).toHaveCount(1);
  expect(await close.boundingBox()).toEqual(closeBefore);
  expect(heard.errors).toEqual([]);
});

test('WI-12 a chat whose large script does not come has our own panel in its place, and comes by itself', async ({
  page,
  serveHost,
}) => {
  const heard = listen(page);
  await page.route(largeScript, (route) => route.abort('connectionrefused'));
  await page.goto(await serveHost());
  await bubbleDrawn(page);
  await page.waitForTimeout(300);
  await pressBubble(page);
  await expect.poll(() => panelText(page), { timeout: 15_000 }).toContain('hello@hearthandloom.example');
  await page.unroute(largeScript);
  await expect.poll(() => panelText(page), { timeout: 15_000 }).not.toContain('hello@hearthandloom.example');
  const chat = await chatFrame(page);
  await ask(chat, 'How long does delivery take?');
  await expect(chat.locator('[data-role=agent]').last()).toContainText(/working days/);
  expect(heard.errors).toEqual([]);
});
