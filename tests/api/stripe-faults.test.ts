/** What goes wrong between Stripe and us, with the real adapter: events doubled, late, lost and parked, money that comes later, and a Stripe that fails. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { behindProxy, patience } from './support/in-process.ts';
import { createBillingJobs } from './support/stripe/billing-jobs.ts';
import { startScriptedStripe } from './support/stripe/scripted-stripe.ts';
import type { ScriptedStripe } from './support/stripe/scripted-stripe.ts';
import { createStripeVisit } from './support/stripe/stripe-visit.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

let stripe: ScriptedStripe;
let server: TestServer;
let client: TestClient;
let visit: ReturnType<typeof createStripeVisit>;
let jobs: ReturnType<typeof createBillingJobs>;
let owner: TestOwner;

beforeAll(async () => {
  stripe = await startScriptedStripe();
  server = await startTestServer({ worker: false, env: { ...stripe.env, PUBLIC_URL: 'https://vitrine.example' } });
  client = createTestClient(server);
  visit = createStripeVisit(server, client, stripe);
  jobs = createBillingJobs(server);
});
afterAll(async () => {
  await server.close();
  await stripe.close();
  expect(stripe.malformed).toEqual([]);
});
beforeEach(async () => {
  owner = await client.newOwner();
});

const payment = () => visit.payment(owner);

test('PA-25 nobody comes back and no event came: the look of /success finds the payment', async () => {
  stripe.world.pay(await visit.payUrl(owner, 'Growth'));
  visit.fresh();
  expect(await visit.validate(owner.userId)).toBe(true);
  expect(await payment()).toMatchObject({ plan: 'Growth', restToConsume: 5000 });
});

test(
  'PA-02 however many ask whether an account has paid, the provider is asked by one of them',
  { timeout: 40_000 * patience },
  async () => {
    await visit.payUrl(owner, 'Basic');
    const before = stripe.requests.length;
    const answers = await Promise.all(Array.from({ length: 30 }, () => visit.validate(owner.userId)));
    expect(answers).toEqual(Array.from({ length: 30 }, () => false));
    // two processes ask twice
    expect(stripe.requests.length - before).toBeLessThan(behindProxy ? 30 : 15);
  },
);

test('PA-23 an order of another plan, while the page of the first is being opened, leaves one page that can be paid', async () => {
  let second: ReturnType<typeof visit.choose> | null = null;
  stripe.fails(async (call) => {
    if (call !== 'POST /v1/checkout/sessions' || second !== null) return null;
    second = visit.choose(owner, 'Growth');
    await second;
    return null;
  });
  const first = await visit.choose(owner, 'Basic');
  stripe.fails(null);
  expect([first.status, first.body]).toMatchObject([409, { code: 'request.conflict' }]);
  const customer = await visit.customerOf(owner);
  const pages = [...stripe.world.sessions.values()].filter((page) => page.customer === customer);
  expect(pages.map(({ status }) => status).toSorted()).toEqual(['expired', 'open']);
  stripe.world.pay(await visit.payUrl(owner, 'Growth'));
  await visit.deliverFresh();
  expect(await payment()).toMatchObject({ plan: 'Growth', restToConsume: 5000 });
});

test('PA-12 events in any order and late ones end in what Stripe’s object is now', async () => {
  stripe.world.pay(await visit.payUrl(owner, 'Basic'));
  const begun = visit.fresh();
  const subscription = await visit.subscriptionOf(owner);
  stripe.world.renew(subscription);
  stripe.world.cancelWithPeriod(subscription, true);
  stripe.world.cancelWithPeriod(subscription, false);
  for (const event of [...visit.fresh(), ...begun].toReversed()) expect(await visit.deliver(event)).toBe(200);
  expect(await payment()).toMatchObject({ plan: 'Basic', status: 'active', restToConsume: 1500, endsAt: null });
  expect(await visit.entries(owner)).toEqual(['grant 1500']);

  stripe.world.end(subscription);
  const [ended] = visit.fresh();
  for (const event of [ended ?? '', ...begun]) await visit.deliver(event);
  expect(await payment()).toMatchObject({ plan: 'Free' });
  const first = await client.newOwner();
  owner = first;
  stripe.world.pay(await visit.payUrl(owner, 'Basic'));
  stripe.world.end(await visit.subscriptionOf(owner));
  for (const event of visit.fresh().toReversed()) expect(await visit.deliver(event)).toBe(200);
  expect(await payment()).toMatchObject({ plan: null });
});

test('PA-09 the same event twenty times at once and days later is applied once, and each delivery is 200', async () => {
  await visit.choose(owner, 'Free');
  stripe.world.pay(await visit.topUpUrl(owner));
  const events = visit.fresh();
  const statuses = await Promise.all(events.flatMap((event) => Array.from({ length: 20 }, () => visit.deliver(event))));
  expect(new Set(statuses)).toEqual(new Set([200]));
  stripe.world.pass(3 * 86_400);
  for (const event of events) expect(await visit.deliver(event)).toBe(200);
  expect(await visit.entries(owner)).toEqual(['grant 500', 'top_up 100']);
});

test('PA-13 a bank debit: credits come when the money has, and none when it does not', async () => {
  await visit.choose(owner, 'Free');
  const session = stripe.world.pay(await visit.topUpUrl(owner), 'bank debit');
  await visit.deliverFresh();
  expect(await payment()).toMatchObject({ restToConsume: 500 });
  stripe.world.moneyCame(session, true);
  await visit.deliverFresh();
  expect(await payment()).toMatchObject({ restToConsume: 600 });
  const other = stripe.world.pay(await visit.topUpUrl(owner), 'bank debit');
  stripe.world.moneyCame(other, false);
  await visit.deliverFresh();
  expect(await payment()).toMatchObject({ restToConsume: 600 });
});

test('PA-26 events that never came are found by the look at Stripe, which goes on past an account that cannot be read', async () => {
  const lost = await visit.onBasic(owner);
  const charge = [...stripe.world.payments.values()].find((one) => one.customer === lost.customer);
  if (!charge) throw new Error('nothing was paid');
  stripe.world.renew(lost);
  const other = await client.newOwner();
  stripe.world.pay(await visit.payUrl(other, 'Basic'));
  const unreadable = await client.newOwner();
  await visit.payUrl(unreadable, 'Basic');
  await server.db.execute(
    sql`update payment_customers set customer = 'cus_gone' where account_id = ${unreadable.userId}`,
  );
  visit.fresh();
  await server.db.execute(sql`update checkouts set provider_id = 'cs_gone_1' where account_id = ${unreadable.userId}`);
  await jobs.run('billing.reconcile').catch(() => {});
  expect(await visit.payment(other)).toMatchObject({ plan: 'Basic', restToConsume: 1500 });
  expect((await visit.entries(owner)).filter((entry) => entry.startsWith('grant'))).toHaveLength(3);
});

test('PA-15 a parked event is applied when it is tried again and its customer is known', async () => {
  stripe.world.pay(await visit.payUrl(owner, 'Basic'));
  const customer = await visit.customerOf(owner);
  await server.db.execute(sql`update payment_customers set customer = 'cus_other' where account_id = ${owner.userId}`);
  expect(await visit.deliverFresh()).toEqual([200, 200, 200]);
  expect(await payment()).toMatchObject({ plan: null });
  const parked = async () =>
    (
      await server.db.execute(
        sql`select 1 from payment_events where parked_because is not null and customer = ${customer}`,
      )
    ).rows.length;
  expect(await parked()).toBeGreaterThan(0);
  await server.db.execute(sql`update payment_customers set customer = ${customer} where account_id = ${owner.userId}`);
  await jobs.run('billing.reconcile').catch(() => {});
  expect(await payment()).toMatchObject({ plan: 'Basic', restToConsume: 1500 });
  expect(await parked()).toBe(0);
});

test('PA-03 PA-21 PA-23 Stripe gets our prices, one page for a double click, and is not asked for another’s account', async () => {
  const urls = await Promise.all(Array.from({ length: 5 }, () => visit.payUrl(owner, 'Growth')));
  expect(new Set(urls).size).toBe(1);
  const asked = stripe.requests.length;
  const other = await client.newOwner();
  for (const call of ['getPortalUrl', 'topUp'] as const) {
    const answer = await client.send(call, { token: other.token, body: { userId: owner.userId, currency: 'eur' } });
    expect(answer.status).toBe(404);
  }
  expect((await visit.choose(owner, 'Growth', { amount: 0.01 })).body.success).toBe(false);
  expect(stripe.requests).toHaveLength(asked);
  const sent = stripe.requests.filter(
    ({ call }) => call.startsWith('POST') && !/expire|portal|meter_events/.test(call),
  );
  expect(sent.filter(({ idempotencyKey }) => idempotencyKey === null)).toEqual([]);
});

test('PA-24 Stripe says 500 or 429: a refusal in words, and the next try works on the same page', async () => {
  for (const status of [500, 429]) {
    stripe.fails((call) => (call === 'POST /v1/checkout/sessions' ? status : null));
    expect((await visit.choose(owner, 'Basic')).body).toMatchObject({
      success: false,
      code: 'billing.provider_failed',
    });
  }
  stripe.fails(null);
  const url = await visit.payUrl(owner, 'Basic');
  expect(await visit.payUrl(owner, 'Basic')).toBe(url);
  stripe.fails(() => 500);
  stripe.world.pay(url);
  expect(await visit.deliverFresh()).toEqual([503, 503, 503]);
  stripe.fails(null);
  for (const event of stripe.world.events.slice(-3)) expect(await visit.deliver(event)).toBe(200);
  expect(await visit.entries(owner)).toEqual(['grant 1500']);
});
