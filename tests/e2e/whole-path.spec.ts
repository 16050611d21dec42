/** The main job, as a visitor and an owner live it: the shop's page, the widget, true answers, the dashboard. */
import { expect, test } from '@playwright/test';
import type { Frame, Page } from '@playwright/test';
import { demoOwner, shopUrl } from '../support/test-site.ts';
import { logIn } from './support/owner.ts';

/** Bubble and frame stand in a closed shadow root, where no locator reaches: one is clicked where it is seen, the other found by its address. */
async function openChat(page: Page, path = '/'): Promise<Frame> {
  await page.goto(shopUrl + path);
  await page.waitForFunction(() => 'Vitrine' in window);
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  const chat = () => page.frames().find((frame) => frame.url().includes('/widget-chat/'));
  // a chat that was open on the page before opens by itself, and a click would close it
  await page.waitForTimeout(1500);
  await expect(async () => {
    if (chat() === undefined) await page.mouse.click(size.width - 50, size.height - 50);
    await page.waitForTimeout(300);
    expect(chat()).toBeDefined();
  }).toPass();
  const frame = chat();
  if (!frame) throw new Error('the chat did not open');
  await expect(frame.getByText('AI assistant')).toBeVisible();
  return frame;
}

async function ask(chat: Frame, question: string): Promise<void> {
  await chat.getByRole('textbox').fill(question);
  await chat.getByRole('textbox').press('Enter');
}

test('1-05 a visitor asks, gets true answers and cards, finds them after a reload, and the owner sees them', async ({
  page,
  context,
}, info) => {
  const chat = await openChat(page);
  await expect(chat.getByText('Welcome to Hearth & Loom!')).toBeVisible();
  await ask(chat, 'How long does delivery take?');
  await expect(chat.getByText(/working days/).first()).toBeVisible();
  await ask(chat, 'How much is the Aran Lambswool Throw?');
  const card = chat
    .getByRole('listitem')
    .filter({ hasText: 'View product' })
    .filter({ hasText: 'Aran Lambswool Throw' })
    .last();
  await expect(card).toContainText('€89.00');
  await expect(card).toContainText('€110.00');
  await expect(card.getByRole('link', { name: /View product/ })).toHaveAttribute('target', '_blank');
  await expect(chat.getByText('Kilkenny Herringbone')).toHaveCount(0);
  await page.screenshot({ path: info.outputPath('chat.png') });

  await page.reload();
  const again = await openChat(page, '/delivery');
  await expect(again.getByText('How much is the Aran Lambswool Throw?').first()).toBeVisible();
  await expect(again.getByText('Aran Lambswool Throw').first()).toBeVisible();

  const owner = demoOwner();
  const desk = await context.newPage();
  await desk.goto('/login');
  await logIn(desk, owner.email, owner.password);
  await expect(desk.getByRole('heading', { name: 'Latest conversations' })).toBeVisible();
  await expect(desk.getByText('How long does delivery take?').first()).toBeVisible();
  await desk.screenshot({ path: info.outputPath('dashboard.png'), fullPage: true });
});

test('2.1-07 the direct link is a chat by itself', async ({ page }) => {
  await page.goto(`/widget-chat/${demoOwner().agentId}`);
  await expect(page.getByText('Hazel').first()).toBeVisible();
  await page.getByRole('textbox').fill('Can I return a worn blanket?');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByText(/cannot be returned/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Can I return a worn blanket?').first()).toBeVisible();
});

test('T31 unknown pages show the 404 page, unknown calls a JSON refusal', async ({ page, request }) => {
  await page.goto('/nothing/here');
  await expect(page.getByText('404 - Page Not Found')).toBeVisible();
  const answer = await request.get('/api/nothing', { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ success: false, code: 'request.not_found' });
});
