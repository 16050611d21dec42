/** How likely an owner's answer answers a question: trees over its signs, learned by `tests/eval/train-own-answers.ts` from questions that owners' answers answer and from near ones. */
import { readFileSync } from 'node:fs';
import { alignedTo, chanceOf, scoreOf } from '../../../evidence/boosted-trees.ts';
import type { BoostedTrees } from '../../../evidence/boosted-trees.ts';

/** the bundler lays it beside the bundle, as it does with the migrations */
export const ownAnswerModelFile = new URL('./own-answer-model.json', import.meta.url);

/** its signs in the order of ours */
let aligned: BoostedTrees | undefined;

/** @returns a probability, 0 to 1 */
export function answerFit(signs: Record<string, number>): number {
  aligned ??= alignedTo(readModel(), Object.keys(signs));
  return chanceOf(scoreOf(aligned, Float32Array.from(Object.values(signs))));
}

function readModel(): BoostedTrees {
  const model: BoostedTrees = JSON.parse(readFileSync(ownAnswerModelFile, 'utf8'));
  return model;
}
