/** How statements of the shop meet the words of a sentence: by the same word, the same root, or one that means alike. */
import { tellingWords } from '../../../evidence/read-words.ts';
import type { Word } from '../../../evidence/read-words.ts';
import { wordVectorsOf } from '../../../evidence/word-vectors.ts';
import { perSource } from './sources.ts';
import type { Source } from './sources.ts';

/** a heading says less than the statement under it */
const aboveWeight = 0.7;
/** the same root is not always the same word */
const rootWeight = 0.9;
/** less alike words are others */
const leastAlike = 0.5;
/** words that are rarer than these are looked for by themselves alone */
const alikeAmong = 16_000;
const heaviest = 1.5;
const everydayRank = 150;
const rootLength = 5;
/** of number words */
const marks = /[\u2060\ua000-\ua009]/gu;

export const withoutNumberMarks = (text: string): string => text.replaceAll(marks, '');
export const rootOf = ({ term }: Word): string => term.slice(0, rootLength);

/** Words stand among the vectors by their frequency; rare ones tell most. */
export const rarityOf = ({ vector }: Word): number =>
  vector < 0 ? heaviest : Math.min(heaviest, Math.log(1 + vector / everydayRank) / 3);

export const tellingIn = (text: string, language: string): Word[] =>
  tellingWords(withoutNumberMarks(text), language).filter(({ isNumber }) => !isNumber);

/** Its telling words, each once, and what they count: those of headings less. */
const wordsOfSource = perSource(({ plain, above, language }): ReadonlyMap<Word, number> => {
  const words = new Map<Word, number>();
  for (const text of above) for (const word of tellingIn(text, language)) words.set(word, aboveWeight);
  for (const word of tellingIn(plain, language)) words.set(word, 1);
  return words;
});

const alikeMax = 4_000;
const alikeWords = new Map<number, ReadonlyMap<number, number>>();

/** The words among the vectors that mean alike, each with how much: read once for each word. */
function alikeTo({ vector }: Word, language: string): ReadonlyMap<number, number> {
  const vectors = wordVectorsOf(language);
  if (vectors === null || vector < 0) return new Map();
  const known = alikeWords.get(vector);
  if (known !== undefined) return known;
  const found = new Map<number, number>();
  for (let other = 0; other < Math.min(alikeAmong, vectors.count); other += 1) {
    const alike = vectors.likeness(vector, other);
    if (alike >= leastAlike) found.set(other, alike);
  }
  if (alikeWords.size >= alikeMax) alikeWords.clear();
  alikeWords.set(vector, found);
  return found;
}

/** By statement, how it meets a word, 0 to 1; those that do not are left out. */
export type Meetings = ReadonlyMap<number, number>;

/** A telling word with what it weighs. */
export interface MetWord {
  word: Word;
  weight: number;
  by: Meetings;
}

export function createMeetings(sources: readonly Source[]): (word: Word, language: string) => Meetings {
  const places = new Map<Word, Map<number, number>>();
  for (const [at, source] of sources.entries())
    for (const [word, weight] of wordsOfSource(source)) {
      const known = places.get(word);
      if (known === undefined) places.set(word, new Map([[at, weight]]));
      else known.set(at, weight);
    }
  const byTerm = Map.groupBy(places.keys(), ({ term }) => term);
  const byRoot = Map.groupBy(places.keys(), rootOf);
  const byVector = Map.groupBy(places.keys(), ({ vector }) => vector);
  const met = new Map<Word, Meetings>();

  return (word, language) => {
    const known = met.get(word);
    if (known !== undefined) return known;
    const found = new Map<number, number>();
    const add = (words: readonly Word[] | undefined, share: number) => {
      for (const one of words ?? [])
        for (const [at, weight] of places.get(one) ?? []) found.set(at, Math.max(found.get(at) ?? 0, weight * share));
    };
    add(byTerm.get(word.term), 1);
    if (word.term.length >= rootLength) add(byRoot.get(rootOf(word)), rootWeight);
    for (const [vector, alike] of alikeTo(word, language)) add(byVector.get(vector), alike);
    met.set(word, found);
    return found;
  };
}

/** Of each statement how much of the words' weight it meets. */
export function coverOf(words: readonly MetWord[], sources: number): Float64Array {
  const cover = new Float64Array(sources);
  for (const { weight, by } of words) for (const [at, share] of by) cover[at] = (cover[at] ?? 0) + weight * share;
  return cover;
}

const together = 3;

/** The statements that meet most of the words together. */
export function bestTogether(words: readonly MetWord[], cover: Float64Array): number[] {
  const best: number[] = [];
  const have = words.map(() => 0);
  for (let round = 0; round < together; round += 1) {
    const gain = round === 0 ? cover : new Float64Array(cover.length);
    if (round > 0)
      for (const [place, { weight, by }] of words.entries())
        for (const [at, share] of by) gain[at] = (gain[at] ?? 0) + weight * Math.max(0, share - (have[place] ?? 0));
    let most = -1;
    for (let at = 0; at < gain.length; at += 1)
      if ((gain[at] ?? 0) > 0.01 && (most < 0 || (gain[at] ?? 0) > (gain[most] ?? 0))) most = at;
    if (most < 0) break;
    best.push(most);
    for (const [place, { by }] of words.entries()) have[place] = Math.max(have[place] ?? 0, by.get(most) ?? 0);
  }
  return best;
}
