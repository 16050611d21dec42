/** The scripted Stripe's answer to each call, with the rules that Stripe's own objects keep. */
import { fieldsAt, textAt } from './form-fields.ts';
import type { Fields } from './form-fields.ts';
import type { StripeCall } from './request-shapes.ts';
import type { PriceRecord, SessionRecord } from './stripe-records.ts';
import {
  chargeObject,
  disputeObject,
  list,
  paymentObject,
  priceObject,
  sessionObject,
  subscriptionObject,
} from './stripe-records.ts';
import type { StripeWorld } from './stripe-world.ts';

export class StripeSaysNo extends Error {
  readonly status: number;
  readonly type: string;
  constructor(status: number, type: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
}

const no = (message: string) => new StripeSaysNo(400, 'invalid_request_error', message);

function found<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new StripeSaysNo(404, 'invalid_request_error', `No such object: '${id}'`);
  return thing;
}

const daySeconds = 86_400;

export function createStripeAnswers(world: StripeWorld) {
  const { customers, prices, sessions, subscriptions, payments, meterEvents, newId } = world;
  const meters: { id: string; event_name: string; status: 'active' }[] = [];

  function createPrice(fields: Fields): object {
    const isMetered = textAt(fields, 'recurring', 'usage_type') === 'metered';
    if (isMetered && !meters.some(({ id }) => id === textAt(fields, 'recurring', 'meter'))) throw no('No such meter');
    const lookupKey = textAt(fields, 'lookup_key');
    const older = prices.find((price) => price.lookupKey === lookupKey);
    if (older && textAt(fields, 'transfer_lookup_key') !== 'true') throw no(`A price with ${lookupKey} exists already`);
    if (older) older.lookupKey = '';
    const price: PriceRecord = {
      id: newId('price'),
      lookupKey,
      currency: textAt(fields, 'currency'),
      unitAmount: Number(textAt(fields, 'unit_amount')),
      isMetered,
    };
    prices.push(price);
    return priceObject(price);
  }

  function createSession(fields: Fields): object {
    const isPlan = textAt(fields, 'mode') === 'subscription';
    if (isPlan === 'payment_intent_data' in fields) throw no('payment_intent_data is for payments');
    if (!isPlan && 'subscription_data' in fields) throw no('subscription_data is for subscriptions');
    const customer = textAt(fields, 'customer');
    if (!customers.has(customer)) throw no(`No such customer: '${customer}'`);
    const lines = Object.values(fieldsAt(fields, 'line_items')).filter((line) => typeof line === 'object');
    const sold = lines.map((line) => {
      const price = found(
        prices.find(({ id }) => id === textAt(line, 'price')),
        textAt(line, 'price'),
      );
      if (price.isMetered === 'quantity' in line) throw no('A metered price has no quantity, every other has one');
      return price;
    });
    const session: SessionRecord = {
      id: newId('cs_test'),
      customer,
      mode: isPlan ? 'subscription' : 'payment',
      prices: sold,
      trialDays: Number(textAt(fields, 'subscription_data', 'trial_period_days')),
      metadata: stringsOf(fieldsAt(fieldsAt(fields, isPlan ? 'subscription_data' : 'payment_intent_data'), 'metadata')),
      status: 'open',
      isPaid: false,
      successUrl: textAt(fields, 'success_url'),
      cancelUrl: textAt(fields, 'cancel_url'),
      subscription: null,
      payment: null,
    };
    sessions.set(session.id, session);
    return sessionObject(session);
  }

  function takeMeterEvent(fields: Fields): object {
    const identifier = textAt(fields, 'identifier');
    if (meterEvents.has(identifier)) throw no(`An event already exists with identifier ${identifier}.`);
    const customer = textAt(fields, 'payload', 'stripe_customer_id');
    if (!customers.has(customer)) throw no('No such customer');
    // ours is a clock that no test moves
    const age = Date.now() / 1000 - Number(textAt(fields, 'timestamp'));
    if (age > 35 * daySeconds || age < -300) throw no('The timestamp is out of bounds');
    meterEvents.set(identifier, { customer, value: textAt(fields, 'payload', 'value') });
    return { object: 'billing.meter_event', identifier };
  }

  const ofCustomer = <T extends { customer: string }>(all: Iterable<T>, fields: Fields) =>
    [...all].filter(({ customer }) => customer === textAt(fields, 'customer')).reverse();
  const isExpanded = (fields: Fields, name: string) => Object.values(fieldsAt(fields, 'expand')).includes(name);

  const answers: Record<StripeCall, (fields: Fields, id: string) => object> = {
    'POST /v1/customers': (fields) => {
      const id = newId('cus');
      customers.set(id, { accountId: textAt(fields, 'metadata', 'accountId') });
      return { id, object: 'customer' };
    },
    'GET /v1/prices': (fields) => {
      const keys = Object.values(fieldsAt(fields, 'lookup_keys'));
      return list('/v1/prices', prices.filter(({ lookupKey }) => keys.includes(lookupKey)).map(priceObject));
    },
    'POST /v1/prices': createPrice,
    'GET /v1/billing/meters': () => list('/v1/billing/meters', meters),
    'POST /v1/billing/meters': (fields) => {
      const name = textAt(fields, 'event_name');
      if (meters.some((meter) => meter.event_name === name)) throw no('A meter with this event name exists already');
      const meter = { id: newId('mtr'), event_name: name, status: 'active' as const };
      meters.push(meter);
      return meter;
    },
    'POST /v1/billing/meter_events': takeMeterEvent,
    'POST /v1/checkout/sessions': createSession,
    'GET /v1/checkout/sessions/:id': (_fields, id) => sessionObject(found(sessions.get(id), id)),
    'POST /v1/checkout/sessions/:id/expire': (_fields, id) => {
      const session = found(sessions.get(id), id);
      if (session.status !== 'open') throw no('Only an open session can be expired');
      session.status = 'expired';
      return sessionObject(session);
    },
    'GET /v1/subscriptions': (fields) =>
      list(
        '/v1/subscriptions',
        ofCustomer(subscriptions.values(), fields).map((one) => subscriptionObject(one, false)),
      ),
    'GET /v1/subscriptions/:id': (fields, id) =>
      subscriptionObject(found(subscriptions.get(id), id), isExpanded(fields, 'latest_invoice')),
    'DELETE /v1/subscriptions/:id': (_fields, id) => {
      const one = found(subscriptions.get(id), id);
      if (one.status === 'canceled') throw new StripeSaysNo(404, 'invalid_request_error', 'No such subscription');
      world.end(one);
      return subscriptionObject(one, false);
    },
    'GET /v1/charges': (fields) => list('/v1/charges', ofCustomer(payments.values(), fields).map(chargeObject)),
    'GET /v1/payment_intents/:id': (fields, id) =>
      paymentObject(found(payments.get(id), id), isExpanded(fields, 'latest_charge')),
    'GET /v1/invoice_payments': (fields) => {
      const id = textAt(fields, 'payment', 'payment_intent');
      const invoice = found(payments.get(id), id).invoice;
      const paid = invoice === null ? [] : [{ id: `inpay_${id}`, object: 'invoice_payment', invoice, status: 'paid' }];
      return list('/v1/invoice_payments', paid);
    },
    'GET /v1/disputes': (fields) => {
      const payment = found(payments.get(textAt(fields, 'payment_intent')), textAt(fields, 'payment_intent'));
      return list(
        '/v1/disputes',
        payment.disputes.map((dispute) => disputeObject(payment, dispute)),
      );
    },
    'POST /v1/billing_portal/sessions': (fields) => {
      const customer = textAt(fields, 'customer');
      if (!customers.has(customer)) throw no('No such customer');
      return {
        id: newId('bps'),
        object: 'billing_portal.session',
        url: `https://billing.stripe.com/p/session/${customer}`,
      };
    },
  };
  return (call: StripeCall, fields: Fields, id: string): object => answers[call](fields, id);
}

const stringsOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, textAt(fields, name)]));
