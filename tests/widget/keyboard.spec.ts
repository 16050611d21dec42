/** The widget by keyboard alone. */
import { expect } from '@playwright/test';
import { bubbleDrawn, chatFrame, test } from './support/host-page.ts';

test('WI-16 by keyboard alone: open, write, close with Escape, and back where one was', async ({ page, serveHost }) => {
  await page.goto(await serveHost());
  await bubbleDrawn(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const chat = await chatFrame(page);
  await expect(chat.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Hello');
  await expect(chat.getByRole('textbox')).toHaveValue('Hello');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('VITRINE-CHAT');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('textbox')).toBeFocused();
  await expect(chat.getByRole('textbox')).toHaveValue('Hello');
});

test('WI-16 the keys stay with the bubble until the chat is there: Escape closes one that is still on its way', async ({
  page,
  serveHost,
}) => {
  const told: string[] = [];
  await page.exposeFunction('tell', (name: string) => told.push(name));
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/widget-chat/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(await serveHost());
  await bubbleDrawn(page);
  await page.evaluate(() => {
    const { Vitrine, tell } = window as unknown as {
      Vitrine: { on: (name: string, heard: () => void) => void };
      tell: (name: string) => void;
    };
    for (const name of ['open', 'close']) Vitrine.on(name, () => tell(name));
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(() => told).toEqual(['open', 'close']);
  await page.keyboard.press('Enter');
  arrive();
  const chat = await chatFrame(page);
  await expect(chat.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Hello');
  await expect(chat.getByRole('textbox')).toHaveValue('Hello');
});
