import { expect, test } from 'vitest';
import { wordsIn } from './words-in.ts';

test('words of other meanings are no goods', () => {
  expect(wordsIn('Rechnen Sie mit drei Wochen.', 'de').concepts.has('laptop')).toBe(false);
  expect(wordsIn('Ein Rechner mit 16 Zoll', 'de').concepts.has('laptop')).toBe(true);
});
