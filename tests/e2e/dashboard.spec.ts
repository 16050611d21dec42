/** The dashboard of an owner with a seeded month: its numbers are SQL's, and a visit asks little of the server. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { logIn } from './support/owner.ts';
import { seededOwner } from './support/seeded-owner.ts';

const dayMs = 86_400_000;

test('2.4-01 4-09 to 4-13 the numbers of every range are those of SQL, after nine calls', async ({
  page,
  request,
}, info) => {
  const { email, agentId, database } = await seededOwner(request, 2000);
  try {
    await page.goto('/login');
    await logIn(page, email);
    await expect(page.getByRole('img', { name: /Conversation Activity/ })).toBeVisible();

    const calls: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('/api/')) calls.push(sent.url());
    });
    await page.reload();
    await expect(page.getByRole('img', { name: /Conversation Activity/ })).toBeVisible();
    await expect(page.getByText('Latest conversations')).toBeVisible();
    expect(calls.length).toBeLessThanOrEqual(9);

    const midnight = Math.floor(Date.now() / dayMs) * dayMs;
    const utc = new Date();
    const [month, next] = [0, 1].map((more) => Date.UTC(utc.getUTCFullYear(), utc.getUTCMonth() + more, 1));
    const ranges = [
      ['Today', midnight, midnight + dayMs],
      ['Yesterday', midnight - dayMs, midnight],
      ['Last 7 Days', midnight - 6 * dayMs, midnight + dayMs],
      ['Last 30 Days', midnight - 29 * dayMs, midnight + dayMs],
      ['Custom Range', month ?? 0, next ?? 0],
    ] as const;
    const figure = (label: string) => page.getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]');
    for (const [name, from, until] of ranges) {
      await page.getByRole('button', { name }).click();
      const { rows } = await database.db.execute(sql`
        select (select count(*)::int from conversations where agent_id = ${agentId} and kind = 'live'
                  and started_at >= ${new Date(from).toISOString()} and started_at < ${new Date(until).toISOString()}) as conversations,
               (select count(*)::int from messages where agent_id = ${agentId} and charged
                  and created_at >= ${new Date(from).toISOString()} and created_at < ${new Date(until).toISOString()}) as replies`);
      const count = (key: string) => Number(rows[0]?.[key]).toLocaleString('en-GB');
      await expect(figure('Total conversations'), name).toHaveText(count('conversations'));
      await expect(figure('AI interactions'), name).toHaveText(count('replies'));
    }
    await expect(figure('Remaining Credits')).toHaveText('500 / 500');

    const calendar = page.getByRole('dialog', { name: 'Custom Range' });
    await expect(calendar).toBeVisible();
    await page.screenshot({ path: info.outputPath('calendar.png') });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await page.getByRole('button', { name: 'Last 30 Days' }).click();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(31);
  } finally {
    await database.close();
  }
});
