import { expect, test } from 'vitest';
import type { Product } from '../../../extraction/extracted-page.ts';
import { endpointOf, listOf, readWoo, wooProduct } from './variant-endpoints.ts';

const slugUrl = 'https://yarn.example/wp-json/wc/store/v1/products?slug=hat';
const prices = (price: string) => ({ price, regular_price: price, currency_code: 'EUR', currency_minor_unit: 2 });
const item = (id: number, price: string, more: object = {}) => ({
  id,
  slug: 'hat',
  is_in_stock: true,
  prices: prices(price),
  ...more,
});
const variations = [
  { id: 11, attributes: [{ name: 'Size', value: 'S' }] },
  { id: 12, attributes: [{ name: 'Size', value: 'M' }] },
];
const hat: Product = {
  url: 'https://yarn.example/product/hat',
  name: 'Hat',
  description: '',
  brand: '',
  categories: [],
  imageUrl: null,
  price: { amount: 4, currency: 'EUR' },
  priorPrice: null,
  priceConflict: false,
  availability: 'in_stock',
  sku: '',
  variants: [],
  offers: [],
};

test('a WooCommerce product is told from variations of its slug, whether or not they say what they are', () => {
  const asked = JSON.stringify([item(12, '450'), item(1, '400', { variations }), item(99, '1', { type: 'variation' })]);
  const found = wooProduct(asked, slugUrl);
  expect(found?.product['id']).toBe(1);
  expect(found?.variationsUrl).toContain('parent=1');
  expect(wooProduct(JSON.stringify([item(1, '400'), item(2, '400')]), slugUrl)).toBeNull();
});

test('a shop that lists other products in place of the variations tells nothing', () => {
  const listed = (items: object[]) => readWoo(item(1, '400', { variations }), listOf(JSON.stringify(items)) ?? [], hat);
  expect(listed([item(7, '100'), item(8, '900')])).toBeNull();
  expect(listed([item(11, '400'), item(7, '100'), item(12, '450')])?.offers.map(({ price }) => price?.amount)).toEqual([
    4, 4.5,
  ]);
});

test.each([
  ['/products/hat', 'shopify', '/products/hat.js'],
  ['/collections/all/products/hat.html', 'shopify', '/products/hat.js'],
  ['/product/hat/', 'woocommerce', '/wp-json/wc/store/v1/products?slug=hat'],
  ['/shop/hat.html', 'woocommerce', '/wp-json/wc/store/v1/products?slug=hat'],
] as const)('a page’s product is asked for by its own name: %s at %s', (path, kind, asked) => {
  const url = `https://yarn.example${path}`;
  expect(endpointOf({ ...hat, url }, new Set([kind]))).toEqual({ kind, url: `https://yarn.example${asked}` });
});
