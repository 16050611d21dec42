import { describe, expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

const read = (url: string, body: string) =>
  extractPage({ url, headers: { 'content-type': 'text/html; charset=utf-8' }, body: Buffer.from(body) });

const textOf = (url: string, body: string) =>
  read(url, body)
    .blocks.map(({ headings, text }) => [...headings, text].join('\n'))
    .join('\n');

const product = (name: string, rest: object = {}) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    name,
    offers: { price: '89.00', priceCurrency: 'GBP' },
    ...rest,
  })}</script>`;

const card = (path: string, name: string, price: string) =>
  `<li class="product-item"><a href="${path}"><img src="x.jpg"></a><strong><a href="${path}">${name}</a></strong><p>Turned by hand.</p><span class="price">${price}</span></li>`;

describe('cards of other products', () => {
  const stool = `<h1>Acorn Stool</h1><p>A three-legged stool of oak, oiled and not lacquered.</p>`;

  test('leave a product page with the heading of their shelf', () => {
    const shelf = `<section><h2>You may also like</h2><ul>${card('/elm-bench.html', 'Elm Bench', '£240.00')}${card('/ash-tray.html', 'Ash Tray', 'from £24.00')}</ul></section>`;
    expect(
      textOf('https://shop.example/acorn-stool.html', `${product('Acorn Stool')}<main>${stool}${shelf}</main>`),
    ).toBe('Acorn Stool\nA three-legged stool of oak, oiled and not lacquered.');
  });

  test('leave a list, whose own words stay; a card may name its maker too', () => {
    const vendor = card('/products/elm-bench', 'Elm Bench', '£240.00').replace(
      '<p>',
      '<a href="/collections/timber">Timber</a><p>',
    );
    const text = textOf(
      'https://shop.example/collections/seats',
      `<main><h1>Seats</h1><p>All our seats are made in York, by hand and to order.</p><p>2 products</p><ul>${vendor}${card('/collections/all/products/acorn-stool', 'Acorn Stool', '£89.00')}</ul></main>`,
    );
    expect(text).toBe('Seats\nAll our seats are made in York, by hand and to order.');
  });

  test('a page of nothing but cards keeps them, a list of products says nothing and is a page', () => {
    const cards = `<main><h1>Seats</h1><ul>${card('/products/elm-bench', 'Elm Bench', '£240.00')}${card('/products/stool', 'Acorn Stool', '£89.00')}</ul></main>`;
    expect(textOf('https://shop.example/seats', cards)).toContain('Turned by hand.');
    expect(read('https://shop.example/collections/seats', cards)).toMatchObject({ refusal: null, blocks: [] });
  });

  test('what costs something and leads on is no card: a workshop, a price with its shipping', () => {
    const workshop = `<div class="teaser"><h2>Workshop</h2><p>Each Saturday at eleven, for £38 a person, in our shop in York.</p><a href="/workshops">Book</a></div>`;
    const buying = `<div class="product-buy"><p class="product-price">£89.00</p><a href="/shipping">plus shipping</a><p>Made for you, in about 3 weeks</p></div>`;
    expect(textOf('https://shop.example/', `<main><h1>Shop</h1>${workshop}</main>`)).toContain('for £38 a person');
    const text = textOf(
      'https://shop.example/acorn-stool.html',
      `${product('Acorn Stool')}<main>${stool}${buying}</main>`,
    );
    expect(text).toContain('in about 3 weeks');
  });

  test('a description that names another thing on its way is no card of it', () => {
    const text = textOf(
      'https://shop.example/products/acorn-stool',
      `${product('Acorn Stool')}<main><h1>Acorn Stool</h1><div class="product__description"><p>A three-legged stool of oak.</p><ul><li>Small £89, large £109</li></ul><p>For the garden we would choose the <a href="/products/elm-bench">Elm Bench</a>, which stands any weather.</p></div></main>`,
    );
    expect(text).toContain('A three-legged stool of oak.');
    expect(text).toContain('For the garden we would choose the Elm Bench, which stands any weather.');
  });

  test('what a card sells from the page of another is none of that: no price, no words', () => {
    const box = (path: string, name: string, price: string) =>
      `<div class="product-slider-item"><div class="card product-box"><a href="${path}" class="product-image-link"><img src="/x.jpg"></a><a href="${path}" class="product-name">${name}</a><div class="product-description">Four small bottles to try out, of fifteen millilitres each.</div>${price}<form action="/checkout/line-item/add" class="buy-widget"><button>Add to cart</button></form></div></div>`;
    const reduced =
      '<span class="product-price with-list-price">£24.90<span class="list-price"><span class="list-price-price">£299.00</span></span></span>';
    const { products } = read(
      'https://shop.example/acorn-stool.html',
      `${product('Acorn Stool')}<main><div class="product-detail">${stool}<p class="product-detail-price">£89.00</p><form action="/checkout/line-item/add"><button>Add to cart</button></form><div class="product-cross-selling">${box('/ink', 'Ink set', reduced)}${box('/pen', 'Pen', '<span class="product-price">£9.90</span>')}</div></div></main>`,
    );
    expect(products[0]).toMatchObject({ price: { amount: 89 }, priorPrice: null });
    expect(products[0]?.description).not.toContain('Four small bottles');
  });

  test('ten thousand cards are read in time', () => {
    const cards = Array.from({ length: 10_000 }, (_, at) => card(`/products/p${at}`, `Product ${at}`, `£${at}.00`));
    const html = `<main><h1>All</h1><p>${'Words of the shop. '.repeat(10)}</p><ul>${cards.join('')}</ul></main>`;
    expect(() => read('https://shop.example/collections/all', html)).not.toThrow();
  });
});

describe('what a record holds', () => {
  test('price, stock, number, category and labels of choices leave the description', () => {
    const page = `${product('French Press', { sku: 'KR-FP6', category: 'Brewing' })}<main><h1>French Press</h1>
      <p class="price"><span>£89.00</span></p><p>Thick glass, a fine sieve, for three cups.</p><p class="stock in-stock">22 left</p>
      <div class="product_meta"><span class="sku_wrapper">SKU: <span>KR-FP6</span></span> <span class="posted_in">Category: <a href="/c/brewing">Brewing</a></span></div>
      <div>£89.00</div><div>Ref. KR-FP6</div><div>Brewing</div></main>`;
    expect(textOf('https://shop.example/products/french-press', page)).toBe(
      'French Press\nThick glass, a fine sieve, for three cups.',
    );
  });

  test('what says more than the record stays', () => {
    const page = `${product('Candle')}<main><h1>Candle</h1><p>A spare sieve costs £89.00 more when it is engraved by us.</p><p>220 g: £89.00</p><p class="delivery">Ready to ship in 2-4 days</p></main>`;
    expect(textOf('https://shop.example/products/candle', page)).toBe(
      'Candle\nA spare sieve costs £89.00 more when it is engraved by us.\n220 g: £89.00\nReady to ship in 2-4 days',
    );
  });

  test('a heading that only repeats the name heads nothing, the name itself and other headings do', () => {
    const page = `${product('Oak Board')}<main><h1>Oak Board</h1><h2>Product information "Oak Board"</h2><p>Sawn from one piece, and oiled twice by hand.</p><h3>Care</h3><p>Never in the dishwasher, please.</p></main>`;
    const { blocks } = read('https://shop.example/products/oak-board', page);
    expect(blocks.map(({ headings }) => headings)).toEqual([['Oak Board'], ['Oak Board', 'Care']]);
  });

  test('records whose keys begin with capitals are read', () => {
    const page = `<script type="application/ld+json">{"@type":"Product","name":"Apron","Offers":{"@type":"Offer","price":"38","priceCurrency":"USD","Availability":"https://schema.org/InStock"}}</script><main><h1>Apron</h1></main>`;
    const [apron] = read('https://shop.example/product-page/apron', page).products;
    expect([apron?.price, apron?.availability]).toEqual([{ amount: 38, currency: 'USD' }, 'in_stock']);
  });
});

describe('tiles', () => {
  const textOf = (body: string) =>
    extractPage({
      url: 'https://shop.example/pages/mugs',
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: Buffer.from(
        `<title>Mugs</title><main><h1>Mugs</h1><p>All our mugs are thrown on a kick wheel by Ana.</p>${body}</main>`,
      ),
    })
      .blocks.flatMap(({ headings, text }) => text.split('\n').map((line) => [...headings.slice(1), line].join(' > ')))
      .slice(1);

  test('a tile is one line, so that no price stands beside another name', () => {
    const tile = (name: string, price: string) =>
      `<div class="col"><img alt=""><span>${price}</span><p>${name}</p></div>`;
    expect(textOf(`<div>${tile('Blue', '$12')}${tile('Red', '$14')}${tile('Green', '$16')}</div>`)).toEqual([
      '$12 Blue',
      '$14 Red',
      '$16 Green',
    ]);
    // two columns of a page are no tiles
    expect(textOf(`<div>${tile('Blue', '$12')}${tile('Red', '$14')}</div>`)).toHaveLength(4);
  });

  test('a bold sentence and a sentence that is set as a heading are text', () => {
    const bold = 'Every mug is fired twice and then left to cool for two whole days';
    const sentence = 'We fire with wood from the orchard behind the house, which gives our glazes their warm tone.';
    const next = 'Come and see.';
    expect(textOf(`<p><strong>${bold}</strong></p><p>${next}</p>`)).toEqual([bold, next]);
    expect(textOf(`<h3>${sentence}</h3><p>${next}</p>`)).toEqual([sentence, next]);
    expect(textOf(`<p><strong>Firing</strong></p><p>${next}</p>`)).toEqual([`Firing > ${next}`]);
  });
});
