/** Whether an amount of money is a named product's price, or comes from such prices by counting. */
import type { Price } from '../../../extraction/extracted-page.ts';
import { withoutMarks } from '../../../languages/patterns.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { sharesCurrency } from './read-claims.ts';
import type { Claim } from './read-claims.ts';
import { cent, isReduced, isShareOf, saysDifference, saysEach, saysFormer, saysTotal } from './sum-words.ts';
import type { Reductions } from './sum-words.ts';

export interface Priced {
  prices: Price[];
  former: Price[];
}

const isKnown = ({ priceConflict, isOutdated }: FoundProduct): boolean => !priceConflict && isOutdated !== true;

/** What a product costs, in the variant that the words name where they name one. */
export function pricesOf(product: FoundProduct, words = ''): Priced {
  if (!isKnown(product)) return { prices: [], former: [] };
  const { offers, price, priorPrice } = product;
  const named = offers.length > 1 ? offersNamed(product, words) : [];
  if (offers.length === 1 && isOtherMeasure(Object.values(offers[0]?.options ?? {}).join(' '), words))
    return { prices: [], former: [] };
  const meant = named.length > 0 ? named : offers;
  const of = (key: 'price' | 'priorPrice') => meant.flatMap((offer) => (offer[key] === null ? [] : [offer[key]]));
  const own = named.some((offer) => offer.price !== null) || price === null ? [] : [price];
  return {
    prices: [...own, ...of('price')],
    former: [...(priorPrice === null ? [] : [priorPrice]), ...of('priorPrice')],
  };
}

const measured = /(\d+(?:[.,]\d+)?)\s?(oz|ml|cl|l|g|kg|lb|cm|mm|m|ft|in|inch)(?![\p{L}\p{N}])/giu;

/** "11 oz" is not the one that is spoken of as 21 oz */
function isOtherMeasure(option: string, words: string): boolean {
  const said = [...words.matchAll(measured)];
  return [...option.matchAll(measured)].some(([, own, unit]) => {
    const alike = said.filter((one) => one[2]?.toLowerCase() === unit?.toLowerCase());
    return alike.length > 0 && alike.every((one) => one[1] !== own);
  });
}

const dimensions = /\d+(?:[.,]\d+)?(?:\s?[x×х]\s?\d+(?:[.,]\d+)?)+/giu;
const dimensionsIn = (text: string): string[] =>
  (text.toLowerCase().match(dimensions) ?? []).map((found) => found.replaceAll(/\s/gu, '').replaceAll(/[×х]/gu, 'x'));

/** "the larger one, 200 × 230 cm": of several that may be meant those that come so, if any does */
export function ofSaidSize(products: readonly FoundProduct[], words: string): readonly FoundProduct[] {
  const said = products.length > 1 ? dimensionsIn(words) : [];
  if (said.length === 0) return products;
  const fitting = products.filter(({ offers }) =>
    offers.some(({ options }) => dimensionsIn(Object.values(options).join(' ')).some((own) => said.includes(own))),
  );
  return fitting.length > 0 ? fitting : products;
}

const bare = (text: string): string => withoutMarks(text.toLowerCase());
const valueWords = /\p{L}{2,}|\d+/gu;

/** Offers whose own words stand in the text: those that other offers have not. */
export function offersNamed({ offers, name }: FoundProduct, text: string): FoundProduct['offers'] {
  if (text === '') return [];
  const said = new Set(bare(text).match(valueWords) ?? []);
  const ofName = new Set(bare(name).match(valueWords) ?? []);
  const words = offers.map(({ options }) => new Set(bare(Object.values(options).join(' ')).match(valueWords) ?? []));
  const scores = words.map(
    (own) =>
      [...own].filter(
        (word) =>
          said.has(word) && !ofName.has(word) && words.filter((other) => other.has(word)).length < offers.length,
      ).length,
  );
  const most = Math.max(0, ...scores);
  return most === 0 ? [] : offers.filter((_, at) => scores[at] === most);
}

/** An amount that the sentence said before, and how many of it: numbers that stand with it. */
export interface Stated {
  amount: number;
  counts: readonly number[];
  /** it is that of one of several */
  isEach: boolean;
}

export interface Counted {
  /** the sentence, and what stands in it before the amount */
  text: string;
  before: string;
  claim: Claim;
  products: readonly FoundProduct[];
  /** how many of them: numbers that the sentence or the visitor says */
  quantities: readonly number[];
  /** of these, those that stand between the last amount and this one */
  counted: readonly number[];
  /** amounts that the reply said before and that were found true */
  others: readonly number[];
  stated: readonly Stated[];
  /** what an order must reach for what is said to be free */
  limits: readonly number[];
  reductions: Reductions;
}

const same = (one: number, other: number): boolean => cent(one) === cent(other);

export function isPriceOf(
  { claim, before, text }: Pick<Counted, 'claim' | 'before' | 'text'>,
  product: FoundProduct,
  words: string,
): boolean {
  const { prices, former } = pricesOf(product, words);
  const holds = ({ amount, currency }: Price) =>
    same(amount, claim.value) && sharesCurrency([currency], claim.currencies);
  if (prices.some(holds)) return true;
  return former.some(holds) && (saysFormer(before.slice(-40)) || saysFormer(text.slice(claim.end, claim.end + 30)));
}

/** Two of them, both together, the difference, what is left to an amount; only where the words say that they count. */
export function isCounted({
  text,
  claim,
  products,
  quantities,
  counted,
  others,
  stated,
  limits,
  reductions,
}: Counted): boolean {
  const lists = products.map((product) => pricesOf(product)).filter(({ prices }) => prices.length > 0);
  const currencies = [...new Set(lists.flatMap(({ prices }) => prices.map(({ currency }) => currency)))];
  if (currencies.length > 0 && !sharesCurrency(currencies, claim.currencies)) return false;
  const amounts = lists.map(({ prices }) => [...new Set(prices.map(({ amount }) => amount))].slice(0, 6));
  const single = amounts.flat();
  const counts = quantities.filter((one) => Number.isInteger(one) && one >= 2 && one <= 100).slice(0, 6);
  const wanted = claim.value;
  const told = stated.map(({ amount }) => amount);
  const times = [...single, ...told].flatMap((amount) => counts.map((count) => amount * count));
  const isSum = stated.length > 1 && saysTotal(text);
  if (!isSum && times.some((amount) => same(amount, wanted))) return true;
  if (
    saysEach(text.slice(Math.max(0, claim.at - 24), claim.end + 24)) &&
    isShareOf(wanted, [...single, ...told], counts)
  )
    return true;
  const sums = reductions.percents.length > 0 ? sumsOfTwo([...new Set([...told, ...others])].slice(-6)) : [];
  if (isReduced(wanted, [...single, ...told, ...others, ...sums], reductions)) return true;
  if (isByRate(wanted, stated, counted)) return true;
  if (saysTotal(text) && totalsOf(amounts, stated, others, counts).some((amount) => same(amount, wanted))) return true;
  if (!saysDifference(text)) return false;
  const pool = [...single, ...times, ...others].slice(0, 24);
  const former = lists.flatMap((list) => list.former.map(({ amount }) => amount));
  const all = [...pool, ...limits, ...former, ...sumsOfTwo(pool)].slice(0, 60);
  return all.some((one) => all.some((other) => one > other && same(one - other, wanted)));
}

/** "100 points are 5 dollars, so 200 are 10": as much more as the count that stands with it */
const isByRate = (wanted: number, stated: readonly Stated[], own: readonly number[]): boolean =>
  stated.some(({ amount, counts }) =>
    counts.some((count) => count > 0 && own.some((one) => one > count && same((amount * one) / count, wanted))),
  );

const sumsOfTwo = (pool: readonly number[]): number[] =>
  pool.flatMap((one, at) => pool.slice(at + 1).map((other) => one + other)).slice(0, 40);

const itemsMax = 8;
const sumsMax = 2_000;

/** What can come out where each thing is counted once: by what the sentence says of each, where it says two prices or more, else by what each costs. */
function totalsOf(
  products: readonly (readonly number[])[],
  stated: readonly Stated[],
  others: readonly number[],
  counts: readonly number[],
): number[] {
  const timesOf = (amount: number, by = counts) => [amount, ...by.map((count) => amount * count)];
  const isCountedEach = stated.some((one) => one.counts.length > 0);
  const said =
    stated.length > 1
      ? stated.map(({ amount, counts: own, isEach }) => timesOf(amount, isCountedEach && !isEach ? own : counts))
      : others.map((amount) => timesOf(amount));
  // of one thing two kinds may be meant: a large basket and a small one
  const priced = products.flatMap((prices) => {
    const each = prices.flatMap((price) => timesOf(price));
    return prices.length > 1 ? [each, each] : [each];
  });
  const items = (
    stated.length > 1 ? [...said, ...others.slice(0, -stated.length).map((one) => [one])] : [...said, ...priced]
  ).slice(-itemsMax);
  let sums = [0];
  for (const item of items) {
    const more = sums.flatMap((sum) => item.map((amount) => sum + amount));
    sums = [...new Set([...sums, ...more].map(cent))].slice(0, sumsMax).map((sum) => sum / 100);
  }
  return [...sums, ...everyOne(products, counts)];
}

/** One of each, and the same number of each. */
function everyOne(amounts: readonly (readonly number[])[], counts: readonly number[]): number[] {
  if (amounts.length < 2) return [];
  const least = amounts.reduce((sum, list) => sum + (list[0] ?? 0), 0);
  return [least, ...counts.map((count) => least * count)];
}
