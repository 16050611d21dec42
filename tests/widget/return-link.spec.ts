/** A letter's way back into a chat: good for one opening, and said so when it was used. */
import { expect } from '@playwright/test';
import { json } from './support/chat-page.ts';
import { ask, test } from './support/host-page.ts';

test('PE-08 the link of a letter opens its conversation, once, and a reload finds it again', async ({
  page,
  agentId,
  request,
}) => {
  const { sessionId } = await (await request.post('/api/agents/create_new_session', { data: { agentId } })).json();
  await request.post('/api/agents/get_response', { data: { agentId, sessionId, userQuery: 'Do you ship to Norway?' } });
  const tokens: unknown[] = [];
  await page.route('**/open_return_link', async (route) => {
    tokens.push(route.request().postDataJSON().token);
    await json(route, 200, { success: true, sessionId });
  });
  await page.goto(`/widget-chat/${agentId}#return=${'a'.repeat(43)}`);
  await expect(page.locator('[data-role=visitor]')).toContainText(['Do you ship to Norway?']);
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect(page.locator('[data-role=visitor]')).toContainText(['Do you ship to Norway?']);
  expect(tokens).toEqual(['a'.repeat(43)]);
});

test('PE-08 a letter’s link that was used says so, and the chat goes on from there', async ({ page, agentId }) => {
  await page.goto(`/widget-chat/${agentId}#return=${'b'.repeat(43)}`);
  const said = page.getByText('This link was used before or is too old. You can go on here.');
  await expect(said).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask a person' })).toHaveCSS('font-weight', '600');
  expect(new URL(page.url()).hash).toBe('');
  await ask(page, 'How long does delivery take?');
  await expect(said).toHaveCount(0);
  await expect(page.locator('[data-role=visitor]')).toContainText(['How long does delivery take?']);
});
