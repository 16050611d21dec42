/**
 * Trains the model that chooses evidence, from all labelled sets beside the project, and prints what it reaches on sets and shops that it did not see:
 * `node tests/eval/train-evidence.ts [--write] [--folds DIR]`,
 * the folds being the models that did not see some of the shops.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dataPath } from './eval-data.ts';
import { articleExamples, productExamples } from './evidence-examples.ts';
import { rowsOf, trainingRows } from './evidence-rows.ts';
import type { ExampleRows } from './evidence-rows.ts';
import { choiceLoss } from './evidence-loss.ts';
import { printFigures, thresholdOf } from './evidence-figures.ts';
import type { HeldOut } from './evidence-figures.ts';
import { growTrees } from './grow-trees.ts';
import { evidenceModelFile } from '../../server/src/evidence/select-evidence.ts';
import type { EvidenceModel } from '../../server/src/evidence/select-evidence.ts';
import { scoreOf } from '../../server/src/evidence/boosted-trees.ts';
import { rounded } from './ranking-metrics.ts';
import type { BoostedTrees } from '../../server/src/evidence/boosted-trees.ts';
import { gramHash } from '../../server/src/search/letter-grams.ts';
import { readLabelledSet } from './labelled-set.ts';
import { rankedLines } from './product-questions.ts';
import { isMini, miniFold, miniShops } from './mini-shops.ts';
import { documentsOfShop, isKeptApart, questionsOf, sets, shopFold } from './question-sets.ts';
import { examplesOf } from './shop-examples.ts';

const { values: given } = parseArgs({
  options: {
    write: { type: 'boolean' },
    folds: { type: 'string' },
  },
});

const otherLanguages = ['de', 'tr', 'vi', 'zh'];
const setWeights: Record<string, number> = {
  'xquad-en': 1.2,
  'product lines': 0.5,
  'product lines, of it': 0.4,
  'shop questions': 4,
  'shop evidence': 4,
  'shop products': 2,
  'shop gone': 1.5,
};
const weightOf = (set: string) => setWeights[set] ?? 0.5;
const growth = { trees: 300, depth: 3, rate: 0.1, leastWeight: 4, shrink: 20, columns: 0.5 };

const train = (examples: readonly ExampleRows[]): BoostedTrees => {
  const rows = trainingRows(examples, weightOf);
  return growTrees(rows.names, rows.rows, choiceLoss(rows), growth);
};

const startedAt = performance.now();
const note = (text: string) => console.log(`${((performance.now() - startedAt) / 1000).toFixed(0)} s  ${text}`);

const examples = [
  ...articleExamples(readLabelledSet(dataPath('xquad-en')), { language: 'en', step: 1 }),
  ...otherLanguages.flatMap((language) =>
    articleExamples(readLabelledSet(dataPath(`xquad-${language}`)), { language, step: 5 }),
  ),
  ...productExamples('product lines', rankedLines()),
];
for (const [name, own] of Map.groupBy(
  sets.filter((one) => !isKeptApart(one)),
  ({ shop }) => shop,
)) {
  const host = own.at(-1)?.host ?? '';
  const documents = await documentsOfShop(name, host);
  if (documents === null) continue;
  const questions = own.flatMap((set) => questionsOf(set) ?? []);
  examples.push(...(await examplesOf({ name, host, documents, questions })));
}
for (const shop of miniShops()) examples.push(...(await examplesOf(shop)));
note(`${examples.length} questions`);
const all = examples.map(rowsOf).filter(({ rows }) => rows.length > 0);
note(`${all.reduce((sum, { rows }) => sum + rows.length, 0)} statements, ${all[0]?.names.length} features`);

/** Left out together: some of the shops, and of the products a third. Of articles a third is in no training. */
const articles = 'articles';
const foldOf = ({ example: { set, group } }: ExampleRows): string =>
  isMini(group)
    ? miniFold(group)
    : set.startsWith('shop ')
      ? shopFold(group)
      : set.startsWith('product ')
        ? `products ${gramHash(group) % 3}`
        : articles;
const held: HeldOut[] = [];
for (const fold of [...new Set(all.map(foldOf))].filter((one) => one !== articles).sort()) {
  const model = train(all.filter((one) => foldOf(one) !== fold));
  // so that what builds on this model can be trained as if it had not seen the shop
  if (given.folds !== undefined)
    writeFileSync(path.join(given.folds, `${fold}.json`), JSON.stringify({ ...model, threshold: 0.5 }));
  for (const rows of all) {
    if (foldOf(rows) === fold) held.push({ rows, scores: rows.rows.map((row) => scoreOf(model, row)) });
  }
  note(`without ${fold}`);
}
printFigures(held);
if (given.write === true) {
  const model: EvidenceModel = { ...train(all), threshold: rounded(thresholdOf(held)) };
  writeFileSync(evidenceModelFile, `${JSON.stringify(model)}\n`);
  note(`${model.trees.length} trees in ${evidenceModelFile.pathname}, threshold ${model.threshold}`);
}
