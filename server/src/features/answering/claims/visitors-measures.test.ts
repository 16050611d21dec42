import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { claimsIn, plainText } from './read-claims.ts';
import { createOfVisitor, createWeightWords } from './visitors-measures.ts';

const sold = (currency: string) => [productNamed('Turkey Dry Cat Food', { price: { amount: 16.99, currency } })];

test('a pound is a weight where nothing is sold in sterling, and money where something is', () => {
  const american = createWeightWords(sold('USD'));
  expect(american('It comes in three-pound and 7 pound bags.')).toBe('It comes in three lb and 7 lb bags.');
  const british = createWeightWords(sold('GBP'));
  expect(british('A three-pound bag is nine pounds.')).toBe('A three lb bag is nine pounds.');
  expect(createWeightWords([])('It costs 10 pounds sterling.')).toBe('It costs 10 pounds sterling.');
});

test('the visitor’s own measure may be repeated of what it was given for, and of nothing else', () => {
  const weightWords = createWeightWords(sold('USD'));
  const isOfVisitor = createOfVisitor('how many drops for my 20 pound dog?', 'en', weightWords);
  const repeats = (reply: string) => {
    const plain = plainText(weightWords(reply), 'en');
    return claimsIn(plain)
      .filter(({ kind }) => kind === 'measure')
      .map((claim) => isOfVisitor(claim, plain));
  };
  expect(repeats('A twenty-pound dog gets ten drops.')).toEqual([true]);
  expect(repeats('The bottle weighs 20 lb.')).toEqual([false]);
  expect(repeats('A 40 lb dog is too heavy.')).toEqual([false]);
});
