import { expect, test } from 'vitest';
import { alignedTo, scoreOf } from '../../server/src/evidence/boosted-trees.ts';
import { choiceLoss } from './evidence-loss.ts';
import { growTrees, randomFrom } from './grow-trees.ts';

const growth = { trees: 40, depth: 3, rate: 0.3, leastWeight: 0.1, shrink: 1, columns: 1 };

/** Each question has four statements; the right one has the greatest `sum` of its first two features. */
function questions(count: number) {
  const random = randomFrom(1);
  const rows = Array.from({ length: count * 4 }, () => Float32Array.from([random(), random(), random()]));
  const sumOf = (row: Float32Array | undefined) => (row?.[0] ?? 0) + (row?.[1] ?? 0);
  const spans = Array.from({ length: count }, (_, at) => ({ from: at * 4, to: at * 4 + 4, weight: 1 }));
  const labels = Int8Array.from(rows, (row, at) => {
    const from = at - (at % 4);
    return rows.slice(from, from + 4).every((other) => sumOf(other) <= sumOf(row)) ? 1 : 0;
  });
  return { names: ['a', 'b', 'noise'], rows, labels, spans };
}

test('what decides is learned, and chosen among statements that were never seen', () => {
  const seen = questions(400);
  const model = growTrees(seen.names, seen.rows, choiceLoss(seen), growth);
  const unseen = questions(500);
  const right = unseen.spans.slice(400).filter(({ from }) => {
    const scores = unseen.rows.slice(from, from + 4).map((row) => scoreOf(model, row));
    return unseen.labels[from + scores.indexOf(Math.max(...scores))] === 1;
  });
  expect(right.length / 100).toBeGreaterThan(0.8);
});

test('features in another order score the same, and one that is missing counts as 0', () => {
  const seen = questions(100);
  const model = growTrees(seen.names, seen.rows, choiceLoss(seen), growth);
  const [a, b, noise] = [0.9, 0.1, 0.4];
  const here = scoreOf(model, Float32Array.from([a, b, noise]));
  expect(scoreOf(alignedTo(model, ['noise', 'b', 'new', 'a']), Float32Array.from([noise, b, 7, a]))).toBe(here);
  expect(scoreOf(alignedTo(model, ['a', 'noise']), Float32Array.from([a, noise]))).toBe(
    scoreOf(model, Float32Array.from([a, 0, noise])),
  );
});
