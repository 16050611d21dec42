/** A training that would answer an owner's question worse waits for the owner, who takes the new answer over or publishes it all the same. */
import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { logIn, newAddress, password } from './support/owner.ts';
import { startOwnSite } from './support/own-site.ts';
import type { OwnSite } from './support/own-site.ts';

let site: OwnSite;
test.beforeAll(async () => {
  // a database of its own is started, on a machine that may be busy
  test.setTimeout(180_000);
  site = await startOwnSite({ OWNERSHIP_CHECK: 'off' });
});
test.afterAll(() => site.stop());

const ask = 'How long do I have to return something?';

/** An owner on Free whose agent learns the example shop. */
async function trainedOwner(request: APIRequestContext) {
  const api = `${site.url}/api`;
  const email = newAddress();
  const registered = await request.post(`${api}/users/register`, { data: { name: 'Ana Sousa', email, password } });
  const { user, agent }: { user: { _id: string; token: string }; agent: { _id: string } } = await registered.json();
  const headers = { authorization: `Bearer ${user.token}` };
  await request.post(`${api}/payments/get_payment_url`, {
    headers,
    data: { userId: user._id, amount: 0, requestsNumber: 500, currency: 'eur', plan: 'Free' },
  });
  await request.post(`${api}/agents/create_agent_knowledge`, {
    headers,
    data: {
      agentId: agent._id,
      region: 'eu',
      websiteUrl: site.shopHost,
      sitemapURL: `https://${site.shopHost}/sitemap.xml`,
      excludeUrl: [],
    },
  });
  return { email, agentId: agent._id };
}

/** What a visitor is told. */
async function told(request: APIRequestContext, agentId: string): Promise<string> {
  const api = `${site.url}/api/agents`;
  const { sessionId } = await (await request.post(`${api}/create_new_session`, { data: { agentId } })).json();
  const data = { agentId, sessionId, userQuery: ask, path: `${site.shopHost}/returns` };
  return (await (await request.post(`${api}/get_response`, { data })).json()).response.agent_response_text;
}

/** The pause that an owner's button keeps after a training is over. */
async function rest(): Promise<void> {
  const database = await site.openDatabase();
  await database.db.execute(sql`update training_runs set finished_at = finished_at - interval '2 minutes'`);
  await database.close();
}

const held = (page: Page) => page.getByRole('list', { name: 'Questions that would be answered worse' });
const suite = (page: Page) => page.getByRole('region', { name: 'Your questions' });

test('CW-30 a changed answer holds a training back until its owner expects it, or publishes anyway', async ({
  page,
  request,
}, info) => {
  test.setTimeout(240_000);
  const { email, agentId } = await trainedOwner(request);
  await page.goto(`${site.url}/login`);
  await logIn(page, email);
  const train = async () => {
    await rest();
    await page.getByRole('button', { name: 'Train again now' }).click();
  };

  await test.step('the first training drew the question from what the shop says', async () => {
    await page.getByRole('link', { name: 'Knowledge Base' }).click();
    // a long card shows its first rows
    await suite(page)
      .getByRole('button', { name: /^Show all/ })
      .click({ timeout: 60_000 });
    await expect(suite(page).getByText(ask)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Train again now' })).toBeEnabled({ timeout: 60_000 });
    await page.screenshot({ path: info.outputPath('drawn.png'), fullPage: true });
  });

  await test.step('what it would answer otherwise is held back, both answers beside each other', async () => {
    site.shop.reword('30 days', '14 days');
    await train();
    const broken = held(page).getByRole('listitem').filter({ hasText: ask });
    await expect(broken).toBeVisible({ timeout: 60_000 });
    await expect(broken.getByRole('figure').nth(0)).toContainText('30 days');
    await expect(broken.getByRole('figure').nth(1)).toContainText('14 days');
    await page.screenshot({ path: info.outputPath('held.png'), fullPage: true });
    expect(await told(request, agentId)).toContain('30 days');
  });

  await test.step('the last answer that is expected from now on lets the training through', async () => {
    const buttons = held(page).getByRole('button', { name: 'Expect this from now on' });
    for (let left = await buttons.count(); left > 0; left -= 1) {
      await buttons.first().click();
      await expect(buttons).toHaveCount(left - 1);
    }
    await expect(held(page)).toBeHidden({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Train again now' })).toBeEnabled({ timeout: 60_000 });
    const question = suite(page).getByRole('group').filter({ hasText: ask });
    await expect(question).toContainText('As expected');
    await question.getByText(ask).click();
    await expect(question).toContainText('14 days');
    await page.screenshot({ path: info.outputPath('expected.png'), fullPage: true });
    expect(await told(request, agentId)).toContain('14 days');
  });

  await test.step('or it is published anyway, and the question says that it is not answered as expected', async () => {
    site.shop.reword('14 days', '10 days');
    await train();
    await expect(held(page).getByText(ask)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(held(page)).toBeHidden({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Train again now' })).toBeEnabled({ timeout: 60_000 });
    await expect(suite(page).getByRole('group').filter({ hasText: ask })).toContainText('Not as expected');
    await page.screenshot({ path: info.outputPath('published.png'), fullPage: true });
    expect(await told(request, agentId)).toContain('10 days');
  });
});
