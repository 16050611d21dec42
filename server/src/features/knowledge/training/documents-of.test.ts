import { expect, test } from 'vitest';
import { extractPage } from '../../../extraction/extract-page.ts';
import { documentsOf } from './documents-of.ts';

const productPage = (path: string, currency: string) => {
  const record = { '@type': 'Product', name: 'Wool throw', offers: { price: '10', priceCurrency: currency } };
  const body = `<title>Wool throw</title><script type="application/ld+json">${JSON.stringify(record)}</script><main><h1>Wool throw</h1><p>Woven in Donegal.</p></main>`;
  const url = `https://shop.example${path}`;
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return { url, extracted: extractPage({ url, headers, body: Buffer.from(body) }) };
};

const pathsOf = async (paths: [string, string][]) => {
  const { products } = await documentsOf(paths.map(([path, currency]) => productPage(path, currency)));
  return products.map(({ url }) => new URL(url).pathname);
};

test('of a product that is sold to several countries, the one without a country in its address is kept', async () => {
  const paths = await pathsOf([
    ['/en-ca/products/throw', 'CAD'],
    ['/products/throw', 'EUR'],
    ['/de/products/throw', 'EUR'],
  ]);
  expect(paths).toEqual(['/products/throw']);
});

test('what stands only under a country stays', async () => {
  expect(await pathsOf([['/en-ca/products/throw', 'CAD']])).toEqual(['/en-ca/products/throw']);
});
