import { expect, test } from 'vitest';
import { advanceTyping, typing, typingStart } from './typing.ts';

function stepsUntilShown(length: number): number {
  let progress = typingStart;
  let steps = 0;
  while (progress.shown < length) {
    progress = advanceTyping(progress, 1, length, true);
    steps += 1;
  }
  return steps;
}

test('4-31 a short reply takes one step of 30 ms for each character', () => {
  expect(typing.stepMs).toBe(30);
  expect(stepsUntilShown(40)).toBe(40);
});

test('T13 the total is capped: no reply types for longer than 1.8 s', () => {
  for (const length of [61, 500, 5_000, 20_000]) expect(stepsUntilShown(length)).toBeLessThanOrEqual(60);
});

test('a text that still arrives is followed, and never overtaken', () => {
  let progress = typingStart;
  for (let available = 0; available < 600; available += 6) progress = advanceTyping(progress, 1, available, false);
  expect(progress.shown).toBeLessThan(600);
  expect(600 - progress.shown).toBeLessThan(6 * typing.followSteps + 10);
  expect(advanceTyping(progress, 1_000, 600, false).shown).toBe(600);
});

test('a final text shorter than what was shown does not break', () => {
  expect(advanceTyping({ shown: 50, stepsAfterEnd: 0 }, 1, 20, true).shown).toBe(20);
});
