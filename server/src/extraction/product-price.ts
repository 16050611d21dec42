/** Which price a product may be shown with: one that its record states and its page shows. Where they differ there is none, for a wrong price is worse than none. */
import { currencyOf } from './currencies.ts';
import type { Offer, Price, Product } from './extracted-page.ts';
import { parsePrice } from './parse-price.ts';
import type { OfferRecord } from './product-record.ts';
import type { VisiblePrice } from './visible-prices.ts';

type Pricing = Pick<Product, 'price' | 'priorPrice' | 'priceConflict'>;
type Stated = Pick<OfferRecord, 'price' | 'currency'>;

const priorTimesMax = 20;

/** @param offers the variants, of which the cheapest that can be had counts */
export function productPrice(
  stated: readonly Stated[],
  visible: readonly VisiblePrice[],
  offers: readonly Offer[],
): Pricing {
  const currency = currencyIn(stated, visible);
  const amounts = stated.flatMap((offer) => amountsOf(offer));
  const formers = new Set(offers.map((offer) => offer.priorPrice?.amount));
  const shown = visible.filter((price) => !price.isStruck && price.amount > 0);
  const isCurrent = ({ amount }: VisiblePrice) => amounts.some((written) => written.includes(amount));

  const shownAndStated = shown.find((price) => isCurrent(price) && !formers.has(price.amount)) ?? shown.find(isCurrent);
  const amount =
    shownAndStated?.amount ?? (amounts.length === 0 ? onlyAmount(shown) : shown.length === 0 ? lowest(amounts) : null);
  const finalCurrency = currency ?? shownAndStated?.currency ?? shown[0]?.currency ?? null;
  if (amount === null || finalCurrency === null)
    return { price: null, priorPrice: null, priceConflict: amount === null && amounts.length > 0 };

  const cheapest = cheapestOf(offers, finalCurrency);
  const price: Price = cheapest?.price ?? { amount, currency: finalCurrency };
  const isOfOther = cheapest !== null && price.amount !== amount;
  return { price, priorPrice: priorOf(price, visible, cheapest, isOfOther), priceConflict: false };
}

/** The cheapest variant that can be had, where prices differ. */
function cheapestOf(offers: readonly Offer[], currency: string): (Offer & { price: Price }) | null {
  const priced = offers.flatMap((offer) =>
    offer.price?.currency === currency ? [{ ...offer, price: offer.price }] : [],
  );
  if (priced.length === 0 || priced.length < offers.length) return null;
  const had = priced.filter(({ availability }) => availability !== 'out_of_stock');
  return (had.length > 0 ? had : priced).reduce((best, one) => (one.price.amount < best.price.amount ? one : best));
}

export const currencyIn = (offers: readonly Stated[], visible: readonly VisiblePrice[]): string | null =>
  offers.map((offer) => currencyOf(offer.currency)).find((code) => code !== null) ??
  offers.map((offer) => parsePrice(offer.price)?.currency ?? null).find((code) => code !== null) ??
  visible.find((price) => price.currency !== null)?.currency ??
  null;

/** A decimal number as the standard writes it, or null. */
export const plainAmount = (written: string): number | null =>
  /^\d+(\.\d+)?$/.test(written.trim()) ? Number(written) : null;

/** A record's amount as the standard writes it, and as people do (`1.299`): the page shows which was meant. */
export function amountsOf(offer: Stated): number[][] {
  const read = parsePrice(offer.price, offer.currency)?.amount ?? null;
  const amounts = [plainAmount(offer.price), read].filter((amount) => amount !== null && amount > 0);
  return amounts.length === 0 ? [] : [amounts.map((amount) => Number(amount?.toFixed(4)))];
}

const onlyAmount = (prices: readonly VisiblePrice[]): number | null => {
  const amounts = new Set(prices.filter((price) => price.currency !== null).map((price) => price.amount));
  return amounts.size === 1 ? ([...amounts][0] ?? null) : null;
};

const lowest = (stated: number[][]): number | null =>
  stated.length === 0 ? null : Math.min(...stated.flatMap((amounts) => amounts.slice(0, 1)));

/** The former price that the page shows, or that its software draws where the page has no price yet; of a variant that it was not opened with, the one that its own software knows. */
function priorOf(
  price: Price,
  visible: readonly VisiblePrice[],
  variant: Offer | null,
  isOfOther: boolean,
): Price | null {
  const known = variant?.priorPrice ?? null;
  const isShown = visible.some((one) => one.amount === known?.amount || (isOfOther && one.isStruck));
  if (known && (isShown || visible.length === 0)) return known;
  if (isOfOther) return null;
  const prior = visible.find(
    (one) =>
      one.isStruck &&
      one.amount > price.amount &&
      one.amount <= priorTimesMax * price.amount &&
      (one.currency === null || one.currency === price.currency),
  );
  return prior ? { amount: prior.amount, currency: price.currency } : null;
}
