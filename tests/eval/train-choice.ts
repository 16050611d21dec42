/**
 * Trains the model that chooses among a reply's drafts from visitors' questions, and prints what it reaches on shops that it did not see:
 * `node tests/eval/train-choice.ts --folds DIR [--write]`, DIR
 * holding the evidence models that did not see one shop each (`train-evidence.ts --folds DIR`): with the shipped one every find would look surer than it is.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { draftsOf } from '../../server/src/features/answering/extractive/extractive-model.ts';
import { choiceModelFile, draftSigns } from '../../server/src/features/answering/extractive/choose-draft.ts';
import { productCards } from '../../server/src/features/answering/domain/product-cards.ts';
import { phrasesFor } from '../../server/src/dialogue/phrases.ts';
import { scoreOf } from '../../server/src/evidence/boosted-trees.ts';
import { evidenceModelFile, useEvidenceModel } from '../../server/src/evidence/select-evidence.ts';
import type { BoostedTrees } from '../../server/src/evidence/boosted-trees.ts';
import { choiceLoss } from './evidence-loss.ts';
import { growTrees } from './grow-trees.ts';
import { faultsOf } from './judge-reply.ts';
import { labelOf, questionsOf, sets, shopOf } from './question-sets.ts';
import { preparedQuestion } from './talk-to-shop.ts';

const { values: given } = parseArgs({ options: { folds: { type: 'string' }, write: { type: 'boolean' } } });
const growth = { trees: 300, depth: 2, rate: 0.15, leastWeight: 1, shrink: 2, columns: 0.5 };
const showing = new Set(['product-search', 'price-limit', 'search']);

interface Example {
  shop: string;
  ask: string;
  rows: Float32Array[];
  /** 1 where the draft is a right reply */
  labels: number[];
}

let names: string[] = [];
const examples: Example[] = [];
// the everyday questions are kept apart: they measure what all this comes to
for (const set of sets.filter((one) => !labelOf(one).includes('everyday'))) {
  const questions = questionsOf(set);
  const shop = questions === null ? null : await shopOf(set.shop, set.host);
  if (shop === null || questions === null) continue;
  const fold = path.join(given.folds ?? '', `${set.shop}.json`);
  useEvidenceModel(existsSync(fold) ? fold : evidenceModelFile);
  const host = set.host;
  for (const asked of questions) {
    const question = await preparedQuestion(shop, set.brand, asked);
    const [part, second] = question.parts;
    if (part === undefined || second !== undefined || part.understanding.intent === 'human') continue;
    const { asking, drafts } = draftsOf(question, part);
    const words = phrasesFor(question.language, question.brand.tone);
    const signs = drafts.map((draft) => draftSigns(asking, draft, drafts));
    if (signs[0] === undefined) continue;
    names = Object.keys(signs[0]);
    const isRight = drafts.map(({ text, products }) => {
      const cards = productCards(products, host, { words, language: question.language });
      if (showing.has(asked.kind ?? '') && cards.length === 0) return 0;
      if (asked.unknown === true || (asked.contacts === true && asked.says === undefined)) return 0;
      const { contacts: _, ...rest } = asked;
      return Number(faultsOf(rest, { text, cards }, '').length === 0);
    });
    examples.push({
      shop: set.shop,
      ask: asked.ask,
      rows: signs.map((one) => Float32Array.from(Object.values(one))),
      labels: isRight,
    });
  }
}
console.log(
  `${examples.length} questions, ${examples.filter(({ labels }) => labels.includes(1)).length} of them with a right draft, ${names.length} signs`,
);

function train(chosen: readonly Example[]): BoostedTrees {
  const rows = chosen.flatMap((one) => one.rows);
  const labels = Int8Array.from(chosen.flatMap((one) => one.labels));
  let at = 0;
  const spans = chosen.map(({ rows: { length } }) => ({ from: at, to: (at += length), weight: 1 }));
  return growTrees(names, rows, choiceLoss({ names, rows, labels, spans }), growth);
}

if (given.write === true) {
  writeFileSync(choiceModelFile, JSON.stringify(train(examples)));
  process.exit();
}

interface Judged {
  shop: string;
  /** that any of the drafts answers */
  probability: number;
  isRight: boolean;
  isAnswerable: boolean;
}

const judged: Judged[] = [];
for (const shop of new Set(examples.map((one) => one.shop))) {
  const model = train(examples.filter((one) => one.shop !== shop));
  for (const { rows, labels } of examples.filter((one) => one.shop === shop)) {
    const scores = rows.map((row) => scoreOf(model, row));
    const whole = scores.reduce((sum, score) => sum + Math.exp(score), 1);
    const best = scores.indexOf(Math.max(...scores));
    judged.push({ shop, probability: 1 - 1 / whole, isRight: labels[best] === 1, isAnswerable: labels.includes(1) });
  }
}
const share = (part: readonly Judged[]) => (part.length / judged.length).toFixed(3);
for (const threshold of [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75]) {
  const told = judged.filter(({ probability }) => probability >= threshold);
  const silent = judged.filter(({ probability }) => probability < threshold);
  const isRight = told.filter((one) => one.isRight);
  const rightly = silent.filter((one) => !one.isAnswerable);
  console.log(
    `from ${threshold}: right ${share([...isRight, ...rightly])}, wrong ${share(told.filter((one) => !one.isRight))}, wrongly silent ${share(silent.filter((one) => one.isAnswerable))}`,
  );
}
