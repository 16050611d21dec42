/** Saves of the steps and of a correction that come to nothing in a real browser: told each time, nothing typed is lost, and the next try goes on. */
import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { openAsDemo } from './support/open-as-demo.ts';
import { newAddress, register } from './support/owner.ts';

const faults = {
  refused: (route: Route) =>
    route.fulfill({
      status: 500,
      json: { success: false, code: 'server.fault', message: 'Something went wrong on our side.', requestId: 'req_1' },
    }),
  'a proxy alone': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<p>Bad gateway</p>' }),
  unreachable: (route: Route) => route.abort('connectionrefused'),
  'done, and the answer lost': async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
};

const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

/** The same words come each time: only those of this very try count. */
async function expectTold(page: Page, text: string | RegExp): Promise<void> {
  await expect(toast(page, text)).toBeVisible();
  await toast(page, text).getByRole('button', { name: 'close' }).click();
  await expect(toast(page, text)).toBeHidden();
}

const step = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Steps' }).getByRole('listitem').filter({ hasText: name });

test('4-21 8-13 step 3 fails in every way, and goes on with what was typed', async ({ page }) => {
  await register(page, newAddress());
  await page.getByLabel('Agent name').fill('Mia');
  await page.getByRole('button', { name: 'Next Step' }).click();
  await expect(step(page, 'Agent Profile')).toHaveAttribute('aria-current', 'step');
  await page.getByLabel('Brand name').fill('Hearth & Loom');
  const products = page.getByRole('textbox', { name: 'Type of products or services' });
  await products.fill('blankets');
  await products.press('Enter');
  await page.getByLabel('Friendly & Casual').check();
  await page.getByLabel('Phone').fill('+442079460000');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.click();

  await page.getByLabel('Europe').check();
  await page.getByLabel('Website URL').fill('hearthandloom.example');
  await page.getByLabel('Website Sitemap URL').fill('https://hearthandloom.example/sitemap_index.xml');
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(`saved for the first time: ${name}`, async () => {
      await page.route('**/create_agent_knowledge', fault);
      await next.click();
      await expectTold(page, 'An error occurred. Please try again.');
      await expect(page.getByLabel('Website URL')).toHaveValue('hearthandloom.example');
      await expect(page.getByLabel('Europe')).toBeChecked();
      await page.unroute('**/create_agent_knowledge');
    });
  }
  await next.click();
  const proof = page.getByRole('heading', { name: 'Show us that hearthandloom.example is yours' });
  await expect(proof).toBeVisible();

  await page.getByRole('button', { name: 'Back' }).click();
  const excluded = page.getByRole('textbox', { name: 'Exclude Specific URLs' });
  await excluded.fill('https://hearthandloom.example/blog/*');
  await excluded.press('Enter');
  await page.route('**/update_agent_knowledge*', faults.unreachable);
  await next.click();
  await expect(toast(page, 'An error occurred. Please try again.')).toBeVisible();
  await expect(page.getByText('https://hearthandloom.example/blog/*')).toBeVisible();
  await page.unroute('**/update_agent_knowledge*');
  await next.click();
  await expect(proof).toBeVisible();
  // long before it would go of its own accord
  await expect(toast(page, 'An error occurred'), 'what is saved is not told as failed').toBeHidden({ timeout: 2000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('8-13 a correction that was not saved is told over its dialog, and is saved with the next press', async ({
    page,
  }) => {
    await openAsDemo(page, '/test-your-agent');
    await page.getByRole('button', { name: 'How can I pay?' }).click();
    await page.getByRole('button', { name: 'This was wrong' }).click({ timeout: 20_000 });
    const dialog = page.getByRole('dialog', { name: 'This was wrong' });
    const answer = dialog.getByLabel('Your answer');
    await answer.fill('By card, and by no other way.');
    const save = dialog.getByRole('button', { name: 'Save and ask again' });
    await page.route('**/save_answer', faults.unreachable);
    await save.click();
    await expectTold(page, 'Your answer was not saved. Check your connection and try again.');
    await expect(answer).toHaveValue('By card, and by no other way.');
    await page.unroute('**/save_answer');
    await save.click();
    await expect(dialog.getByText('Saved. From now on your agent answers this in your words.')).toBeVisible();
    // as the demo's agent was, for the journeys after this one
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(save).toBeVisible();
  });
});
