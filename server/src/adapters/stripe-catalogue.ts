/** What is sold, as Stripe knows it: found by its lookup key, made once when it is missing, and never trusted with another amount than ours. */
import { extraBlock, plans, topUp } from '@vitrine/contract/plans';
import type { Currency, PaidPlanName } from '@vitrine/contract/plans';
import type { Stripe } from 'stripe';

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
export function planOfKey(lookupKey: string | null): { plan: PaidPlanName; currency: Currency } | null {
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
