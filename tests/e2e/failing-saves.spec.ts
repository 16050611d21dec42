/**
 * Saves of the steps, of the settings and of a correction that come to nothing in a real browser: told each time, nothing typed is lost,
 * and the next try goes on.
 */
import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { Locator, Page, Route } from '@playwright/test';
import { openAsDemo } from './support/open-as-demo.ts';
import { logIn, newAddress, register } from './support/owner.ts';
import { openSiteDatabase, seededOwner } from './support/seeded-owner.ts';

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
  // on a slow machine it may go by itself while it is still moving
  const close = toast(page, text).getByRole('button', { name: 'close' });
  await close.click({ timeout: 5_000 }).catch(() => null);
  await expect(toast(page, text)).toBeHidden();
}

/** Each fault in turn under the same press: told, and what `stays` looks for is still there. */
async function expectToldOfEach(page: Page, path: string, save: Locator, stays: () => Promise<void>): Promise<void> {
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(`saved: ${name}`, async () => {
      await page.route(path, fault);
      await save.click();
      await expectTold(page, 'An error occurred. Please try again.');
      await stays();
      await page.unroute(path);
    });
  }
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
  await expectToldOfEach(page, '**/create_agent_knowledge', next, async () => {
    await expect(page.getByLabel('Website URL')).toHaveValue('hearthandloom.example');
    await expect(page.getByLabel('Europe')).toBeChecked();
  });
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

test('4-37 8-28 step 4: a plan that was not taken leaves its choice open, silently, and the next press takes it', async ({
  page,
}) => {
  const email = newAddress();
  await register(page, email);
  const database = await openSiteDatabase();
  await database.db.execute(sql`with trained as (
      update agents set status = 'confirmed'
      where account_id = (select id from accounts where email = ${email}) returning id)
    insert into agent_knowledge
      (agent_id, region, website_url, sitemap_url, exclude_urls, ownership_token, page_number_site)
    select id, 'eu', 'hearthandloom.example', 'https://hearthandloom.example/sitemap_index.xml', '{}', 'token', 70
    from trained`);
  await database.close();
  await page.reload();
  await expect(step(page, 'Test Your Agent')).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'Next Step' }).click();
  const free = page.getByRole('button', { name: 'Start with Free' });
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(`chosen: ${name}`, async () => {
      await page.route('**/get_payment_url', fault);
      const sent = page.waitForRequest('**/get_payment_url');
      await free.click();
      await sent;
      await expect(free).toBeEnabled();
      await page.unroute('**/get_payment_url');
    });
  }
  await free.click();
  await expect(step(page, 'Integration')).toHaveAttribute('aria-current', 'step');
});

test('8-13 what step 5 shows later on, and the instructions, are not lost with a save that fails', async ({
  page,
  request,
}) => {
  const { email, database } = await seededOwner(request, 0);
  await database.close();
  await page.goto('/login');
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');

  await page.goto('/integrations');
  const site = page.getByRole('textbox', { name: 'Further websites' });
  await site.fill('partner.example');
  await site.press('Enter');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expectToldOfEach(page, '**/update_agent_embedding', save, () =>
    expect(page.getByText('partner.example', { exact: true })).toBeVisible(),
  );
  await save.click();
  await expect(page.getByText('Allowed websites saved.')).toBeVisible();

  const hook = page.getByRole('region', { name: 'Webhook' });
  const address = hook.getByRole('textbox', { name: 'Address' });
  await address.fill('https://hooks.hearthandloom.example/vitrine');
  const apply = hook.getByRole('button', { name: 'Apply' });
  await expectToldOfEach(page, '**/save_webhook', apply, () =>
    expect(address).toHaveValue('https://hooks.hearthandloom.example/vitrine'),
  );

  await page.goto('/custom-instructions');
  const text = page.getByRole('textbox', { name: 'Instructions' });
  await text.fill('Mention the free returns.');
  const keep = page.getByRole('button', { name: 'Save Instructions' });
  const stays = () => expect(text).toHaveValue('Mention the free returns.');
  await expectToldOfEach(page, '**/create_custom_instructions', keep, stays);
  await page.reload();
  // the last of the faults lost the answer alone: what was typed is what is saved
  await stays();
  await text.fill('Mention the free returns. Be brief.');
  const update = page.getByRole('button', { name: 'Update Instructions' });
  await expectToldOfEach(page, '**/update_custom_instructions', update, () =>
    expect(text).toHaveValue('Mention the free returns. Be brief.'),
  );
  const toggle = page.getByRole('switch', { name: 'Custom instructions' });
  await page.route('**/update_custom_instructions', faults.unreachable);
  await toggle.click();
  await expectTold(page, 'An error occurred. Please try again.');
  await expect(toggle, 'it says what is saved').toBeChecked();
  await page.unroute('**/update_custom_instructions');
  await update.click();
  await expect(page.getByText('Instruction updated successfully!')).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('Mention the free returns. Be brief.');
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
