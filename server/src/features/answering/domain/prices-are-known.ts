/** A price in a reply must stand in what was retrieved: a record's price or a page's own words. Others were invented, or are out of date. */
import type { Product } from '../../../extraction/extracted-page.ts';

const sign =
  '[€$£¥₺₹₽₩]|zł|kr\\b|Kč|(?:EUR|USD|GBP|CHF|CAD|AUD|PLN|SEK|NOK|DKK|CZK|TRY|JPY|euros?|dollars?|pounds?)\\b';
const number = "\\d[\\d.,\u00a0\u202f' ]*\\d|\\d";
const prices = new RegExp(`(?:${sign})\\s?(${number})|(?<!\\d)(${number})\\s?(?:${sign})`, 'giu');

/** Amounts that the text gives as prices. */
export function pricesIn(text: string): number[] {
  return [...text.matchAll(prices)].map(([, after, before]) => amountOf(after ?? before ?? ''));
}

export function pricesAreKnown(text: string, products: readonly Product[], sources: readonly string[]): boolean {
  const named = pricesIn(text);
  if (named.length === 0) return true;
  const known = new Set(sources.flatMap((source) => numbersIn(source)));
  for (const { price, priorPrice } of products) {
    for (const one of [price, priorPrice]) if (one) known.add(one.amount);
  }
  return named.every((amount) => known.has(amount));
}

const numbersIn = (text: string) =>
  [...text.matchAll(new RegExp(number, 'gu'))].flatMap(([digits]) => [
    amountOf(digits),
    ...digits.split(/[\s\u00a0\u202f]+/u).map(amountOf),
  ]);

/** The last mark before one or two digits is the decimal one. */
function amountOf(digits: string): number {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/su.exec(digits.trim()) ?? [];
  return Number(`${whole.replaceAll(/\D/g, '')}.${cents || '0'}`);
}
