/**
 * Trains the model of where clauses begin in words without stops, from the told lines of `tests/eval/aspects` and the runs of `tests/eval/clauses`,
 * and prints how often it is right on a tenth of them that it did not see: `node tests/eval/train-clauses.ts [--write]`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  clauseBuckets,
  clauseModelFile,
  gapFeatures,
  plainWord,
  writeClauseModel,
} from '../../server/src/languages/clause-starts.ts';
import { gramHash } from '../../server/src/search/letter-grams.ts';

const { values: given } = parseArgs({ options: { write: { type: 'boolean' } } });
const here = import.meta.dirname;
const rounds = 12;
const rate = 0.2;
const decay = 1e-5;
/** lines put together to one run */
const linesARun = 6;
/** how often the clauses of runs that were written for this are put together anew, beside the lines */
const writtenTimes = 30;
const clausesARun = 9;

/** clauses of one text, in order */
type Run = string[][];

const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/u)
    .map(plainWord)
    .filter((word) => word !== '');

function readRuns(): { told: Run[]; written: Run[] } {
  const clauses = path.join(here, 'clauses');
  const written = readdirSync(clauses).flatMap((name) =>
    readFileSync(path.join(clauses, name), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): Run => line.split('|').map(wordsOf)),
  );
  const aspects = path.join(here, 'aspects');
  const told = readdirSync(aspects).flatMap((name) => {
    const lines = readFileSync(path.join(aspects, name), 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([, side, text = '']) => side === 'tell' && /\s/u.test(text))
      .map(([, , text = '']) =>
        text
          .split(/[,;:.!?–—()/](?=\s|$)/u)
          .map(wordsOf)
          .filter((clause) => clause.length > 0),
      );
    const order = lines.toSorted((a, b) => gramHash(a.flat().join(' ')) - gramHash(b.flat().join(' ')));
    const runs: Run[] = [];
    for (let at = 0; at < order.length; at += linesARun) runs.push(order.slice(at, at + linesARun).flat());
    return runs;
  });
  return { told, written };
}

function* gapsOf(run: Run): Generator<{ features: number[]; isStart: boolean }> {
  const words = run.flat();
  const starts = new Set<number>();
  let at = 0;
  for (const clause of run) starts.add((at += clause.length));
  for (let gap = 1; gap < words.length; gap++) yield { features: gapFeatures(words, gap), isStart: starts.has(gap) };
}

function train(runs: readonly Run[]): Float64Array {
  const weights = new Float64Array(clauseBuckets);
  const moved = new Float64Array(clauseBuckets).fill(1e-3);
  for (let round = 0; round < rounds; round++) {
    for (const run of runs)
      for (const { features, isStart } of gapsOf(run)) {
        const sum = features.reduce((total, feature) => total + (weights[feature] ?? 0), 0);
        const slope = 1 / (1 + Math.exp(-sum)) - Number(isStart);
        for (const feature of features) {
          const own = slope + decay * (weights[feature] ?? 0);
          moved[feature] = (moved[feature] ?? 0) + own * own;
          weights[feature] = (weights[feature] ?? 0) - (rate * own) / Math.sqrt(moved[feature] ?? 1);
        }
      }
  }
  return weights;
}

function print(name: string, weights: Float64Array, runs: readonly Run[]): void {
  for (const threshold of [-0.5, 0, 0.5]) {
    let [hits, claimed, all] = [0, 0, 0];
    for (const run of runs)
      for (const { features, isStart } of gapsOf(run)) {
        const isClaimed = features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0) > threshold;
        claimed += Number(isClaimed);
        all += Number(isStart);
        hits += Number(isClaimed && isStart);
      }
    console.log(
      `${name}, from ${threshold}: ${runs.length} runs, precision ${(hits / claimed).toFixed(2)}, recall ${(hits / all).toFixed(2)}`,
    );
  }
}

const { told, written } = readRuns();
const isKept = (run: Run) => gramHash(run.flat().slice(0, 8).join(' ')) % 10 !== 3;
/** Which clause stands before which is chance: other orders teach what begins one. */
function repeated(runs: readonly Run[]): Run[] {
  const clauses = runs.flat();
  const mixed = Array.from({ length: writtenTimes }, (_, turn) => {
    const keyOf = (clause: string[]) => gramHash(`${turn} ${clause.join(' ')}`);
    const order = clauses.toSorted((a, b) => keyOf(a) - keyOf(b));
    return Array.from({ length: Math.ceil(order.length / clausesARun) }, (__, at): Run =>
      order.slice(at * clausesARun, (at + 1) * clausesARun),
    );
  });
  return [...runs, ...mixed.flat()];
}
const kept = train([...told.filter(isKept), ...repeated(written.filter(isKept))]);
print(
  'told lines',
  kept,
  told.filter((run) => !isKept(run)),
);
print(
  'written runs',
  kept,
  written.filter((run) => !isKept(run)),
);
if (given.write === true) {
  const weights = train([...told, ...repeated(written)]);
  const most = weights.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  const step = most / 127;
  writeFileSync(
    clauseModelFile,
    writeClauseModel({ weights: Int8Array.from(weights, (value) => Math.round(value / step)), step }),
  );
}
