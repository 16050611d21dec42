/** How likely a sentence is not borne out by what the model was given: trees over its signs, learned by `tests/eval/train-support.ts` from replies of which it is known what is untrue in them. */
import { readFileSync } from 'node:fs';
import { alignedTo, chanceOf, scoreOf } from '../../../evidence/boosted-trees.ts';
import type { BoostedTrees } from '../../../evidence/boosted-trees.ts';
import type { Support } from './support-signs.ts';

/** the bundler lays it beside the bundle, as it does with the migrations */
export const supportModelFile = new URL('./support-model.json', import.meta.url);

/** What words say by themselves: those that nothing given meets, and all. */
export interface SaidWords {
  base: number;
  /** by `unmet` and `said` words */
  weights: Record<string, number>;
}

export interface SupportModel {
  trees: BoostedTrees;
  words: SaidWords;
}

export const wordKeys = ({ said, unmet }: Support): string[] => [
  ...new Set([...unmet.map(({ word }) => `unmet ${word.term}`), ...said.map(({ term }) => `said ${term}`)]),
];

/** what the trees call it beside the signs */
export const wordScore = 'wordScore';

/** log of odds that a sentence of these words is untrue */
export const scoreOfWords = ({ base, weights }: SaidWords, keys: readonly string[]): number =>
  keys.reduce((score, key) => score + (weights[key] ?? 0), base);

/** its signs in the order of ours */
let aligned: SupportModel | undefined;

/** @returns a probability, 0 to 1 */
export function untrueChance(support: Support): number {
  const { signs } = support;
  aligned ??= readModel(Object.keys(signs));
  const score = scoreOfWords(aligned.words, wordKeys(support));
  return chanceOf(scoreOf(aligned.trees, Float32Array.from([...Object.values(signs), score])));
}

function readModel(names: readonly string[]): SupportModel {
  const { trees, words }: SupportModel = JSON.parse(readFileSync(supportModelFile, 'utf8'));
  return { trees: alignedTo(trees, [...names, wordScore]), words };
}
