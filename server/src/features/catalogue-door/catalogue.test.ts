import { expect, test } from 'vitest';
import type { Offer } from '../../extraction/extracted-page.ts';
import type { FoundProduct } from '../../ports/model.ts';
import { getProduct, lookUpProducts, searchCatalogue } from './catalogue.ts';

const url = 'https://yarn.example/products/hat';
const offer = (id: string, colour: string, size: string, availability: Offer['availability']): Offer => ({
  id,
  sku: '',
  gtin: '',
  options: { colour, size },
  price: { amount: 20, currency: 'EUR' },
  priorPrice: null,
  availability,
  url: `${url}?variant=${id}`,
  imageUrl: null,
});
const hat: FoundProduct = {
  url,
  name: 'Hat',
  description: 'A hat.',
  brand: '',
  categories: [],
  imageUrl: null,
  price: { amount: 20, currency: 'EUR' },
  priorPrice: null,
  priceConflict: false,
  availability: 'in_stock',
  sku: '',
  variants: [],
  offers: [
    offer('1', 'Sand', 'S', 'out_of_stock'),
    offer('2', 'Sand', 'M', 'in_stock'),
    offer('3', 'Petrol', 'M', 'in_stock'),
  ],
};
const gone: FoundProduct = {
  ...hat,
  url: 'https://yarn.example/products/gone',
  availability: 'out_of_stock',
  offers: [],
};
const goods = {
  search: async () => [hat, gone],
  at: async (asked: string) => [hat, gone].find((one) => asked.startsWith(one.url)) ?? null,
};
const variant = (id: string) => `${url}?variant=${id}`;

test('several identifiers of one product are one product, with the variants that they stand for', async () => {
  const { products, messages } = await lookUpProducts(goods, {
    ids: [variant('3'), url, variant('3'), 'https://x.example/'],
  });
  expect(products.map(({ variants }) => variants.map(({ id, inputs }) => [id, inputs]))).toEqual([
    [
      [variant('2'), [{ id: url, match: 'featured' }]],
      [variant('3'), [{ id: variant('3'), match: 'exact' }]],
    ],
  ]);
  expect(messages).toEqual([{ type: 'info', code: 'not_found', content: 'https://x.example/' }]);
});

const inFull = async (input: object) => {
  const { product } = { product: undefined, ...(await getProduct(goods, input)) };
  return [
    product?.selected.map(({ label }) => label),
    product?.variants.map(({ id }) => id.replace(/.*=/, '')),
    product?.options.map(({ values }) => values.map(({ label, available, exists }) => [label, available, exists])),
  ];
};
const chosenOf = async (input: object) => (await inFull(input)).slice(0, 2);
const choose = (...labels: [string, string][]) => labels.map(([name, label]) => ({ name, label }));

test('a product in full begins with what can be had, and says beside each option whether it can', async () => {
  expect(await inFull({ id: url })).toEqual([
    ['Sand', 'M'],
    ['2', '1', '3'],
    [
      [
        ['Sand', true, true],
        ['Petrol', true, true],
      ],
      [
        ['S', false, true],
        ['M', true, true],
      ],
    ],
  ]);
});

test('what was chosen narrows the variants; of choices that none has together the least wanted goes', async () => {
  expect(await chosenOf({ id: url, selected: choose(['Colour', 'petrol']) })).toEqual([['petrol'], ['3']]);
  const both = choose(['size', 'S'], ['colour', 'Petrol']);
  expect(await chosenOf({ id: url, selected: both })).toEqual([['S'], ['1']]);
  expect(await chosenOf({ id: url, selected: both, preferences: ['colour', 'size'] })).toEqual([['Petrol'], ['3']]);
  expect(await chosenOf({ id: variant('1'), selected: both })).toEqual([['Sand', 'S'], ['1']]);
});

test('a search keeps what can be had where that is asked for', async () => {
  const found = async (filters: object) =>
    (await searchCatalogue(goods, { query: 'hat', filters })).products.map(({ id }) => id);
  expect(await found({})).toEqual([hat.url, gone.url]);
  expect(await found({ availability: ['in_stock', 'preorder'] })).toEqual([hat.url]);
  expect(await found({ availability: ['out_of_stock'] })).toEqual([hat.url, gone.url]);
});
