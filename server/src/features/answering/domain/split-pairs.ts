/** "Colours and sizes of the robe?", "your shipping and return policy": two things asked in one breath are two questions that share the rest. */
import { asksOf } from '../../../dialogue/asks-of.ts';
import { conceptsIn, readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { perLanguage } from '../../../languages/packs.ts';
import { conjunctionsOf } from './conjunctions.ts';

/** what is asked of a thing or an order, and answered by one statement each */
const attributes: ReadonlySet<Concept> = new Set<Concept>([
  'cost',
  'size',
  'time',
  'material',
  'wash',
  'weight',
  'colour',
  'scent',
  'stock',
  'ingredients',
  'contents',
  'lasting',
]);

/** terms that shops write on different pages */
const terms: ReadonlySet<Concept> = new Set<Concept>([
  'delivery',
  'returns',
  'payment',
  'warranty',
  'gift_card',
  'wholesale',
  'email',
  'phone',
  'address',
  'hours',
  'discount',
]);

const longestWord = 30;

export function splitPairs(text: string, language: string): string[] {
  const between = betweenOf(language);
  for (const match of between === null ? [] : text.matchAll(between)) {
    const { 1: first = '', 2: second = '' } = match;
    if (!areTwo(conceptOf(first, language), conceptOf(second, language))) continue;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    return [`${before}${first}${after}`, `${before}${second}${after}`].map((part) => part.trim());
  }
  return splitLast(text, language);
}

/** "Price of the oak frame and shipping?": what stands alone after "and" is asked as the rest is. */
function splitLast(text: string, language: string): string[] {
  const match = lastOf(language)?.exec(text);
  const { before = '', last = '', after = '' } = match?.groups ?? {};
  const asked = conceptsIn(last, language);
  const told = conceptsIn(before, language);
  const isTwo =
    asked.length > 0 &&
    asked.every((one) => attributes.has(one) || terms.has(one)) &&
    asked.some((one) => terms.has(one)) &&
    (told.some((one) => attributes.has(one)) || asksOf(`${before}${after}`, language).has('cost')) &&
    !told.some((one) => terms.has(one));
  return isTwo ? [`${before}${after}`, `${last}${after}`].map((part) => part.trim()) : [text];
}

const areTwo = (one: Concept | null, other: Concept | null): boolean =>
  one !== null &&
  other !== null &&
  one !== other &&
  ((attributes.has(one) && attributes.has(other)) || (terms.has(one) && terms.has(other)));

/** What one word stands for by itself; null where it is no such thing. */
function conceptOf(word: string, language: string): Concept | null {
  const found = readShopWords(word, language);
  const [only] = found;
  return found.length === 1 && only?.kind === 'concept' ? only.concept : null;
}

/** Two words with "and" between them, nothing else. */
const betweenOf = perLanguage((pack) => {
  const words = conjunctionsOf(pack.tag);
  if (words === '' || pack.isUnspaced) return null;
  const word = `(?<![\\p{L}\\p{N}])([\\p{L}-]{2,${longestWord}})`;
  return new RegExp(`${word}\\s+(?:${words}|&)\\s+([\\p{L}-]{2,${longestWord}})(?![\\p{L}\\p{N}])`, 'giu');
});

/** ... with at most an asking word behind the second: "harga meja sama ongkirnya berapa". */
const lastOf = perLanguage((pack) => {
  const words = conjunctionsOf(pack.tag);
  if (words === '' || pack.isUnspaced) return null;
  return new RegExp(
    `^(?<before>.{2,100}?)\\s+(?:${words}|&)\\s+(?<last>[\\p{L}-]{2,${longestWord}})(?<after>(?:\\s+(?:${pack.questionWords}))?[\\s?!.]*)$`,
    'iu',
  );
});
