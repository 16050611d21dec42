import { expect, test } from 'vitest';
import { pricesAreKnown, pricesIn } from './prices-are-known.ts';
import type { Product } from '../../../extraction/extracted-page.ts';

const lamp: Product = {
  url: 'https://shop.example/lamp',
  name: 'Lamp',
  description: '',
  brand: '',
  categories: [],
  imageUrl: null,
  price: { amount: 1249.5, currency: 'EUR' },
  priorPrice: { amount: 1500, currency: 'EUR' },
  priceConflict: false,
  availability: 'in_stock',
  sku: '',
  variants: [],
  offers: [],
};

test.each([
  ['It costs €1,249.50.', [1249.5]],
  ['Preis: 1.249,50 €', [1249.5]],
  ['from $5 to 10 USD', [5, 10]],
  ['300 g of wool, size 40, 2 years', []],
  ['1 249,50 kr', [1249.5]],
])('prices in %s', (text, amounts) => {
  expect(pricesIn(text)).toEqual(amounts);
});

test('PC-06 a price of a record or of a page may be said, another may not', () => {
  const known = (text: string) => pricesAreKnown(text, [lamp], ['Delivery costs €4.90 below €80.']);
  expect(known('The lamp is 1249.50 EUR, before €1,500; delivery €4.90.')).toBe(true);
  expect(known('No price here, 30 days to return.')).toBe(true);
  expect(known('Yours for €999!')).toBe(false);
  expect(known('Delivery is €4.95.')).toBe(false);
});
