/** A question in other words than the shop's, or in another language, put into the shop's as far as our small vocabulary reaches. */
import { countryName } from './countries.ts';
import { readShopWords } from './read-shop-words.ts';
import { vocabularyOf } from './shop-words.ts';

export interface Translation {
  words: string;
  /** share of what was said that the words hold, 0 to 1: names and numbers that the shop knows count as held */
  understood: number;
}

/** null when nothing of it is known. */
export function translateQuestion(
  text: string,
  { from, to, isKnown }: { from: string; to: string; isKnown: (word: string) => boolean },
): Translation | null {
  const target = vocabularyOf(to);
  if (target === null || vocabularyOf(from) === null) return null;
  const said = readShopWords(text, from);
  const held = said.flatMap((word) => {
    if (word.kind === 'country') return [countryName(word.code, to)];
    if (word.kind === 'other') return isKnown(word.text) ? [word.text] : [];
    // of a concept's words the one that the shop uses
    const there = target.words.get(word.concept) ?? [];
    return there.find(isKnown) ?? there[0] ?? [];
  });
  if (held.length === 0) return null;
  return { words: [...new Set(held)].join(' '), understood: held.length / said.length };
}
