import { expect, test } from 'vitest';
import { standingOut } from './standing-out.ts';

const found = (...shares: number[]) => shares.map((coverage, at) => ({ document: at, coverage }));

test.each([
  ['one far ahead', found(0.1, 0.6, 0.2), [1]],
  ['two as far', found(0.6, 0.58, 0.2), [0, 1]],
  ['another half as near', found(0.6, 0.4), []],
  ['more than are shown', found(0.6, 0.6, 0.6), []],
  ['little of what was said', found(0.4, 0.1), []],
  ['nothing', found(), []],
])('%s', (_, things, meant) => {
  expect(standingOut(things, 2)).toEqual(meant);
});
