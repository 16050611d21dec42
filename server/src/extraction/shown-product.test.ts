import { expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

const read = (body: string, path = '/produk/kursi-senja', head = '') =>
  extractPage({
    url: `https://shop.example${path}`,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(`<html lang="id"><head><title>Kursi Senja</title>${head}</head><body>${body}</body></html>`),
  });
const widget = (inner: string) =>
  `<div class="elementor-widget"><div class="elementor-widget-container">${inner}</div></div>`;
const order = '<a href="https://wa.me/6281355500011">Pesan via WhatsApp</a>';
const card = (name: string, price: string) =>
  `<li class="product"><a href="/produk/${name}"><h2>${name}</h2><span class="price">${price}</span></a></li>`;

test('a page of a builder has its product by its heading, the price below it and its lines', () => {
  const page = read(`${widget('<h1 class="elementor-heading-title">Kursi Senja</h1>')}
    ${widget('<p><del>Rp 900.000</del> <ins>Rp 750.000</ins></p>')}
    ${widget('<p>Bahan : Rotan Ukuran : 60 x 70 cm Warna : Coklat Berat : 4 kg Finishing : Melamine doff</p><p>Kursi untuk teras yang teduh.</p>')}
    ${order}<div class="related"><ul class="products">${card('Meja', 'Rp 400.000')}</ul></div>`);
  expect(page.kind).toBe('product');
  expect(page.products).toMatchObject([{ name: 'Kursi Senja', price: { amount: 750_000, currency: 'IDR' } }]);
  expect(page.products[0]?.description).toContain('Kursi untuk teras yang teduh.');
  expect(page.products[0]?.attributes).toContainEqual({ label: 'Bahan', value: 'Rotan', of: '' });
});

test('elsewhere a page needs a price beside its name, and a way to order', () => {
  const shown = '<h1>Kursi Senja</h1><p>Rp 750.000</p>';
  expect(read(shown + order, '/kursi-senja').products).toHaveLength(1);
  expect(read(shown, '/kursi-senja').products).toEqual([]);
  expect(
    read(`<h1>Kursi Senja</h1><table><tr><td>Jawa</td><td>Rp 20.000</td></tr></table>${order}`, '/kursi').products,
  ).toEqual([]);
  expect(read(`<h1>Pengiriman</h1><p>Rp 20.000</p>${order}`, '/pengiriman').products).toEqual([]);
  expect(read(`<h1>Cara pesan</h1><p>Ongkir ke Jawa mulai dari Rp 20.000.</p>${order}`, '/cara').products).toEqual([]);
});

test('a list of products and an article are no product', () => {
  const cards = `<h1>Kursi</h1><ul class="products">${card('Senja', 'Rp 1.000')}${card('Fajar', 'Rp 2.000')}</ul>`;
  expect(read(cards, '/produk/kursi').products).toEqual([]);
  const cart = '<form action="/cart"></form>';
  expect(read(`<h1>Kursi</h1>${cart}<p>Kursi rotan.</p>`, '/collections/kursi').products).toEqual([]);
  const article = '<meta property="og:type" content="article">';
  expect(read(`<h1>Harga kursi</h1><p>Rp 750.000</p>${order}`, '/harga-kursi', article).products).toEqual([]);
});
