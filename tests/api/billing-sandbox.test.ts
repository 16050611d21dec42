/** Paying on the sandbox: the same calls, events and ledger as with a real provider, without its keys. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { patience } from './support/in-process.ts';
import { createSandboxVisit, idIn } from './support/sandbox-checkout.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

let server: TestServer;
let client: TestClient;
let visit: ReturnType<typeof createSandboxVisit>;
let owner: TestOwner;

beforeAll(async () => {
  server = await startTestServer({
    worker: false,
    env: { PUBLIC_URL: 'https://vitrine.example', PAYMENTS: 'sandbox' },
  });
  client = createTestClient(server);
  visit = createSandboxVisit(server, client);
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await client.newOwner();
});

const verified = async ({ token, userId }: TestOwner) =>
  (await client.send('getUser', { token, id: userId })).body.payment.verifyPayment;
const ledgerSum = async ({ userId }: TestOwner) => {
  const { rows } = await server.db.execute(
    sql`select sum(amount)::int as sum from credit_entries where account_id = ${userId}`,
  );
  return rows[0]?.['sum'];
};

test('7-25 7-29 Basic: the page is labelled, paying makes the plan true, and the way back says so (PA-25: even when nobody comes back)', async () => {
  const url = await visit.payUrl(owner, 'Basic');
  expect(url).toMatch(/^https:\/\/vitrine\.example\/sandbox-checkout\/chk_[0-9a-f]{32}$/);
  const page = await server.app.inject({ url: `/sandbox-checkout/${idIn(url)}` });
  expect(page.body).toContain('Sandbox');
  expect(page.body).toContain('14 days free, then €24 a month');
  expect(page.body).toMatch(/<button[^>]*>Pay<\/button>[\s\S]*<button[^>]*>Cancel<\/button>/);
  expect(await verified(owner)).toBe(false);

  expect(await visit.act(url, 'pay')).toEqual({
    status: 303,
    next: `https://vitrine.example/success?userId=${owner.userId}`,
  });
  expect(await verified(owner)).toBe(true);
  expect(await visit.payment(owner)).toMatchObject({
    plan: 'Basic',
    offer: 1500,
    restToConsume: 1500,
    currency: 'eur',
    status: 'trialing',
    endsAt: null,
  });
  expect((await visit.payment(owner)).renewsAt).not.toBeNull();
  expect(await visit.validate(owner.userId)).toBe(true);
  expect(await ledgerSum(owner)).toBe(1500);
});

test('PA-19 PA-02 nobody else is paid by it, and unknown ids are answered alike', async () => {
  await visit.buy(owner, 'Basic');
  const other = await client.newOwner();
  const unpaid = await client.send('validatePayment', { body: { verifyPayment: true, userId: other.userId } });
  const unknown = await client.send('validatePayment', { body: { verifyPayment: true, userId: 'usr_0' } });
  expect(unpaid.body).toMatchObject({ success: false, code: 'billing.not_paid' });
  expect({ ...unknown.body, requestId: '' }).toEqual({ ...unpaid.body, requestId: '' });
  expect(await verified(other)).toBe(false);
});

test('PA-01 an open checkout is not a paid one', { timeout: 20_000 * patience }, async () => {
  await visit.payUrl(owner, 'Basic');
  expect(await visit.validate(owner.userId)).toBe(false);
  expect(await verified(owner)).toBe(false);
});

test('PA-23 PA-09 a double click opens one checkout, and paying twenty times grants once', async () => {
  const urls = await Promise.all(Array.from({ length: 5 }, () => visit.payUrl(owner, 'Growth')));
  expect(new Set(urls).size).toBe(1);
  await Promise.all(Array.from({ length: 20 }, () => visit.act(urls[0] ?? '', 'pay')));
  expect(await visit.payment(owner)).toMatchObject({ plan: 'Growth', offer: 5000, restToConsume: 5000 });
  expect(await ledgerSum(owner)).toBe(5000);
});

test('another plan closes the page of the first, which can no longer be paid', async () => {
  const first = await visit.payUrl(owner, 'Basic');
  const second = await visit.payUrl(owner, 'Growth');
  expect((await visit.act(first, 'pay')).next).toContain('/cancel');
  await visit.act(second, 'pay');
  expect(await visit.payment(owner)).toMatchObject({ plan: 'Growth' });
});

test('7-30 PA-20 a cancelled checkout is closed; a paid plan is not touched by it', async () => {
  const url = await visit.payUrl(owner, 'Basic');
  expect((await visit.act(url, 'cancel')).next).toBe(`https://vitrine.example/cancel?userId=${owner.userId}`);
  const cancel = () => client.send('cancelPayment', { body: { userId: owner.userId } });
  expect((await cancel()).body).toEqual({ success: true });
  expect((await visit.act(url, 'pay')).next).toContain('/cancel');
  expect(await verified(owner)).toBe(false);

  await visit.buy(owner, 'Basic');
  await Promise.all(Array.from({ length: 20 }, cancel));
  expect((await client.send('cancelPayment', { body: { userId: 'usr_0' } })).body).toEqual({ success: true });
  expect(await visit.payment(owner)).toMatchObject({ plan: 'Basic', restToConsume: 1500 });
});

test('7-28 9-22 a top-up adds 100 to Free once, and wakes a paused agent', async () => {
  await visit.choose(owner, 'Free');
  await server.db.execute(sql`update subscriptions set rest_to_consume = 0 where account_id = ${owner.userId}`);
  await server.db.execute(sql`update agents set is_blocked = true where id = ${owner.agentId}`);
  const url = await visit.topUpUrl(owner);
  await visit.act(url, 'pay');
  await visit.act(url, 'pay');
  expect(await visit.payment(owner)).toMatchObject({ plan: 'Free', offer: 600, restToConsume: 100 });
  expect((await client.send('getStyle', { id: owner.agentId })).body.agentStyle.isBlocked).toBe(false);
  await visit.act(await visit.topUpUrl(owner), 'pay');
  expect(await visit.payment(owner)).toMatchObject({ offer: 700, restToConsume: 200 });
});

test('T05 PA-05 Free while a paid plan is on is refused, and what was left of Free comes back when it ends', async () => {
  await visit.choose(owner, 'Free');
  await visit.buy(owner, 'Basic');
  expect(await visit.payment(owner)).toMatchObject({ plan: 'Basic', offer: 1500, restToConsume: 1500 });
  expect((await visit.choose(owner, 'Free')).body).toMatchObject({ success: false, code: 'billing.plan_refused' });
  const portal = await visit.portalUrl(owner);
  await visit.act(portal, 'cancel');
  expect(await visit.payment(owner)).toMatchObject({ plan: 'Basic', renewsAt: null });
  expect((await visit.payment(owner)).endsAt).not.toBeNull();
  await visit.act(portal, 'end');
  expect(await visit.payment(owner)).toMatchObject({ plan: 'Free', offer: 500, restToConsume: 500, renewsAt: null });
  await visit.choose(owner, 'Free');
  expect(await visit.payment(owner)).toMatchObject({ restToConsume: 500 });
  expect(await ledgerSum(owner)).toBe(500);
});

test('CR-11 PA-28 the trial ends in a paid month, with new credits once; there is no second trial', async () => {
  await visit.buy(owner, 'Basic');
  await server.db.execute(sql`update subscriptions set rest_to_consume = 7 where account_id = ${owner.userId}`);
  const portal = await visit.portalUrl(owner);
  await visit.act(portal, 'end');
  expect(await visit.payment(owner)).toMatchObject({ status: 'active', offer: 1500, restToConsume: 1500 });
  await visit.act(portal, 'cancel');
  await visit.act(portal, 'end');
  const again = await server.app.inject({ url: `/sandbox-checkout/${idIn(await visit.payUrl(owner, 'Basic'))}` });
  expect(again.body).not.toContain('days free');
  expect(again.body).toContain('€24 a month');
});

test('4-43 an upgrade takes the place of the first subscription', async () => {
  await visit.buy(owner, 'Basic');
  await visit.buy(owner, 'Growth');
  expect(await visit.payment(owner)).toMatchObject({ plan: 'Growth', offer: 5000, restToConsume: 5000 });
  expect((await visit.choose(owner, 'Growth')).body).toMatchObject({ success: false, code: 'billing.plan_refused' });
  expect(await ledgerSum(owner)).toBe(5000);
});

test('dunning: a failed payment grants nothing and begins no extra block; paying puts it right', async () => {
  await visit.buy(owner, 'Basic');
  const portal = await visit.portalUrl(owner);
  await visit.act(portal, 'fail');
  expect(await visit.payment(owner)).toMatchObject({ plan: 'Basic', status: 'past_due' });
  await visit.act(portal, 'settle');
  expect(await visit.payment(owner)).toMatchObject({ status: 'active', restToConsume: 1500 });
});

test('PA-21 another’s id is 404; 7-27 without a subscription there is nothing to manage', async () => {
  const other = await client.newOwner();
  for (const call of ['getPortalUrl', 'topUp'] as const) {
    const answer = await client.send(call, { token: other.token, body: { userId: owner.userId, currency: 'eur' } });
    expect(answer.status).toBe(404);
  }
  const own = await client.send('getPortalUrl', { token: owner.token, body: { userId: owner.userId } });
  expect(own.body).toMatchObject({ success: false, code: 'billing.plan_refused' });
});

test('9-21 the owner’s ceiling for extra blocks is kept and bounded, and a higher one wakes a paused agent', async () => {
  await visit.buy(owner, 'Basic');
  const set = (extraBlocksMax: number) =>
    client.send('setExtraBlocks', { token: owner.token, body: { userId: owner.userId, extraBlocksMax } });
  expect((await set(3)).body).toEqual({ success: true });
  expect(await visit.payment(owner)).toMatchObject({ extraBlocksMax: 3 });
  expect((await set(-1)).status).toBe(400);

  await set(0);
  await server.db.execute(sql`update subscriptions set rest_to_consume = 0 where account_id = ${owner.userId}`);
  await server.db.execute(sql`update agents set is_blocked = true where id = ${owner.agentId}`);
  await set(1);
  expect((await client.send('getStyle', { id: owner.agentId })).body.agentStyle.isBlocked).toBe(false);
});

test('an unknown sandbox page is not found', async () => {
  expect((await server.app.inject({ url: '/sandbox-checkout/chk_0' })).statusCode).toBe(404);
  expect((await visit.act('chk_0', 'pay')).status).toBe(404);
});
