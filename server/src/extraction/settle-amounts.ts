/** Shop software counts in cents or in whole units and seldom says which: the amounts that the page states or shows decide, and without them none is trusted. */
import { parsePrice } from './parse-price.ts';
import { plainAmount } from './product-price.ts';
import type { OfferRecord } from './product-record.ts';

const units = [100, 1];

/** @param evidence amounts in the main unit */
export function settleAmounts(offers: readonly OfferRecord[], evidence: ReadonlySet<number>): OfferRecord[] {
  const amounts = offers
    .map(({ price }) => amountIn(price))
    .filter((amount): amount is number => amount !== null && amount > 0);
  const isWhole = amounts.every((amount) => Number.isInteger(amount));
  const agreeing = (unit: number) => amounts.filter((amount) => evidence.has(amount / unit)).length;
  const [unit] = units
    .filter((one) => (one === 1 || isWhole) && agreeing(one) > 0)
    .toSorted((a, b) => agreeing(b) - agreeing(a));
  const settled = (written: string) => {
    const amount = amountIn(written);
    return unit === undefined || amount === null || amount === 0 ? '' : String(amount / unit);
  };
  return offers.map((offer) => ({ ...offer, price: settled(offer.price), priorPrice: settled(offer.priorPrice) }));
}

const amountIn = (written: string): number | null => plainAmount(written) ?? parsePrice(written)?.amount ?? null;
