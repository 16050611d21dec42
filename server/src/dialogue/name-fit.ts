/** How much of what was asked a product's name, category and variants say: "wool blankets" are those that are called so. */
import type { Product } from '../extraction/extracted-page.ts';
import { keptByText } from '../lib/remembered.ts';
import { isFunctionTerm } from '../search/term-weight.ts';
import { tokenize } from '../search/tokenize.ts';

const shortestPart = 4;

export interface NameFit {
  /** share of the asked words that the name holds, and half of those in category or variants */
  share: number;
  /** asked words that stand in the name itself */
  named: string[];
}

/** names, choices and questions are read again and again */
export const contentTerms: (words: string, language: string) => readonly string[] = keptByText(
  (words, language) => [...new Set(tokenize(words, language))].filter((term) => !isFunctionTerm(term, language)),
  { texts: 5000, length: 120 },
);

const termsOf: (text: string, language: string) => readonly string[] = keptByText(tokenize, {
  texts: 2000,
  length: 400,
});

export function nameFit(asked: readonly string[], product: Product, language: string): NameFit {
  if (asked.length === 0) return { share: 0, named: [] };
  const name = termsOf(product.name, language);
  const beside = termsOf([product.brand, ...product.categories, ...product.variants].join('\n'), language);
  const named = asked.filter((term) => name.some((word) => isSame(term, word)));
  const held = asked.filter((term) => named.includes(term) || beside.some((word) => isSame(term, word)));
  return { share: (named.length + 0.5 * (held.length - named.length)) / asked.length, named };
}

const plainWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The text says the whole name of several words: it is no chance that they stand there. */
export function saysName(text: string, name: string): boolean {
  const words = plainWords(name);
  return words.trim().includes(' ') && plainWords(text).includes(words);
}

/** "lambswool" is wool, a "teapot" is for tea only when "tea" is a word of its own, and no "plate" is late. */
const isSame = (term: string, word: string): boolean =>
  term === word ||
  (term.length >= (/\p{N}/u.test(term) ? 3 : shortestPart) &&
    word.length > term.length &&
    (word.startsWith(term) || (word.endsWith(term) && firstPart.test(word.slice(0, -term.length)))));
/** what a compound begins with: "tshirt", "ebike" */
const firstPart = /^(?:[te]|..+)$/u;
