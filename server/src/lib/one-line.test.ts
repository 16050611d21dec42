import { expect, test } from 'vitest';
import { lastWords } from './one-line.ts';

test('a message is told in one line, a link by its words, and no character is cut in half', () => {
  expect(lastWords('See [returns](https://shop.example/returns).\n\n- 30 days')).toBe('See returns. - 30 days');
  expect(Array.from(lastWords('🧣'.repeat(200)))).toEqual(Array.from({ length: 120 }, () => '🧣'));
  expect(lastWords('')).toBe('');
});
