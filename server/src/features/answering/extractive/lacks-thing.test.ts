/** What is not sold is said not to be found; what is sold under a kindred name is shown. */
import { expect, test } from 'vitest';
import type { Product } from '../../../extraction/extracted-page.ts';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { thingsSought } from './lacks-thing.ts';

const sold = (name: string, category: string, description: string): Product =>
  productNamed(name, {
    url: `https://loom.example/${encodeURIComponent(name)}`,
    description,
    categories: [category],
    price: { amount: 20, currency: 'USD' },
    availability: 'in_stock',
  });

const knowledge = knowledgeOf({
  passages: [],
  products: [
    sold('Herringbone Wool Blanket', 'Blankets', 'A proper bed blanket for cold nights. Drape it over a garden chair.'),
    sold('Pebble Cushion', 'Bed Linen & Cushions', 'For the sofa, or for a dog that has chosen it.'),
    sold('Glow Portable Lamp', 'Lighting', 'For the middle of a dinner table, a windowsill or a mountain hut.'),
    sold('Tidal Rain Jacket', 'Clothing', 'Keeps the weather out.'),
    sold('White Jasmine', 'Scents', 'This small candle burns for thirty hours. Light it with long matches.'),
    { ...sold('Cream Tee', 'Clothing', 'Soft cotton.'), variants: ['Small', 'Medium'] },
    sold('Cotton Towels - Set of 6', 'Bath', 'Thick and soft.'),
  ],
});

test.each([
  'Do you sell blinds?',
  'mountain bikes',
  'dog beds',
  'garden chairs',
  'do you have second-hand lamps?',
  'got any matches',
  "I'm looking for knives",
])('not sold: %s', async (text) => {
  const { products, outcome } = await askShop(text, { knowledge });
  expect([products, outcome]).toEqual([[], 'unknown']);
});

test.each([
  ['do you sell blankets?', 'Herringbone Wool Blanket'],
  ['looking for a throw', 'Herringbone Wool Blanket'],
  ['raincoat for my son', 'Tidal Rain Jacket'],
  ['do you have candles', 'White Jasmine'],
  ['got any towel sets', 'Cotton Towels - Set of 6'],
])('sold: %s', async (text, name) => {
  expect((await askShop(text, { knowledge })).products[0]).toBe(name);
});

test('a choice of the thing whose page is open is no thing', async () => {
  const { products } = await askShop('do u still have a medium', { knowledge, path: '/Cream%20Tee' });
  expect(products).toEqual(['Cream Tee']);
});

test.each([
  ['do you have any in blue?', []],
  ['got something for thunderstorms', []],
  ['do you have free shipping', []],
  ['is there any padding in the jeans?', []],
  ['do you guys sell shorts or joggers', ['shorts', 'joggers']],
])('%s looks for %j', (text, heads) => {
  expect(thingsSought(text, 'en').map(({ head }) => head)).toEqual(heads);
});
