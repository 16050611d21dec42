import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { demoOwner } from '../../support/test-site.ts';
import { logIn } from './owner.ts';

/** Signs the demo's owner in, whose agent is trained and on Free, and opens a page. */
export async function openAsDemo(page: Page, path: string): Promise<void> {
  const { email, password } = demoOwner();
  await page.goto('/login');
  await logIn(page, email, password);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  await page.goto(path);
}
