import { expect, test } from 'vitest';
import type { ExtractedPage } from './extracted-page.ts';
import { createRepeatedLines } from './repeated-lines.ts';

const pageOf = (...blocks: ExtractedPage['blocks']): ExtractedPage => ({
  title: '',
  description: '',
  language: null,
  canonicalUrl: null,
  refusal: null,
  kind: 'page',
  blocks,
  siteLines: [],
  siteLinks: [],
  products: [],
});

const productOf = (name: string, description: string): ExtractedPage['products'][number] => ({
  url: `https://shop.example/${name}`,
  name,
  description,
  brand: '',
  categories: [],
  imageUrl: null,
  price: null,
  priorPrice: null,
  priceConflict: false,
  availability: 'in_stock',
  sku: '',
  variants: [],
  offers: [],
});

test('a line of many pages leaves them and lives on once, under the heading they share', () => {
  const pages = Array.from({ length: 10 }, (_, i) =>
    pageOf(
      { headings: [`Product ${i}`], text: `This is number ${i}.\nAdd`, voice: 'shop' },
      { headings: [`Product ${i}`, 'Delivery'], text: 'Free delivery for orders over 50 €.', voice: 'shop' },
    ),
  );
  const repeated = createRepeatedLines();
  for (const page of pages) repeated.count(page);
  expect(repeated.shared()).toEqual([
    { headings: ['Delivery'], text: 'Free delivery for orders over 50 €.', voice: 'shop', kind: 'page' },
  ]);
  expect(repeated.strip(pages[3] ?? pageOf()).blocks).toEqual([
    { headings: ['Product 3'], text: 'This is number 3.', voice: 'shop' },
  ]);
});

test('a line that stands twice on one page is not repeated, nor is any of a small site', () => {
  const once = createRepeatedLines();
  const page = pageOf({ headings: [], text: 'Twice is not often at all.\nTwice is not often at all.', voice: 'shop' });
  for (let i = 0; i < 10; i += 1) once.count(i === 0 ? page : pageOf());
  expect(once.strip(page)).toEqual(page);

  const small = createRepeatedLines();
  for (let i = 0; i < 7; i += 1) small.count(page);
  expect(small.strip(page)).toEqual(page);
  expect(small.shared()).toEqual([]);
});

test('what pages of several kinds say is of the site, and whose words they are is kept', () => {
  const repeated = createRepeatedLines();
  for (let i = 0; i < 10; i += 1) {
    const page = pageOf(
      { headings: [], text: 'Woven in Portugal since 1954.', voice: 'shop' },
      { headings: [], text: 'I love all of these blankets.', voice: 'customer' },
    );
    repeated.count({ ...page, kind: i === 0 ? 'home' : 'product' });
  }
  expect(repeated.shared().map(({ kind, voice }) => [kind, voice])).toEqual([
    ['site', 'shop'],
    ['site', 'customer'],
  ]);
});

test('what labels many products stays with each, what labels all of them is the theme’s', () => {
  const pages = Array.from({ length: 10 }, (_, i) => ({
    ...pageOf({
      headings: [`Soap ${i}`],
      text: `${i < 6 ? 'Vegan: yes' : 'Vegan: no'}\nDelivery: from our own stock`,
      voice: 'shop' as const,
    }),
    kind: 'product' as const,
  }));
  const repeated = createRepeatedLines();
  for (const page of pages) repeated.count(page);
  expect(repeated.strip(pages[0] ?? pageOf()).blocks).toEqual([
    { headings: ['Soap 0'], text: 'Vegan: yes', voice: 'shop' },
  ]);
});

test('a product that others link to keeps its name as its heading', () => {
  const pages = Array.from({ length: 10 }, (_, i) => ({
    ...pageOf({ headings: ['Oak Board'], text: `Words of page ${i}.`, voice: 'shop' as const }),
    title: i === 0 ? 'Oak Board' : `Page ${i}`,
  }));
  const repeated = createRepeatedLines();
  for (const page of pages) repeated.count(page);
  expect(repeated.strip(pages[0] ?? pageOf()).blocks[0]?.headings).toEqual(['Oak Board']);
  expect(repeated.strip(pages[1] ?? pageOf()).blocks[0]?.headings).toEqual([]);
});

const productPage = (name: string, ...blocks: ExtractedPage['blocks']): ExtractedPage => ({
  ...pageOf({ headings: [name], text: `${name} is made by hand.`, voice: 'shop' }, ...blocks),
  kind: 'product',
  title: name,
});

test('what nearly all products of a small shop say is the theme’s, and so it is amid many articles', () => {
  const terms = { headings: ['Shipping'], text: 'Orders leave our workroom within two days.', voice: 'shop' as const };
  for (const articles of [0, 60]) {
    const pages = Array.from({ length: articles === 0 ? 5 : 9 }, (_, at) => productPage(`Bowl ${at}`, terms));
    const repeated = createRepeatedLines();
    for (const page of pages) repeated.count(page);
    for (let at = 0; at < articles; at += 1) repeated.count(pageOf());
    expect(repeated.strip(pages[0] ?? pageOf()).blocks).toHaveLength(1);
    expect(repeated.shared().map(({ text }) => text)).toEqual([terms.text]);
  }
});

test('under one heading products say different things, each its own', () => {
  const care = (text: string) => ({ headings: ['Care'], text, voice: 'shop' as const });
  const pages = Array.from({ length: 10 }, (_, at) =>
    productPage(`Shirt ${at}`, care(at % 2 === 0 ? 'Wash it cold and dry it flat.' : 'Clean the spots only, please.')),
  );
  const repeated = createRepeatedLines();
  for (const page of pages) repeated.count(page);
  expect(repeated.shared()).toEqual([]);
  expect(repeated.strip(pages[1] ?? pageOf()).blocks[1]?.text).toBe('Clean the spots only, please.');
});

test('terms of delivery below each product are no attribute of it', () => {
  const terms = (heading: string) => ({
    headings: [heading],
    text: 'Europe: 4-15 business days',
    voice: 'shop' as const,
  });
  const sold = (heading: string) =>
    Array.from({ length: 12 }, (_, at) => ({
      ...pageOf(
        { headings: [`Cap ${at}`], text: `Cap number ${at}.`, voice: 'shop' },
        ...(at < 7 ? [terms(heading)] : []),
      ),
      kind: 'product' as const,
    }));
  const keptOf = (heading: string) => {
    const repeated = createRepeatedLines();
    const pages = sold(heading);
    for (const one of pages) repeated.count(one);
    return pages.map((one) =>
      repeated
        .strip(one)
        .blocks.map(({ text }) => text)
        .join('; '),
    )[0];
  };
  expect(keptOf('Shipping')).toBe('Cap number 0.');
  // what several products share below a heading of their own is theirs
  expect(keptOf('Details')).toBe('Cap number 0.; Europe: 4-15 business days');
});

test('what most descriptions say in one line is no part of any', () => {
  const shared = 'USA orders: 1-3 business days. Other countries: 4-15 business days.';
  const pages = Array.from({ length: 6 }, (_, at) => ({
    ...pageOf(),
    kind: 'product' as const,
    products: [productOf(`Cap ${at}`, `A cap.\n${shared}`)],
  }));
  const repeated = createRepeatedLines();
  for (const one of pages) repeated.count(one);
  expect(pages.map((one) => repeated.strip(one).products[0]?.description)).toEqual(Array(6).fill('A cap.'));
});

test('of what is repeated in two words a term lives on, and nothing else', () => {
  const pages = Array.from({ length: 10 }, (_, i) => ({
    ...pageOf({
      headings: [`Thing ${i}`],
      text: `This is number ${i}.\n+ Free Shipping\nReally nice`,
      voice: 'shop' as const,
    }),
    kind: 'product' as const,
  }));
  const repeated = createRepeatedLines();
  for (const page of pages) repeated.count(page);
  expect(repeated.shared().map(({ text }) => text)).toEqual(['+ Free Shipping']);
});
