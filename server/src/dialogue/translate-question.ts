/** A question in other words than the shop's, or in another language, put into the shop's as far as our small vocabulary reaches. */
import { countryName } from './countries.ts';
import { readShopWords } from './read-shop-words.ts';
import type { ShopWord } from './read-shop-words.ts';
import { vocabularyOf } from './shop-words.ts';

export interface Translation {
  words: string;
  /** share of what was said that the words hold, 0 to 1: names and numbers that the shop knows count as held */
  understood: number;
}

interface Shop {
  from: string;
  to: string;
  isKnown: (word: string) => boolean;
  /** how well the shop knows these words together; which of a concept's words it uses is seen by that */
  fit?: (words: string) => number;
}

/** a country or a size alone asks for nothing */
const detailWeight = 0.5;
const mostWays = 3;

/** null when nothing of it is known. */
export function translateQuestion(text: string, { from, to, isKnown, fit }: Shop): Translation | null {
  const target = vocabularyOf(to);
  if (target === null || vocabularyOf(from) === null) return null;
  const said = readShopWords(text, from);
  const ways = said.map((word) => {
    if (word.kind === 'country') return [countryName(word.code, to)];
    if (word.kind === 'other') return isKnown(word.text) ? [word.text] : [];
    const there = target.words.get(word.concept) ?? [];
    const known = there.filter(isKnown).slice(0, mostWays);
    return known.length > 0 ? known : there.slice(0, 1);
  });
  const held = ways.filter((one) => one.length > 0);
  if (held.length === 0) return null;
  const weight = (at: number) => (isDetail(said[at]) ? detailWeight : 1);
  const sum = (counts: (at: number) => boolean) =>
    said.reduce((total, _, at) => total + (counts(at) ? weight(at) : 0), 0);
  return {
    words: wordsOf(fit === undefined ? held.map(([first = '']) => first) : bestTogether(held, fit)),
    understood: sum((at) => (ways[at]?.length ?? 0) > 0) / sum(() => true),
  };
}

const isDetail = (word: ShopWord | undefined) => word?.kind === 'country' || /\p{N}/u.test(word?.text ?? '');

const wordsOf = (words: readonly string[]) => [...new Set(words)].join(' ');

/** Word by word the one that the shop knows best beside the others. */
function bestTogether(ways: readonly string[][], fit: (words: string) => number): string[] {
  const chosen = ways.map(([first = '']) => first);
  let best = fit(wordsOf(chosen));
  for (const [at, others] of ways.entries()) {
    for (const other of others.slice(1)) {
      const found = fit(wordsOf(chosen.with(at, other)));
      if (found <= best) continue;
      best = found;
      chosen[at] = other;
    }
  }
  return chosen;
}
