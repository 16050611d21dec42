/** A visitor of the example shop: from the bubble to an answer, product cards, and the conversation after a reload. */
import { expect } from '@playwright/test';
import { shopUrl } from '../support/test-site.ts';
import { ask, askAndWait, bubbleDrawn, chatFrame, listen, openChat, test } from './support/host-page.ts';

test('1-05, 2.1-08 the shop’s visitor gets an answer, cards, and finds both again', async ({ page }) => {
  const heard = listen(page);
  await page.goto(shopUrl);
  const chat = await openChat(page);

  await test.step('2.8-01, WI-20 who answers, and that it is a machine', async () => {
    await expect(chat.getByRole('heading', { level: 1 })).toHaveText('Hazel');
    await expect(chat.getByText('AI assistant')).toBeVisible();
    await expect(chat.getByText('Online')).toBeAttached();
    await expect(chat.getByRole('log')).toContainText('Welcome to Hearth & Loom!');
  });

  await test.step('4-30 a question waits for its answer', async () => {
    await askAndWait(chat, 'How long does delivery take?');
    await expect(chat.getByRole('textbox')).toHaveValue('');
    await expect(chat.locator('[data-role=agent]').last()).toContainText(/working days/);
    const link = chat.locator('[data-role=agent] a').last();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', new RegExp(`^${shopUrl}/`));
  });

  await test.step('product cards with the crawled price', async () => {
    await askAndWait(chat, 'Do you have a warm blanket under 100?');
    const cards = chat.getByRole('list', { name: 'Products' }).getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    for (const price of await cards.locator('p > span:first-child').allTextContents()) {
      expect(Number(price.replace(/[^\d.]/g, ''))).toBeLessThanOrEqual(100);
    }
    const picture = cards.first().locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const [product] = await Promise.all([page.context().waitForEvent('page'), cards.first().getByRole('link').click()]);
    await product.waitForLoadState();
    expect(product.url()).toMatch(new RegExp(`^${shopUrl}/`));
    expect(await product.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
    await product.close();
  });

  await test.step('after a reload the conversation is there, whole, although this browser refuses storage to frames', async () => {
    await page.reload();
    const again = await openChat(page);
    await expect(again.locator('[data-role=visitor]')).toHaveText([/How long does delivery/, /warm blanket/]);
    await expect(again.getByRole('list', { name: 'Products' }).getByRole('listitem').first()).toBeVisible();
    const log = again.getByRole('log');
    await expect
      .poll(() => log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop))
      .toBeLessThan(60);
  });
  expect(heard.errors).toEqual([]);
});

test('WI-21, T10 until the visitor opens the chat nothing is stored and only the style is asked for', async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${baseURL}`)) asked.push(new URL(request.url()).pathname.replace(/agt_\w+/, 'id'));
  });
  await page.goto(shopUrl);
  await bubbleDrawn(page);
  await page.mouse.move(400, 300);
  await page.waitForTimeout(500);
  expect(asked).toEqual(['/chatbox.js', '/api/agents/get_agent_style/id']);

  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width - 50, height - 50);
  const chat = await chatFrame(page);
  await expect(chat.getByRole('heading', { level: 1 })).toBeAttached();
  await page.waitForTimeout(500);
  expect(asked.filter((path) => path.startsWith('/api/')).every((path) => path.includes('get_agent_style'))).toBe(true);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('vitrine')))).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await page.mouse.click(width - 50, height - 50);
  await expect.poll(() => asked.includes('/api/agents/create_new_session')).toBe(true);
});

test('7-19 the page the visitor is on goes with the question, without its query', async ({ page, serveHost }) => {
  await page.goto(await serveHost());
  const chat = await openChat(page);
  const paths: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/get_response')) paths.push(request.postDataJSON().path);
  });
  await ask(chat, 'Hello');
  await expect.poll(() => paths.length).toBe(1);
  await expect(chat.locator('[data-role=agent]')).toHaveCount(2);
  await page.evaluate(() => history.pushState(null, '', '/sofas/oak?secret=1'));
  await page.getByRole('heading', { name: 'Shop' }).click();
  await ask(chat, 'And this one?');
  await expect.poll(() => paths.length).toBe(2);
  const { host } = new URL(page.url());
  expect(paths).toEqual([`${host}/lamps/brass`, `${host}/sofas/oak`]);
});
