/** A percentage in a reply must stand in a page, or follow from a record's two prices: nobody promises "100 % off" for the shop (CH-11, PC-06). */
import type { Product } from '../../../extraction/extracted-page.ts';
import { packs } from '../../../languages/packs.ts';
import { joinAlternatives } from '../../../languages/patterns.ts';

const percent = `(?:[%٪]|${joinAlternatives([...packs.values()].map((pack) => pack.percent))})`;
const share = new RegExp(`(?<!\\d)(\\d+(?:[.,]\\d+)?)\\s?${percent}|${percent}\\s?(\\d+(?:[.,]\\d+)?)`, 'giu');

const sharesIn = (text: string) =>
  [...text.matchAll(share)].map(([, before, after]) => Number((before ?? after ?? '').replace(',', '.')));

export function discountsAreKnown(text: string, products: readonly Product[], sources: readonly string[]): boolean {
  const named = sharesIn(text);
  if (named.length === 0) return true;
  const known = new Set(sources.flatMap(sharesIn));
  for (const product of products) {
    const discount = discountOf(product);
    if (discount !== null) known.add(discount);
  }
  return named.every((one) => known.has(one));
}

/** What a record's two prices come to, in percent. */
export const discountOf = ({ price, priorPrice }: Product): number | null =>
  price && priorPrice ? Math.round((1 - price.amount / priorPrice.amount) * 100) : null;
