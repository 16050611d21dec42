import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../extraction/extract-page.ts';
import { refusedPage } from '../../../extraction/extracted-page.ts';
import { createTitleCleaner, documentsOf, pageLanguages } from './documents-of.ts';

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

const listPage = (path: string, title: string, cards: [string, string, string][]) => {
  const items = cards.map(
    ([at, name, price]) =>
      `<li class="product-item"><a href="${at}"><img src="/x.jpg"></a><h3><a href="${at}">${name}</a></h3><span class="price">${price}</span></li>`,
  );
  const body = `<title>${title}</title><main><h1>${title}</h1><ul>${items.join('')}</ul></main>`;
  const url = `https://shop.example${path}`;
  return { url, extracted: extractPage({ url, headers: {}, body: Buffer.from(body) }) };
};

test('a product of which no page was read is known by its card, and each belongs to the lists that it stands on', async () => {
  const { products } = await documentsOf([
    productPage('/products/throw', 'NOK'),
    listPage('/collections/gifts', 'Gifts under 50 – Page 2', [
      ['/collections/gifts/products/throw', 'Woollen throw', '120 kr'],
      ['/products/sock', 'Bed socks', '80 kr'],
    ]),
    listPage('/collections/all', 'All products', [['/products/sock', 'Bed socks', '80 kr']]),
  ]);
  expect(products.map(({ name, price, categories }) => ({ name, price, categories }))).toEqual([
    { name: 'Wool throw', price: { amount: 10, currency: 'NOK' }, categories: ['Gifts under 50'] },
    { name: 'Bed socks', price: { amount: 80, currency: 'NOK' }, categories: ['Gifts under 50'] },
  ]);
});

test('what a card tells of a thing stands with it, once', async () => {
  const list = listPage('/collections/gifts', 'Gifts', [['/products/throw', 'Wool throw', '120 kr']]);
  const told = (text: string) => {
    const [one] = list.extracted.listed ?? [];
    return { ...list, extracted: { ...list.extracted, listed: one === undefined ? [] : [{ ...one, told: text }] } };
  };
  const throws = { ...productPage('/products/throw', 'NOK') };
  throws.extracted.products = throws.extracted.products.map((one) => ({ ...one, description: 'Woven in Donegal.' }));
  const descriptionWith = async (text: string) =>
    (await documentsOf([throws, told(text), told(text)])).products[0]?.description;
  expect(await descriptionWith('For cold evenings on a boat.')).toBe('Woven in Donegal.\nFor cold evenings on a boat.');
  expect(await descriptionWith('Woven in …')).toBe('Woven in Donegal.');
});

test('a list of the whole range says nothing of what stands on it', async () => {
  const cards = Array.from({ length: 7 }, (_, at): [string, string, string] => [
    `/products/sock-${at}`,
    `Bed socks ${at}`,
    '€8.00',
  ]);
  const { products } = await documentsOf([listPage('/collections/everything', 'Everything', cards)]);
  expect(products.map(({ categories }) => categories)).toEqual(cards.map(() => []));
});

test('a dollar of nobody knows which country is no price, and links that end otherwise than the site’s own pages are theirs', async () => {
  const stool = listPage('/products/stool', 'Stool', []);
  const { products } = await documentsOf([
    listPage('/collections/seats', 'Seats', [
      ['/products/stool.html', 'Acorn stool', '$89.00'],
      ['/products/bench.html', 'Elm bench', '€240.00'],
    ]),
    stool,
  ]);
  expect(products.map(({ url, price }) => ({ url, price }))).toEqual([
    { url: 'https://shop.example/products/stool', price: null },
    { url: 'https://shop.example/products/bench', price: { amount: 240, currency: 'EUR' } },
  ]);
});

test('what most titles share is the shop’s name, though no page says so', () => {
  const names = ['Delivery', 'Returns', 'Blanket', 'Throw', 'Pillow', 'Candle - Large'];
  const clean = createTitleCleaner(names.map((name) => `${name} | Loomery`));
  expect(names.map((name) => clean(`${name} | Loomery`))).toEqual(names);
  expect(clean('Wool | Cotton')).toBe('Wool | Cotton');
});

const indonesian =
  'Kami mengirim pesanan anda dalam dua hari kerja ke seluruh Indonesia. Barang yang rusak dapat ditukar dengan yang baru dalam tujuh hari setelah diterima, dan kami tidak menerima pengembalian uang untuk barang yang sudah dipakai atau dicuci oleh pembeli.';
const english =
  'We send your order within two working days to every part of the country. What arrives broken can be exchanged for a new one within seven days after you have received it, and we do not give money back for things that were worn or washed by the buyer.';
const page = (language: string | null, text: string) => ({
  language,
  blocks: [{ headings: [], text, voice: 'shop' as const }],
});

test('a declaration that most pages contradict is not believed, on short pages neither', () => {
  const pages = [page('en', indonesian), page('en', indonesian), page('en', english), page('en', 'Rp 20.000')];
  expect(pageLanguages(pages)).toEqual(['id', 'id', 'en', 'id']);
});

test('a declaration that most pages keep is believed everywhere', () => {
  const pages = [page('en', english), page('en', english), page('en', indonesian), page(null, indonesian)];
  expect(pageLanguages(pages)).toEqual(['en', 'en', 'en', null]);
});

describe('what header and footer say', () => {
  const page = (path: string, ...siteLines: string[]) => ({
    url: `https://shop.example${path}`,
    extracted: { ...refusedPage('no_text'), title: `Title ${path}`, refusal: null, siteLines },
  });

  test('what the home page or several pages say around their content stands once, each line by itself', async () => {
    const { passages } = await documentsOf([
      page('/a', 'Open Mon–Fri 9–5', 'Only today here'),
      page('/', 'Free delivery from 50 €', 'OPEN Mon-Fri 9-5'),
      page('/b', 'Call 555 123 456'),
      page('/c', 'Call 555 123 456'),
    ]);
    expect(passages.map(({ text }) => text)).toEqual([
      'Free delivery from 50 €',
      'OPEN Mon-Fri 9-5',
      'Call 555 123 456',
    ]);
    expect(passages[2]).toEqual({
      url: 'https://shop.example/',
      title: 'Title /',
      headings: [],
      text: 'Call 555 123 456',
      language: null,
      kind: 'site',
      voice: 'shop',
    });
  });

  test('a number and an address that several lines tell stand once, with the longest label', async () => {
    const { passages } = await documentsOf([
      page(
        '/',
        'info@shop.example',
        'Write to us: info@shop.example',
        'Call 555 123 456',
        'Phone and fax: +1 555 123 456',
        'Open 9:00-17:00',
      ),
    ]);
    expect(passages.map(({ text }) => text)).toEqual([
      'Write to us: info@shop.example',
      'Phone and fax: +1 555 123 456',
      'Open 9:00-17:00',
    ]);
  });
});
