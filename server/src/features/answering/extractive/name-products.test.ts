import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { comparedProducts } from './name-products.ts';

const products = ['SC-1 key', 'C-12 key'].map((name) => ({ document: productNamed(name), score: 1, coverage: 1 }));

test.each([
  ['which is longer SC-1 C-12', 2],
  ['and the longer version?', 0],
])('codes are compared where this very message names them: %s', (text, count) => {
  const part = { text, asked: `${text} SC-1 C-12`, products };
  expect(comparedProducts(part, 'en', 'en') ?? []).toHaveLength(count);
});
