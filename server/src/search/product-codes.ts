/** What shops call their goods by beside names: article numbers and model codes, in whatever way they are written ("GX-200", "gx200", "GX 200"). */
import type { Product } from '../extraction/extracted-page.ts';

/** a word of letters and digits, or of digits alone that is no year, price or size */
const coded = /[\p{L}\p{N}]+(?:[-._/][\p{L}\p{N}]+)*/gu;
const apart = /(?<![\p{L}\p{N}])\p{L}{1,4} \d{2,5}\p{L}?(?![\p{L}\p{N}])/gu;
const shortest = 3;
const shortestNumber = 6;

export const plainCode = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const isCode = (word: string): boolean =>
  /\d/.test(word) && (/\p{L}/u.test(word) ? word.length >= shortest : word.length >= shortestNumber);

/** The words of a text that may be codes, without the marks inside. */
export function codeWords(text: string): string[] {
  const words = [...text.matchAll(coded), ...text.matchAll(apart)].map(([word]) => plainCode(word));
  return [...new Set(words)].filter(isCode);
}

/** The article numbers of a product and of what can be bought of it. */
export const articleNumbers = ({ sku, offers }: Pick<Product, 'sku' | 'offers'>): string[] =>
  [...new Set([sku, ...offers.map((offer) => offer.sku)].map(plainCode))].filter(isCode);
