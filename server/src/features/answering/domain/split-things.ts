/** "Do you have blankets and lamps?" looks for two things: each is found, or said to be missing, by itself. */
import { asksOf } from '../../../dialogue/asks-of.ts';
import { intentOf } from '../../../dialogue/intent.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import { perLanguage } from '../../../languages/packs.ts';
import { conjunctionsOf } from './conjunctions.ts';
import { isAttribute } from './follow-up.ts';

const longestThing = 3;

/** `isOne` knows whether the words name one thing together, as "salt and pepper mill" does. */
export function splitThings(text: string, language: string, isOne: (words: string) => boolean): string[] {
  // "which is cheaper, the blue or the red one?" compares them
  if (intentOf(text, language) !== 'shopping' || asksOf(text, language).size > 0) return [text];
  const between = betweenOf(language) ?? /(?!)/u;
  // "click and collect" is one way of getting it
  if (readShopWords(text, language).some((word) => between.test(word.text))) return [text];
  const [before, after, ...more] = text.split(between);
  if (before === undefined || after === undefined || more.length > 0) return [text];
  const first = thingAtEnd(before, language);
  const second = thingAtEnd(after, language);
  if (first === null || second === null || wordsOf(after).length > second.length + 1) return [text];
  if (isOne([...first, ...second].join(' '))) return [text];
  const asking = before.slice(0, before.lastIndexOf(first[0] ?? ''));
  return [before.trim(), `${asking}${after.trim()}`];
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'-]+/gu) ?? [];

/** The words for a thing with which a text ends; null where more of them stand elsewhere in it, or none is a thing's. */
function thingAtEnd(text: string, language: string): string[] | null {
  const words = wordsOf(text);
  const at = words.findLastIndex((word) => readShopWords(word, language).length === 0) + 1;
  const thing = words.slice(at);
  const isThing = readShopWords(thing.join(' '), language).some((word) => !isAttribute(word));
  const isElsewhere = readShopWords(words.slice(0, at).join(' '), language).some((word) => !isAttribute(word));
  return isThing && !isElsewhere && thing.length <= longestThing ? thing : null;
}

const betweenOf = perLanguage((pack) => {
  const words = conjunctionsOf(pack.tag);
  return words === '' ? null : new RegExp(`\\s+(?:${words}|&)\\s+`, 'iu');
});
