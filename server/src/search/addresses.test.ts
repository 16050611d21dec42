import { expect, test } from 'vitest';
import { hashAddresses, pathOf, positionsAt } from './addresses.ts';

test('an address has one spelling', () => {
  for (const address of ['https://www.Shop.example/a/B.html?x=1', 'shop.example/a/b/', 'http://shop.example/a/b#top'])
    expect(pathOf(address)).toBe('/a/b');
  expect(pathOf('https://shop.example')).toBe('/');
});

test('documents are found by the whole path, else by its last part', () => {
  const hashes = hashAddresses([
    'https://shop.example/products/robe',
    'https://shop.example/pages/care',
    'https://shop.example/collections/new/products/towel.html',
    'https://shop.example/pages/robe',
  ]);
  expect(positionsAt(hashes, 'shop.example/products/robe')).toEqual([0]);
  expect(positionsAt(hashes, 'shop.example/collections/sale/products/towel')).toEqual([2]);
  expect(positionsAt(hashes, 'shop.example/collections/sale/products/robe')).toEqual([0, 3]);
  expect(positionsAt(hashes, 'shop.example/')).toEqual([]);
  expect(positionsAt(hashes, 'shop.example/elsewhere')).toEqual([]);
});
