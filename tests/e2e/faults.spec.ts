/** Faults on the way between a real browser and the real server; what a component can show alone stands in app/faults.browser.test.tsx. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openAsDemo } from './support/open-as-demo.ts';
import { newAddress, register } from './support/owner.ts';

const step = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Steps' }).getByRole('listitem').filter({ hasText: name });

const saves = (page: Page) => {
  const sent: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('agent_style') && request.method() !== 'GET') sent.push(request.method());
  });
  return sent;
};

test('offline: it is said, what was typed stays, and one save follows when the network is back', async ({
  page,
  context,
}) => {
  await register(page, newAddress());
  const sent = saves(page);
  await page.getByLabel('Agent name').fill('Mia');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Agent name')).toHaveValue('Mia');
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(step(page, 'Agent Profile')).toHaveAttribute('aria-current', 'step');
  expect(sent).toEqual(['POST']);
});

test('T35 slow: three seconds under a double click and Enter save one design; both Backs send nothing', async ({
  page,
}) => {
  await register(page, newAddress());
  const sent = saves(page);
  await page.route('**/create_agent_style', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.getByLabel('Agent name').fill('Mia');
  const next = page.getByRole('button', { name: 'Next Step' });
  await next.dblclick();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Agent name').press('Enter');
  await expect(step(page, 'Agent Profile')).toHaveAttribute('aria-current', 'step');
  expect(sent).toEqual(['POST']);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Agent name')).toHaveValue('Mia');
  await page.goBack();
  await expect(step(page, 'Agent Profile')).toHaveAttribute('aria-current', 'step');
  expect(sent).toEqual(['POST']);
});

test('the API away: an open page stays, its neighbour says so, and both go on when it is back', async ({ page }) => {
  await openAsDemo(page, '/agent-design');
  await expect(page.getByLabel('Agent name')).toHaveValue('Hazel');
  await page.route('**/api/**', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.getByRole('link', { name: 'Agent Profile' }).click();
  await expect(page.getByText('We could not load the profile.')).toBeVisible();
  await expect(page.getByText('Failed to fetch agent profile. Please try again.')).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Brand name')).toHaveValue('Hearth & Loom');
});

test('a page whose files are gone leaves the menu standing, and is loaded again', async ({ page }) => {
  await openAsDemo(page, '/need-help');
  await expect(page.getByRole('heading', { name: 'Need Help' })).toBeVisible();
  await page.route('**/assets/agent-pages*', (route) => route.abort());
  await page.getByRole('link', { name: 'Agent Profile' }).click();
  await expect(page.getByText('This page could not be shown')).toBeVisible();
  await page.getByRole('link', { name: 'Conversations' }).click();
  await expect(page.getByRole('heading', { name: 'Conversations', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Agent Profile' }).click();
  await page.unroute('**/assets/agent-pages*');
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(page.getByLabel('Brand name')).toBeVisible();
});

test('DE-19 a start without a network, its return, and a clock that jumps: no wait that never ends, and nobody is signed out @long', async ({
  page,
  context,
}) => {
  await openAsDemo(page, '/agent-design');
  await expect(page.getByLabel('Agent name')).toHaveValue('Hazel');
  // as an app that starts from its own files: the page is there, the server is not
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByText('We could not reach Vitrine to sign you in again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await context.setOffline(true);
  await page.unroute('**/api/**');
  await context.setOffline(false);
  await expect(page.getByLabel('Agent name')).toHaveValue('Hazel');

  for (const days of [3, -3]) {
    await page.clock.setSystemTime(Date.now() + days * 24 * 3600_000);
    await page.getByRole('link', { name: 'Agent Profile' }).click();
    await expect(page.getByLabel('Brand name')).toHaveValue('Hearth & Loom');
    await page.getByRole('link', { name: 'Agent Design' }).click();
    await expect(page.getByLabel('Agent name')).toHaveValue('Hazel');
  }
});
