import { expect, test } from 'vitest';
import type { Offer, Product } from '../../../extraction/extracted-page.ts';
import { phrasesFor } from '../../../dialogue/phrases.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { productCards } from './product-cards.ts';

const rug: Product = {
  url: 'https://www.shop.example/rug',
  name: 'Rug',
  description: '',
  brand: '',
  categories: [],
  imageUrl: 'https://cdn.example/rug.jpg',
  price: { amount: 37.5, currency: 'CAD' },
  priorPrice: null,
  priceConflict: false,
  availability: 'in_stock',
  sku: '',
  variants: [],
  offers: [],
};
const said = { words: phrasesFor('en', ''), language: 'en' };
const cards = (...products: Partial<FoundProduct>[]) =>
  productCards(
    products.map((product) => ({ ...rug, ...product })),
    'shop.example',
    said,
  );

test('3-16 a card holds the record’s words, the price with a dot and the currency', () => {
  expect(cards({})).toEqual([
    {
      title: 'Rug',
      image_url: 'https://cdn.example/rug.jpg',
      price: '37.50 CAD',
      original_price: '',
      promotion_badge_text: '',
      promotion_description: '',
      cta_text: 'View product',
      availability: 'in_stock',
      checked: 'training',
      product_url: 'https://www.shop.example/rug',
    },
  ]);
});

test('PC-05 a prior price is shown only when it is higher and in the same currency', () => {
  const sale = (amount: number, currency = 'CAD') => cards({ priorPrice: { amount, currency } })[0];
  expect(sale(50)).toMatchObject({ original_price: '50.00 CAD', promotion_badge_text: '-25%' });
  expect(sale(30)).toMatchObject({ original_price: '', promotion_badge_text: '' });
  expect(sale(50, 'USD')).toMatchObject({ original_price: '' });
  expect(cards({ price: null })[0]).toMatchObject({ price: '' });
  expect(cards({ price: { amount: 1200, currency: 'JPY' } })[0]).toMatchObject({ price: '1200 JPY' });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil',
  '/rug',
  'https://u:p@shop.example/',
  'https://evil.test/rug',
])('PC-01 no card leads to %s', (url) => {
  expect(cards({ url })).toEqual([]);
});

test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', null])('PC-03 no card shows %s', (imageUrl) => {
  expect(cards({ imageUrl })).toEqual([]);
});

test('PC-07 at most ten cards, one for each address', () => {
  const many = Array.from({ length: 500 }, (_, i) => ({ url: `https://shop.example/rug-${i % 40}` }));
  expect(cards(...many)).toHaveLength(10);
  expect(cards({}, {}, {})).toHaveLength(1);
});

test('a price carries its age, and one older than a failed training is told with its day instead of as today’s', () => {
  const checkedAt = '2026-11-03T10:00:00.000Z';
  expect(cards({ checkedAt })[0]).toMatchObject({ price: '37.50 CAD', promotion_description: '', checkedAt });
  expect(cards({ checkedAt, isOutdated: true })[0]).toMatchObject({
    price: '',
    original_price: '',
    promotion_badge_text: '',
    promotion_description: '37.50 CAD on Nov 3, 2026. Today’s price is on the product page.',
  });
});

test('of two prices that differ neither is told, and of a variant without a price none of another’s', () => {
  const untold = { price: '', original_price: '', promotion_description: 'Today’s price is on the product page.' };
  expect(cards({ price: null, priceConflict: true })[0]).toMatchObject(untold);
  const offer = (size: string, price: FoundProduct['price']): Offer => ({
    id: size,
    sku: '',
    gtin: '',
    options: { size },
    price,
    priorPrice: null,
    availability: 'in_stock',
    url: `https://shop.example/rug?variant=${size}`,
    imageUrl: null,
  });
  const [small, large] = [offer('S', { amount: 37.5, currency: 'CAD' }), offer('L', null)] as const;
  const cardOf = (of: Offer) =>
    productCards([{ ...rug, offers: [small, large] }], 'shop.example', { ...said, variantOf: () => of })[0];
  expect(cardOf(small)?.price).toBe('37.50 CAD');
  expect(cardOf(large)).toMatchObject(untold);
});
