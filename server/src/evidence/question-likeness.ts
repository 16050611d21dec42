/**
 * How likely two short questions want the same answer, though they share few words: one set of weights where a language has word vectors
 * and one where it has none, learned by `tests/eval/train-likeness.ts` from messages whose intent people labelled.
 */
import { readFileSync } from 'node:fs';
import { aspectsAsked } from '../aspects/aspect-model.ts';
import { asksOf } from '../dialogue/asks-of.ts';
import { letterGrams } from '../search/letter-grams.ts';
import { chanceOf } from './boosted-trees.ts';
import { conceptsOf } from './concepts-of.ts';
import { readWords } from './read-words.ts';
import type { Word } from './read-words.ts';
import { createSenseOf, likenessOf } from './text-sense.ts';
import { wordVectorsOf } from './word-vectors.ts';

export const likenessFile = new URL('./question-likeness.json', import.meta.url);

export interface LikenessWeights {
  /** in the order of `likenessRow` */
  withVectors: number[];
  withoutVectors: number[];
}

/** A question as it is compared; `language` decides whether word vectors count. */
export interface ReadQuestion {
  language: string;
  /** words that tell something, with how rare each is */
  telling: readonly { word: Word; weight: number }[];
  weights: ReadonlyMap<string, number>;
  length: number;
  grams: ReadonlySet<string>;
  sense: Float64Array | null;
  /** square roots of how likely each aspect is asked for */
  aspects: Float64Array;
  asks: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
}

const functionWordWeight = 0.3;

/** `known` are the questions that a word's rarity is counted in. */
export function createQuestionReader(known: readonly string[], language: string): (text: string) => ReadQuestion {
  const holders = new Map<string, number>();
  for (const text of known) {
    for (const term of new Set(readWords(text, language).map((word) => word.term)))
      holders.set(term, (holders.get(term) ?? 0) + 1);
  }
  const senseOf = createSenseOf(language);
  const weightOf = ({ term, isFunctionWord }: Word) =>
    (isFunctionWord ? functionWordWeight : 1) * Math.log(1 + (known.length + 1) / (holders.get(term) ?? 1));
  return (text) => {
    const words = readWords(text, language);
    const weights = new Map(words.map((word) => [word.term, weightOf(word)]));
    const telling = words
      .filter(({ isFunctionWord }) => !isFunctionWord)
      .map((word) => ({ word, weight: weights.get(word.term) ?? 0 }));
    return {
      language,
      telling,
      weights,
      length: Math.hypot(...weights.values()),
      grams: new Set(telling.flatMap(({ word }) => letterGrams(word.term))),
      sense: senseOf(words),
      aspects: Float64Array.from(aspectsAsked(text, language), Math.sqrt),
      asks: asksOf(text, language),
      concepts: conceptsOf(text, language),
    };
  };
}

/** What `likenessRow` tells, in its order. */
export const likenessNames = [
  'one',
  'wordCosine',
  'grams',
  'sense',
  'meantLeast',
  'meantMost',
  'heldLeast',
  'heldMost',
  'askedAlike',
  'asks',
  'concepts',
  'meantBoth',
  'shorter',
  'lengths',
] as const;

/** Numbers that the weights stand in the order of. */
export function likenessRow(a: ReadQuestion, b: ReadQuestion): number[] {
  const [meantA, heldA] = sharesIn(a, b);
  const [meantB, heldB] = sharesIn(b, a);
  return [
    1,
    wordCosine(a, b),
    overlap(a.grams, b.grams),
    likenessOf(a.sense, b.sense),
    Math.min(meantA, meantB),
    Math.max(meantA, meantB),
    Math.min(heldA, heldB),
    Math.max(heldA, heldB),
    askedAlike(a, b),
    overlap(a.asks, b.asks),
    overlap(a.concepts, b.concepts),
    meantA * meantB,
    Math.min(a.telling.length, b.telling.length) / fewWords,
    Math.abs(a.telling.length - b.telling.length) / manyWords,
  ];
}
/** How far both ask for the same of a thing, 0 to 1; cheap beside the likeness, of which it is a part. */
export function askedAlike({ aspects: one }: ReadQuestion, { aspects: other }: ReadQuestion): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** What is cheap to say of how near two questions are: to choose those that are compared. */
export const roughLikeness = (a: ReadQuestion, b: ReadQuestion): number =>
  askedAlike(a, b) + wordCosine(a, b) + likenessOf(a.sense, b.sense);

const fewWords = 5;
const manyWords = 10;

let loaded: LikenessWeights | undefined;

const readWeights = (): LikenessWeights => {
  const weights: LikenessWeights = JSON.parse(readFileSync(likenessFile, 'utf8'));
  return weights;
};

/** Probability that both want the same answer, 0 to 1. */
export const questionLikeness = (a: ReadQuestion, b: ReadQuestion): number =>
  likenessByRow(likenessRow(a, b), a.language);

/** ... of two whose row is known. */
export function likenessByRow(row: readonly number[], language: string): number {
  loaded ??= readWeights();
  return likenessBy(wordVectorsOf(language) === null ? loaded.withoutVectors : loaded.withVectors, row);
}

export const likenessBy = (weights: readonly number[], row: readonly number[]): number =>
  chanceOf(row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));

/** Shares of the one's telling words that the other means, and that it holds. */
function sharesIn(one: ReadQuestion, other: ReadQuestion): [meant: number, held: number] {
  const vectors = wordVectorsOf(one.language);
  let meant = 0;
  let held = 0;
  let whole = 0;
  for (const { word, weight } of one.telling) {
    whole += weight;
    if (other.weights.has(word.term)) held += weight;
    let best = other.weights.has(word.term) ? 1 : 0;
    if (best === 0 && vectors !== null && word.vector >= 0) {
      for (const { word: its } of other.telling)
        if (its.vector >= 0) best = Math.max(best, vectors.likeness(word.vector, its.vector));
    }
    meant += weight * best;
  }
  return whole === 0 ? [0, 0] : [meant / whole, held / whole];
}

function wordCosine(a: ReadQuestion, b: ReadQuestion): number {
  let dot = 0;
  for (const [term, weight] of a.weights) dot += weight * (b.weights.get(term) ?? 0);
  return a.length * b.length === 0 ? 0 : dot / (a.length * b.length);
}

/** Jaccard's index. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const one of a) if (b.has(one)) both += 1;
  const all = a.size + b.size - both;
  return all === 0 ? 0 : both / all;
}
