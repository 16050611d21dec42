import { describe, expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

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

describe('JSON-LD', () => {
  test('a product whole', () => {
    expect(productsOf(page(JSON.stringify(record()), '<span class="price">49,90 €</span>'))).toEqual([
      {
        url,
        name: 'Wool Throw',
        description: 'Soft & warm.\nWoven in Portugal.',
        brand: 'Serra',
        categories: [],
        imageUrl: 'https://cdn.example/throw.jpg',
        price: { amount: 49.9, currency: 'EUR' },
        priorPrice: null,
        priceConflict: false,
        attributes: [],
        availability: 'in_stock',
        sku: 'T-1',
        variants: [],
        offers: [],
      },
    ]);
  });

  test.each<[string, string]>([
    [
      'in a graph with breadcrumbs',
      JSON.stringify({
        '@graph': [
          { '@type': 'WebPage' },
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { position: 1, name: 'Home' },
              { position: 2, item: { name: 'Throws' } },
              { position: 3, name: 'Wool Throw' },
            ],
          },
          record(),
        ],
      }),
    ],
    ['in a list', JSON.stringify([{ '@type': 'Organization' }, record()])],
    ['as main entity', JSON.stringify({ '@type': 'ItemPage', mainEntity: record() })],
    [
      'with line breaks in a string, a trailing comma and a semicolon',
      JSON.stringify(record()).replace('Soft', 'Very\nsoft').replace(/\}$/, ',};'),
    ],
    ['in an HTML comment', `<!-- ${JSON.stringify(record())} -->`],
    [
      'with a list of types and full names',
      JSON.stringify(record({ '@type': ['http://schema.org/Product', 'Thing'] })),
    ],
  ])('%s', (_name, json) => {
    expect(productsOf(page(json))).toMatchObject([{ name: 'Wool Throw', price: { amount: 49.9, currency: 'EUR' } }]);
  });

  test('broken beyond repair is no product and no failure', () => {
    expect(productsOf(page('{"@type" "Prod'))).toEqual([]);
  });

  test('breadcrumbs are the categories', () => {
    const crumbs = {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 2, name: 'Throws' },
        { position: 1, name: 'Home' },
      ],
    };
    expect(productsOf(page(JSON.stringify([crumbs, record()])))[0]?.categories).toEqual(['Throws']);
  });

  test('a group gives its variants and the price that the page shows', () => {
    const group = record({
      '@type': 'ProductGroup',
      offers: undefined,
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Wool Throw red',
          color: 'Red',
          size: 'M',
          offers: { price: 39, priceCurrency: 'EUR', availability: 'OutOfStock' },
        },
        {
          '@type': 'Product',
          name: 'Wool Throw blue',
          color: 'Blue',
          size: 'M',
          offers: { price: 45, priceCurrency: 'EUR', availability: 'InStock' },
        },
      ],
    });
    expect(productsOf(page(JSON.stringify(group), '<p class="price">45 €</p>'))).toMatchObject([
      { price: { amount: 45 }, variants: ['Red', 'M', 'Blue'], availability: 'in_stock' },
    ]);
  });

  test('a page that lists other products offers none; one among recommendations is told by its address', () => {
    const other = record({ name: 'Other', url: 'https://shop.example/products/other' });
    const third = record({ name: 'Third', url: 'https://shop.example/products/third' });
    expect(productsOf(page(JSON.stringify([other, third])))).toEqual([]);
    expect(productsOf(page(JSON.stringify([other, record({ url })])))).toMatchObject([{ name: 'Wool Throw', url }]);
  });
});

describe('microdata and OpenGraph', () => {
  const microdata = `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Key Blank</h1>
    <meta itemprop="image" content="//cdn.example/k.jpg"><div itemprop="offers" itemscope itemtype="http://schema.org/Offer">
    <meta itemprop="priceCurrency" content="CAD"><meta itemprop="price" content="<span class=money>$0.55</span>">
    <link itemprop="availability" href="http://schema.org/OutOfStock"><span class="money">$0.55</span></div>
    <div itemprop="description"><p>For Kwikset locks.</p></div>
    <div itemscope itemtype="http://schema.org/Product" itemprop="isRelatedTo"><span itemprop="name">Other</span></div></div>`;

  test('microdata whole, items inside of it are theirs', () => {
    expect(productsOf(`<body>${microdata}</body>`)).toMatchObject([
      {
        name: 'Key Blank',
        price: { amount: 0.55, currency: 'CAD' },
        availability: 'out_of_stock',
        description: 'For Kwikset locks.',
        imageUrl: 'https://cdn.example/k.jpg',
      },
    ]);
  });

  test('OpenGraph alone, and only where it says product', () => {
    const og = (type: string) =>
      `<meta property="og:type" content="${type}"><meta property="og:title" content="Wool Throw"><meta property="og:price:amount" content="49.90"><meta property="og:price:currency" content="EUR">`;
    expect(productsOf(og('product'))).toMatchObject([{ name: 'Wool Throw', price: { amount: 49.9, currency: 'EUR' } }]);
    expect(productsOf('<meta property="og:type" content="website"><meta property="og:title" content="Shop">')).toEqual(
      [],
    );
  });

  test('what one source leaves out another fills', () => {
    const html = page(JSON.stringify(record({ brand: undefined, offers: undefined })), '').replace(
      '</head>',
      '<meta property="og:type" content="product"><meta property="og:title" content="Wool Throw"><meta property="product:brand" content="Serra"><meta property="product:price:amount" content="49.90"><meta property="product:price:currency" content="EUR"></head>',
    );
    expect(productsOf(html)).toMatchObject([{ brand: 'Serra', price: { amount: 49.9 } }]);
  });
});

describe('prices are what the page shows', () => {
  const json = JSON.stringify(record());

  test('a former price counts when it is struck out on the page', () => {
    expect(
      productsOf(page(json, '<div class="product-price"><del>69,90 €</del> <ins>49,90 €</ins></div>')),
    ).toMatchObject([{ price: { amount: 49.9 }, priorPrice: { amount: 69.9, currency: 'EUR' } }]);
    const listed = JSON.stringify(
      record({
        offers: {
          price: 49.9,
          priceCurrency: 'EUR',
          priceSpecification: { priceType: 'https://schema.org/ListPrice', price: 69.9 },
        },
      }),
    );
    expect(productsOf(page(listed, '<b class="price">49,90 €</b>'))).toMatchObject([{ priorPrice: null }]);
  });

  test.each([
    '<p class="product-price with-list-price">49,90 €<span class="list-price-price">69,90 €</span></p>',
    '<span>Was:</span> <span class="price price--non-sale">69,90 €</span> <span class="price price--withTax">49,90 €</span>',
  ])('themes name the former price: %s', (prices) => {
    expect(productsOf(page(json, prices))).toMatchObject([
      { price: { amount: 49.9 }, priorPrice: { amount: 69.9, currency: 'EUR' } },
    ]);
  });

  test('a record that contradicts the page gives no price', () => {
    expect(productsOf(page(json, '<span class="price">59,90 €</span>'))).toMatchObject([
      { price: null, priceConflict: true },
    ]);
  });

  test('prices of recommended products are none of its own', () => {
    const html = page(
      json,
      '<div class="price">49,90 €</div><div class="related-products"><del class="price">99 €</del><span class="price">10 €</span></div>',
    );
    expect(productsOf(html)).toMatchObject([{ price: { amount: 49.9 }, priorPrice: null, priceConflict: false }]);
  });

  test('a hidden price shows nothing', () => {
    expect(
      productsOf(page(json, '<span class="price">49,90 €</span><del class="price" style="display:none">99 €</del>')),
    ).toMatchObject([{ priorPrice: null }]);
  });

  test('without a stated price, the only one that is shown', () => {
    const bare = JSON.stringify(record({ offers: undefined }));
    expect(productsOf(page(bare, '<span class="price">49,90 €</span>'))).toMatchObject([
      { price: { amount: 49.9, currency: 'EUR' } },
    ]);
    expect(
      productsOf(page(bare, '<span class="price">49,90 €</span><span class="price">59,90 €</span>')),
    ).toMatchObject([{ price: null, priceConflict: false }]);
  });

  test.each<[string, string]>([
    [
      'drawn through, and kept from screen readers, which are told in words',
      '<p class="price"><del aria-hidden="true"><span class="amount">69,90 €</span></del> <span class="screen-reader-text">Original price was: 69,90 €.</span><ins aria-hidden="true"><span class="amount">49,90 €</span></ins><span class="screen-reader-text">Current price is: 49,90 €.</span></p>',
    ],
    ['by name', '<div><span class="price compare-at-price">69,90 €</span><span class="price">49,90 €</span></div>'],
    ['by words alone', '<p class="price"><span class="sr-only">Regular price: 69,90 €</span>49,90 €</p>'],
  ])('a former price %s', (_name, html) => {
    expect(productsOf(page(json, html))).toMatchObject([
      { price: { amount: 49.9 }, priorPrice: { amount: 69.9, currency: 'EUR' } },
    ]);
  });

  test('a price called regular is the price where nothing is reduced; a lower one drawn through is no former price', () => {
    const bare = JSON.stringify(record({ offers: undefined }));
    expect(productsOf(page(bare, '<span class="price price--regular">49,90 €</span>'))).toMatchObject([
      { price: { amount: 49.9 }, priorPrice: null },
    ]);
    expect(productsOf(page(json, '<p class="price"><s>19,90 €</s> 49,90 €</p>'))).toMatchObject([
      { price: { amount: 49.9 }, priorPrice: null },
    ]);
  });
});
