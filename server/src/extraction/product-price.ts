/** The prices that a reader sees at a product, and which one it may be shown with: one that its record states and its page shows. Where they differ there is none, for a wrong price is worse than none. */
import { isTag, isText } from 'domhandler';
import type { AnyNode, Document, Element } from 'domhandler';
import { findOne, textContent } from 'domutils';
import type { Offer, Price, Product } from './extracted-page.ts';
import { furnitureName, isUnseen } from './page-parts.ts';
import { isProductCard } from './picture-links.ts';
import { currencyOf, parsePrice, parsePrices } from './parse-price.ts';
import type { OfferRecord } from './product-record.ts';

type Pricing = Pick<Product, 'price' | 'priceRange' | 'priorPrice' | 'priceConflict'>;
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
  const high = Math.max(...amounts.flatMap((written) => written.slice(0, 1)));
  const isRange =
    offers.every((offer) => offer.price === null) && high > price.amount && price.amount === lowest(amounts);
  return {
    price,
    ...(isRange && { priceRange: { low: price.amount, high } }),
    priorPrice: priorOf(price, visible, cheapest, isOfOther),
    priceConflict: false,
  };
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

const units = [100, 1];

/**
 * Shop software counts in cents or in whole units and seldom says which: the amounts that the page states or shows decide, and without them none is trusted.
 * @param evidence amounts in the main unit
 */
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

/** The prices a reader sees at the product, in their order, and which of them are struck out. Prices of other products on the page are none of them. */
export interface VisiblePrice {
  amount: number;
  currency: string | null;
  isStruck: boolean;
}

const priceName = /price|preis|prix|precio|prezzo|cena|amount|money/i;
const struckName =
  /(^|[\s_-])(?<!with[_-])(old|was|non-sale|compare(-?at)?|regular|original|list|rrp|uvp|msrp|before|strike(d|through)?|crossed|previous|former)([\s_-]|price|$)|(price|preis)[_-]*(old|was|compare|regular|original|list|before)/i;
const priceTextMax = 120;

/** Themes call the current price `regular` where nothing is reduced. */
const weaklyStruckName = /non-sale|regular|original|list|rrp|uvp|msrp/i;

const isStruckElement = (element: Element) =>
  /^(del|s|strike)$/.test(element.name) || /line-through/i.test(element.attribs['style'] ?? '');

const isNamedStruck = (element: Element) => struckName.test(element.attribs['class'] ?? '');

const isPriceElement = (element: Element) =>
  /^(del|s|strike|ins|bdi)$/.test(element.name) ||
  priceName.test(element.attribs['class'] ?? '') ||
  priceName.test(element.attribs['id'] ?? '') ||
  element.attribs['itemprop'] === 'price';

/** What only screen readers are told of prices: which was the former one. */
const formerWords =
  /(?<!\p{L})(original|regular|former|old|list|was|previous|statt|ursprünglich|war|ancien|initial|antes|anterior|originale|oude|oorspronkelijk|original|före|før)(?!\p{L})/iu;
const spokenClass = /(^|\s)(visually-?hidden|sr-only|screen-reader(-text|-only)?|show-for-sr)(\s|$)/i;

type Struck = 'no' | 'named' | 'drawn';

/** A price that is kept from screen readers is still shown: its words are said beside it. */
function isOutOfSight(element: Element): boolean {
  if (!isUnseen(element)) return false;
  const { 'aria-hidden': ariaHidden, hidden, style = '', class: classes = '' } = element.attribs;
  const isInline = /^(del|s|strike|ins|span|bdi|b|strong|em|small)$/.test(element.name);
  if (ariaHidden !== 'true' || !isInline) return true;
  return (
    hidden !== undefined ||
    /(display\s*:\s*none|visibility\s*:\s*hidden)/i.test(style) ||
    /(^|\s)(hide|hidden|d-none|is-hidden)(\s|$)/i.test(classes)
  );
}

const isSpoken = (element: Element) => spokenClass.test(element.attribs['class'] ?? '');

/** @param scope the product's own part of the page, where its markup names one */
export function visiblePrices(document: Document, scope: Element | null, hint: string | null): VisiblePrice[] {
  if (scope) return pricesIn(scope, hint);
  const heading = findOne((element) => element.name === 'h1' && !isUnseen(element), document.children);
  // the nearest part that holds both the product's name and a price
  for (let part: AnyNode | null = heading?.parent ?? null; part; part = part.parent) {
    if (!isTag(part)) break;
    const found = pricesIn(part, hint);
    if (found.some((price) => !price.isStruck)) return found;
  }
  return [];
}

/** Of a part that holds one product. */
export const visiblePricesIn = (part: Element): VisiblePrice[] => pricesIn(part, null);

function pricesIn(root: Element, hint: string | null): VisiblePrice[] {
  const found: { text: string; struck: Struck }[] = [];
  /** returns the text that no price element inside has taken for itself */
  const visit = (node: AnyNode, outer: Struck): string => {
    if (isText(node)) return node.data;
    if (!isTag(node)) return '';
    if (isSpoken(node)) {
      const text = textContent(node);
      if (text.length <= priceTextMax && formerWords.test(text)) found.push({ text, struck: 'drawn' });
      return '';
    }
    if (isOutOfSight(node)) return '';
    if (node !== root && (furnitureName(node) !== null || isProductCard(node))) return '';
    const struck = isStruckElement(node) ? 'drawn' : outer === 'no' && isNamedStruck(node) ? named(node) : outer;
    if (!isPriceElement(node)) return node.children.map((child) => visit(child, struck)).join('');
    const place = found.push({ text: '', struck }) - 1;
    const text = node.children.map((child) => visit(child, struck)).join(' ');
    const entry = found[place];
    if (entry && text.length <= priceTextMax) entry.text = text;
    return '';
  };
  visit(root, 'no');
  const priced = found.flatMap(({ text, struck }) =>
    /\d/.test(text) ? parsePrices(text, hint).map(({ amount, currency }) => ({ amount, currency, struck })) : [],
  );
  const isReduced = priced.some(({ struck }) => struck === 'no');
  return priced.map(({ amount, currency, struck }) => ({
    amount,
    currency,
    isStruck: struck === 'drawn' || (struck === 'named' && isReduced),
  }));
}

const named = (element: Element): Struck => (weaklyStruckName.test(element.attribs['class'] ?? '') ? 'named' : 'drawn');
