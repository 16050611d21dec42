/** Stripe’s objects in our words: what is sold, and what a subscription, a payment or an event says. */
import { extraBlock, plans, topUp } from '@vitrine/contract/plans';
import type { Currency, PaidPlanName } from '@vitrine/contract/plans';
import type { Stripe } from 'stripe';
import type { Fact, Subject, SubscriptionFact } from '../ports/payments.ts';

/** What is sold, as Stripe knows it: found by its lookup key, made once when it is missing, and never trusted with another amount than ours. */
export const extraBlockEvent = 'vitrine_extra_block';

const productOf = {
  Basic: 'vitrine_basic',
  Growth: 'vitrine_growth',
  top_up: 'vitrine_top_up',
  extra: 'vitrine_extra',
};
type Sold = keyof typeof productOf;

const keyOf = (sold: Sold, currency: Currency) => `${productOf[sold]}_${currency}`;

/** `vitrine_basic_eur` → Basic; null for what is not a plan of ours. */
function planOfKey(lookupKey: string | null): { plan: PaidPlanName; currency: Currency } | null {
  const [, plan, currency] = /^vitrine_(basic|growth)_(eur|usd)$/.exec(lookupKey ?? '') ?? [];
  if (plan === undefined || (currency !== 'eur' && currency !== 'usd')) return null;
  return { plan: plan === 'basic' ? 'Basic' : 'Growth', currency };
}

export function createStripeCatalogue(stripe: Stripe) {
  const found = new Map<string, Promise<string>>();

  /** Asked for once a process; a failure is not remembered. */
  function once(key: string, find: () => Promise<string>): Promise<string> {
    const known = found.get(key);
    if (known) return known;
    const asked = find().catch((error: unknown) => {
      found.delete(key);
      throw error;
    });
    found.set(key, asked);
    return asked;
  }

  const meter = () =>
    once(extraBlockEvent, async () => {
      const { data } = await stripe.billing.meters.list({ status: 'active', limit: 100 });
      const known = data.find(({ event_name: name }) => name === extraBlockEvent);
      const made = await (known ??
        stripe.billing.meters.create(
          {
            display_name: 'Extra AI interactions',
            event_name: extraBlockEvent,
            default_aggregation: { formula: 'sum' },
          },
          { idempotencyKey: extraBlockEvent },
        ));
      return made.id;
    });

  const priceOf = (sold: Sold, currency: Currency) =>
    once(keyOf(sold, currency), async () => {
      const key = keyOf(sold, currency);
      const unitAmount = amountOf(sold) * 100;
      const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
      if (data[0]?.unit_amount === unitAmount) return data[0].id;
      const price = await stripe.prices.create(
        {
          currency,
          unit_amount: unitAmount,
          lookup_key: key,
          transfer_lookup_key: true,
          product_data: { name: nameOf(sold) },
          ...(sold !== 'top_up' && {
            recurring: {
              interval: 'month',
              ...(sold === 'extra' && { usage_type: 'metered', meter: await meter() }),
            },
          }),
        },
        { idempotencyKey: `${key}_${unitAmount}` },
      );
      return price.id;
    });

  return { priceOf };
}

function amountOf(sold: Sold): number {
  if (sold === 'top_up') return topUp.price;
  if (sold === 'extra') return extraBlock.price;
  return plans.find(({ plan }) => plan === sold)?.price ?? 0;
}

function nameOf(sold: Sold): string {
  if (sold === 'top_up') return `Vitrine: ${topUp.interactions} AI interactions`;
  if (sold === 'extra') return `Vitrine: ${extraBlock.interactions} extra AI interactions`;
  return `Vitrine ${sold}`;
}

export const idOf = (ref: string | { id: string } | null | undefined): string | null =>
  typeof ref === 'string' ? ref : (ref?.id ?? null);

/** Read with `latest_invoice`. Null when it is no subscription to a plan of ours. */
export function subscriptionFact(subscription: Stripe.Subscription): SubscriptionFact | null {
  for (const item of subscription.items.data) {
    const sold = planOfKey(item.price.lookup_key);
    if (sold === null) continue;
    const beganAt = new Date(item.current_period_start * 1000);
    const state = stateOf(subscription.status);
    return {
      kind: 'subscription',
      id: subscription.id,
      ...sold,
      state,
      period: {
        name: `${subscription.id}:${item.current_period_start}`,
        beganAt,
        endsAt: new Date(item.current_period_end * 1000),
      },
      paidBy: subscription.status === 'active' || subscription.status === 'trialing' ? paidInvoice(subscription) : null,
      endsWithPeriod: subscription.cancel_at_period_end || subscription.cancel_at !== null,
      replaces: subscription.metadata['replaces'] ?? null,
    };
  }
  return null;
}

function stateOf(status: Stripe.Subscription.Status): SubscriptionFact['state'] {
  if (status === 'trialing') return 'trialing';
  if (status === 'canceled' || status === 'incomplete_expired' || status === 'unpaid') return 'ended';
  return status === 'past_due' || status === 'paused' ? 'past_due' : 'active';
}

/** A new period is "active" for an hour before its bill is even sent; only the paid bill grants its credits. */
function paidInvoice({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  return typeof invoice === 'object' && invoice?.status === 'paid' ? invoice.id : null;
}

/** The share of a payment that its owner has back, or that is held back while a dispute runs. */
export function askedBack(charge: Stripe.Charge, disputes: readonly Stripe.Dispute[], purchaseId: string): Fact {
  const isDisputed = disputes.some(({ status }) => !/^(won|prevented|warning_.*)$/.test(status));
  const share = isDisputed ? 1 : charge.amount_refunded / Math.max(1, charge.amount);
  return { kind: 'asked_back', purchaseId, share };
}

/** Where to look after an event; null when it is about nothing of ours. */
export function subjectOf(event: Stripe.Event): { subject: Subject | null; customer: string | null } {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return about('checkout', event.data.object.id, event.data.object.customer);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return about('subscription', event.data.object.id, event.data.object.customer);
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible': {
      const { parent, customer } = event.data.object;
      return about('subscription', idOf(parent?.subscription_details?.subscription), customer);
    }
    case 'charge.refunded':
      return about('payment', idOf(event.data.object.payment_intent), event.data.object.customer);
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return about('payment', idOf(event.data.object.payment_intent), null);
    default:
      return { subject: null, customer: null };
  }
}

const about = (kind: Subject['kind'], id: string | null, customer: string | { id: string } | null) => ({
  subject: id === null ? null : { kind, id },
  customer: idOf(customer),
});
