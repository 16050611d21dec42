import { expect, test } from '@playwright/test';
import { demoOwner } from '../support/test-site.ts';
import { expectNoFindings, looks } from './support/axe.ts';
import { logIn, newAddress, register } from './support/owner.ts';

for (const { name, use } of looks) {
  test.describe(name, () => {
    test.use(use);

    test('axe finds nothing on the public pages', async ({ page }) => {
      for (const path of ['/login', '/register', '/forgot-password', '/reset-password', '/nowhere']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoFindings(page, path);
      }
    });

    test('axe finds nothing on the pages of a trained agent’s owner', async ({ page }) => {
      test.setTimeout(180_000);
      const { email, password } = demoOwner();
      await page.goto('/login');
      await logIn(page, email, password);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
      for (const path of [
        '/',
        '/agent-design',
        '/agent-profile',
        '/knowledge-base',
        '/integrations',
        '/test-your-agent',
        '/account',
        '/conversations',
        '/custom-instructions',
        '/need-help',
        '/track-order',
        '/take-over',
        '/onboarding',
      ]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expectNoFindings(page, path);
      }
    });

    test('axe finds nothing in onboarding, nor in its errors', async ({ page }) => {
      await register(page, newAddress());
      await page.getByLabel('Agent name').focus();
      await page.getByLabel('Welcome message').focus();
      await expect(page.getByText('Invalid name of your agent')).toBeVisible();
      await expectNoFindings(page, 'step 1');
      await page.getByLabel('Agent name').fill('Mia');
      await page.getByRole('button', { name: 'Next Step' }).click();
      await page.getByLabel('Custom').check();
      await expectNoFindings(page, 'step 2');
    });
  });
}
