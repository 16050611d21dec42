import { describe, expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';
import { withSummary } from './product-description.ts';

const url = 'https://shop.example/products/throw';
const productsOf = (html: string) =>
  extractPage({ url, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(html) }).products;

const page = (record: string, visible = '') =>
  `<html><head><script type="application/ld+json">${record}</script></head><body><main><h1>Wool Throw</h1>${visible}</main></body></html>`;
const record = (extra: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Wool Throw',
  description: '<p>Soft &amp; warm.</p><p>Woven in Portugal.</p>',
  image: ['//cdn.example/throw.jpg'],
  brand: { '@type': 'Brand', name: 'Serra' },
  sku: 'T-1',
  offers: { '@type': 'Offer', price: '49.90', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  ...extra,
});

describe('names and descriptions', () => {
  test.each<[string, string]>([
    ['Wool Throw – Serra Home', '<meta property="og:site_name" content="Serra Home">'],
    ['Wool Throw | Serra & Sons | Lisbon', ''],
    ['Wool Throw - Shop', ''],
    ['Wool Throw', ''],
  ])('%s is the throw', (name, head) => {
    expect(productsOf(page(JSON.stringify(record({ name }))).replace('</head>', `${head}</head>`))[0]?.name).toBe(
      'Wool Throw',
    );
  });

  test('a name with a dash of its own keeps it, entities are read', () => {
    const named = page(JSON.stringify(record({ name: 'Throw &amp; Pillow - Set' }))).replace(
      '<h1>Wool Throw',
      '<h1>Set',
    );
    expect(productsOf(named)[0]?.name).toBe('Throw & Pillow - Set');
  });

  test('a description cut short by its record is read from the page, with the specifications beside it', () => {
    const cut = JSON.stringify(record({ description: 'A throw of the finest merino, woven by hand in' }));
    const html = page(
      cut,
      `<div class="price">49,90 €</div><div class="tab"><b>Description</b><div class="rte"><p>A throw of the finest merino, woven by hand in Portugal.</p><p>Wash at 30°.</p></div></div>
      <table><tr><th>Material</th><td>Wool</td></tr><tr><th>Weight</th><td>900 g</td></tr></table>
      <dl><dt>Origin</dt><dd>Portugal</dd></dl><ul><li><strong>Size:</strong> 130 x 170 cm</li></ul>
      <div class="related-products"><ul><li><strong>Other:</strong> thing</li></ul></div>`,
    );
    expect(productsOf(html)[0]?.description.split('\n')).toEqual([
      'A throw of the finest merino, woven by hand in Portugal.',
      'Wash at 30°.',
      'Material: Wool',
      'Weight: 900 g',
      'Origin: Portugal',
      'Size: 130 x 170 cm',
    ]);
  });

  test('what the cards of other products tell is none of it', () => {
    const html = page(
      JSON.stringify(record({ description: 'Soft.' })),
      `<div class="product-description">Soft. Woven in Portugal.</div><section class="product-slider"><div class="box"><a href="/products/mug"><img src="/m.jpg"></a><a href="/products/mug">Mug</a><div class="product-description">For travel and camping.</div><span class="price">€12.00</span></div></section>`,
    );
    expect(productsOf(html)[0]?.description).not.toContain('camping');
  });

  test('properties that only the record names are lines of the description', () => {
    const json = JSON.stringify(
      record({ description: 'Soft.', additionalProperty: [{ name: 'Pile height', value: 12, unitText: 'mm' }] }),
    );
    expect(productsOf(page(json))[0]?.description).toBe('Soft.\nPile height: 12 mm');
  });

  test('tabs below the part with the button belong to it, what customers wrote and the stock do not', () => {
    const html = page(
      JSON.stringify(record({ description: 'Soft.' })),
      `<div class="product"><div class="summary"><h1>Wool Throw</h1><p class="price">49,90 €</p><form class="cart"><button>Add</button></form></div>
      <div id="tab-description"><p>Woven in Portugal from merino.</p></div>
      <ul><li><b>Availability:</b> in stock</li><li><b>Care:</b> by hand</li></ul>
      <div id="reviews"><p><b>Size:</b> too small!</p></div></div>`,
    ).replace('<h1>Wool Throw</h1><div', '<div');
    expect(productsOf(html)[0]?.description.split('\n')).toEqual([
      'Soft.',
      'Woven in Portugal from merino.',
      'Care: by hand',
    ]);
  });
});

describe('what a page’s head says of a product', () => {
  const told = 'For three-finger players ready to be heard over a fiddle.';
  const withHead = (summary: string) => withSummary(told, summary, ['Thistle Strings']);

  test('what a head says of a product in other words stands with it', () => {
    const summary = 'Bluegrass five-string with a cast tone ring.';
    expect(withHead(summary)).toBe(`${told}\n${summary}`);
  });

  test.each([
    'For three-finger players ready to be heard …',
    'Buy banjos and fiddles for every hand.',
    'Save $5 on banjos of every kind today.',
    'Thistle Strings: banjos, fiddles and more.',
    'Banjo',
  ])('what says no more, or sells, does not: %s', (summary) => {
    expect(withHead(summary)).toBe(told);
  });
});
