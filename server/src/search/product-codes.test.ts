import { expect, test } from 'vitest';
import { articleNumbers, codeWords } from './product-codes.ts';
import { productTerms } from './product-fields.ts';
import { productNamed } from './product.fixture.ts';

test.each([
  ['how much is the QN-340?', ['qn340']],
  ['QN 340 price', ['qn340']],
  ['qn340', ['qn340']],
  ['order no. 20118834', ['20118834']],
  ['under 250 for 2 people', []],
])('%s', (text, codes) => {
  expect(codeWords(text)).toEqual(codes);
});

test('a product is found by what the shop numbers it, however that is written', () => {
  const product = productNamed('Fan QN-340', { sku: 'HL/77-B' });
  expect(articleNumbers(product)).toEqual(['hl77b']);
  expect(productTerms(product, 'en').at(-1)).toEqual(expect.arrayContaining(['hl77b', 'qn340']));
});
