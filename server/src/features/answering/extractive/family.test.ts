import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { familyOf } from './family.ts';

const price = { amount: 30, currency: 'USD' };
const named = (name: string, more = {}) => productNamed(name, { price, availability: 'in_stock', ...more });
const coats = [
  named('Brae Raincoat – Moss'),
  named('Brae Raincoat – Navy Blue'),
  named('Brae Raincoat – Rose Gold', { availability: 'out_of_stock' }),
  named('Fell Raincoat'),
];

test('siblings are one thing in all their colours', async () => {
  const knowledge = knowledgeOf({ products: coats, passages: [] });
  const { text } = await askShop('what colours does the brae raincoat come in', { knowledge });
  expect(text).toContain('Brae Raincoat comes in Moss or Navy Blue.');
  expect(text).toContain('Brae Raincoat in Rose Gold is sold out');
});

test.each([
  [['Oslo Mug Black', 'Oslo Mug White'], 'Oslo Mug', ['Black', 'White']],
  [['Red Tarn Flask', 'Blue Tarn Flask'], 'Tarn Flask', ['Red', 'Blue']],
  [['Tin, 100 g', 'Tin, 250 g'], 'Tin', ['100 g', '250 g']],
])('%s', (names, name, values) => {
  const products = names.map((one) => named(one));
  const [first = named('')] = products;
  const family = familyOf(first, products, 'en');
  expect(family?.name).toBe(name);
  expect(family?.members.map(({ value }) => value)).toEqual(values);
});

test('other things are none', () => {
  const products = [named('Ridge 2 Person Tent'), named('Ridge 4 Person Tent'), named('Ridge Pole')];
  const [first = named('')] = products;
  expect(familyOf(first, products, 'en')).toBeNull();
});
