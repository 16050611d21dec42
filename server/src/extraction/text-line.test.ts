import { expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';
import { isRemnant } from './text-line.ts';

const read = (body: string, path = '/pages/kiln') =>
  extractPage({
    url: `https://shop.example${path}`,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(`<title>Kiln</title><main><h1>Kiln</h1>${body}</main>`),
  });
const textOf = (body: string) =>
  read(body)
    .blocks.map(({ text }) => text)
    .join('\n');

test.each([
  ['1 / 5', true],
  ['Previous Next', true],
  ['No reviews yet', true],
  ['Belum ada ulasan untuk produk ini.', true],
  ['Noch keine Bewertungen', true],
  ['Showing 1–12 of 48 products', true],
  ['Deutschland (EUR €)', true],
  ['You are $75.00 away from free shipping', true],
  ['Spend $100 or more and choose a mug', false],
  ['Add 200 ml of water and stir until smooth.', false],
  ['Next day delivery', false],
  ['1/2 cup', false],
  ['2 of our potters teach', false],
])('%s', (text, isLeft) => {
  expect(isRemnant(text)).toBe(isLeft);
});

test('what is cut where another page goes on is not told', () => {
  const own = 'We fire the kiln twice a month, and whoever comes on a Friday may look inside.';
  const said = textOf(`<p>${own}</p>
    <article><h3><a href="/glaze">Glazes of ash</a></h3><p>Ash from apple wood gives a green that nobody can ...</p><a href="/glaze">Baca Selengkapnya »</a></article>
    <article><h3><a href="/salt">Salt</a></h3><p>Salt is thrown into the fire when the kiln has reached its [&hellip;]</p></article>
    <article><h3><a href="/wood">Wood</a></h3><p>Spruce burns fast and hot and so we… Read more</p></article>
    <p>Bring children, dogs, grandmothers and whoever else likes fire...</p>`);
  expect(said).toBe(`${own}\nBring children, dogs, grandmothers and whoever else likes fire...`);
});

test('a cart and an account tell nothing of the shop', () => {
  const text = '<p>Your cart is empty. Taxes and shipping are calculated at checkout, as you know.</p>';
  for (const path of ['/cart', '/de/warenkorb/', '/my-account', '/wishlist'])
    expect(read(text, path).refusal).toBe('buying');
  expect(read(text, '/pages/carts').refusal).toBe(null);
});
