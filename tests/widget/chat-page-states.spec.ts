/** The chat page with hostile replies, and under axe in each of its states. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { json, openLink, replyWith } from './support/chat-page.ts';
import { ask, listen, test } from './support/host-page.ts';

test('CH-04, CH-05, PC-01, PC-03 nothing in a reply comes alive', async ({ page, agentId }) => {
  const heard = listen(page);
  const evil = [
    '<script>pwned()</script>',
    '<img src=x onerror=pwned()>',
    '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>',
    '<style>*{display:none}</style>',
    '<form action="https://evil.example"><input></form>',
    '[a](javascript:pwned())',
    '[b](JaVaScRiPt:pwned())',
    '[c](data:text/html,<script>pwned()</script>)',
    '[d](//evil.example)',
    '![e](https://evil.example/pixel.png)',
  ].join('\n');
  const card = {
    title: evil,
    image_url: 'https://img.example/a.svg',
    price: evil,
    original_price: evil,
    promotion_badge_text: evil,
    promotion_description: evil,
    cta_text: evil,
    product_url: 'javascript:pwned()',
  };
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'));
  await page.route('**/get_response', (route) =>
    json(
      route,
      200,
      replyWith(evil, [card, { ...card, title: 'x', image_url: 'data:image/svg+xml,<svg onload=pwned()>' }]),
    ),
  );
  await page.route('https://img.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" onload="pwned()"/>' }),
  );
  await page.addInitScript(() => Object.assign(window, { pwned: () => document.title === (document.title = 'pwned') }));
  await openLink(page, agentId);
  await ask(page, evil);
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('<img src=x onerror=pwned()>').first()).toBeVisible();
  expect(await page.locator('[data-role] :is(script, iframe, style, form, input)').count()).toBe(0);
  for (const href of await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
    expect(href).toMatch(/^https?:/);
  }
  expect(loaded.filter((url) => url.includes('evil.example'))).toEqual([]);
  expect(await page.title()).not.toBe('pwned');
  expect(heard.errors).toEqual([]);
});

const looks = [
  { name: 'light @long', viewport: { width: 400, height: 680 }, colorScheme: 'light' },
  { name: 'dark, 320 px', viewport: { width: 320, height: 568 }, colorScheme: 'dark' },
] as const;

for (const { name, viewport, colorScheme } of looks) {
  test(`WI-16 axe finds nothing: ${name}`, async ({ browser, agentId, baseURL }) => {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
      baseURL: baseURL ?? '',
    });
    const page = await context.newPage();
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
    };
    await openLink(page, agentId);
    await expect(page.getByRole('list', { name: 'Suggested questions' })).toBeVisible();
    await check();
    await page.getByRole('button', { name: 'Ask a person' }).click();
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toBeVisible();
    await check();
    await page.reload();
    await ask(page, 'Do you have a warm blanket under 100?');
    await expect(page.getByRole('list', { name: 'Products' })).toBeVisible();
    await page.getByRole('button', { name: 'Not helpful' }).click();
    await expect(page.getByRole('textbox', { name: 'What was wrong or missing?' })).toBeVisible();
    await check();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    const names = page.getByRole('list', { name: 'Compare' }).getByRole('button');
    await names.first().click();
    await names.last().click();
    await expect(page.getByRole('table', { name: 'Compare' })).toBeVisible();
    await check();
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await check();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'What was wrong or missing?' }).fill('No price');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Thank you!')).toBeVisible();
    await page.route('**/get_response', (route) => json(route, 500, { success: false }));
    await ask(page, 'Fail');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await check();
    await context.setOffline(true);
    await expect(page.getByText('You are offline. What you write is kept.')).toBeVisible();
    await check();
    await context.close();
  });
}
