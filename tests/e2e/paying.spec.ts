/** Owners pay on the sandbox, and every page's numbers follow. */
import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { openSinks } from '../support/xss-payloads.ts';
import { logIn } from './support/owner.ts';
import { seededOwner } from './support/seeded-owner.ts';

async function openAccount(page: Page, request: APIRequestContext): Promise<void> {
  const { email, database } = await seededOwner(request, 1);
  await database.close();
  await page.goto('/login');
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  await expect(credits(page)).toContainText('500 / 500');
  await page.goto('/account');
}

const credits = (page: Page) => page.locator('dl > div', { hasText: 'Remaining Credits' });
const plan = (page: Page) => page.getByRole('region', { name: 'Current plan' });

test('4-38 4-40 9-24 T04 an upgrade is paid on the sandbox: verified, on Basic with a trial, and the dashboard says 1500', async ({
  page,
  request,
}) => {
  await openAccount(page, request);
  await page.getByRole('button', { name: 'Upgrade to Basic' }).click();
  await expect(page.getByText('No real payment is made here')).toBeVisible();
  await expect(page.getByText('14 days free')).toBeVisible();
  expect(await page.evaluate(openSinks)).toEqual([]);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await page.goto('/account');
  await expect(plan(page)).toContainText('Basic');
  await expect(plan(page)).toContainText('1,500 / 1,500');
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
  await page.goto('/');
  await expect(credits(page)).toContainText('1,500 / 1,500');
});

test('7-28 9-22 4-44 a top-up is paid in a tab beside the account page, whose numbers follow when the owner is back', async ({
  page,
  request,
}) => {
  await openAccount(page, request);
  const beside = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Top up' }).click();
  const checkout = await beside;
  await checkout.getByRole('button', { name: 'Pay' }).click();
  await expect(checkout.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await checkout.close();
  // two pages of a headless browser are both in front: what a return to the tab says is said by hand
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(plan(page)).toContainText('600 / 600');
});
