import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoFindings, looks } from './support/axe.ts';
import { openAsDemo } from './support/open-as-demo.ts';
import { newAddress, register } from './support/owner.ts';

const userIdOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('vitrine.session') ?? '{}').user._id as string);

test('2.6-05 4-44 4-41 Free’s account page leads to the sandbox’s checkout; who leaves it is back, and nothing has changed', async ({
  page,
}) => {
  await openAsDemo(page, '/account');
  await expect(page.getByRole('heading', { name: 'Your Subscription Plan' })).toBeVisible();
  const plan = page.getByRole('region', { name: 'Current plan' });
  await expect(plan).toContainText('Free');
  await expect(plan).toContainText(/\d+ \/ 500/);
  await page.getByRole('button', { name: 'Upgrade to Basic' }).click();
  await expect(page.getByText('No real payment is made here')).toBeVisible();
  await expectNoFindings(page, 'the sandbox checkout');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await expect(page).toHaveURL(/\/onboarding$/);
  await page.goto('/account');
  await expect(plan).toContainText(/\d+ \/ 500/);
});

test('4-38 PA-22 a paid plan backs the record up and leads to the provider; the way back takes the copy away', async ({
  page,
  baseURL,
}) => {
  await openAsDemo(page, '/account');
  await page.route('**/api/payments/get_payment_url', (route) =>
    route.fulfill({ json: { success: true, paymentUrl: `${baseURL}/sandbox-checkout/1` } }),
  );
  await page.route('**/sandbox-checkout/1', (route) => route.fulfill({ contentType: 'text/html', body: 'Checkout' }));
  await page.getByRole('button', { name: 'Upgrade to Growth' }).click();
  await expect(page.getByText('Checkout')).toBeVisible();
  const backup = await page.evaluate(() => sessionStorage.getItem('vitrine.session.backup'));
  expect(JSON.parse(backup ?? 'null')).toMatchObject({ user: { token: '' } });
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Your Subscription Plan' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('vitrine.session.backup'))).toBeNull();
});

test('T04 8-30 /success unlocks nothing by its address', async ({ page, browser }) => {
  await register(page, newAddress());
  const userId = await userIdOf(page);
  await page.goto(`/success?userId=${userId}`);
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByText('Payment Successful')).toHaveCount(0);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/onboarding$/);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`/success?userId=${userId}`);
  await expect(stranger).toHaveURL(/\/login$/);
  await stranger.context().close();
});

test('4-40 4-41 the ways back from a payment lead to onboarding after 2 s', async ({ page }) => {
  await register(page, newAddress());
  const userId = await userIdOf(page);
  const told = page.waitForRequest(/payment_canceled/);
  await page.goto(`/cancel?userId=${userId}`);
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  expect((await told).postDataJSON()).toEqual({ userId });
  await expect(page).toHaveURL(/\/onboarding$/);
  await page.route('**/api/payments/validate_payment', (route) => route.fulfill({ json: { success: true } }));
  await page.goto(`/success?userId=${userId}`);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page).toHaveURL(/\/onboarding$/);
});

for (const { name, use } of looks) {
  test.describe(name, () => {
    test.use(use);
    test('axe finds nothing on the account page and the payment pages', async ({ page }) => {
      await openAsDemo(page, '/account');
      await page.getByRole('button', { name: 'Top up' }).click();
      await expect(page.getByText('It opened in a new tab.')).toBeVisible();
      await page.mouse.move(0, 0);
      await expectNoFindings(page, '/account');
      await page.goto('/cancel');
      await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
      await expectNoFindings(page, '/cancel');
      await page.route('**/api/payments/validate_payment', (route) => route.fulfill({ json: { success: true } }));
      await page.goto('/success?userId=usr_1');
      await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
      await expectNoFindings(page, '/success');
    });
  });
}
