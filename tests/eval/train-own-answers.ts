/**
 * Trains what says how likely an owner's answer answers a question, and prints what it reaches on answers that it did not see: `node
 * tests/eval/train-own-answers.ts [--write] [--rows FILE]`. Rows are kept in FILE, if given, and read from there the next time.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chanceOf, scoreOf } from '../../server/src/evidence/boosted-trees.ts';
import type { BoostedTrees } from '../../server/src/evidence/boosted-trees.ts';
import { ownAnswerModelFile } from '../../server/src/features/answers/domain/answer-fit.ts';
import { backgroundAnswersFile } from '../../server/src/features/answers/domain/background-answers.ts';
import { answerSigns, besideOthers } from '../../server/src/features/answers/domain/answer-signs.ts';
import { createNearWordings } from '../../server/src/features/answers/domain/near-wordings.ts';
import { growTrees } from './grow-trees.ts';
import { ownAnswerShops } from './own-answer-questions.ts';

const { values: given } = parseArgs({ options: { write: { type: 'boolean' }, rows: { type: 'string' } } });
/** answers that a shop has at once */
const atOnce = 15;
const folds = 5;
const growth = { trees: 400, depth: 4, rate: 0.08, leastWeight: 3, shrink: 10, columns: 0.5 };
/** of a question beside an answer that it was not written for */
const otherWeight = 0.5;
const falsely = [0.02, 0.05, 0.1, 0.15];

interface Asked {
  shop: number;
  language: string;
  text: string;
  /** the answer that it was written for, and whether that answers it */
  for: number;
  isAnswered: boolean;
  /** the answers that are near, with their signs */
  near: { answer: number; row: number[] }[];
}

interface Data {
  names: string[];
  asked: Asked[];
}

function readRows(): Data {
  const data: Data = { names: [], asked: [] };
  for (const [shop, lines] of ownAnswerShops(atOnce).entries()) {
    const language = lines[0]?.language ?? 'en';
    const answers = lines.map(({ question, answer }, at) => {
      return { id: String(at), questions: [question], text: answer, pageUrl: null, validUntil: null };
    });
    const nearTo = createNearWordings(answers, language);
    for (const [at, { same, near }] of lines.entries()) {
      for (const text of [...same, ...near]) {
        const question = { text, asked: text, language, shopLanguage: language, products: [], isFollowUp: false };
        const pairs = nearTo(
          [text],
          () => language,
          () => true,
        );
        const signs = besideOthers(pairs.map(({ asked, wording }) => answerSigns(asked, wording.compared(), question)));
        data.names = Object.keys(signs[0] ?? {});
        const found = pairs.map(({ wording }, place) => ({
          answer: wording.isBackground ? -1 : Number(wording.answer.id),
          row: Object.values(signs[place] ?? {}).map((value) => Number(value.toFixed(4))),
        }));
        data.asked.push({ shop, language, text, for: at, isAnswered: same.includes(text), near: found });
      }
    }
  }
  return data;
}

function keptRows(file: string | undefined): Data {
  if (file !== undefined && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const data = readRows();
  if (file !== undefined) writeFileSync(file, JSON.stringify(data));
  return data;
}

function train(names: readonly string[], asked: readonly Asked[]): BoostedTrees {
  const all = asked.flatMap((one) =>
    one.near.map(({ answer, row }) => ({
      row: Float32Array.from(row),
      label: Number(one.isAnswered && answer === one.for),
      weight: answer === one.for ? 1 : otherWeight,
    })),
  );
  return growTrees(
    names,
    all.map(({ row }) => row),
    (scores, gradients, curvatures) => {
      for (const [at, { label, weight }] of all.entries()) {
        const chance = chanceOf(scores[at] ?? 0);
        gradients[at] = weight * (chance - label);
        curvatures[at] = weight * Math.max(1e-4, chance * (1 - chance));
      }
    },
    growth,
  );
}

const { names, asked } = keptRows(given.rows);
const told = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
  const model = train(
    names,
    asked.filter(({ shop }) => shop % folds !== fold),
  );
  return asked
    .filter(({ shop }) => shop % folds === fold)
    .map((one) => {
      const scores = one.near.map(({ answer, row }) => ({
        answer,
        chance: chanceOf(scoreOf(model, Float32Array.from(row))),
      }));
      return { ...one, best: scores.toSorted((a, b) => b.chance - a.chance)[0] ?? { answer: -1, chance: 0 } };
    });
});

function print(label: string, of: typeof told): void {
  const [answered, near] = [of.filter((one) => one.isAnswered), of.filter((one) => !one.isAnswered)];
  for (const rate of falsely) {
    const least = near.map(({ best }) => best.chance).sort((a, b) => b - a)[Math.floor(rate * near.length)] ?? 1;
    const all = answered.filter(({ best }) => best.chance > least);
    const right = all.filter((one) => one.best.answer === one.for);
    const share = (count: number) => (count / answered.length).toFixed(3);
    console.log(
      `${label}: told falsely to ${rate} of the near questions from ${least.toFixed(2)} on: right ${share(right.length)}, another ${share(all.length - right.length)}`,
    );
  }
}

print(`all ${asked.length}`, told);
for (const [language, of] of Map.groupBy(told, (one) => one.language)) print(language, of);
const words = (text: string) => Math.min(12, 4 * Math.ceil(text.split(/\s+/).length / 4));
for (const [most, of] of Map.groupBy(told, ({ text }) => words(text))) print(`up to ${most} words`, of);
if (given.write === true) {
  writeFileSync(ownAnswerModelFile, JSON.stringify(train(names, asked)));
  writeFileSync(backgroundAnswersFile, JSON.stringify(backgrounds()));
}

/** Of each language some lines of each file, the shortest: what most shops are asked. */
function backgrounds(): Record<string, [string, string][]> {
  const lines = Map.groupBy(ownAnswerShops(1).flat(), ({ language }) => language);
  return Object.fromEntries(
    [...lines].map(([language, own]) => {
      const step = Math.floor(own.length / atOnce);
      const some = Array.from(
        { length: atOnce },
        (_, at) =>
          own.slice(at * step, (at + 1) * step).toSorted((a, b) => a.question.length - b.question.length)[
            Math.floor(step / 2)
          ],
      );
      return [
        language,
        some.flatMap((one) => (one === undefined ? [] : [[one.question, one.answer] as [string, string]])),
      ];
    }),
  );
}
