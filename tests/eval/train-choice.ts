/**
 * Trains the model that chooses among a reply's drafts from visitors' questions, and prints what it reaches on shops that it did not see:
 * `node tests/eval/train-choice.ts --folds DIR [--write]`, DIR
 * holding the models that did not see some of the shops (`train-match.ts --folds DIR`, `train-evidence.ts --folds DIR`): with the shipped one every find would look surer than it is.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import { draftsOf } from '../../server/src/features/answering/extractive/drafts-of.ts';
import { withTold } from '../../server/src/features/answering/with-told.ts';
import { choiceModelFile, draftSigns } from '../../server/src/features/answering/extractive/choose-draft.ts';
import { productCards } from '../../server/src/features/answering/domain/product-cards.ts';
import { phrasesFor } from '../../server/src/dialogue/phrases.ts';
import { scoreOf } from '../../server/src/evidence/boosted-trees.ts';
import { matchModelFile, useMatchModel } from '../../server/src/evidence/learned-match.ts';
import { evidenceModelFile, useEvidenceModel } from '../../server/src/evidence/select-evidence.ts';
import type { BoostedTrees } from '../../server/src/evidence/boosted-trees.ts';
import { choiceLoss } from './evidence-loss.ts';
import { growTrees } from './grow-trees.ts';
import { faultsOf } from './judge-reply.ts';
import { isMini, miniFold, miniShops } from './mini-shops.ts';
import { isKeptApart, matchFold, questionsOf, sets, shopFold, shopOf } from './question-sets.ts';
import { bare } from './shop-examples.ts';
import { knowledgeOf } from './shop-knowledge.ts';
import type { ShopKnowledge } from './shop-knowledge.ts';
import { preparedQuestion } from './talk-to-shop.ts';
import type { Talk } from './talk-to-shop.ts';

const { values: given } = parseArgs({ options: { folds: { type: 'string' }, write: { type: 'boolean' } } });
const growth = { trees: 300, depth: 2, rate: 0.15, leastWeight: 1, shrink: 2, columns: 0.5 };
/** a wish is met by what stands among the first cards */
const shownFirst = 3;
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
/** What tells drafts right from wrong: a written question's patterns, or the sentence that answers and the product that is wished for. */
type IsRight = (draft: { text: string; cards: ProductCard[] }) => boolean;

async function add(shop: ShopKnowledge, brand: string, asked: Talk, isRight: IsRight): Promise<void> {
  const question = await preparedQuestion(shop, brand, asked);
  const [part, second] = question.parts;
  if (part === undefined || second !== undefined || part.understanding.intent === 'human') return;
  const { asking, drafts } = draftsOf(question, await withTold(part));
  const words = phrasesFor(question.language, question.brand.tone);
  const signs = drafts.map((draft) => draftSigns(asking, draft, drafts));
  if (signs[0] === undefined) return;
  names = Object.keys(signs[0]);
  const labels = drafts.map(({ text, products }) =>
    Number(isRight({ text, cards: productCards(products, shop.host, { words, language: question.language }) })),
  );
  examples.push({
    shop: brand,
    ask: asked.ask,
    rows: signs.map((one) => Float32Array.from(Object.values(one))),
    labels,
  });
}

const seeWithout = (fold: string, shop: string) => {
  const shippedOr = (name: string, shipped: URL) => {
    const file = path.join(given.folds ?? '', name);
    return existsSync(file) ? file : shipped;
  };
  useEvidenceModel(shippedOr(`${fold}.json`, evidenceModelFile));
  useMatchModel(shippedOr(`match-${matchFold(shop)}.bin`, matchModelFile));
};

for (const set of sets.filter((one) => !isKeptApart(one))) {
  const questions = questionsOf(set);
  const shop = questions === null ? null : await shopOf(set.shop, set.host);
  if (shop === null || questions === null) continue;
  seeWithout(shopFold(set.shop), set.shop);
  for (const asked of questions) {
    await add(shop, set.shop, asked, ({ text, cards }) => {
      if (showing.has(asked.kind ?? '') && cards.length === 0) return false;
      if (asked.unknown === true || (asked.contacts === true && asked.says === undefined)) return false;
      const { contacts: _, ...rest } = asked;
      return faultsOf(rest, { text, cards }, '').length === 0;
    });
  }
}
for (const { name, host, documents, questions } of miniShops()) {
  const shop = knowledgeOf(host, documents);
  seeWithout(miniFold(name), name);
  for (const asked of questions)
    await add(shop, name, asked, ({ text, cards }) =>
      asked.some === undefined
        ? asked.evidence?.some((sentence) => bare(text).includes(bare(sentence))) === true
        : cards.slice(0, shownFirst).some(({ title }) => title === asked.some),
    );
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
const foldOf = ({ shop }: Example) => (isMini(shop) ? miniFold(shop) : shopFold(shop));
for (const fold of new Set(examples.map(foldOf))) {
  const model = train(examples.filter((one) => foldOf(one) !== fold));
  if (given.folds !== undefined) writeFileSync(path.join(given.folds, `choice ${fold}.json`), JSON.stringify(model));
  for (const { shop, rows, labels } of examples.filter((one) => foldOf(one) === fold)) {
    const scores = rows.map((row) => scoreOf(model, row));
    const whole = scores.reduce((sum, score) => sum + Math.exp(score), 1);
    const best = scores.indexOf(Math.max(...scores));
    judged.push({ shop, probability: 1 - 1 / whole, isRight: labels[best] === 1, isAnswerable: labels.includes(1) });
  }
}
for (const [of, judgedOf] of [
  ['shops', judged.filter(({ shop }) => !isMini(shop))],
  ['invented shops', judged.filter(({ shop }) => isMini(shop))],
] as const) {
  const share = (part: readonly Judged[]) => (part.length / judgedOf.length).toFixed(3);
  console.log(`${of}: ${judgedOf.length}`);
  for (const threshold of [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75]) {
    const told = judgedOf.filter(({ probability }) => probability >= threshold);
    const silent = judgedOf.filter(({ probability }) => probability < threshold);
    const isRight = told.filter((one) => one.isRight);
    const rightly = silent.filter((one) => !one.isAnswerable);
    console.log(
      `from ${threshold}: right ${share([...isRight, ...rightly])}, wrong ${share(told.filter((one) => !one.isRight))}, wrongly silent ${share(silent.filter((one) => one.isAnswerable))}`,
    );
  }
  // whether it is as sure as it should be
  for (let from = 0.3; from < 0.95; from += 0.1) {
    const near = judgedOf.filter(({ probability }) => probability >= from && probability < from + 0.1);
    const right = near.filter((one) => one.isRight).length;
    console.log(`between ${from.toFixed(1)} and ${(from + 0.1).toFixed(1)}: ${right} right of ${near.length}`);
  }
}
