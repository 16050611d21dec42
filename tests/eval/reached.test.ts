import { describe, expect, test } from 'vitest';
import { hasData } from './eval-data.ts';
import { measure, readReached } from './figures-table.ts';
import { figures } from './figures.ts';
import { rankingMetrics } from './ranking-metrics.ts';

/** on a machine that does other things besides */
const measureMs = 60_000;

describe('what was reached is held; `npm run verify` holds the rest', () => {
  for (const figure of figures.filter(({ isQuick }) => isQuick)) {
    const isPresent = figure.needs.every((folder) => hasData(folder));
    test.skipIf(!isPresent)(
      `${figure.name}${isPresent ? '' : ': skipped, its data is not present'}`,
      () => {
        expect(measure(figure, readReached())).toMatchObject({ fell: false });
      },
      measureMs,
    );
  }
});

describe('the figures of a ranking', () => {
  test('the best order is worth 1, and grades weigh by rank', () => {
    expect(rankingMetrics([2, 1, 0], [1, 2])).toEqual({ ndcg10: 1, r1: 1, r5: 1, mrr10: 1 });
    expect(rankingMetrics([1, 2], [1, 2]).ndcg10).toBeCloseTo((1 + 2 / Math.log2(3)) / (2 + 1 / Math.log2(3)));
    expect(rankingMetrics([0, 0, 0, 0, 0, 1], [1])).toMatchObject({ r1: 0, r5: 0, mrr10: 1 / 6 });
    expect(rankingMetrics([], [1])).toEqual({ ndcg10: 0, r1: 0, r5: 0, mrr10: 0 });
  });

  test('what comes after the tenth counts nothing', () => {
    expect(rankingMetrics([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], [1])).toEqual({ ndcg10: 0, r1: 0, r5: 0, mrr10: 0 });
  });
});
