/** A server that sells nothing, and what becomes of plans that a sandbox gave away before. */
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createNoPayments } from '../../server/src/adapters/sandbox-payments.ts';
import { createServer } from '../../server/src/composition.ts';
import { parseConfig } from '../../server/src/config.ts';
import { createBilling } from '../../server/src/features/billing/feature.ts';
import { createSandboxVisit } from './support/sandbox-checkout.ts';
import { silentLog } from './support/silent-log.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer({ worker: false, env: { PAYMENTS: 'off' } });
  client = createTestClient(server);
});
afterAll(() => server.close());

describe('PAYMENTS=off', () => {
  test('Basic, Growth and top-ups are said not to be sold; Free is had, and everybody is told so', async () => {
    const visit = createSandboxVisit(server, client);
    const owner = await client.newOwner();
    expect(owner.record.payment).toMatchObject({ verifyPayment: false, onlyFree: true });
    for (const plan of ['Basic', 'Growth']) {
      const { status, body } = await visit.choose(owner, plan);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: false,
        code: 'billing.not_sold_here',
        message: expect.stringMatching(/Free/),
      });
    }
    expect((await visit.choose(owner, 'Free')).body).toEqual({ success: true, paymentUrl: null });
    expect(await visit.payment(owner)).toMatchObject({ plan: 'Free', restToConsume: 500, onlyFree: true });
    const { status, body } = await client.send('topUp', { ...owner, body: { userId: owner.userId, currency: 'eur' } });
    expect({ status, body }).toMatchObject({ status: 200, body: { success: false, code: 'billing.not_sold_here' } });
    const { rows } = await server.db.execute(sql`select count(*)::int as open from checkouts`);
    expect(rows[0]).toEqual({ open: 0 });
  });

  test('a site beyond Free’s pages is no reason to be without a plan', async () => {
    const owner = await client.newOwner();
    await server.db.execute(sql`
      insert into agent_knowledge (agent_id, region, website_url, sitemap_url, exclude_urls, ownership_token, page_number_site)
      values (${owner.agentId}, 'eu', 'shop.example', 'https://shop.example/sitemap.xml', '{}', 't', 4000)`);
    const { body } = await createSandboxVisit(server, client).choose(owner, 'Free');
    expect(body).toEqual({ success: true, paymentUrl: null });
  });

  test('neither the sandbox’s pages nor a provider’s door are there', async () => {
    expect((await server.app.inject({ url: '/sandbox-checkout/chk_1' })).statusCode).toBe(404);
    const webhook = { method: 'POST', url: '/api/payments/webhook', payload: '{}' } as const;
    expect((await server.app.inject({ ...webhook, headers: { 'content-type': 'application/json' } })).statusCode).toBe(
      404,
    );
  });
});

test('what the sandbox gave away ends with it: the account is on Free, and no checkout that is still open gives more', async () => {
  const sandboxed = await createServer({
    config: parseConfig({ NODE_ENV: 'test', DEMO: 'off', RATE_LIMITS: 'off', DATA_DIR: server.dataDir, ROLE: 'api' }),
    database: server.database,
    log: pino({ level: 'silent' }),
    projectRoot: path.resolve(import.meta.dirname, '../..'),
  });
  const before = createSandboxVisit(sandboxed, createTestClient(sandboxed));
  const owner = await client.newOwner();
  await before.buy(owner, 'Growth');
  expect(await before.payment(owner)).toMatchObject({ plan: 'Growth', restToConsume: 5000 });
  const billing = createBilling({
    db: server.db,
    log: silentLog,
    payments: createNoPayments(),
    way: 'off',
    sandbox: null,
    queueLetter: async () => {},
  });
  const handlers = billing.handlers(
    async () => null,
    async () => {},
  );
  const run = { payload: {}, signal: new AbortController().signal, attempt: 1, isLastAttempt: false };
  await handlers['billing.reconcile']?.(run);
  const visit = createSandboxVisit(server, client);
  expect(await visit.payment(owner)).toMatchObject({ plan: 'Free', endsAt: null });
  await handlers['billing.reconcile']?.(run);
  expect((await visit.payment(owner)).restToConsume).toBeLessThanOrEqual(500);
  const { rows } = await server.db.execute(sql`select customer from payment_customers`);
  expect(rows).toEqual([]);
  await sandboxed.app.close();
});
