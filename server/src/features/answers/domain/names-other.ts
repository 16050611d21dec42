/**
 * Whether two questions are one sentence with something else in one place: "do you have a military discount" asks for no "student discount",
 * though all other words are the same. Words of one concept or one stem are not something else, nor is what the answer itself speaks of. What stands
 * in like places is no measure: by it a cat is a dog, and summer is autumn.
 */
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { ShopWord } from '../../../dialogue/read-shop-words.ts';
import { conceptsOf } from '../../../evidence/concepts-of.ts';
import { readWords, tellingWords } from '../../../evidence/read-words.ts';
import type { Word } from '../../../evidence/read-words.ts';
import { selectEvidence } from '../../../evidence/select-evidence.ts';
import { withBroader } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundForOwner } from '../../../ports/own-knowledge.ts';
import { tokenize } from '../../../search/tokenize.ts';

/** letters of a common beginning from which two are forms of one word */
const sameBeginning = 4;
/** a longer place is worded otherwise as a whole */
const longestPlace = 3;
/** what of a thing is asked; else whether there is one, whoever has or offers it */
const questionWord = /(?<!\p{L})(?:how \p{L}+|what|which|where|when|who|why)(?!\p{L})/iu;
/** "I hire" and "you rent": what one does is said in many ways, and what it is done with in few */
const doer = /(?<![\p{L}'’])(?:i|you|we|they|to)\s+(\p{L}+)/giu;

/** Of English questions: what asks, and what one does, is read by English words. */
export function namesOther(asked: string, wording: string, answer: string): boolean {
  if (mannerOf(asked) !== mannerOf(wording)) return false;
  const [its, others] = [telling(asked), telling(wording)];
  const [place, known] = differing(its, others);
  if (place.length === 0 || known.length === 0 || Math.max(place.length, known.length) > longestPlace) return false;
  if (place.length === its.length && known.length === others.length) return false;
  if (place.some(({ term }) => deedsIn(asked).has(term)) || known.some(({ term }) => deedsIn(wording).has(term)))
    return false;
  const told = new Set(telling(answer).map(({ term }) => term));
  const concepts = conceptsByTerm(`${asked}\n${wording}`);
  const isOther = (word: Word, among: readonly Word[]) => !among.some((one) => standsFor(word, one, concepts));
  return (
    place.some((word) => isOther(word, known) && !told.has(word.term)) &&
    known.some((word) => isOther(word, place)) &&
    !isInPhrase([asked, place], known) &&
    !isInPhrase([wording, known], place) &&
    mattersAround(asked, place).isDisjointFrom(mattersAround(wording, known))
  );
}

/** "Money off" is a discount, though neither of its words is. A phrase that reaches beyond the place says nothing of it. */
function isInPhrase([text, place]: readonly [string, readonly Word[]], others: readonly Word[]): boolean {
  const [terms, concepts] = [
    new Set(place.map(({ term }) => term)),
    others.map(({ term }) => conceptsOf(term, language)),
  ];
  return readShopWords(text, language).some(
    (said) =>
      said.kind === 'concept' &&
      said.text.includes(' ') &&
      telling(said.text).every(({ term }) => terms.has(term)) &&
      concepts.some((one) => one.has(said.concept)),
  );
}

/** a shop has one of each, whatever it calls it */
export const oneMatter: ReadonlySet<string> = new Set<Concept>(['loyalty', 'gift_card', 'jobs', 'wholesale']);

/** "Scheme" and "programme" are no two things where both are of loyalty. */
const mattersAround = (text: string, place: readonly Word[]): Set<string> =>
  new Set(
    readShopWords(text, language).flatMap((said) =>
      said.kind === 'concept' &&
      oneMatter.has(said.concept) &&
      telling(said.text).some(({ term }) => place.some((one) => one.term === term))
        ? [said.concept]
        : [],
    ),
  );

const language = 'en';

const mannerOf = (text: string): string | undefined => questionWord.exec(text)?.[0].toLowerCase();

const telling = (text: string): Word[] => tellingWords(text, language);

const deedsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(doer)].flatMap(([, word = '']) => readWords(word, language).map(({ term }) => term)));

/** What is left of both between the words that they begin and end with alike. */
function differing(one: readonly Word[], other: readonly Word[]): [Word[], Word[]] {
  const most = Math.min(one.length, other.length);
  const isSame = (at: number, from: number) => one.at(at)?.term === other.at(from)?.term;
  let begin = 0;
  while (begin < most && isSame(begin, begin)) begin += 1;
  let end = 0;
  while (end < most - begin && isSame(-1 - end, -1 - end)) end += 1;
  const [mine, theirs] = [one.slice(begin, one.length - end), other.slice(begin, other.length - end)];
  const apart: [Word[], Word[]] = [without(mine, theirs), without(theirs, mine)];
  const isTurned = apart[0].length < mine.length;
  // "a discount for teachers" is "a student discount" turned round, and one word another
  return isTurned && apart.some(({ length }) => length !== 1) ? [[], []] : apart;
}

const without = (words: readonly Word[], those: readonly Word[]): Word[] =>
  words.filter((word) => !those.some(({ term }) => term === word.term));

function standsFor(one: Word, other: Word, concepts: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  if (one.term === other.term || beginAlike(one.term, other.term)) return true;
  const [its, others] = [concepts.get(one.term), concepts.get(other.term)];
  return its !== undefined && others !== undefined && !its.isDisjointFrom(others);
}

/** By stems and by words as they are written, for no pack knows "invoic"; but two ways to pay are two things. */
function conceptsByTerm(text: string): Map<string, ReadonlySet<string>> {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Map(
    words.flatMap((word) => {
      const named = new Set<string>(conceptsOf(word, language)).difference(putWith);
      return readWords(word, language).map(({ term }) => [term, named.union(conceptsOf(term, language))] as const);
    }),
  );
}

const beginAlike = (one: string, other: string): boolean =>
  one.slice(0, sameBeginning) === other.slice(0, sameBeginning) && Math.min(one.length, other.length) >= sameBeginning;

/** A question about more than the owner's answer speaks of, "how long to return a gift card", is left to a page that answers it for that. */
export interface Worded {
  /** the question as it was compared, and the owner's wording of theirs */
  asked: string;
  wording: string;
  answer: string;
  /** of them all */
  language: string;
}

/** what questions are put with, whatever they are about */
export const putWith: ReadonlySet<string> = new Set<Concept>([
  'delivery',
  'dispatch',
  'payment',
  'cost',
  'free',
  'time',
  'shop',
  'order',
  'discount',
  'stock',
  'contact',
  'returns',
  'use',
  'contents',
]);

/** probability from which a statement of a page counts */
const least = 0.25;

/** Something of the question has a name of its own, and the owner's words speak of all that has. */
export const speaksOfAll = (asked: string, own: string, language: string): boolean =>
  namesBeyond(asked, '', language).size > 0 && namesBeyond(asked, own, language).size === 0;

/** Both name the same, whatever they are put with. */
export const namesAlike = (one: string, other: string, language: string): boolean =>
  namesBeyond(one, other, language).size === 0 && namesBeyond(other, one, language).size === 0;

/** @param found what the pages say to the question */
export function isLeftToPages({ asked, wording, answer, language }: Worded, found: FoundForOwner): boolean {
  const beyond = namesBeyond(asked, `${wording}\n${answer}`, language);
  if (beyond.size === 0) return false;
  const question = { ...found.understanding, text: asked, language, product: null };
  return selectEvidence(question, found.passages).some(({ passage, statements, probability }) => {
    const page = found.passages[passage]?.document;
    if (probability < least || page === undefined) return false;
    return !namesIn([page.title, ...page.headings, ...statements].join('\n'), language).isDisjointFrom(beyond);
  });
}

/** What a question names and the owner's words do not; a word that may mean either is known by one of them. */
function namesBeyond(asked: string, own: string, language: string): Set<string> {
  const known = namesIn(own, language);
  const bySaid = Map.groupBy(readShopWords(asked, language), ({ text }) => text);
  return new Set(
    [...bySaid.values()].flatMap((words) => {
      const names = [...namesOf(words, language)];
      return names.some((name) => known.has(name)) || words.some(isCommon) ? [] : names;
    }),
  );
}

/** It says what a question is put with. */
export const isCommon = (word: ShopWord): word is ShopWord & { kind: 'concept' } =>
  word.kind === 'concept' && putWith.has(word.concept);

/** What a question or an answer speaks of. */
export const namesIn = (text: string, language: string): Set<string> =>
  namesOf(readShopWords(text, language), language);

/** Concepts with the broader ones, countries, and the stems of other words. */
function namesOf(words: readonly ShopWord[], language: string): Set<string> {
  return new Set(
    words.flatMap((word) => {
      if (word.kind === 'concept') return withBroader(word.concept);
      return word.kind === 'country' ? [word.code] : tokenize(word.text, language);
    }),
  );
}
