import { expect, test } from 'vitest';
import { questionsFor } from './questions-for.ts';

test('one question is about the shop’s own goods, where they are known', () => {
  expect(questionsFor(['Blankets', 'Lamps']).at(-1)).toBe('Do you have Blankets?');
  expect(questionsFor([]).at(-1)).toBe('How can I pay?');
  expect(questionsFor([' ']).at(-1)).toBe('How can I pay?');
  expect(new Set(questionsFor(['Blankets'])).size).toBe(3);
});
