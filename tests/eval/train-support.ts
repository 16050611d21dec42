/**
 * Trains what says how likely a model's sentence is not borne out by what the model was given, and prints what it reaches on shops that it
 * did not see: `node tests/eval/train-support.ts [--write] [--rows FILE]`. Rows are kept in FILE, if given, and read from there the next time.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chanceOf, scoreOf } from '../../server/src/evidence/boosted-trees.ts';
import type { BoostedTrees } from '../../server/src/evidence/boosted-trees.ts';
import { scoreOfWords, supportModelFile, wordScore } from '../../server/src/features/answering/claims/support-fit.ts';
import type { SaidWords, SupportModel } from '../../server/src/features/answering/claims/support-fit.ts';
import { growTrees, randomFrom } from './grow-trees.ts';
import { supportRows } from './support-rows.ts';
import type { SupportData, SupportRow } from './support-rows.ts';

const { values: given } = parseArgs({ options: { write: { type: 'boolean' }, rows: { type: 'string' } } });
const folds = 5;
/** of the shops that are learned from, which are left out in turn when words are learned for the trees */
const wordFolds = 4;
const growth = { trees: 300, depth: 4, rate: 0.07, leastWeight: 3, shrink: 10, columns: 0.4 };
/** what the rules were made by is to stay as it is judged by them */
const suiteWeight = 5;
const thresholds = [0.5, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15];

async function keptRows(file: string | undefined): Promise<SupportData> {
  if (file !== undefined && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const data = await supportRows();
  if (file !== undefined) writeFileSync(file, JSON.stringify(data));
  return data;
}

const leastRows = 8;
const epochs = 12;
const step = 0.03;
const shrink = 0.02;

/** A logistic regression on words, each either there or not, by Adagrad. */
function learnWords(rows: readonly SupportRow[]): SaidWords {
  const counts = new Map<string, number>();
  for (const key of rows.flatMap(({ words }) => words)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const learned: SaidWords = { base: -1, weights: {} };
  for (const [key, count] of counts) if (count >= leastRows) learned.weights[key] = 0;
  const paces = new Map<string, number>();
  let pace = 1e-3;
  const random = randomFrom(11);
  const order = rows.map((row) => ({ row, rank: 0 }));
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const one of order) one.rank = random();
    for (const { row } of order.toSorted((a, b) => a.rank - b.rank)) {
      const fault = chanceOf(scoreOfWords(learned, row.words)) - Number(row.isUntrue);
      for (const key of row.words) {
        const own = learned.weights[key];
        if (own === undefined) continue;
        const slope = fault + shrink * own;
        const moved = (paces.get(key) ?? 1) + slope * slope;
        paces.set(key, moved);
        learned.weights[key] = own - (step * slope) / Math.sqrt(moved);
      }
      pace += fault * fault;
      learned.base -= (0.1 * fault) / Math.sqrt(pace);
    }
  }
  return learned;
}

interface Scored {
  of: SupportRow;
  row: Float32Array;
}

const scored = (of: SupportRow, words: SaidWords): Scored => ({
  of,
  row: Float32Array.from([...of.row, scoreOfWords(words, of.words)]),
});

/** The trees see of each row what words that did not learn from its shop say. */
function train({ names, rows }: SupportData): SupportModel {
  const shops = [...new Set(rows.map(({ shop }) => shop))];
  const all: Scored[] = [];
  for (let fold = 0; fold < wordFolds; fold++) {
    const isLeftOut = ({ shop }: SupportRow) => shops.indexOf(shop) % wordFolds === fold;
    const words = learnWords(rows.filter((row) => !isLeftOut(row)));
    all.push(...rows.filter(isLeftOut).map((row) => scored(row, words)));
  }
  const trees: BoostedTrees = growTrees(
    [...names, wordScore],
    all.map(({ row }) => row),
    (scores, gradients, curvatures) => {
      for (const [at, { of }] of all.entries()) {
        const chance = chanceOf(scores[at] ?? 0);
        const weight = of.isOfSuite ? suiteWeight : 1;
        gradients[at] = weight * (chance - Number(of.isUntrue));
        curvatures[at] = weight * Math.max(1e-4, chance * (1 - chance));
      }
    },
    growth,
  );
  return { trees, words: rounded(learnWords(rows)) };
}

const rounded = ({ base, weights }: SaidWords): SaidWords => ({
  base: Number(base.toFixed(3)),
  weights: Object.fromEntries(Object.entries(weights).map(([key, value]) => [key, Number(value.toFixed(3))])),
});

const data = await keptRows(given.rows);
const shops = [...new Set(data.rows.map(({ shop }) => shop))];
const judged = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
  const isLeftOut = ({ shop }: SupportRow) => shops.indexOf(shop) % folds === fold;
  const { trees, words } = train({ ...data, rows: data.rows.filter((row) => !isLeftOut(row)) });
  return data.rows
    .filter(isLeftOut)
    .map((row) => ({ ...row, chance: chanceOf(scoreOf(trees, scored(row, words).row)) }));
});

type Judged = (typeof judged)[number];

function print(label: string, isRefused: (row: Judged) => boolean): void {
  const replies = [...Map.groupBy(judged, ({ reply }) => reply).values()];
  const [untrue, right] = [true, false].map((is) => replies.filter(([one]) => one?.isOfUntrue === is));
  const share = (some: readonly unknown[] | undefined, of: readonly unknown[] | undefined) =>
    ((some?.length ?? 0) / (of?.length ?? 1)).toFixed(3);
  const refused = share(
    right?.filter((rows) => rows.some(isRefused)),
    right,
  );
  const shown = share(
    untrue?.filter((rows) => !rows.some(isRefused)),
    untrue,
  );
  const missed = share(
    untrue?.filter((rows) => !rows.some((row) => row.isUntrue && isRefused(row))),
    untrue,
  );
  console.log(
    `${label}: of true replies refused ${refused}; of untrue ones shown ${shown}, their untrue sentence passed ${missed}`,
  );
}

console.log(`${judged.length} sentences of ${shops.length} shops`);
print('rules', ({ rule }) => rule !== null);
for (const least of thresholds) print(`from ${least} on`, ({ chance }) => chance >= least);
for (const [language, rows] of Map.groupBy(judged, (row) => row.language)) {
  const right = rows.filter(({ isUntrue }) => !isUntrue);
  const untrue = rows.filter(({ isUntrue }) => isUntrue);
  const rate = (some: readonly Judged[]) =>
    (some.filter(({ chance }) => chance >= 0.3).length / Math.max(1, some.length)).toFixed(2);
  console.log(`${language}: ${rows.length} sentences, true refused ${rate(right)}, untrue found ${rate(untrue)}`);
}
if (given.write === true) writeFileSync(supportModelFile, JSON.stringify(train(data)));
