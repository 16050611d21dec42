/** A question in other words than the shop's, or in another language, put into the shop's as far as our small vocabulary reaches. */
import { countryName } from './countries.ts';
import { colourConcepts, isBroad, isThing, narrowerThan } from '../languages/concepts.ts';
import type { Concept } from '../languages/concepts.ts';
import { glossed } from '../languages/glossary.ts';
import { packOf } from '../languages/packs.ts';
import { otherWordsFor } from '../languages/same-words.ts';
import { qualities } from '../languages/things/things.ts';
import { readShopWords } from './read-shop-words.ts';
import type { ShopWord } from './read-shop-words.ts';
import { plainSpelling } from '../languages/patterns.ts';
import { languagesHolding, vocabularyLanguages, vocabularyOf } from './shop-words.ts';
import type { Vocabulary } from './shop-words.ts';
import { mayBeOf } from './word-languages.ts';

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
/** what is longer tells its own language */
const longestForeign = 60;
/** of what is a kind of the thing */
const mostKinds = 3;

/** null when nothing of it is known. */
export function translateQuestion(text: string, { from, to, isKnown, fit }: Shop): Translation | null {
  const target = vocabularyOf(to);
  if (target === null || vocabularyOf(from) === null) return null;
  const said = readShopWords(text, from).filter(isMeant);
  const ways = said.map((word) => {
    if (word.kind === 'country') return [countryName(word.code, to)];
    if (word.kind === 'other' && isKnown(word.text)) return [word.text];
    const known = word.kind === 'concept' ? knownWords(word.concept, target, isKnown) : [];
    if (known.length > 0) return known.slice(0, mostWays);
    const joined = glossed(word.text, from, to).filter(isKnown).slice(0, mostWays);
    return joined.length > 0 || word.kind === 'other' ? joined : (target.words.get(word.concept) ?? []).slice(0, 1);
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

/** A shop's words for a concept, or for the kinds of it that the shop has. */
function knownWords(concept: Concept, { words }: Vocabulary, isKnown: Shop['isKnown']): string[] {
  const own = (words.get(concept) ?? []).filter(isKnown);
  if (own.length > 0) return own;
  const kinds = narrowerThan(concept).flatMap((kind) => (words.get(kind) ?? []).find(isKnown) ?? []);
  return kinds.length > 0 ? [[...new Set(kinds)].slice(0, mostKinds).join(' ')] : [];
}

/** Of a word that is a thing and something more general ("souvenir": a gift), the thing is meant. */
const isMeant = (word: ShopWord, _: number, all: readonly ShopWord[]): boolean =>
  word.kind !== 'concept' ||
  isNarrow(word.concept) ||
  !all.some((other) => other.kind === 'concept' && other.text === word.text && isNarrow(other.concept));

const isNarrow = (concept: Concept): boolean => isThing(concept) && !isBroad(concept);

/** A question in the shop's language, with the shop's words for the things that it names by others, be they of another language. */
export function withShopWords(text: string, language: string, isKnown: Shop['isKnown']): string {
  const vocabulary = vocabularyOf(language);
  if (vocabulary === null) return text;
  const own = withSameWords(replaced(text, thingsIn(text, language), vocabulary, isKnown), language, isKnown);
  const said = readShopWords(text, language);
  const isTelling = ({ text: word }: ShopWord) => said.length <= fewWords || !shortWord.test(word);
  const strange = said.filter(
    (word) => word.kind === 'other' && isTelling(word) && !mayBeOf(word.text, language) && !isKnown(word.text),
  );
  if (text.length > longestForeign || strange.length === 0 || own !== text) return own;
  const isStrange = (word: ShopWord) =>
    word.text.split(/[\s'-]+/).some((part) => strange.some((other) => other.text === part || other.text === word.text));
  const holding = new Set(strange.flatMap((word) => languagesHolding(word.text)));
  // "alamat" alone is an address in one language, and in another one it sounds like a thing
  const read = said.length <= fewWords ? [termsIn, thingsIn] : [thingsIn];
  const spoken = read
    .flatMap((wordsOf) =>
      vocabularyLanguages
        .filter((other) => other !== language && holding.has(other))
        .map((other) => wordsOf(text, other).filter(isStrange)),
    )
    .map((words) => ({ words, letters: words.reduce((sum, word) => sum + word.text.length, 0) }))
    .reduce((best, one) => (one.letters > best.letters ? one : best), { words: [], letters: 0 });
  return replaced(text, spoken.words, vocabulary, isKnown);
}

/** What the shop does not say, by the word of the same meaning that it says. */
function withSameWords(text: string, language: string, isKnown: Shop['isKnown']): string {
  return readShopWords(text, language).reduce((worded, word) => {
    if (word.kind !== 'other') return worded;
    const others = otherWordsFor(packOf(language)?.stem(word.text) ?? word.text, language);
    const known = others.length === 0 || isKnown(word.text) ? undefined : others.find(isKnown);
    return known === undefined ? worded : worded.replace(new RegExp(`(?<!\\p{L})${word.text}(?!\\p{L})`, 'iu'), known);
  }, text);
}

const fewWords = 3;
/** Letters that mean steel in Finnish mean a terrace in Indonesian: in a sentence of the shop's own language so short a word is none of another one. */
const shortWord = /^\p{Script=Latin}{1,5}$/u;

type ConceptWord = ShopWord & { kind: 'concept' };

const conceptWordsIn = (text: string, language: string): ConceptWord[] =>
  readShopWords(text, language)
    .filter(isMeant)
    .filter((word) => word.kind === 'concept');

const thingsIn = (text: string, language: string): ConceptWord[] =>
  conceptWordsIn(text, language).filter(
    ({ concept }) => isThing(concept) && !colourConcepts.has(concept) && !qualities.has(concept),
  );

/** What shops are asked for whatever they sell. */
const termsIn = (text: string, language: string): ConceptWord[] =>
  conceptWordsIn(text, language).filter(({ concept }) => isBroad(concept) && !isThing(concept));

function replaced(
  text: string,
  words: readonly ConceptWord[],
  vocabulary: Vocabulary,
  isKnown: Shop['isKnown'],
): string {
  let at = 0;
  let worded = text;
  for (const word of words) {
    const place = plainSpelling(worded).toLowerCase().indexOf(word.text, at);
    if (place < 0) continue;
    at = place + word.text.length;
    if (beforeVerb.test(worded.slice(0, place))) continue;
    const ways = isKnown(word.text) ? [] : knownWords(word.concept, vocabulary, isKnown);
    // a misspelled harness is no leash, though both are one concept
    const known = ways.find((one) => beginsAlike(one, word.text)) ?? ways[0];
    if (known === undefined) continue;
    worded = `${worded.slice(0, place)}${known}${worded.slice(at)}`;
    at = place + known.length;
  }
  return worded;
}

/** "who drinks a lot of coffee" looks for no drinks */
const beforeVerb =
  /(?<!\p{L})(?:who|he|she|they|always|often|usually|mostly|never|to|wer|qui|quien|chi|yang (?:suka|sering))\s+$/iu;

const beginsAlike = (one: string, other: string): boolean =>
  one.slice(0, alikeLetters) === other.slice(0, alikeLetters) && Math.abs(one.length - other.length) <= 2;
const alikeLetters = 4;

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
