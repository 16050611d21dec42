/** Which price a product may be shown with: one that its record states and its page shows. Where they differ there is none, for a wrong price is worse than none. */
import { currencyOf } from './currencies.ts';
import type { Price, Product } from './extracted-page.ts';
import { parsePrice } from './parse-price.ts';
import type { OfferRecord } from './product-record.ts';
import type { VisiblePrice } from './visible-prices.ts';

type Pricing = Pick<Product, 'price' | 'priorPrice' | 'priceConflict' | 'availability'>;

const priorTimesMax = 20;

export function productPrice(offers: readonly OfferRecord[], visible: readonly VisiblePrice[]): Pricing {
  const currency = currencyIn(offers, visible);
  const stated = offers.flatMap((offer) => amountsOf(offer));
  const shown = visible.filter((price) => !price.isStruck && price.amount > 0);
  const availability = availabilityOf(offers);
  const none = { price: null, priorPrice: null, priceConflict: false, availability };

  const shownAndStated = shown.find((price) => stated.some((amounts) => amounts.includes(price.amount)));
  const amount =
    shownAndStated?.amount ?? (stated.length === 0 ? onlyAmount(shown) : shown.length === 0 ? lowest(stated) : null);
  if (amount === null) return { ...none, priceConflict: stated.length > 0 };
  const finalCurrency = currency ?? shownAndStated?.currency ?? shown[0]?.currency ?? null;
  if (finalCurrency === null) return none;
  const price: Price = { amount, currency: finalCurrency };
  return { price, priorPrice: priorOf(price, visible), priceConflict: false, availability };
}

export const currencyIn = (offers: readonly OfferRecord[], visible: readonly VisiblePrice[]): string | null =>
  offers.map((offer) => currencyOf(offer.currency)).find((code) => code !== null) ??
  offers.map((offer) => parsePrice(offer.price)?.currency ?? null).find((code) => code !== null) ??
  visible.find((price) => price.currency !== null)?.currency ??
  null;

/** A record's amount as the standard writes it, and as people do (`1.299`): the page shows which was meant. */
function amountsOf(offer: OfferRecord): number[][] {
  const plain = /^\d+(\.\d+)?$/.test(offer.price.trim()) ? Number(offer.price) : null;
  const read = parsePrice(offer.price, offer.currency)?.amount ?? null;
  const amounts = [plain, read].filter((amount) => amount !== null && amount > 0);
  return amounts.length === 0 ? [] : [amounts.map((amount) => Number(amount?.toFixed(4)))];
}

const onlyAmount = (prices: readonly VisiblePrice[]): number | null => {
  const amounts = new Set(prices.filter((price) => price.currency !== null).map((price) => price.amount));
  return amounts.size === 1 ? ([...amounts][0] ?? null) : null;
};

const lowest = (stated: number[][]): number | null =>
  stated.length === 0 ? null : Math.min(...stated.flatMap((amounts) => amounts.slice(0, 1)));

function priorOf(price: Price, visible: readonly VisiblePrice[]): Price | null {
  const prior = visible.find(
    (one) =>
      one.isStruck &&
      one.amount > price.amount &&
      one.amount <= priorTimesMax * price.amount &&
      (one.currency === null || one.currency === price.currency),
  );
  return prior ? { amount: prior.amount, currency: price.currency } : null;
}

function availabilityOf(offers: readonly OfferRecord[]): Product['availability'] {
  const states = offers.map((offer) =>
    offer.availability
      .replace(/^.*\//, '')
      .replace(/[\s_-]/g, '')
      .toLowerCase(),
  );
  if (
    states.some((state) =>
      /^(instock|instoreonly|onlineonly|limitedavailability|available|availablefororder)$/.test(state),
    )
  )
    return 'in_stock';
  const known = states.filter((state) => state !== '');
  return known.length > 0 && known.every((state) => /^(outofstock|soldout|discontinued|oos|outofstocks)$/.test(state))
    ? 'out_of_stock'
    : 'unknown';
}
