import { expect, test } from 'vitest';
import { firstGap } from './toasts.tsx';

test('toasts stand in the first gap that is high enough', () => {
  expect(firstGap([], 64, 800)).toBe(12);
  expect(firstGap([{ top: 12, bottom: 48 }], 64, 800)).toBe(60);
  const bar = { top: 12, bottom: 48 };
  const action = { top: 90, bottom: 126 };
  expect(firstGap([action, bar], 64, 800)).toBe(138);
  expect(firstGap([action, bar], 18, 800)).toBe(60);
  expect(firstGap([bar, { top: 20, bottom: 30 }], 20, 800)).toBe(60);
});

test('where everything is taken they stand where everybody looks for them', () => {
  expect(firstGap([{ top: 0, bottom: 790 }], 64, 800)).toBe(12);
});
