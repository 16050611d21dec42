/** Names that a number tells apart, "Dome 2" and "Dome 3": their numbers are letters to the other checks, so that they name and count nothing. */
import type { Claim } from './read-claims.ts';
const yi = 0xa000;
const asLetters = (digits: string): string =>
  digits.replaceAll(/\d/g, (digit) => String.fromCharCode(yi + Number(digit)));

/** of a name that was marked */
export const numberOfName = /[\ua000-\ua009]+/gu;

const pair =
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}'-]{2,})[ -](\d{1,4})(?![\p{N}.,]|\s?(?:x|×|cm|mm|m|ml|cl|l|g|kg|oz|lb|in|ft|%|°|W|V)(?!\p{L}))/gu;
const counting = /^(?:set|pack|box|pair|trio|lot|paar|stück|satz|coffret|juego|confezione|caja)$/iu;

/** `PREFIX 45` of "Ridge 45 pack" */
function pairsIn(name: string): [word: string, number: string][] {
  return [...name.matchAll(pair)].flatMap(([, word = '', number = '']): [string, string][] =>
    counting.test(word) ? [] : [[word, number]],
  );
}

export interface NumberedNames {
  /** the same text, of the same length, with letters for the numbers of names */
  marked: (text: string) => string;
  /** "Ridge 60", where there are a 28 and a 45: a number right behind such a word that no name has */
  isUnknownAt: (text: string, at: number) => boolean;
}

export function createNumberedNames(names: readonly string[]): NumberedNames {
  const pairs = names.flatMap((name) => pairsIn(name));
  if (pairs.length === 0) return { marked: (text) => text, isUnknownAt: () => false };
  const words = [...new Set(pairs.map(([word]) => word))];
  const known = new RegExp(
    `(?<![\\p{L}\\p{N}])(${pairs.map(([word, number]) => `${RegExp.escape(word)}[\\s-]${number}`).join('|')})(?![\\p{N}]|[.,]\\d)`,
    'giu',
  );
  const behind = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map((word) => RegExp.escape(word)).join('|')})[\\s-]$`,
    'iu',
  );
  return {
    marked: (text) => text.replaceAll(known, asLetters),
    isUnknownAt: (text, at) => behind.test(text.slice(0, at)),
  };
}

const dimension = /(?:\d+\s?[x×]\s?)?\d+\s?[x×]\s?\d+/u;

/** "the 5 × 5 in mat is sold out", where the shop writes its size so. @param says whether any source has these words */
export function isDimension({ at }: Claim, plain: string, says: (words: string) => boolean): boolean {
  const [said] = dimension.exec(plain.slice(Math.max(0, at - 4), at + 12)) ?? [];
  return said !== undefined && says(said);
}
