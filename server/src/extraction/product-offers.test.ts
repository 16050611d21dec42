import { describe, expect, test } from 'vitest';
import type { Product } from './extracted-page.ts';
import { form, jsonLd, offersOf, page, price, productOf, shopify, told, url } from './product-page.fixture.ts';

describe('markup for search engines', () => {
  test('a group and its variants, each with its own sku, gtin, price, stock and address', () => {
    const group = {
      '@type': 'ProductGroup',
      name: 'Wool Throw',
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Wool Throw M',
          sku: 'M1',
          gtin13: '4006381333931',
          size: 'M',
          material: 'Wool',
          image: 'https://shop.example/m.jpg',
          offers: { price: 45, priceCurrency: 'USD', availability: 'https://schema.org/InStock', url: `${url}-m` },
        },
        {
          '@type': 'Product',
          name: 'Wool Throw L',
          sku: 'L1',
          size: 'L',
          material: 'Wool',
          offers: { price: 55, priceCurrency: 'USD', availability: 'https://schema.org/PreOrder' },
        },
      ],
    };
    const html = page(price, `<script type="application/ld+json">${JSON.stringify(group)}</script>`);
    expect(told(offersOf(html))).toEqual(['size M: 45 in_stock', 'size L: 55 preorder']);
    expect(offersOf(html)[0]).toMatchObject({
      sku: 'M1',
      gtin: '4006381333931',
      url: `${url}-m`,
      imageUrl: 'https://shop.example/m.jpg',
    });
  });

  test('offers of an aggregate, by name or by the item they offer', () => {
    const head = jsonLd({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 45,
        highPrice: 55,
        offers: [
          { name: 'Wool Throw - 36', price: 45, priceCurrency: 'USD', availability: 'InStock' },
          {
            itemOffered: { name: 'Wool Throw - 38', sku: 'S38' },
            price: 55,
            priceCurrency: 'USD',
            availability: 'SoldOut',
          },
        ],
      },
    });
    expect(told(offersOf(page(price, head)))).toEqual(['option 36: 45 in_stock', 'option 38: 55 out_of_stock']);
  });

  test('the stock and the currency of an aggregate are those of the whole', () => {
    const offers = [
      { name: 'M', price: 45 },
      { name: 'L', price: 55 },
    ];
    const head = jsonLd({
      offers: { '@type': 'AggregateOffer', priceCurrency: 'USD', availability: 'InStock', offers },
    });
    expect(productOf(page(price, head))).toMatchObject({ price: { amount: 45 }, availability: 'in_stock' });
    expect(told(offersOf(page(price, head)))).toEqual(['option M: 45 unknown', 'option L: 55 unknown']);
  });

  test('small faults lose nothing', () => {
    const text = `{"@type": "Product", "name": "Wool Throw", "gtin14": 00812345,
      "description": "The "softest" throw,
      72" wide", "offers": [
      {"name": "M", "gtin14": 00812345678901, "price": 45.00, "priceCurrency": "USD", "availability": "InStock",},
      {"name": "L", "price": 55.00, "priceCurrency": "USD", "availability": "OutOfStock"},]}`;
    const product = productOf(page(price, `<script type="application/ld+json">${text}</script>`));
    expect(told(product?.offers ?? [])).toEqual(['option M: 45 in_stock', 'option L: 55 out_of_stock']);
    expect(product?.description).toContain('The "softest" throw');
    expect(product?.offers[0]?.gtin).toBe('00812345678901');
  });
});

describe('stock as the page shows it', () => {
  test.each<[string, string, Product['availability']]>([
    [
      'a button',
      '<form action="/cart/add"><button type="submit" name="add" disabled>Sold out</button></form>',
      'out_of_stock',
    ],
    [
      'a button in German',
      '<form action="/cart/add"><button type="submit">Ausverkauft</button></form>',
      'out_of_stock',
    ],
    [
      'a button to order before',
      '<form action="/cart/add"><button type="submit">Pre-order now</button></form>',
      'preorder',
    ],
    [
      'a line of stock',
      '<p class="stock out-of-stock">Nicht vorrätig</p><form class="cart"><button>Benachrichtigen</button></form>',
      'out_of_stock',
    ],
    ['nothing', '<form action="/cart/add"><button type="submit">Add to cart</button></form>', 'in_stock'],
  ])('%s', (_name, html, availability) => {
    expect(productOf(page(price + html))?.availability).toBe(availability);
  });

  test('the button of several variants speaks of the chosen one', () => {
    const script = `<script type="application/json">${JSON.stringify(shopify)}</script>`;
    expect(productOf(page(price + script + form('<button type="submit">Sold out</button>')))?.availability).toBe(
      'in_stock',
    );
  });
});

test('the product’s own table tells the price and the stock of each choice', () => {
  const choice = form(
    '<label>Diameter</label><select name="size"><option>30 cm</option><option>55 cm</option></select>',
  );
  const table =
    '<table><tr><th>Diameter</th><th>Servings</th><th>Price</th><th>Availability</th></tr>' +
    '<tr><td>30 cm</td><td>4</td><td>€11.90</td><td>In stock</td></tr>' +
    '<tr><td>55 cm</td><td>16</td><td>€42.00</td><td>Sold out</td></tr></table>';
  const record = jsonLd({ offers: { price: '11.90', priceCurrency: 'EUR' } });
  expect(told(offersOf(page(`<p>A pan.</p>${choice}${table}`, record)))).toEqual([
    expect.stringMatching(/30 cm: 11.9 in_stock$/),
    expect.stringMatching(/55 cm: 42 out_of_stock$/),
  ]);
});

test('a range without prices of its own is kept, and a line that is a choice and its price says which is which', () => {
  const head = jsonLd({
    offers: {
      '@type': 'Offer',
      price: '45.00',
      priceCurrency: 'USD',
      priceSpecification: [{ '@type': 'PriceSpecification', minPrice: '45.00', maxPrice: '70.00' }],
    },
  });
  const radios = ['Bare', 'Set with one needle'].map(
    (label, at) =>
      `<input type="radio" name="attribute[1]" value="${at}" id="r${at}"><label for="r${at}">${label}</label>`,
  );
  const choose = form(`<fieldset><legend>Configuration</legend>${radios.join('')}</fieldset>`);
  expect(productOf(page(`${price}${choose}`, head))).toMatchObject({
    price: { amount: 45 },
    priceRange: { low: 45, high: 70 },
  });
  const lines =
    '<div class="description"><p>Bare - $45.00<br>Without a needle.</p><p>Set - $70.00<br>With one.</p></div>';
  expect(told(offersOf(page(`${price}${choose}${lines}`, head)))).toEqual([
    'configuration Bare: 45 unknown',
    'configuration Set with one needle: 70 unknown',
  ]);
});
