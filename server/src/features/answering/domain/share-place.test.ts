import { expect, test } from 'vitest';
import { sharePlace } from './share-place.ts';

test('a place goes with each question about delivery, and with no other', () => {
  expect(sharePlace(['how much is shipping', 'how long does it take to norway'], 'en')).toEqual([
    'how much is shipping norway',
    'how long does it take to norway',
  ]);
  expect(sharePlace(['how can I pay', 'do you ship to norway'], 'en')).toEqual([
    'how can I pay',
    'do you ship to norway',
  ]);
  const two = ['how much is shipping', 'do you ship to norway', 'and to france'];
  expect(sharePlace(two, 'en')).toEqual(two);
});
