/** What goes along to the next page of the shop, in a browser that refuses storage to frames of other sites, as these do. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ask, askAndWait, bubbleDrawn, chatFrame, openChat, panelText, test } from './support/host-page.ts';

const keptBy = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].map((key) => key.split('.')[1]));

test('a draft and what was not sent live on the next page, and go out in their order', async ({
  page,
  context,
  serveHost,
}) => {
  await page.goto(await serveHost());
  const chat = await openChat(page);
  await askAndWait(chat, 'How long does delivery take?');
  await context.setOffline(true);
  await ask(chat, 'Can I return a blanket?');
  await ask(chat, 'How can I pay?');
  await expect(chat.getByText('Not sent yet.')).toHaveCount(2);
  // without a line nobody can try again
  await expect(chat.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await chat.getByRole('textbox').pressSequentially('And a dra');

  // the line is back, and the visitor goes on while the first of them is under way
  const begun = page.waitForRequest('**/get_response');
  await page.route('**/get_response', () => {});
  await context.setOffline(false);
  await begun;
  // what waits behind another question waits for no line
  await expect(chat.getByText('Not sent yet.')).toHaveCount(0);
  await expect(chat.locator('[data-role=visitor]')).toHaveText([/delivery/, /return/, /pay/]);
  await page.goto(await serveHost());
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  const next = await chatFrame(page);
  await expect(next.locator('[data-role=agent]')).toHaveCount(4, { timeout: 20_000 });
  await expect(next.locator('[data-role=visitor]')).toHaveText([/delivery/, /return/, /pay/]);
  await expect(next.getByRole('textbox')).toHaveValue('And a dra');
  await next.getByRole('textbox').fill('');
  await expect.poll(() => keptBy(page)).not.toContain('words');
});

test('how many replies are unread stands at the bubble of the next page too', async ({ page, serveHost }) => {
  await page.goto(await serveHost());
  const chat = await openChat(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/get_response', async (route) => {
    await held.promise;
    await route.continue();
  });
  await ask(chat, 'How long does delivery take?');
  await chat.getByRole('button', { name: 'Close chat' }).click();
  held.resolve();
  await expect.poll(() => panelText(page)).toContain('Chat: Hazel (1)');
  await page.goto(await serveHost());
  await bubbleDrawn(page);
  await expect.poll(() => panelText(page)).toContain('Chat: Hazel (1)');
  expect(page.frames()).toHaveLength(1);
  await openChat(page);
  await expect.poll(() => panelText(page)).not.toContain('Hazel (1)');
});

test('a chat that opened by itself keeps nothing, and is the visitor’s once they put the cursor into it', async ({
  page,
  serveHost,
  loaderUrl,
}) => {
  await page.goto(await serveHost({ scripts: `<script async src="${loaderUrl}" data-open-after="1"></script>` }));
  const chat = await chatFrame(page);
  await expect(chat.getByRole('log')).toBeVisible();
  await page.waitForTimeout(500);
  expect(await keptBy(page)).toEqual([]);
  await chat.getByRole('textbox').click();
  await expect.poll(() => keptBy(page)).toContain('open');
});
