import { expect, test } from '@playwright/test';
import { expectNoFindings, looks } from './support/axe.ts';
import { openAsDemo } from './support/open-as-demo.ts';

test('T29 4-33 what is typed into the forms that never save is sent nowhere, kept nowhere, and gone on return', async ({
  page,
}) => {
  await openAsDemo(page, '/need-help');
  await page.getByRole('link', { name: /a person is needed/ }).click();
  await expect(page).toHaveURL(/\/take-over$/);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('switch', { name: 'Support e-mails' }).click();
  await page.getByLabel('SMTP Password').fill('a-secret-of-the-shop');
  await page.getByLabel('SMTP Password').press('Enter');
  await page.getByRole('tab', { name: 'E-mail API service' }).click();
  await page.getByLabel('API Key').fill('a-secret-of-the-shop');
  await expect(page.getByRole('button', { name: 'Save Configuration' })).toBeDisabled();
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept + sent.join('\n')).not.toContain('a-secret-of-the-shop');
  await page.goto('/login');
  await page.goBack();
  await page.getByRole('switch', { name: 'Support e-mails' }).click();
  await expect(page.getByLabel('SMTP Password')).toHaveValue('');
});

test('3-24 9-26 the look-up contract’s example can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsDemo(page, '/track-order');
  await expect(page.getByText(/Answer within 5 seconds/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy curl command' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('x-api-key');
});

for (const { name, use } of looks) {
  test.describe(name, () => {
    test.use(use);
    test('axe finds nothing on track order, take-over and help, nor in their errors', async ({ page }) => {
      await openAsDemo(page, '/track-order');
      await page.getByRole('switch', { name: 'Order tracking' }).click();
      await page.getByLabel('API Key').focus();
      await page.getByLabel('Order Number Format').focus();
      await expect(page.getByText('apiKey is required')).toBeVisible();
      await expectNoFindings(page, '/track-order');
      await page.goto('/take-over');
      await expectNoFindings(page, '/take-over');
      await page.getByRole('switch', { name: 'Support e-mails' }).click();
      await page.getByRole('tab', { name: 'E-mail API service' }).click();
      await expectNoFindings(page, '/take-over');
      await page.goto('/need-help');
      await expect(page.getByRole('heading', { name: 'Need Help' })).toBeVisible();
      await expectNoFindings(page, '/need-help');
    });
  });
}
