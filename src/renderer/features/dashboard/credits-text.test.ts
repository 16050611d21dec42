import { expect, test } from 'vitest';
import { creditsText } from './credits-text.ts';

test('2.4-01 what remains stands before what was offered', () => {
  expect(creditsText(499, 500)).toBe('499 / 500');
  expect(creditsText(1499, 5000)).toBe('1,499 / 5,000');
});

test('T22 an overrun shows as nothing left', () => {
  expect(creditsText(-12, 1500)).toBe('0 / 1,500');
  expect(creditsText(null, null)).toBe('0 / 0');
});
