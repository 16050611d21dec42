/** What an owner chose for the bubble and the chat's words, and what is said where they chose nothing. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { bubbleDrawn, changeStyle, chatFrame, openChat, panelText, test } from './support/host-page.ts';

const command = (page: Page, ...said: unknown[]) =>
  page.evaluate((all) => Reflect.apply(Reflect.get(window, 'Vitrine'), null, all), said);

test('the owner’s choices: corner, pages without a bubble, the line beside it, and the shop’s own commands', async ({
  page,
  serveHost,
}) => {
  const placement = {
    corner: 'left',
    wide: { x: 40, y: 60 },
    phone: { x: 20, y: 20 },
    hiddenOn: ['/checkout*'],
    teaser: { text: 'Questions about lamps?', after: 1 },
  };
  await changeStyle(page, { placement, colorScheme: 'dark', greetings: { en: 'Welcome in English!' } });
  await page.goto(await serveHost());
  await bubbleDrawn(page);
  const at = (x: number, y: number) =>
    page.evaluate(([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.tagName, [x, y]);
  const { height } = page.viewportSize() ?? { height: 0 };
  await expect.poll(() => at(70, height - 90)).toBe('VITRINE-CHAT');
  await expect.poll(() => panelText(page), { timeout: 9_000 }).toContain('Questions about lamps?');
  await command(page, 'hide');
  expect(await at(70, height - 90)).not.toBe('VITRINE-CHAT');
  await command(page, 'show');
  await command(page, 'open', { question: 'Is the brass lamp dimmable?' });
  const chat = await chatFrame(page);
  await expect(chat.getByRole('textbox')).toHaveValue('Is the brass lamp dimmable?');
  await expect(chat.getByRole('log')).toContainText('Welcome in English!');
  expect(await chat.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'fr'));
  await expect(chat.getByText('Assistant IA')).toBeVisible();
});

test('what an owner never wrote is said in the language of the page, from the first picture on', async ({
  page,
  serveHost,
}) => {
  await changeStyle(page, {
    welcomeText: 'Hi there! How can I help you?',
    placeholderText: 'Type your message here...',
    greetings: { ja: 'ようこそ。' },
  });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      seen.add(`${document.querySelector('.agent')?.textContent}|${document.querySelector('textarea')?.placeholder}`);
      requestAnimationFrame(look);
    };
    if (window !== window.top) look();
  });
  await page.goto(await serveHost({ html: 'lang="fr-CH"' }));
  const chat = await openChat(page);
  await expect(chat.getByText('Bonjour ! Comment puis-je vous aider ?')).toBeVisible();
  await expect(chat.getByPlaceholder('Écrivez votre message ici…')).toBeVisible();
  const seen = await chat.evaluate(() => [...Reflect.get(window, 'seen')].join('\n'));
  expect(seen).not.toMatch(/Hi there|Type your/);
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'ja'));
  await expect(chat.getByText('ようこそ。')).toBeVisible();
  await expect(chat.getByPlaceholder('メッセージを入力…')).toBeVisible();
});

test('a chat whose bubble is hidden is opened by the shop’s own button, and leaves the page as it was', async ({
  browser,
  serveHost,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(await serveHost());
  await bubbleDrawn(page);
  const inSight = () =>
    page.evaluate(() =>
      [innerHeight / 2, innerHeight - 50].map((y) => document.elementFromPoint(innerWidth - 50, y)?.tagName),
    );
  await command(page, 'hide');
  await command(page, 'open');
  const chat = await chatFrame(page);
  await expect(chat.getByRole('log')).toBeVisible();
  await expect.poll(inSight).toEqual(['VITRINE-CHAT', 'VITRINE-CHAT']);
  await chat.getByRole('button', { name: 'Close chat' }).click();
  await expect.poll(inSight).not.toContain('VITRINE-CHAT');
  expect(await page.evaluate(() => document.body.inert)).toBe(false);
  // a slip of the pen in a shop's script stops nothing of it
  await command(page, 'opne');
  await context.close();
});

test('a page without a bubble has none however early its visitor came there; what the shop hid itself stays hidden', async ({
  page,
  serveHost,
}) => {
  await changeStyle(page, { placement: { hiddenOn: ['/checkout*'] } });
  await page.goto(await serveHost());
  await bubbleDrawn(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const there = () =>
    page.evaluate(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.tagName, [width - 50, height - 50]);
  await expect.poll(there).toBe('VITRINE-CHAT');
  await page.evaluate(() => history.pushState(null, '', '/checkout/pay'));
  await expect.poll(there, { timeout: 15_000 }).not.toBe('VITRINE-CHAT');
  const goOn = async (path: string) => {
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await page.mouse.click(300, 300);
    await page.waitForTimeout(600);
  };
  await goOn('/lamps');
  expect(await there()).toBe('VITRINE-CHAT');
  await command(page, 'hide');
  await goOn('/blankets');
  expect(await there()).not.toBe('VITRINE-CHAT');
});

test('what takes the line beside the bubble away is as large as a finger', async ({ page, serveHost }) => {
  await changeStyle(page, { placement: { teaser: { text: 'Questions about lamps?', after: 1 } } });
  await page.goto(await serveHost());
  await expect.poll(() => panelText(page), { timeout: 15_000 }).toContain('Questions about lamps?');
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Close chat');
  const { model } = await client.send('DOM.getBoxModel', { backendNodeId: button?.backendDOMNodeId ?? 0 });
  expect(model.width).toBeGreaterThanOrEqual(40);
  expect(model.height).toBeGreaterThanOrEqual(44);
  const [left = 0, top = 0] = model.border;
  // its edge is pressed, not its mark
  await page.mouse.click(left + 4, top + 4);
  await expect.poll(() => panelText(page)).not.toContain('Questions about lamps?');
});
