import { expect, test } from 'vitest';
import { shareDone } from './trainings.ts';
import type { Progress } from './trainings.ts';

const progress: Progress = {
  phase: 'fetching',
  pagesFound: 40,
  pagesDone: 10,
  pagesKept: 0,
  pagesFailed: 2,
  productsFound: 3,
  pageLimit: null,
  pausedUntil: null,
  reason: null,
  startedAt: null,
  finishedAt: null,
};

test('failed pages count as dealt with', () => {
  expect(shareDone(progress)).toBe(0.25);
  expect(shareDone({ ...progress, phase: 'done' })).toBe(1);
});

test('nobody knows the share before the pages are counted, and it never passes one', () => {
  expect(shareDone({ ...progress, phase: 'discovering' })).toBeNull();
  expect(shareDone({ ...progress, pagesFound: 0 })).toBeNull();
  expect(shareDone({ ...progress, pagesDone: 50 })).toBe(1);
});
