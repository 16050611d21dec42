import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';

const knowledge = knowledgeOf({
  passages: [],
  products: [
    productNamed('Panther flannel trousers', { availability: 'out_of_stock', price: { amount: 30, currency: 'USD' } }),
    productNamed('Corduroy cap', { availability: 'in_stock', price: { amount: 20, currency: 'USD' } }),
  ],
});

test('that it is sold out does not say when it is back', async () => {
  const { text, outcome } = await askShop('when are the panther flannel trousers coming back in?', { knowledge });
  expect(text).toMatch(/sold out at the moment\. As for .* couldn.t find/);
  expect(outcome).toBe('unsure');
  expect((await askShop('is the panther flannel trousers in stock?', { knowledge })).outcome).toBe('answered');
});
