/** The chat page by its own link, and replies put in the server's mouth. */
import { expect } from '@playwright/test';
import type { Page, Route } from '@playwright/test';

export const json = (route: Route, status: number, body: object) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

export const replyWith = (text: string, cards: object[] = []) => ({
  success: true,
  messageId: `msg_${'0'.repeat(32)}`,
  response: { agent_response_text: text, product_cards: cards },
});

export async function openLink(page: Page, agentId: string): Promise<void> {
  await page.goto(`/widget-chat/${agentId}`);
  await expect(page.getByRole('textbox')).toBeVisible();
}
