/** What was reached on questions that the model had not seen. */
import type { ExampleRows } from './evidence-rows.ts';
import { isMini } from './mini-shops.ts';
import { quantile } from './ranking-metrics.ts';

export interface HeldOut {
  rows: ExampleRows;
  scores: number[];
}

const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3));

export function printFigures(held: readonly HeldOut[]): void {
  const groups = Map.groupBy(held, ({ rows }) => rows.example.set);
  const minis = held.filter(({ rows }) => isMini(rows.example.group));
  const asked = held.filter(
    ({ rows }) => ['shop questions', 'shop evidence'].includes(rows.example.set) && !isMini(rows.example.group),
  );
  for (const [shop, own] of Map.groupBy(asked, ({ rows }) => rows.example.group)) groups.set(`shop ${shop}`, own);
  groups.set('shops, all', asked);
  groups.set('shops, all, also without the answer', [
    ...asked,
    ...held.filter(({ rows }) => rows.example.set === 'shop gone' && !isMini(rows.example.group)),
  ]);
  groups.set('invented shops', minis);
  for (const [name, own] of groups) {
    const answerable = own.filter(({ rows }) => rows.example.isAnswerable);
    const strangers = own.filter(({ rows }) => !rows.example.isAnswerable).map(sureness);
    const found = answerable.filter(({ rows }) => rows.labels.includes(1)).length;
    const right = answerable.filter((one) => isRightAt(one, 1));
    const threshold = (most: number) => strangers.toSorted((a, b) => b - a)[Math.floor(most * strangers.length)] ?? 0;
    const at = (most: number) =>
      share(right.filter((one) => sureness(one) > threshold(most)).length, answerable.length);
    console.log(
      name.padEnd(34),
      `n ${answerable.length}+${strangers.length}`.padEnd(12),
      `found ${share(found, answerable.length)}  right ${share(right.length, answerable.length)}`,
      ` ±1 ${share(answerable.filter((one) => isNearAt(one)).length, answerable.length)}`,
      ` in 3 ${share(answerable.filter((one) => isRightAt(one, 3)).length, answerable.length)}`,
      ` right at 5% false ${at(0.05)}, 10% ${at(0.1)}, 20% ${at(0.2)}  auc ${auc(right.map(sureness), strangers).toFixed(3)}`,
    );
  }
}

/** The probability from which on at most this share of the questions that a shop does not answer is answered all the same. */
const falseAnswersMax = 0.1;

export function thresholdOf(held: readonly HeldOut[]): number {
  const strangers = held.filter(
    ({ rows: { example } }) => !example.isAnswerable && example.set.startsWith('shop ') && example.set !== 'shop gone',
  );
  return quantile(
    strangers.map((one) => sureness(one)),
    1 - falseAnswersMax,
  );
}

const order = ({ scores }: HeldOut): number[] =>
  scores.map((_, at) => at).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));

/** statements that nobody judged are passed over */
const judgedOrder = (one: HeldOut) => order(one).filter((at) => one.rows.labels[at] !== -1);

const isRightAt = (one: HeldOut, among: number) =>
  judgedOrder(one)
    .slice(0, among)
    .some((at) => one.rows.labels[at] === 1);

function isNearAt(one: HeldOut): boolean {
  const [top = -1] = judgedOrder(one);
  const { statements } = one.rows.reading;
  const best = statements[one.rows.looked[top] ?? -1];
  return one.rows.looked.some((at, row) => {
    const other = statements[at];
    if (one.rows.labels[row] !== 1 || other === undefined || best === undefined) return false;
    return other.passage === best.passage && Math.abs(other.position - best.position) <= 1;
  });
}

/** That anything answers: against all statements stands that nothing does, with the score 0. */
const sureness = ({ scores }: HeldOut): number => {
  const whole = scores.reduce((sum, score) => sum + Math.exp(score), 0);
  return whole / (1 + whole);
};

function auc(right: readonly number[], wrong: readonly number[]): number {
  let won = 0;
  for (const a of right) for (const b of wrong) won += a > b ? 1 : a === b ? 0.5 : 0;
  return won / Math.max(1, right.length * wrong.length);
}
