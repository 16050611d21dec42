/** Learns from pairs which statement answers which question: of those in a batch each question is to choose its own. The same in every run. */
import { randomFrom } from './grow-trees.ts';
import type { Choice, Pair, Places } from './match-data.ts';
import type { MatchNetwork } from './match-network.ts';
import { passOf } from './match-pass.ts';
import type { Learned, Rows } from './unit-rows.ts';

export interface Lesson {
  epochs: number;
  /** rates of the words' vectors and of the matrices */
  vectorRate: number;
  rate: number;
  /** share of words that a text is read without */
  dropped: number;
  /** share of the choice that is left to the wrong statements */
  smooth: number;
  /** pairs of one shop, side by side: they are told apart by what is asked, not by what is sold */
  perGroup: number;
  groups: number;
  /** statements of any shop beside them */
  others: number;
}

export const lesson: Lesson = {
  epochs: 4,
  vectorRate: 2e-3,
  rate: 1e-3,
  dropped: 0.15,
  smooth: 0.05,
  perGroup: 24,
  groups: 2,
  others: 24,
};

/** the rate rises over the first steps and falls to this share */
const risingSteps = 50;
const leastShare = 0.02;

/** Calls `onEpoch` with the mean loss of each. */
export function learnMatch(
  network: MatchNetwork,
  pairs: readonly Pair[],
  lesson: Lesson,
  onEpoch: (loss: number) => void,
): void {
  const { epochs, dropped, smooth, perGroup, groups, others } = lesson;
  const random = randomFrom(1);
  const byGroup = [...Map.groupBy(pairs, ({ group }) => group).values()];
  const steps = (epochs * pairs.length) / (perGroup * groups);
  const read = (places: Places) => thinned(places, dropped, random);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const blocks = shuffled(
      byGroup.flatMap((own) => chunks(shuffled(own, random), perGroup)),
      random,
    );
    let loss = 0;
    let count = 0;
    for (const batch of chunks(blocks, groups)) {
      if (batch.length < groups) break;
      const own = batch.flat();
      const beside = Array.from({ length: others }, () => pairs[Math.floor(random() * pairs.length)] ?? []).flat();
      const said = [...own, ...beside];
      const pass = passOf(network, {
        asked: own.map(({ asked }) => read(asked)),
        texts: said.map(({ text }) => read(text)),
        aboves: said.map(({ above }) => read(above)),
      });
      const statements = said.map(({ statement }) => statement);
      const { total, gradients } = lossOf(pass, statements, own.length, smooth);
      const words = pass.back(gradients);
      step += 1;
      const share = Math.min(1, step / risingSteps) * Math.max(leastShare, 1 - step / steps);
      takeStep(network, words, lesson, step, share);
      loss += total;
      count += own.length;
    }
    onEpoch(loss / count);
  }
}

/** Each question's own statement stands in its row's column; the same statement for another question is no wrong one. */
export function lossOf(
  { scores, width }: { scores: Rows; width: number },
  statements: readonly number[],
  asked: number,
  smooth: number,
): { total: number; gradients: Rows } {
  const gradients = new Float64Array(scores.length);
  const chances = new Float64Array(statements.length);
  let total = 0;
  for (let row = 0; row < asked; row++) {
    const isChoice = (column: number) => column === row || statements[column] !== statements[row];
    let best = -Infinity;
    for (let column = 0; column < chances.length; column++)
      if (isChoice(column)) best = Math.max(best, scores[row * width + column] ?? 0);
    let whole = 0;
    let count = 0;
    for (let column = 0; column < chances.length; column++) {
      chances[column] = isChoice(column) ? Math.exp((scores[row * width + column] ?? 0) - best) : 0;
      whole += chances[column] ?? 0;
      if (isChoice(column)) count += 1;
    }
    for (let column = 0; column < chances.length; column++) {
      if (!isChoice(column)) continue;
      const chance = (chances[column] ?? 0) / whole;
      const wanted = (column === row ? 1 - smooth : 0) + smooth / count;
      gradients[row * width + column] = (chance - wanted) / asked;
      if (column === row) total -= Math.log(chance + 1e-9);
    }
  }
  return { total, gradients };
}

function takeStep(
  network: MatchNetwork,
  words: Iterable<number>,
  { vectorRate, rate }: Lesson,
  step: number,
  share: number,
): void {
  const { dimensions, vectors, askedWeights, saidWeights } = network;
  const ofVectors = vectorRate * share;
  for (const word of words) {
    move(vectors, word * dimensions, (word + 1) * dimensions, ofVectors, step);
    move(askedWeights, word, word + 1, 10 * ofVectors, step);
    move(saidWeights, word, word + 1, 10 * ofVectors, step);
  }
  const ofMatrices = rate * share;
  for (const matrix of [network.askedBy, network.saidBy]) move(matrix, 0, matrix.values.length, 0.5 * ofMatrices, step);
  for (const matrix of [network.askedWholeBy, network.saidWholeBy])
    move(matrix, 0, matrix.values.length, ofMatrices, step);
  move(network.scales, 0, network.scales.values.length, 10 * ofMatrices, step);
}

const meanKept = 0.9;
const squareKept = 0.98;

/** Adam, and only of what a batch concerned: rare words keep what they know. */
function move({ values, gradients, means, squares }: Learned, from: number, to: number, rate: number, step: number) {
  const ofMeans = rate / (1 - meanKept ** step);
  const ofSquares = 1 / (1 - squareKept ** step);
  for (let at = from; at < to; at++) {
    const gradient = gradients[at] ?? 0;
    const mean = meanKept * (means[at] ?? 0) + (1 - meanKept) * gradient;
    const square = squareKept * (squares[at] ?? 0) + (1 - squareKept) * gradient * gradient;
    means[at] = mean;
    squares[at] = square;
    values[at] = (values[at] ?? 0) - (ofMeans * mean) / (Math.sqrt(square * ofSquares) + 1e-8);
    gradients[at] = 0;
  }
}

/** Without some of its words, never without all. */
function thinned(places: Places, dropped: number, random: () => number): Places {
  const kept = places.filter(() => random() > dropped);
  return kept.length === 0 ? places.slice(0, 1) : kept;
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** Whether the judged statement that scores best answers, and whether one of the three best does. */
export function isChosen(
  network: MatchNetwork,
  { asked, candidates }: Choice,
): { first: boolean; amongThree: boolean } {
  const { scores } = passOf(network, {
    asked: [asked],
    texts: candidates.map(({ text }) => text),
    aboves: candidates.map(({ above }) => above),
  });
  const labels = candidates
    .map(({ label }, at) => ({ label, score: scores[at] ?? 0 }))
    .filter(({ label }) => label >= 0)
    .sort((a, b) => b.score - a.score)
    .map(({ label }) => label);
  return { first: labels[0] === 1, amongThree: labels.slice(0, 3).includes(1) };
}
