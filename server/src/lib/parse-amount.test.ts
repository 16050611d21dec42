import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount.ts';

test.each([
  ['1,000.50', 1000.5],
  ['1.000,50', 1000.5],
  ['1 000', 1000],
  ['37,5', 37.5],
  ['1.144.000', 1144000],
  ["1'200", 1200],
  ['9', 9],
])('%s is %d', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});
