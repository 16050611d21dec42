/** The whole life of a subscription with the real Stripe adapter, against a scripted Stripe over HTTP that refuses every request whose shape Stripe does not publish. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
const leave = (rest: number) =>
  server.db.execute(sql`update subscriptions set rest_to_consume = ${rest} where account_id = ${owner.userId}`);
const blocked = async () => (await client.send('getStyle', { id: owner.agentId })).body.agentStyle.isBlocked;

test('7-25 7-26 7-29 PA-10 a trial of 14 days, then paid months: one grant each, whichever events tell of it', async () => {
  const url = await visit.payUrl(owner, 'Basic');
  expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
  const session = stripe.world.pay(url);
  expect(session).toMatchObject({ mode: 'subscription', trialDays: 14 });
  expect(session.successUrl).toBe(`https://vitrine.example/success?userId=${owner.userId}`);
  expect(session.prices.map(({ lookupKey, unitAmount }) => [lookupKey, unitAmount])).toEqual([
    ['vitrine_basic_eur', 2400],
    ['vitrine_extra_eur', 500],
  ]);
  expect(await visit.deliverFresh()).toEqual([200, 200, 200]);
  expect(await payment()).toMatchObject({ plan: 'Basic', status: 'trialing', offer: 1500, restToConsume: 1500 });
  expect(await visit.entries(owner)).toEqual(['grant 1500']);
  expect(await visit.validate(owner.userId)).toBe(true);

  const subscription = await visit.subscriptionOf(owner);
  stripe.world.renew(subscription);
  await visit.deliverFresh();
  expect(await payment()).toMatchObject({ status: 'active', restToConsume: 1500 });
  stripe.world.renew(subscription);
  await visit.deliverFresh();
  expect(await visit.entries(owner)).toEqual([
    'grant 1500',
    'expire -1500',
    'grant 1500',
    'expire -1500',
    'grant 1500',
  ]);
  expect(await visit.ledgerSum(owner)).toBe(1500);
});

test('a declined card: nothing is granted and no block begins while it is owed; settled, the month’s credits come and the agent wakes', async () => {
  const subscription = await visit.onBasic(owner);
  await leave(0);
  await server.db.execute(sql`update agents set is_blocked = true where id = ${owner.agentId}`);
  stripe.world.renew(subscription, 'declined');
  await visit.deliverFresh();
  expect(await payment()).toMatchObject({ plan: 'Basic', status: 'past_due', restToConsume: 0 });
  stripe.world.settle(subscription);
  await visit.deliverFresh();
  expect(await payment()).toMatchObject({ status: 'active', restToConsume: 1500 });
  expect(await blocked()).toBe(false);
});

test('dunning that ends in nothing, and a cancellation: the account is on Free with its one grant', async () => {
  const subscription = await visit.onBasic(owner);
  stripe.world.renew(subscription, 'declined');
  stripe.world.end(subscription);
  await visit.deliverFresh();
  expect(await payment()).toMatchObject({ plan: 'Free', offer: 500, restToConsume: 500, renewsAt: null });

  const second = await client.newOwner();
  owner = second;
  const other = await visit.onBasic(owner);
  expect(new URL(await visit.portalUrl(owner)).hostname).toBe('billing.stripe.com');
  stripe.world.cancelWithPeriod(other, true);
  await visit.deliverFresh();
  expect(await payment()).toMatchObject({ plan: 'Basic', renewsAt: null });
  expect((await payment()).endsAt).not.toBeNull();
  stripe.world.renew(other);
  await visit.deliverFresh();
  expect(await payment()).toMatchObject({ plan: 'Free', restToConsume: 500 });
});

test('PA-14 refunds and disputes take what is unused, never more, tell the owner, and what was won comes back', async () => {
  await visit.choose(owner, 'Free');
  await leave(0);
  const session = stripe.world.pay(await visit.topUpUrl(owner));
  await visit.deliverFresh();
  expect(await payment()).toMatchObject({ restToConsume: 100 });
  const paid = stripe.world.payments.get(session.payment ?? '');
  if (!paid) throw new Error('nothing was paid');
  stripe.world.refund(paid, 0.5);
  await visit.deliverFresh();
  expect(await payment()).toMatchObject({ restToConsume: 50 });
  stripe.world.dispute(paid);
  await visit.deliverFresh();
  expect(await payment()).toMatchObject({ restToConsume: 0 });
  stripe.world.closeDispute(paid, 'won');
  await visit.deliverFresh();
  expect(await payment()).toMatchObject({ restToConsume: 50 });
  const letters = await server.db.execute(
    sql`select 1 from jobs where payload::text like ${`%payment-returned%${owner.userId}%`}`,
  );
  expect(letters.rows.length).toBeGreaterThan(0);
  expect(await visit.validate(owner.userId)).toBe(true);
});

test('PA-27 extra blocks: told to Stripe once each, and once more told when the note of it was lost', async () => {
  await visit.onBasic(owner);
  const customer = await visit.customerOf(owner);
  await leave(0);
  for (let block = 1; block <= 3; block += 1) {
    await jobs.hold(owner);
    await leave(0);
  }
  await jobs.run('billing.report_extra_blocks');
  const told = () => [...stripe.world.meterEvents.values()].filter((event) => event.customer === customer);
  expect(told()).toEqual(Array.from({ length: 3 }, () => ({ customer, value: '1' })));
  await server.db.execute(sql`update extra_block_reports set told_at = null`);
  await jobs.run('billing.report_extra_blocks');
  expect(told()).toHaveLength(3);
  const { rows } = await server.db.execute(sql`select 1 from extra_block_reports where told_at is null`);
  expect(rows).toEqual([]);
});

test('PA-28 4-43 plans changed to and fro in the portal, on one bill, are each applied', async () => {
  const subscription = await visit.onBasic(owner);
  const seen: number[] = [];
  await visit.payUrl(await client.newOwner(), 'Growth');
  for (const plan of ['growth', 'basic', 'growth'] as const) {
    stripe.world.changePlan(subscription, `vitrine_${plan}_eur`);
    expect(await visit.deliverFresh()).toEqual([200]);
    seen.push((await payment()).restToConsume ?? -1);
  }
  expect(seen).toEqual([5000, 1500, 5000]);
  expect(await visit.ledgerSum(owner)).toBe(5000);
});

test('4-43 a larger plan bought here ends the smaller one, and neither’s late events bring it back', async () => {
  const first = await visit.onBasic(owner);
  stripe.world.pay(await visit.payUrl(owner, 'Growth'));
  const bought = visit.fresh();
  for (const event of bought) expect(await visit.deliver(event)).toBe(200);
  await jobs.run('billing.end_subscription');
  expect(first.status).toBe('canceled');
  for (const event of [...visit.fresh(), ...bought]) await visit.deliver(event);
  expect(await payment()).toMatchObject({ plan: 'Growth', status: 'active', restToConsume: 5000 });
});
