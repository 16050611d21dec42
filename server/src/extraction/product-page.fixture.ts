/** Product pages written for tests, and offers as one line each. */
import { extractPage } from './extract-page.ts';
import type { Offer, Product } from './extracted-page.ts';

export const url = 'https://shop.example/products/throw';
export const productOf = (html: string): Product | undefined =>
  extractPage({ url, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(html) }).products[0];
export const offersOf = (html: string) => productOf(html)?.offers ?? [];

export const jsonLd = (extra: object = {}) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    name: 'Wool Throw',
    offers: { price: '45.00', priceCurrency: 'USD', availability: 'InStock' },
    ...extra,
  })}</script>`;
export const page = (inside: string, head = jsonLd()) =>
  `<html><head>${head}</head><body><main><h1>Wool Throw</h1>${inside}</main></body></html>`;
export const form = (inside: string) =>
  `<form action="/cart/add" method="post">${inside}<button name="add">Add</button></form>`;
export const price = '<p class="price">$45.00</p>';

/** `M Sand: 45 was 60, in_stock` */
export const told = (offers: Offer[]) =>
  offers.map(
    ({ options, price: now, priorPrice, availability }) =>
      `${Object.entries(options)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}: ${now?.amount ?? '?'}${priorPrice ? ` was ${priorPrice.amount}` : ''} ${availability}`,
  );

/** as shop software writes a product, amounts in cents */
export const shopify = {
  id: 1,
  title: 'Wool Throw',
  handle: 'throw',
  vendor: 'Serra',
  options: ['Size', 'Color'],
  variants: [
    {
      id: 1001,
      title: 'M / Sand',
      option1: 'M',
      option2: 'Sand',
      options: ['M', 'Sand'],
      price: 4500,
      compare_at_price: 6000,
      available: true,
      sku: 'T-M',
      barcode: '0081234567890',
      featured_image: { src: '//cdn.example/m.jpg' },
    },
    {
      id: 1002,
      title: 'XL / Sand',
      option1: 'XL',
      option2: 'Sand',
      price: 5500,
      compare_at_price: null,
      available: false,
    },
  ],
};
