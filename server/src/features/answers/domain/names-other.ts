/**
 * Whether two questions are one sentence with something else in one place: "do you have a military discount" asks for no "student discount",
 * though all other words are the same. Of words that mean alike neither is something else, nor is what the answer itself speaks of.
 */
import { conceptsOf } from '../../../evidence/concepts-of.ts';
import { readWords, tellingWords } from '../../../evidence/read-words.ts';
import type { Word } from '../../../evidence/read-words.ts';
import { wordVectorsOf } from '../../../evidence/word-vectors.ts';

/** likeness of two words from which one may stand for the other */
const meansAlike = 0.55;
/** letters of a common beginning from which two are forms of one word */
const sameBeginning = 4;
/** a longer place is worded otherwise as a whole */
const longestPlace = 3;
/** what a sentence asks: that there is something, that you do it, or what of a thing; of a thing itself where it is none of these */
const manners = [
  [/(?<!\p{L})(?:how \p{L}+|what|which|where|when|who|why)(?!\p{L})/u, null],
  [
    /^(?:(?:is|are|will) there|(?:(?:do|did|don't) )?(?:you|u) (?:have|offer|give|got)|have you|any)(?!\p{L})/u,
    'there',
  ],
  [/^(?:(?:do|can|could|would|will) )?(?:you|u)(?!\p{L})/u, 'you'],
] as const;
/** "I hire" and "you rent": what one does is said in many ways, and what it is done with in few */
const doer = /(?<![\p{L}'’])(?:i|you|we|they|to)\s+(\p{L}+)/giu;

/** Only in the language whose words have vectors of their own. */
export function namesOther(asked: string, wording: string, answer: string): boolean {
  if (mannerOf(asked) !== mannerOf(wording)) return false;
  const [its, others] = [telling(asked), telling(wording)];
  const [place, known] = differing(its, others);
  if (place.length === 0 || known.length === 0 || Math.max(place.length, known.length) > longestPlace) return false;
  if (place.length === its.length && known.length === others.length) return false;
  if (place.some(({ term }) => deedsIn(asked).has(term)) || known.some(({ term }) => deedsIn(wording).has(term)))
    return false;
  const told = new Set(telling(answer).map(({ term }) => term));
  const isOther = (word: Word, among: readonly Word[]) => !among.some((one) => standsFor(word, one));
  return (
    place.some((word) => isOther(word, known) && !told.has(word.term)) && known.some((word) => isOther(word, place))
  );
}

const language = 'en';

function mannerOf(text: string): string {
  const said = text.toLowerCase().replace(/^[^\p{L}]+/u, '');
  for (const [pattern, manner] of manners) {
    const found = pattern.exec(said);
    if (found !== null) return manner ?? found[0];
  }
  return 'thing';
}

const telling = (text: string): Word[] => tellingWords(text, language);

const deedsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(doer)].flatMap(([, word = '']) => readWords(word, language).map(({ term }) => term)));

/** What is left of both between the words that they begin and end with alike; nothing where they share a word there too. */
function differing(one: readonly Word[], other: readonly Word[]): [Word[], Word[]] {
  const most = Math.min(one.length, other.length);
  const isSame = (at: number, from: number) => one.at(at)?.term === other.at(from)?.term;
  let begin = 0;
  while (begin < most && isSame(begin, begin)) begin += 1;
  let end = 0;
  while (end < most - begin && isSame(-1 - end, -1 - end)) end += 1;
  const left = [one, other].map((words) => words.slice(begin, words.length - end));
  const [mine = [], theirs = []] = left;
  const terms = new Set(theirs.map(({ term }) => term));
  return mine.some(({ term }) => terms.has(term)) ? [[], []] : [mine, theirs];
}

function standsFor(one: Word, other: Word): boolean {
  if (one.term === other.term || beginAlike(one.term, other.term)) return true;
  const [its, others] = [conceptsOf(one.term, language), conceptsOf(other.term, language)];
  if (its.size > 0 && others.size > 0) return !its.isDisjointFrom(others);
  const vectors = wordVectorsOf(language);
  const likeness = one.vector < 0 || other.vector < 0 ? 0 : (vectors?.likeness(one.vector, other.vector) ?? 0);
  return likeness >= meansAlike;
}

const beginAlike = (one: string, other: string): boolean =>
  one.slice(0, sameBeginning) === other.slice(0, sameBeginning) && Math.min(one.length, other.length) >= sameBeginning;
