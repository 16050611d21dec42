import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeTicks } from './daily-chart.tsx';

test('2.4-04 the step is 1 while there is room', () => {
  expect(wholeTicks(1)).toEqual([0, 1]);
  expect(wholeTicks(4)).toEqual([0, 1, 2, 3, 4]);
  expect(wholeTicks(10)).toHaveLength(11);
});

test('T23 thousands a day get a few whole marks', () => {
  expect(wholeTicks(13)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(wholeTicks(5001)).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
});

test('T23 any height has two to eleven marks, all whole and within it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (top) => {
      const ticks = wholeTicks(top);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(11);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.at(-1)).toBeLessThanOrEqual(top);
    }),
  );
});
