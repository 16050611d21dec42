/**
 * Whether two questions are one sentence with something else in one place: "do you have a military discount" asks for no "student discount",
 * though all other words are the same. Words of one concept or one stem are not something else, nor is what the answer itself speaks of. What stands
 * in like places is no measure: by it a cat is a dog, and summer is autumn.
 */
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import { conceptsOf } from '../../../evidence/concepts-of.ts';
import { readWords, tellingWords } from '../../../evidence/read-words.ts';
import type { Word } from '../../../evidence/read-words.ts';
import { putWith } from './left-to-pages.ts';

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
    !isInPhrase([wording, known], place)
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
