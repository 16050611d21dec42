import { expect, test } from 'vitest';
import type { Offer, Product } from '../../../extraction/extracted-page.ts';
import { createFeedReadings } from '../readings.ts';
import { codesOf, disagreementsOf, joinFeed } from './join-feeds.ts';
import type { FeedProduct, PageProduct } from './join-feeds.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const at = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
const eur = (amount: number) => ({ amount, currency: 'EUR' });

const offer = (size: string, more: Partial<Offer> = {}): Offer => ({
  id: '',
  sku: `rug-${size.toLowerCase()}`,
  gtin: '',
  options: { size },
  price: eur(40),
  priorPrice: null,
  availability: 'in_stock',
  url: 'https://loom.example/products/rug',
  imageUrl: null,
  ...more,
});

const rug = (more: Partial<PageProduct> = {}): PageProduct => ({
  url: 'https://loom.example/products/rug',
  name: 'Harbour rug',
  description: 'Woven by hand.',
  brand: 'Loom',
  categories: [],
  imageUrl: null,
  price: eur(40),
  priorPrice: null,
  priceConflict: false,
  availability: 'in_stock',
  sku: '',
  variants: [],
  offers: [],
  checkedAt: noon.toISOString(),
  ...more,
});

const said = (record: Product, when: Partial<FeedProduct> = {}): FeedProduct => ({
  record,
  kind: 'shopify',
  since: at(1),
  readAt: at(2),
  ...when,
});
const only = (product: PageProduct, feed: FeedProduct) => joinFeed(product, feed);

test('the page wins words, the feed wins stock, and the newer price holds', () => {
  const fed = rug({ name: 'HARBOUR RUG', description: 'x', price: eur(35), availability: 'out_of_stock' });
  const joined = only(rug({ isOutdated: true }), said(fed));
  expect(joined).toMatchObject({ name: 'Harbour rug', description: 'Woven by hand.', price: eur(35) });
  expect(joined).toMatchObject({ availability: 'out_of_stock', priceConflict: false, isOutdated: false });
  expect(joined?.checkedAt).toBe(at(2).toISOString());
});

test('a page that was read after the feed keeps its price', () => {
  const joined = only(rug({ checkedAt: at(3).toISOString() }), said(rug({ price: eur(35) })));
  expect(joined?.price).toEqual(eur(40));
});

test('prices that page and feed named at the same time are shown by neither', () => {
  const joined = only(rug(), said(rug({ price: eur(35) }), { since: at(-1) }));
  expect(joined).toMatchObject({ price: null, priorPrice: null, priceConflict: true });
});

test('a variant with two prices is shown with neither and named to the owner; a page’s price of any variant is none', () => {
  const page = rug({ price: eur(45), offers: [offer('S'), offer('M', { price: eur(45) })] });
  const fed = said(rug({ offers: [offer('S'), offer('M', { price: eur(48) }), offer('L', { price: eur(45) })] }), {
    since: at(-1),
  });
  expect(only(page, fed)).toMatchObject({ price: eur(40), priceConflict: false });
  expect(only(page, fed)?.offers.map(({ price }) => price)).toEqual([eur(40), null, eur(45)]);
  expect(disagreementsOf(page, fed)).toEqual([
    { url: page.url, name: 'Harbour rug (M)', page: '45.00 EUR', feed: '48.00 EUR' },
  ]);
  // all variants alike are one line for the owner
  const dearer = said(rug({ offers: [offer('S', { price: eur(52) }), offer('M', { price: eur(52) })] }), {
    since: at(-1),
  });
  expect(disagreementsOf(rug({ offers: [offer('S'), offer('M')] }), dearer)).toEqual([
    { url: page.url, name: 'Harbour rug', page: '40.00 EUR', feed: '52.00 EUR' },
  ]);
});

test('a reading for an answer holds as a whole while it is newer than the feed, and no more once it is older', () => {
  const fed = said(rug({ price: eur(35), availability: 'out_of_stock' }), { since: at(-1) });
  const live = (hours: number) =>
    rug({ checkedAt: at(hours).toISOString(), live: { readAt: at(hours).toISOString() } });
  expect(only(live(3), fed)).toMatchObject({
    price: eur(40),
    availability: 'in_stock',
    live: { readAt: at(3).toISOString() },
  });
  const older = only(live(1), fed);
  expect(older).toMatchObject({ price: eur(35), availability: 'out_of_stock', priceConflict: false });
  expect(older).toMatchObject({ checkedAt: at(2).toISOString(), live: undefined });
});

test('what the feed alone names outlives a newer reading of a page that never listed it, unless a price has changed', () => {
  const [medium, giant] = [offer('M'), offer('XXL', { price: eur(55), availability: 'out_of_stock' })];
  const fed = said(rug({ offers: [medium, giant] }), { since: at(-1) });
  const read = { checkedAt: at(3).toISOString(), live: { readAt: at(3).toISOString() } };
  const sizes = (product: PageProduct) =>
    only(product, fed)?.offers.map(({ options, price, availability }) => [
      options['size'],
      price?.amount,
      availability,
    ]);
  const both = [
    ['M', 40, 'in_stock'],
    ['XXL', 55, 'out_of_stock'],
  ];
  expect(sizes(rug(read))).toEqual(both);
  expect(sizes(rug({ ...read, offers: [medium] }))).toEqual(both);
  const soldOut = offer('M', { availability: 'out_of_stock' });
  expect(sizes(rug({ ...read, offers: [soldOut] }))?.[0], 'the page is newer').toEqual(['M', 40, 'out_of_stock']);
  expect(sizes(rug({ ...read, price: eur(30), offers: [offer('M', { price: eur(30) })] }))).toEqual([
    ['M', 30, 'in_stock'],
  ]);
  expect(sizes(rug({ ...read, price: eur(30) }))).toEqual([]);
});

test('a feed for another currency says nothing of the price, and still knows the stock', () => {
  const abroad = rug({ price: { amount: 44, currency: 'USD' }, availability: 'out_of_stock' });
  expect(only(rug(), said(abroad))).toMatchObject({ price: eur(40), availability: 'out_of_stock' });
});

test('a feed without a price leaves the page’s, and one with a price fills it in', () => {
  expect(only(rug(), said(rug({ price: null })))?.price).toEqual(eur(40));
  expect(only(rug({ price: null }), said(rug()))?.price).toEqual(eur(40));
});

test('variants are matched by SKU, GTIN or their choice, and the missing ones are filled in', () => {
  const page = rug({
    offers: [
      offer('S', { availability: 'unknown' }),
      offer('M', { sku: 'old', gtin: '0401234567890' }),
      offer('L', { sku: '', options: { Größe: 'L' } }),
    ],
  });
  const fed = rug({
    offers: [
      offer('S', { availability: 'out_of_stock', price: eur(38) }),
      offer('M', { gtin: '401234567890', price: eur(39), sku: 'new' }),
      offer('L', { price: eur(41) }),
      offer('XL', { price: eur(50) }),
    ],
  });
  const offers = only(page, said(fed))?.offers;
  expect(offers?.map(({ options, price, availability }) => [options, price?.amount, availability])).toEqual([
    [{ size: 'S' }, 38, 'out_of_stock'],
    [{ size: 'M' }, 39, 'in_stock'],
    [{ Größe: 'L' }, 41, 'in_stock'],
    [{ size: 'XL' }, 50, 'in_stock'],
  ]);
});

test('a choice that only the feed names is one of the page’s variants', () => {
  const page = rug({ offers: [offer('S'), offer('M')] });
  const fed = rug({
    offers: [
      offer('S', { options: { size: 'S', colour: 'Sand' } }),
      offer('M', { options: { size: 'M', colour: 'Petrol' } }),
    ],
  });
  expect(only(page, said(fed))?.offers.map(({ options }) => options)).toEqual([
    { size: 'S', colour: 'Sand' },
    { size: 'M', colour: 'Petrol' },
  ]);
});

/** A feed in force that lists these. */
function reading(records: Product[]) {
  const row = { kind: 'shopify' as const, isOn: true, readAt: at(2), contentHash: 'a' };
  return createFeedReadings({
    // what the readings look at of a row
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    all: async () => [row] as never,
    at: async (_, __, urls) =>
      records
        .filter(({ url }) => urls.includes(url))
        .map((record) => ({ kind: 'shopify' as const, url: record.url, record, since: at(1) })),
    async *listed() {
      yield records;
    },
    byCode: async (_, __, asked) =>
      new Map(
        asked.flatMap((code) => {
          const urls = new Set(records.filter((one) => codesOf(one).includes(code)).map(({ url }) => url));
          return urls.size === 1 ? [...urls].map((url) => [code, url] as const) : [];
        }),
      ),
    within: async () => [],
  });
}

test('a product is found by its address in whatever spelling, else by a code that is its alone', async () => {
  const priceOf = async (product: PageProduct, feed: Product[]) => (await reading(feed).join('a', [product]))[0]?.price;
  for (const written of ['products/rug/?variant=12', 'products/rug.html', 'en/collections/new/products/rug']) {
    const spelled = rug({ url: `http://www.loom.example/${written}` });
    expect(await priceOf(spelled, [rug({ price: eur(35) })]), written).toEqual(eur(35));
  }
  const moved = rug({ url: 'https://loom.example/p/99', sku: 'RUG-M' });
  expect(await priceOf(moved, [rug({ price: eur(35), offers: [offer('M')] })])).toEqual(eur(35));
  const two = ['a', 'b'].map((path) => rug({ url: `https://loom.example/${path}`, sku: 'rug-m', price: eur(35) }));
  expect(await priceOf(moved, two)).toEqual(eur(40));
});

test('what only the feed knows is a product too, until the feed names it no more', async () => {
  const lamp = rug({ url: 'https://loom.example/products/lamp', name: 'Lamp' });
  const feed = reading([lamp]);
  expect(await feed.beside('a', [rug()])).toMatchObject([{ name: 'Lamp', fromFeed: true }]);
  expect(await feed.beside('a', [rug(), lamp])).toEqual([]);
  const known: PageProduct = { ...lamp, fromFeed: true };
  expect(await feed.join('a', [known])).toHaveLength(1);
  expect(await reading([rug()]).join('a', [known])).toEqual([]);
});
