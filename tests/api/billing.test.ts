import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer({ worker: false });
  client = createTestClient(server);
});
afterAll(() => server.close());

const choose = (owner: TestOwner, fields: object = {}) =>
  client.send('getPaymentUrl', {
    token: owner.token,
    body: { userId: owner.userId, amount: 0, requestsNumber: 500, currency: 'eur', plan: 'Free', ...fields },
  });
const payment = async (owner: TestOwner) =>
  (await client.send('getPayment', { token: owner.token, body: { userId: owner.userId } })).body;
const ledgerSum = async (owner: TestOwner) => {
  const { rows } = await server.db.execute(
    sql`select coalesce(sum(amount), 0)::int as sum from credit_entries where account_id = ${owner.userId}`,
  );
  return rows[0]?.['sum'];
};

test('7-26 all null before a plan was chosen; 7-25 T05 Free is active at once, without an address', async () => {
  const owner = await client.newOwner();
  expect(await payment(owner)).toMatchObject({
    payement: { plan: null, offer: null, currency: null, restToConsume: null },
  });
  expect((await choose(owner)).body).toEqual({ success: true, paymentUrl: null });
  expect(await payment(owner)).toMatchObject({
    payement: { plan: 'Free', offer: 500, currency: 'eur', restToConsume: 500 },
  });
});

test('PA-05 R4 asking for Free again, twenty times at once, refills nothing', async () => {
  const owner = await client.newOwner();
  await Promise.all(Array.from({ length: 20 }, () => choose(owner)));
  await choose(owner, { currency: 'usd' });
  expect(await payment(owner)).toMatchObject({ payement: { restToConsume: 500, currency: 'eur' } });
  expect(await ledgerSum(owner)).toBe(500);
});

test.each([
  ['PA-03', { amount: 0.01 }, 200],
  ['PA-03', { requestsNumber: 1_000_000 }, 200],
  ['PA-03', { amount: -1 }, 200],
  ['PA-03', { amount: '0' }, 400],
  ['PA-03', { currency: 'jpy' }, 400],
  ['PA-04', { plan: 'enterprise' }, 200],
  ['PA-04', { plan: 'FREE ' }, 200],
  ['PA-04', { plan: ['Free'] }, 400],
])('%s %j is refused and grants nothing', async (_row, fields, status) => {
  const owner = await client.newOwner();
  const answer = await choose(owner, fields);
  expect(answer.status).toBe(status);
  expect(answer.body.success).toBe(false);
  expect(await payment(owner)).toMatchObject({ payement: { plan: null } });
});

test('PA-04 a plan that covers fewer pages than the site has is refused, a larger one is not', async () => {
  const owner = await client.newOwner();
  const site = { websiteUrl: 'shop.example', sitemapURL: 'https://shop.example/sitemap.xml', excludeUrl: [] };
  await client.send('createKnowledge', { token: owner.token, body: { agentId: owner.agentId, region: 'eu', ...site } });
  const pages = (number: number) =>
    server.db.execute(sql`update agent_knowledge set page_number_site = ${number} where agent_id = ${owner.agentId}`);
  await pages(1001);
  expect((await choose(owner)).body).toMatchObject({ success: false, code: 'billing.plan_refused' });
  expect(await payment(owner)).toMatchObject({ payement: { plan: null } });
  await pages(1000);
  expect((await choose(owner)).body).toMatchObject({ success: true });
});

test('T04 PA-01 PA-20 nothing a browser says makes or unmakes a payment', async () => {
  const unpaid = await client.newOwner();
  const paid = await client.newOwner({ paid: true });
  const claimed = await client.send('validatePayment', { body: { verifyPayment: true, userId: unpaid.userId } });
  expect(claimed.body).toMatchObject({ success: false, code: 'billing.not_paid' });
  await client.send('cancelPayment', { body: { userId: paid.userId } });
  const verified = async ({ token, userId }: TestOwner) =>
    (await client.send('getUser', { token, id: userId })).body.payment.verifyPayment;
  expect(await verified(unpaid)).toBe(false);
  expect(await verified(paid)).toBe(true);
});

test('CR-10 the database refuses a negative balance', async () => {
  const owner = await client.newOwner({ paid: true });
  const update = server.db.execute(
    sql`update subscriptions set rest_to_consume = -1 where account_id = ${owner.userId}`,
  );
  await expect(update).rejects.toMatchObject({ cause: { code: '23514' } });
});
