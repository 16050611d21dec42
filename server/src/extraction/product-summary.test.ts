import { expect, test } from 'vitest';
import { withSummary } from './product-summary.ts';

const told = 'For three-finger players ready to be heard over a fiddle.';
const withHead = (summary: string) => withSummary(told, summary, ['Thistle Strings']);

test('what a head says of a product in other words stands with it', () => {
  const summary = 'Bluegrass five-string with a cast tone ring.';
  expect(withHead(summary)).toBe(`${told}\n${summary}`);
});

test.each([
  'For three-finger players ready to be heard …',
  'Buy banjos and fiddles for every hand.',
  'Save $5 on banjos of every kind today.',
  'Thistle Strings: banjos, fiddles and more.',
  'Banjo',
])('what says no more, or sells, does not: %s', (summary) => {
  expect(withHead(summary)).toBe(told);
});
