/** What is shown to who looks for something to buy: what fits all that was said, or that there is nothing. */
import { describe, expect, test } from 'vitest';
import type { Availability, Offer, Product } from '../../../extraction/extracted-page.ts';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

const offer = (value: string, availability: Availability = 'in_stock'): Offer => ({
  id: '',
  sku: '',
  gtin: '',
  options: { option: value },
  price: null,
  priorPrice: null,
  availability,
  url: 'https://loom.example/x',
  imageUrl: null,
});

const sold = (name: string, amount: number, more: Partial<Product> = {}): Product =>
  productNamed(name, {
    url: `https://loom.example/${encodeURIComponent(name)}`,
    price: euros(amount),
    availability: 'in_stock',
    ...more,
  });

const knowledge = knowledgeOf({
  passages: [],
  products: [
    sold('Harbour Wool Blanket', 89, { description: 'A blanket of wool.' }),
    sold('Summer Cotton Blanket', 49, { description: 'A blanket of cotton. For guests who find wool too warm.' }),
    sold('Old Mill Wool Blanket', 39, { description: 'A blanket of wool.', availability: 'out_of_stock' }),
    sold('Leaning Blanket Ladder', 25, { description: 'A ladder for blankets.' }),
    sold('Terry Robe', 60, { offers: [offer('Black', 'out_of_stock'), offer('White')], variants: ['Black', 'White'] }),
    sold('Waffle Robe', 80, { offers: [offer('Black'), offer('Red')], variants: ['Black', 'Red'] }),
    sold('Shawl Bathrobe', 70, { categories: ['Shawl Robes'], variants: ['S/M'] }),
    sold('Stoneware Mug', 12, { offers: [offer('Green'), offer('White')], variants: ['Green', 'White'] }),
    sold('Pine Soap', 6, { description: 'Soap with perfume of pine.' }),
    sold('Oat Soap', 7, { description: 'A perfume-free soap with oats.' }),
  ],
});

const shownFor = async (text: string) => (await askShop(text, { knowledge })).products;

describe('only what fits is shown', () => {
  test.each([
    ['do you have blankets', ['Harbour Wool Blanket', 'Summer Cotton Blanket', 'Old Mill Wool Blanket']],
    ['blankets in stock', ['Harbour Wool Blanket', 'Summer Cotton Blanket']],
    ['blankets without wool', ['Summer Cotton Blanket']],
    ['do you have blankets under fifty euros', ['Summer Cotton Blanket', 'Old Mill Wool Blanket']],
    ['Decken ohne Wolle', ['Summer Cotton Blanket']],
    ['ada selimut di bawah 50 euro?', ['Summer Cotton Blanket', 'Old Mill Wool Blanket']],
    ['black robes', ['Waffle Robe']],
    ['do you have red robes', ['Waffle Robe']],
    ['soap without perfume', ['Oat Soap']],
    ['perfume-free soap', ['Oat Soap']],
    ['a robe for my sister', ['Terry Robe', 'Waffle Robe', 'Shawl Bathrobe']],
  ])('%s', async (ask, names) => {
    expect((await shownFor(ask)).toSorted()).toEqual(names.toSorted());
  });
});

test('where nothing fits, that is said and nothing shown', async () => {
  const told = await askShop('do you have robes in green', { knowledge });
  expect(told.text).toBe("Sorry, I couldn't find robes in green in our shop.");
  expect(told.products).toEqual([]);
  expect(told.outcome).toBe('unknown');
  const foreign = await askShop('habt ihr grüne Bademäntel?', { knowledge });
  expect(foreign.text).not.toContain('in unserem Shop leider nicht gefunden');
});

test('of the only thing of its kind, the colours that it has', async () => {
  const told = await askShop('do you have mugs in blue', { knowledge });
  expect(told.text).toBe("Stoneware Mug doesn't come in blue. You can get it in Green or White.");
  expect(told.products).toEqual(['Stoneware Mug']);
});

test('the cheapest of a kind that can be had is named with its price', async () => {
  const told = await askShop('cheapest blanket', { knowledge });
  expect(told.text).toBe('The cheapest is Summer Cotton Blanket at €49.00.');
  expect(told.products).not.toContain('Leaning Blanket Ladder');
  expect((await askShop('the most expensive rug', { knowledge })).text).not.toContain('most expensive is');
});

test('of two that are compared, the cheaper one is named', async () => {
  for (const [ask, start] of [
    ['which is cheaper, the Harbour blanket or the Summer blanket?', "That's Summer Cotton Blanket, with €49.00"],
    ['Welche Decke ist teurer, die Harbour oder die Summer?', 'Das ist Harbour Wool Blanket mit 89,00 €'],
  ] as const)
    expect((await askShop(ask, { knowledge })).text.startsWith(start), ask).toBe(true);
});

test('what costs more than was said is not replaced by other things at that price', async () => {
  const { text, products } = await askShop('blankets under 20 euros', { knowledge });
  expect(products).toEqual([]);
  expect(text).toMatch(/that price/);
});

test('what is put beside an order is no gift, and a size that goes by another name is one that can be had', async () => {
  const own = knowledgeOf({
    passages: [],
    products: [
      sold('Route Package Protection', 1),
      sold('Pine Soap', 6),
      sold('Racing hoodie', 50, { offers: [offer('Y14'), offer('Y8', 'out_of_stock')], variants: ['Y14', 'Y8'] }),
      sold('Hiking hoodie', 50, { offers: [offer('Y8')], variants: ['Y8'] }),
    ],
  });
  const gift = await askShop('looking for a lil something for my nephew, got like 8 bucks to spend', {
    knowledge: own,
  });
  expect(gift.products).toEqual(['Pine Soap']);
  const hoodies = await askShop('any hoodies in youth 14 i can actually order right now?', { knowledge: own });
  expect(hoodies.products).toEqual(['Racing hoodie']);
});
