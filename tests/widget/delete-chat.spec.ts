/** What a visitor's device keeps of a chat after its visitor deleted it, and what the file is that they take along. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Frame, Page } from '@playwright/test';
import { openLink } from './support/chat-page.ts';
import { askAndWait, openChat, test } from './support/host-page.ts';

/** That it is open is the page's own, and goes when it is closed. */
const keptBy = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage).filter((key) => !key.startsWith('vitrine.open.')),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
    ...document.cookie.split(';').filter((cookie) => cookie !== ''),
  ]);

async function takeAlongAndDelete(page: Page, chat: Page | Frame): Promise<void> {
  const field = chat.getByRole('textbox', { name: 'Message' });
  // keys reach a frame once it has the focus
  await field.focus();
  await expect(field).toBeFocused();
  await askAndWait(chat, 'How long does delivery take?');
  await field.pressSequentially('Half a quest');
  expect(await keptBy(page)).not.toEqual([]);

  const menu = async (name: string) => {
    await chat.getByRole('button', { name: 'More' }).click();
    await chat.getByRole('menuitem', { name, exact: true }).click();
  };
  const coming = page.waitForEvent('download');
  await menu('Download my chat');
  const text = await readFile(await (await coming).path(), 'utf8');
  expect(text).toContain('How long does delivery take?');
  expect(text).toMatch(/\(https:\/\/hearthandloom\.example\/\S+\)/);
  expect(text).not.toMatch(/\]\(|\*\*|`/);

  await menu('Delete my chat');
  const erased = page.waitForResponse('**/delete_chat');
  await chat.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  expect((await erased).status()).toBe(200);
  await expect(chat.locator('[data-role=visitor]')).toHaveCount(0);
  await chat.getByRole('log').focus();
  await field.focus();
  // a session that is made anew would come by a request of its own
  await page.waitForTimeout(700);
  expect(await keptBy(page)).toEqual([]);
}

test('SE-08 by its own link a deleted chat leaves nothing on the device, with the cursor in the field too; a downloaded one has no marks', async ({
  page,
  agentId,
}) => {
  await openLink(page, agentId);
  await takeAlongAndDelete(page, page);
  await askAndWait(page, 'Can I return a blanket?');
  expect(await keptBy(page)).not.toEqual([]);
});

test('SE-08, T11 nor in the shop whose page kept the session', async ({ page, serveHost }) => {
  await page.goto(await serveHost());
  await takeAlongAndDelete(page, await openChat(page));
});
