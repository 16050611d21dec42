import { expect, test } from '@playwright/test';
import { demoOwner } from '../support/test-site.ts';
import { logIn, newAddress, password, register } from './support/owner.ts';

test('4-06 4-07 4-05 AU-17 an owner registers, logs out in one tab of two, and logs in again', async ({
  page,
  context,
}) => {
  const email = newAddress();
  await register(page, email);
  expect(new URL(page.url()).pathname).toBe('/onboarding');

  const other = await context.newPage();
  await other.goto('/');
  await expect(other).toHaveURL(/\/onboarding$/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);

  await logIn(page, email, 'not-the-password');
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await logIn(page, email);
  await expect(page).toHaveURL(/\/onboarding$/);
});

test('T03 no script can read the credential, and nothing on the way breaks the page’s strict CSP', async ({
  page,
  context,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await register(page, newAddress());
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('vitrine.session') ?? '{}'));
  expect(record.user.token).toBe('');
  expect(record.user._id).toMatch(/^usr_[0-9a-f]{32}$/);
  const cookies = await context.cookies();
  expect(cookies.filter(({ httpOnly }) => !httpOnly)).toEqual([]);
  expect(cookies).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('T27 4-05 the demo owner wanted a page, signs in and gets it; a reload keeps both', async ({ page }) => {
  const { email, password: secret } = demoOwner();
  await page.goto('/knowledge-base');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, email, secret);
  await expect(page).toHaveURL(/\/knowledge-base$/);
  await expect(page.getByLabel('Website URL')).toHaveValue('hearthandloom.example');
  await page.reload();
  await expect(page.getByLabel('Website URL')).toBeDisabled();
});

test('8-02 8-04 an API that is away, broken or slow is said, and nothing is sent twice', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/api/**', (route) => route.abort());
  await logIn(page, newAddress());
  await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();

  await page.unroute('**/api/**');
  let asked = 0;
  const held = Promise.withResolvers<void>();
  await page.route('**/api/login/login-user', async (route) => {
    asked += 1;
    await held.promise;
    await route.fulfill({ status: 500, json: { success: false, code: 'server.failed', message: 'x', requestId: 'r' } });
  });
  const button = page.getByRole('button', { name: 'Log In' });
  await button.dblclick();
  await expect(button).toBeDisabled();
  await page.getByLabel('Password').press('Enter');
  held.resolve();
  await expect(button).toBeEnabled();
  expect(asked).toBe(1);
});

test('a session that ends in mid-work leads to login, and the work is there afterwards', async ({ page, context }) => {
  const email = newAddress();
  await register(page, email);
  await page.getByLabel('Agent name').fill('Mia');
  await page.getByLabel('Welcome message').fill('Hello from the shop');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, email);
  await expect(page.getByLabel('Agent name')).toHaveValue('Mia');
  await expect(page.getByLabel('Welcome message')).toHaveValue('Hello from the shop');
});

test('8-03 T34 a taken address is said where it was typed', async ({ page }) => {
  const { email } = demoOwner();
  await page.goto('/register');
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Registre' }).click();
  await expect(page.getByText('Error Notification!')).toBeVisible();
  await expect(page.getByText('This address has an account already.')).toBeVisible();
});

test('2.1-12 2.1-13 a path that is not ours gives the 404 page with its way home', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByText('404 - Page Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Go back to Home' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
