/** The conversations page of an owner with a seeded month of 2,000. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { demoOwner } from '../support/test-site.ts';
import { openAsDemo } from './support/open-as-demo.ts';
import { logIn } from './support/owner.ts';
import { seededOwner } from './support/seeded-owner.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Conversations' });
const history = (page: Page) => page.getByRole('region', { name: 'Conversation history' });

test('T24 scrolling shows each of 2,000 conversations once, and a search finds its words @long', async ({
  page,
  request,
}, info) => {
  test.setTimeout(240_000);
  const { email, ids, database } = await seededOwner(request, 2000);
  try {
    await page.goto('/login');
    await logIn(page, email);
    await page.getByRole('link', { name: 'Conversations', exact: true }).click();
    const rows = list(page).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await page.screenshot({ path: info.outputPath('list.png') });

    await page.evaluate(async () => {
      const scroller = document.querySelector('section[aria-label="Conversations"] ul')?.parentElement;
      if (!scroller) throw new Error('there is no list');
      for (let still = 0; still < 100; still += 1) {
        const before = scroller.scrollHeight;
        scroller.scrollTop = scroller.scrollHeight;
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (scroller.scrollHeight !== before) still = 0;
      }
    });
    await expect(rows).toHaveCount(ids.length);

    await page.getByRole('searchbox', { name: 'Search conversations' }).fill('needle285');
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/q=needle285/);
    await expect(history(page).getByText('(needle285)')).toBeVisible();

    await page
      .getByRole('button', { name: /^Receipt of the reply at/ })
      .first()
      .click();
    const receipt = page.getByRole('dialog', { name: 'What this reply rests on' });
    await expect(receipt.getByRole('link', { name: 'Hearth & Loom' }).first()).toBeVisible();
    await page.screenshot({ path: info.outputPath('receipt.png') });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();

    await page.reload();
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('searchbox', { name: 'Search conversations' })).toHaveValue('needle285');
  } finally {
    await database.close();
  }
});

test('a visitor’s message appears without a reload, in the list and in the talk', async ({ page, request }, info) => {
  const owner = demoOwner();
  await page.goto('/login');
  await logIn(page, owner.email, owner.password);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  const watching = page.waitForResponse((answer) => answer.url().includes('watch_conversations'));
  await page.goto('/conversations');
  await watching;
  await expect(page.getByRole('heading', { name: 'Conversations' })).toBeVisible();

  const { agentId } = owner;
  const { sessionId } = await (await request.post('/api/agents/create_new_session', { data: { agentId } })).json();
  const ask = (userQuery: string) =>
    request.post('/api/agents/get_response', {
      data: { agentId, sessionId, userQuery, path: 'hearthandloom.example/delivery' },
    });
  await ask('Zebra crossing? How long does delivery take?');
  const row = list(page).getByRole('button', { name: 'Zebra crossing? How long does ' });
  await expect(row).toHaveCount(1);
  await row.click();
  await expect(history(page).getByText('Zebra crossing? How long does delivery take?')).toBeVisible();
  await expect(history(page).getByText('on hearthandloom.example/delivery')).toBeVisible();
  await ask('Do you have a warm blanket under 100?');
  await expect(history(page).getByText('Do you have a warm blanket under 100?')).toBeVisible();
  await expect(history(page).getByText('Aran Lambswool Throw').first()).toBeVisible();
  await expect(history(page).getByText(/^Conversation started on \d/)).toBeVisible();
  await page.screenshot({ path: info.outputPath('talk.png') });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(history(page).getByText('Aran Lambswool Throw').first()).toBeVisible();
  await page.screenshot({ path: info.outputPath('talk-narrow.png') });
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(row).toBeVisible();
});

test('T24 what was asked in vain is answered once: told before and after, to the next visitor, and kept as a test', async ({
  page,
  request,
}, info) => {
  const { agentId } = demoOwner();
  const ask = async (userQuery: string) => {
    const { sessionId } = await (await request.post('/api/agents/create_new_session', { data: { agentId } })).json();
    const data = { agentId, sessionId, userQuery, path: 'hearthandloom.example/about' };
    const { response } = await (await request.post('/api/agents/get_response', { data })).json();
    return String(response.agent_response_text);
  };
  const question = 'Do you rent out looms for zoological weekends?';
  const answer = 'We rent no looms out, but our workshop in Porto is open on the first Saturday of each month.';
  const before = await ask(question);
  expect(before).not.toContain('Porto');

  await openAsDemo(page, '/conversations?show=needs_answer');
  const open = page.getByRole('region', { name: 'Questions without an answer' });
  const group = open.getByRole('listitem').filter({ has: page.getByRole('button', { name: question }) });
  await expect(async () => {
    await page.reload();
    await expect(open.getByRole('listitem').first()).toBeVisible();
    const rest = open.getByRole('button', { name: /^Show all/ });
    if (await rest.isVisible()) await rest.click();
    await expect(group.first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await group.getByRole('button', { name: question }).first().click();
  await expect(group.getByText(question).last()).toBeVisible();
  await group.getByLabel('Your answer').fill(answer);
  await expect(group.getByLabel('Keep as a test')).toBeChecked();
  await group.getByRole('button', { name: 'Save and ask again' }).click();
  await expect(group.getByText('From now on your agent answers this in your words.')).toBeVisible();
  const told = (name: string) => group.locator('dl').getByRole('definition').nth(['Before', 'Now'].indexOf(name));
  await expect(told('Before')).not.toContainText('Porto');
  await expect(told('Before')).not.toHaveText('No longer known');
  await expect(told('Now')).toContainText(answer);
  await page.screenshot({ path: info.outputPath('before-and-after.png') });

  await expect.poll(() => ask(question), { timeout: 2_000 }).toContain(answer);
  await page.goto('/knowledge-base');
  const suite = page.getByRole('list', { name: 'Your questions' });
  await expect(suite.getByRole('listitem').filter({ hasText: question })).toContainText('Porto');
  const own = page.getByRole('list', { name: 'Your own answers' });
  await expect(own.getByRole('listitem').filter({ hasText: question })).toContainText(answer);
});

test('what is deleted waits among the recently deleted: one is restored, one is deleted for good', async ({
  page,
  request,
}, info) => {
  const { agentId } = demoOwner();
  const ask = async (userQuery: string) => {
    const { sessionId } = await (await request.post('/api/agents/create_new_session', { data: { agentId } })).json();
    const data = { agentId, sessionId, userQuery, path: 'hearthandloom.example/delivery' };
    expect((await request.post('/api/agents/get_response', { data })).status()).toBe(200);
  };
  await ask('Quokka one: how long does delivery take?');
  await ask('Quokka two: how long does delivery take?');
  const show = (tab: RegExp) => page.getByRole('tab', { name: tab }).click();
  const line = (number: string) => list(page).getByRole('button', { name: `Quokka ${number}: how long does` });

  await openAsDemo(page, '/conversations');
  await list(page)
    .getByRole('checkbox', { name: /^Select Quokka one/ })
    .check();
  await list(page)
    .getByRole('checkbox', { name: /^Select Quokka two/ })
    .check();
  await list(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('2 conversations deleted')).toBeVisible();
  await expect(line('one')).toHaveCount(0);
  await page.reload();
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
  await expect(line('one')).toHaveCount(0);

  await show(/^Recently deleted/);
  await expect(line('two')).toHaveCount(1);
  await page.screenshot({ path: info.outputPath('bin.png') });
  await line('one').click();
  await history(page).getByRole('button', { name: 'Restore this conversation' }).click();
  await expect(line('one')).toHaveCount(0);
  await line('two').click();
  await history(page).getByRole('button', { name: 'Delete this conversation for good' }).click();
  await expect(page.getByText('1 conversation deleted for good')).toBeVisible();
  // an erasure that can still be undone is sent when its page is left
  const erased = page.waitForResponse((answer) => answer.url().includes('delete_conversations'));
  await show(/^All/);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  expect((await erased).status()).toBe(200);

  await page.goto('/conversations?q=Quokka');
  await expect(line('one')).toHaveCount(1);
  await expect(line('two')).toHaveCount(0);
  await page.goto('/conversations?show=discarded');
  await expect(page.getByText('Nothing was deleted lately')).toBeVisible();
});
