/** The owner's side of a person in the assistant's place: who waits, lines from two tabs, the note, addresses left, and the webhook. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { demoOwner } from '../support/test-site.ts';
import { expectNoFindings } from './support/axe.ts';
import { openAsDemo } from './support/open-as-demo.ts';

test('an owner takes over who waits, writes from two tabs, notes, gives back, and has the address as a file', async ({
  page,
  context,
  request,
}) => {
  // two pages and a look by axe
  test.setTimeout(120_000);
  const { agentId } = demoOwner();
  const email = `${crypto.randomUUID()}@visitor.example`;
  const { sessionId } = await (await request.post('/api/agents/create_new_session', { data: { agentId } })).json();
  const post = (name: string, more: object) =>
    request.post(`/api/agents/${name}`, { data: { agentId, sessionId, ...more } });
  await post('get_response', { userQuery: 'Walrus blanket arrived torn, a human please' });
  await post('request_person', { email, consent: true, note: 'It is the grey one.' });

  await openAsDemo(page, '/conversations?show=waiting');
  await page.getByRole('button', { name: /^Walrus blanket/ }).click();
  await expect(page.getByText('It is the grey one.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Take over' }).click();
  const field = page.getByRole('textbox', { name: 'Your line to the visitor' });
  await expect(field).toBeFocused();
  const second = await context.newPage();
  await second.goto(page.url());
  const otherField = second.getByRole('textbox', { name: 'Your line to the visitor' });
  await field.fill('From the first tab');
  await otherField.fill('From the second tab');
  await Promise.all([field.press('Enter'), otherField.press('Enter')]);
  await expect(page.getByRole('log').getByText('From the second tab')).toBeVisible();
  await expect(second.getByRole('log').getByText('From the first tab')).toBeVisible();

  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByLabel('Your note, which no visitor sees').fill('Be kind');
  await field.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await second.getByRole('button', { name: 'Give back to the assistant' }).click();
  await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible();
  await expectNoFindings(page, '/conversations');
  const told = await (
    await request.get('/api/agents/get_session_messages', { headers: { 'x-vitrine-session': sessionId } })
  ).text();
  expect(told).toContain('From the first tab');
  expect(told).not.toContain('Be kind');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`"${email}"`);
});

test('a webhook is refused in words, tried by a button, logged, and taken away', async ({ page }) => {
  await openAsDemo(page, '/integrations');
  const card = page.getByRole('region', { name: 'Webhook' });
  const address = card.getByRole('textbox', { name: 'Address' });
  await address.fill('http://hooks.nowhere.example/in');
  await card.getByRole('button', { name: 'Apply' }).click();
  await expect(card.getByText('Give an address that begins with https://.')).toBeVisible();
  await address.fill('https://hooks.nowhere.example/in');
  await card.getByRole('button', { name: 'Apply' }).click();
  await card.getByRole('button', { name: 'Send a test' }).click();
  await card.getByText('The last calls').click();
  await expect(card.locator('li', { hasText: 'test' })).toHaveAttribute('data-failed', 'true');
  await address.fill('');
  await card.getByRole('button', { name: 'Remove it' }).click();
  await expect(card.getByText('The last calls')).toHaveCount(0);
});
