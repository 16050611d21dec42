import { expect, test } from 'vitest';
import { randomFrom } from './grow-trees.ts';
import { isChosen, learnMatch, lesson, lossOf } from './learn-match.ts';
import type { Pair } from './match-data.ts';
import { createNetwork } from './match-network.ts';
import type { MatchNetwork } from './match-network.ts';
import { passOf } from './match-pass.ts';

const dimensions = 8;
const known = 30;

function tinyNetwork(): MatchNetwork {
  const random = randomFrom(3);
  const vectors = Float64Array.from({ length: known * dimensions }, () => random() - 0.5);
  const network = createNetwork(vectors, 10, dimensions, random);
  for (const { values } of [network.askedBy, network.saidBy, network.askedWholeBy, network.saidWholeBy])
    for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) + 0.4 * (random() - 0.5);
  // so that nothing is sure, and words above are met too
  network.scales.values.set([2, 3, 2]);
  return network;
}

const places = (...words: number[]) => Uint32Array.from(words);
const batch = {
  asked: [places(1, 2, 31), places(4, 5, 5, 6), places(7)],
  texts: [places(8, 9, 2), places(10, 5), places(7, 33, 34, 1), places(), places(11, 12)],
  aboves: [places(13, 1), places(), places(14, 7), places(4, 7), places(31)],
};
/** the second is said again beside them */
const statements = [0, 1, 2, 3, 1];

test('gradients are what small steps show', () => {
  const network = tinyNetwork();
  const loss = () => lossOf(passOf(network, batch), statements, batch.asked.length, 0);
  const pass = passOf(network, batch);
  const touched = new Set(pass.back(loss().gradients));
  const { dimensions: _, buckets, ...parts } = network;
  expect(buckets).toBe(10);
  for (const [name, { values, gradients }] of Object.entries(parts)) {
    const differences = values.map((value, at) => {
      const [more, less] = [1e-5, -1e-5].map((step) => {
        values[at] = value + step;
        const { total } = loss();
        values[at] = value;
        return total / batch.asked.length;
      });
      return ((more ?? 0) - (less ?? 0)) / 2e-5;
    });
    expect(Math.max(...differences.map(Math.abs)), name).toBeGreaterThan(1e-3);
    expect(Math.max(...differences.map((one, at) => Math.abs(one - (gradients[at] ?? 0)))), name).toBeLessThan(1e-5);
  }
  for (const [at, gradient] of network.vectors.gradients.entries())
    if (gradient !== 0) expect(touched).toContain(Math.floor(at / dimensions));
});

/** Each statement's word is asked for by one of its own, which nothing else tells. */
function tinyPairs(): Pair[] {
  const random = randomFrom(5);
  return Array.from({ length: 240 }, (_, at) => {
    const statement = at % 12;
    return {
      group: `shop ${at % 2}`,
      fold: null,
      asked: places(statement, 24 + Math.floor(random() * 6)),
      text: places(12 + statement, 24 + Math.floor(random() * 6)),
      above: places(30 + (statement % 3)),
      statement,
    };
  });
}

test('some dozens of steps find which statement answers which question, the same in every run', () => {
  const pairs = tinyPairs();
  const run = () => {
    const network = tinyNetwork();
    const losses: number[] = [];
    const own = { ...lesson, epochs: 8, vectorRate: 0.05, dropped: 0, perGroup: 12, others: 4 };
    learnMatch(network, pairs, own, (loss) => losses.push(loss));
    return { network, losses };
  };
  const { network, losses } = run();
  expect(losses).toHaveLength(8);
  expect(losses.at(-1)).toBeLessThan(0.3 * (losses[0] ?? 0));
  expect(run().losses).toEqual(losses);
  const candidates = Array.from({ length: 12 }, (_, at) => ({
    text: places(12 + at, 24),
    above: places(30 + (at % 3)),
    label: at === 4 ? 1 : 0,
  }));
  expect(isChosen(network, { fold: 0, isEnglish: true, asked: places(4, 25), candidates }).first).toBe(true);
});
