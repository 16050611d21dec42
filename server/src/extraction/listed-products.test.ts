import { expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

const listed = (body: string, head = '', url = 'https://shop.example/collections/seats') =>
  extractPage({
    url,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(
      `<html><head><title>Seats</title>${head}</head><body><main><h1>Seats</h1>${body}</main></body></html>`,
    ),
  }).listed;

const card = (href: string, name: string, price: string) =>
  `<li class="product-item"><a href="${href}"><img src="/a.jpg" alt="photo"></a><a href="/collections/oak">Oak</a><h3><a href="${href}">${name}</a></h3><div class="price">${price}</div></li>`;

test('a card says what a product is called, what it costs and where it is', () => {
  const body = `<ul>${card('/collections/seats/products/stool?variant=1', 'Acorn Stool', '<del>£99.00</del> <ins>£89.00</ins>')}${card('/products/bench', 'Elm Bench', 'from £240.00 – £310.00')}</ul>`;
  expect(listed(body)).toEqual([
    {
      url: 'https://shop.example/products/stool',
      name: 'Acorn Stool',
      price: { amount: 89, currency: 'GBP' },
      priorPrice: { amount: 99, currency: 'GBP' },
      imageUrl: 'https://shop.example/a.jpg',
      availability: 'unknown',
    },
    expect.objectContaining({ name: 'Elm Bench', price: { amount: 240, currency: 'GBP' }, priorPrice: null }),
  ]);
});

test('two amounts of which none is struck out are no price, and a badge says what is sold out', () => {
  const two = card(
    '/products/stool',
    'Acorn Stool',
    '<span class="price">£89.00</span><span class="price">£99.00</span>',
  );
  const gone = card('/products/bench', 'Elm Bench', '£240.00').replace(
    '<h3>',
    '<span class="badge">Sold out</span><h3>',
  );
  expect(listed(`<ul>${two}${gone}</ul>`)).toEqual([
    expect.objectContaining({ name: 'Acorn Stool', price: null }),
    expect.objectContaining({ name: 'Elm Bench', availability: 'out_of_stock' }),
  ]);
});

test('the picture may stand beside the card, its width left to a script', () => {
  const body = `<div class="product-item"><a href="/products/stool"><img data-src="https://cdn.example/stool_{width}x.jpg"></a><div class="product-item__info"><a href="/products/stool">Acorn Stool</a><span class="price">£89.00</span></div></div>`;
  expect(listed(body)).toEqual([expect.objectContaining({ imageUrl: 'https://cdn.example/stool_600x.jpg' })]);
});

test('other sites’ products are none of this shop’s; the name by which the page calls itself elsewhere is its own', () => {
  const body = `<ul>${card('https://other.example/products/stool', 'Acorn Stool', '£89.00')}</ul>`;
  expect(listed(body)).toEqual([]);
  const shared = '<meta property="og:url" content="https://other.example/collections/seats">';
  expect(listed(body, shared)).toEqual([expect.objectContaining({ url: 'https://shop.example/products/stool' })]);
});

test('a card tells in a few words what a thing is for', () => {
  const told = card('/products/stool', 'Acorn Stool', '£89.00').replace(
    '</h3>',
    '</h3><p>For small kitchens and tall tables.</p><span>New in</span>',
  );
  expect(listed(`<ul>${told}</ul>`)).toEqual([
    expect.objectContaining({ told: 'For small kitchens and tall tables.' }),
  ]);
});
