/** Choices that only a shop's feed names: no page says them, so no index holds them, and they are asked for on the product's page. */
import { expect, test } from 'vitest';
import type { Offer, Product } from '../../extraction/extracted-page.ts';
import { askShop, knowledgeOf } from './ask-shop.fixture.ts';
import { loom, origin } from './loom-shop.fixture.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const offer = (size: string, colour: string, amount: number, availability: Offer['availability']): Offer => ({
  id: `${size} ${colour}`,
  sku: '',
  gtin: '',
  options: { size, colour },
  price: eur(amount),
  priorPrice: null,
  availability,
  url: `${origin}/sweater`,
  imageUrl: null,
});

const onPage: Product = {
  url: `${origin}/sweater`,
  name: 'Harbour sweater',
  description: 'Harbour sweater, knitted of the best yarn.',
  brand: '',
  categories: [],
  imageUrl: null,
  price: eur(40),
  priorPrice: null,
  priceConflict: false,
  availability: 'in_stock',
  sku: '',
  variants: [],
  offers: [],
};
const fed: Product = {
  ...onPage,
  variants: ['S', 'M', 'L', 'Sand', 'Petrol'],
  offers: [
    offer('S', 'Sand', 40, 'in_stock'),
    offer('M', 'Sand', 42, 'out_of_stock'),
    offer('M', 'Petrol', 44, 'in_stock'),
    offer('L', 'Petrol', 44, 'out_of_stock'),
  ],
};
const knowing = (product: Product) => knowledgeOf({ ...loom, products: [...loom.products, product] });
const knowledge = { ...knowing(onPage), documents: knowing(fed).documents };
const told = async (text: string) => (await askShop(text, { knowledge, path: '/sweater' })).text;

test.each([
  ['do you have it in petrol?', /Petrol is in stock/],
  ['Petrol?', /Petrol is in stock/],
  ['Do you have it in petrol in size L?', /Petrol \/ L is sold out/],
  ['How much is it in petrol?', /44/],
  ['Habt ihr das in Petrol?', /in Petrol vorrätig/],
  ['Gibt es das in Petrol?', /in Petrol vorrätig/],
  ['Habt ihr das in Petrol in L?', /Petrol \/ L zurzeit ausverkauft/],
  ['Gibt es ihn in M?', /in M vorrätig/],
  ['¿Lo tienen en petrol?', /Petrol está disponible/],
  ['Vous l’avez en petrol ?', /Petrol est en stock/],
  ['Ce l’avete in petrol?', /Petrol è disponibile/],
  ['Ada yang warna petrol?', /Petrol\) ready stok/],
])('asked as the very first message on its page: %s', async (asked, said) => {
  expect(await told(asked)).toMatch(said);
});

test.each(['any petrol sweaters?', 'petrol sweater', 'a petrol sweater under 50'])(
  'a kind of goods in a choice that only a feed names: %s',
  async (asked) => {
    const { products, outcome } = await askShop(asked, { knowledge });
    expect({ products, outcome }).toEqual({ products: ['Harbour sweater'], outcome: 'answered' });
  },
);

test('nothing of the kind has the choice: nothing is shown', async () => {
  expect((await askShop('any petrol blankets?', { knowledge })).products).toEqual([]);
});
