import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoFindings, looks } from './support/axe.ts';
import { openAsDemo } from './support/open-as-demo.ts';

async function openInstructions(page: Page): Promise<void> {
  await openAsDemo(page, '/custom-instructions');
  await expect(page.getByRole('textbox', { name: 'Instructions' })).toBeVisible();
}

test('4-34 to 4-36 8-21 8-22 the first save creates, later ones update, and the switch sends at once', async ({
  page,
}) => {
  await openInstructions(page);
  const text = page.getByRole('textbox', { name: 'Instructions' });
  await expect(page.getByRole('button', { name: 'Save Instructions' })).toBeDisabled();
  await text.fill('  Mention the free returns.  ');
  await page.getByRole('button', { name: 'Save Instructions' }).click();
  await expect(page.getByText('Instruction created successfully!')).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('Mention the free returns.');

  await text.fill('Mention the free returns. Be brief.');
  await page.getByRole('button', { name: 'Update Instructions' }).click();
  await expect(page.getByText('Instruction updated successfully!')).toBeVisible();

  const sent = page.waitForRequest(/update_custom_instructions/);
  await page.getByRole('switch', { name: 'Custom instructions' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    instructions: 'Mention the free returns. Be brief.',
    isActive: false,
  });
  await expect(text).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Custom instructions' })).not.toBeChecked();
  await expect(text).toBeDisabled();
  await page.getByRole('switch', { name: 'Custom instructions' }).click();
  await expect(text).toBeEnabled();
});

test('what was typed and not saved is still there after a reload', async ({ page }) => {
  await openInstructions(page);
  const text = page.getByRole('textbox', { name: 'Instructions' });
  await text.fill('Half a thou');
  await page.reload();
  await expect(text).toHaveValue('Half a thou');
});

for (const { name, use } of looks) {
  test.describe(name, () => {
    test.use(use);
    test('axe finds nothing on the instructions', async ({ page }) => {
      await openInstructions(page);
      await expectNoFindings(page, '/custom-instructions');
    });
  });
}
