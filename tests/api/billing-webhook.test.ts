/** The provider's events at the door: who may send them, and what is done with those that are about nobody we know. */
import { sql } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, parseConfig } from '../../server/src/config.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

const secret = 'whsec_Yq3nRk7TxP9wLc2VbM5zHd8F';
const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_BASE: 'http://127.0.0.1:9' };
const stripe = new Stripe('sk_test_1');
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ worker: false, env: keys });
});
afterAll(() => server.close());

const eventOf = (fields: object = {}) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'customer.subscription.updated',
    livemode: false,
    data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_unknown' } },
    ...fields,
  });
const now = () => Math.floor(Date.now() / 1000);
const signed = (payload: string, { at = now(), by = secret } = {}) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret: by, timestamp: at });
const deliver = async (payload: string, signature?: string) =>
  (
    await server.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
      payload,
    })
  ).statusCode;
const events = async () =>
  (await server.db.execute(sql`select id, parked_because from payment_events order by id`)).rows;

test('PA-06 PA-07 PA-17 what is not signed by the provider, now and for us, is 400 and stored nowhere', async () => {
  const body = eventOf();
  const forged = [
    [body, undefined],
    [body, ''],
    [body, 'garbage'],
    [body, signed(body).replace('v1=', 'v0=')],
    [body, signed(eventOf({ id: 'evt_2' }))],
    [body, signed(body, { by: 'whsec_other' })],
    [`${body} `, signed(body)],
    [body, signed(body, { at: now() - 301 })],
    [body, signed(body, { at: now() + 310 })],
    [eventOf({ livemode: true }), signed(eventOf({ livemode: true }))],
  ] as const;
  for (const [payload, signature] of forged) expect(await deliver(payload, signature)).toBe(400);
  expect(await events()).toEqual([]);
});

test('PA-15 an event of an unknown customer is parked with its reason, one of an unknown type is noted; both are 200', async () => {
  const unknown = eventOf();
  const other = eventOf({ id: 'evt_9', type: 'something.new' });
  expect(await deliver(unknown, signed(unknown))).toBe(200);
  expect(await deliver(unknown, signed(unknown))).toBe(200);
  expect(await deliver(other, signed(other))).toBe(200);
  expect(await events()).toEqual([
    { id: 'evt_1', parked_because: 'unknown customer' },
    { id: 'evt_9', parked_because: null },
  ]);
});

test('PA-18 a body of 5 MB is 413', async () => {
  expect(await deliver('x'.repeat(5_000_000), 't=1,v1=0')).toBe(413);
});

test('a key without its webhook secret refuses to start', () => {
  expect(() => parseConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(ConfigError);
  expect(() => parseConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(/STRIPE_WEBHOOK_SECRET/);
});
