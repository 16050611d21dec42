import { expect, test } from 'vitest';
import { likeBeginning, searchPath, searchWords } from './search-terms.ts';

test('words are found whatever stands between them, each once, and never too many', () => {
  expect(searchWords('  Blanket, wool-blend & blanket! ')).toEqual(['blanket', 'wool', 'blend']);
  expect(searchWords("'; drop table messages; --")).toEqual(['drop', 'table', 'messages']);
  expect(searchWords('Größe 37.50')).toEqual(['größe', '37', '50']);
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  expect(searchWords('?! 🧣')).toEqual([]);
});

test.each([
  ['/products/throw', '/products/throw'],
  ['products', '/products'],
  ['shop.example/products?x=1#y', '/products'],
  ['https://shop.example/products', '/products'],
  ['https://shop.example', '/'],
  ['shop.example', '/'],
])('the page %s is sought as %s', (typed, path) => {
  expect(searchPath(typed)).toBe(path);
});

test('a typed % or _ means itself', () => {
  expect(likeBeginning(String.raw`/100%_a\b`)).toBe(String.raw`/100\%\_a\\b%`);
});
