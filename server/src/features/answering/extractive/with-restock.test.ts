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

test('what its page says of when it is back is told beside that it is gone', async () => {
  const offer = (colour: string, availability: 'in_stock' | 'out_of_stock') => ({
    id: colour,
    sku: '',
    gtin: '',
    options: { colour },
    price: { amount: 90, currency: 'EUR' },
    priorPrice: null,
    availability,
    url: 'https://loom.example/saddles/kestrel',
    imageUrl: null,
  });
  const saddle = productNamed('Kestrel saddle', {
    url: 'https://loom.example/saddles/kestrel',
    availability: 'in_stock',
    price: { amount: 90, currency: 'EUR' },
    description: 'Made of leather. The next red ones are back in stock in late March.',
    offers: [offer('Red', 'out_of_stock'), offer('Blue', 'in_stock')],
  });
  const shop = knowledgeOf({ passages: [], products: [saddle] });
  const { text } = await askShop('when are the red ones back in stock?', { path: '/saddles/kestrel', knowledge: shop });
  expect(text).toMatch(/sold out at the moment[^]*back in stock in late March/u);
});
