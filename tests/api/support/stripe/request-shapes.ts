/**
 * What Stripe takes in each request that the product makes. The tables compile against the parameter types that Stripe publishes with its
 * library: a name it does not know, a value of another type or a required one that is left out of a table is a compile error here, and a
 * request that keeps no table is refused as Stripe refuses it.
 */
import type { Stripe } from 'stripe';
import type { Fields } from './form-fields.ts';

/** `means` is never there: it carries the type that the text stands for. */
interface Check<T> {
  problem: (value: string | Fields, at: string) => string | null;
  readonly means?: T;
}

type RequiredName<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];
type Required_<T> = { [K in RequiredName<T>]: Check<T[K]> };
type Optional<T> = { [K in Exclude<keyof T, RequiredName<T>>]?: Check<NonNullable<T[K]>> };

const matching = (pattern: RegExp, what: string) => (value: string | Fields, at: string) =>
  typeof value === 'string' && pattern.test(value) ? null : `Invalid ${what}: ${at}`;

const text: Check<string> = { problem: matching(/^[\s\S]+$/, 'string') };
const whole: Check<number> = { problem: matching(/^\d+$/, 'integer') };
const flag: Check<boolean> = { problem: matching(/^(true|false)$/, 'boolean') };
const address: Check<string> = { problem: matching(/^https?:\/\/[^\s]+$/, 'URL') };
const oneOf = <const V extends string>(...values: V[]): Check<V> => ({
  problem: matching(new RegExp(`^(${values.join('|')})$`), 'value'),
});

const named: Check<Record<string, string>> = {
  problem: (value, at) =>
    typeof value === 'object' && Object.values(value).every((one) => typeof one === 'string')
      ? null
      : `Invalid object: ${at}`,
};

function listOf<T>(check: Check<T>): Check<T[]> {
  return {
    problem(value, at) {
      if (typeof value !== 'object') return `Invalid array: ${at}`;
      for (const [index, one] of Object.entries(value)) {
        const problem = /^\d*$/.test(index) ? check.problem(one, `${at}[${index}]`) : `Invalid array: ${at}`;
        if (problem !== null) return problem;
      }
      return null;
    },
  };
}

function object<T>(required: Required_<T>, optional: Optional<T>): Check<T> {
  const known = new Map<string, Check<unknown>>(Object.entries({ ...required, ...optional }));
  return {
    problem(value, at) {
      if (typeof value !== 'object') return `Invalid object: ${at}`;
      for (const name of Object.keys(required))
        if (!(name in value)) return `Missing required param: ${at === '' ? name : `${at}[${name}]`}`;
      for (const [name, one] of Object.entries(value)) {
        const path = at === '' ? name : `${at}[${name}]`;
        const problem = known.get(name)?.problem(one, path) ?? (known.has(name) ? null : `Unknown parameter: ${path}`);
        if (problem !== null) return problem;
      }
      return null;
    },
  };
}

const page = { limit: whole };
const expand = { expand: listOf(text) };

/** By method and path; `:id` stands for an id. */
export const requestShapes = {
  'POST /v1/customers': object<Stripe.CustomerCreateParams>({}, { email: text, name: text, metadata: named }),
  'GET /v1/prices': object<Stripe.PriceListParams>({}, { lookup_keys: listOf(text), active: flag, ...page }),
  'POST /v1/prices': object<Stripe.PriceCreateParams>(
    { currency: oneOf('eur', 'usd') },
    {
      unit_amount: whole,
      lookup_key: text,
      transfer_lookup_key: flag,
      product_data: object<Stripe.PriceCreateParams.ProductData>({ name: text }, {}),
      recurring: object<Stripe.PriceCreateParams.Recurring>(
        { interval: oneOf('day', 'month', 'week', 'year') },
        { usage_type: oneOf('licensed', 'metered'), meter: text },
      ),
    },
  ),
  'GET /v1/billing/meters': object<Stripe.Billing.MeterListParams>(
    {},
    { status: oneOf('active', 'inactive'), ...page },
  ),
  'POST /v1/billing/meters': object<Stripe.Billing.MeterCreateParams>(
    {
      display_name: text,
      event_name: text,
      default_aggregation: object<Stripe.Billing.MeterCreateParams.DefaultAggregation>(
        { formula: oneOf('count', 'last', 'sum') },
        {},
      ),
    },
    {},
  ),
  'POST /v1/billing/meter_events': object<Stripe.Billing.MeterEventCreateParams>(
    { event_name: text, payload: named },
    { identifier: text, timestamp: whole },
  ),
  'POST /v1/checkout/sessions': object<Stripe.Checkout.SessionCreateParams>(
    {},
    {
      mode: oneOf('payment', 'setup', 'subscription'),
      customer: text,
      client_reference_id: text,
      success_url: address,
      cancel_url: address,
      line_items: listOf(object<Stripe.Checkout.SessionCreateParams.LineItem>({}, { price: text, quantity: whole })),
      subscription_data: object<Stripe.Checkout.SessionCreateParams.SubscriptionData>(
        {},
        { metadata: named, trial_period_days: whole },
      ),
      payment_intent_data: object<Stripe.Checkout.SessionCreateParams.PaymentIntentData>({}, { metadata: named }),
    },
  ),
  'GET /v1/checkout/sessions/:id': object<Stripe.Checkout.SessionRetrieveParams>({}, expand),
  'POST /v1/checkout/sessions/:id/expire': object<Stripe.Checkout.SessionExpireParams>({}, expand),
  'GET /v1/subscriptions': object<Stripe.SubscriptionListParams>(
    {},
    { customer: text, status: oneOf('active', 'all', 'canceled', 'ended', 'past_due', 'trialing'), ...page },
  ),
  'GET /v1/subscriptions/:id': object<Stripe.SubscriptionRetrieveParams>({}, expand),
  'DELETE /v1/subscriptions/:id': object<Stripe.SubscriptionCancelParams>({}, { prorate: flag, invoice_now: flag }),
  'GET /v1/charges': object<Stripe.ChargeListParams>({}, { customer: text, ...page }),
  'GET /v1/payment_intents/:id': object<Stripe.PaymentIntentRetrieveParams>({}, expand),
  'GET /v1/invoice_payments': object<Stripe.InvoicePaymentListParams>(
    {},
    {
      payment: object<Stripe.InvoicePaymentListParams.Payment>(
        { type: oneOf('payment_intent', 'payment_record') },
        { payment_intent: text },
      ),
      ...page,
    },
  ),
  'GET /v1/disputes': object<Stripe.DisputeListParams>({}, { payment_intent: text, ...page }),
  'POST /v1/billing_portal/sessions': object<Stripe.BillingPortal.SessionCreateParams>(
    {},
    { customer: text, return_url: address },
  ),
} as const;

export type StripeCall = keyof typeof requestShapes;
