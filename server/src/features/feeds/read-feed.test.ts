/** What is no feed, or a hostile one, is refused with a reason for its owner. */
import type { FeedKind } from '@vitrine/contract/feeds';
import { expect, test } from 'vitest';
import { FeedRefused } from './domain/sieve.ts';
import type { Product } from '../../extraction/extracted-page.ts';
import { readFeed } from './read-feed.ts';
import type { Reading } from './read-feed.ts';

const read = (body: string, kind: FeedKind = 'merchant_xml') =>
  readFeed({
    kind,
    url: 'https://yarn.example/feed',
    etag: null,
    site: { host: 'yarn.example' },
    pageCurrency: null,
    from: {
      // in pieces, as they come over a wire
      open: async () => ({ isUnchanged: false, etag: null, headers: {}, text: pieces(body) }),
      tryOpen: async () => null,
    },
  });

async function* pieces(body: string) {
  for (let at = 0; at < body.length; at += 1_000) yield body.slice(at, at + 1_000);
}

const recordsOf = async (reading: Reading | null): Promise<Product[]> =>
  (await Array.fromAsync(reading?.records.pieces() ?? [])).flatMap((piece): Product[] => JSON.parse(`[${piece}]`));

const merchantFeed = (items: string) =>
  `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>${items}</channel></rss>`;
const repeated = (items: (i: number) => string, count: number) =>
  Array.from({ length: count }, (_, i) => items(i)).join('');
const item = (fields: string, i = 1) => `<item><g:id>H-${i}</g:id><title>Hat ${i}</title>${fields}</item>`;
const link = (i = 1) => `<link>https://yarn.example/products/hat-${i}</link>`;
const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';

const hostile: [string, string, string][] = [
  [
    'entities that multiply',
    `<?xml version="1.0"?>${bomb}<rss><channel>${item(`${link()}<g:price>1 EUR</g:price><description>&b;</description>`)}</channel></rss>`,
    'entities',
  ],
  [
    'an entity that names a file',
    `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd">]><rss><channel>${item(`${link()}<g:price>1 EUR</g:price><description>&f;</description>`)}</channel></rss>`,
    'entities',
  ],
  ['a page', '<!doctype html><html><title>Log in</title></html>', 'web page'],
  ['JSON', '{"products":[]}', 'no product feed'],
  ['a sitemap', '<?xml version="1.0"?><urlset><url><loc>https://yarn.example/</loc></url></urlset>', 'no product feed'],
  [
    'foreign hosts',
    merchantFeed(repeated((i) => item(`<link>https://evil.example/${i}</link><g:price>5 EUR</g:price>`, i), 5)),
    'lead to other sites',
  ],
  [
    'negative prices',
    merchantFeed(repeated((i) => item(`${link(i)}<g:price>-5.00 EUR</g:price>`, i), 5)),
    'prices that cannot be right',
  ],
  [
    'absurd prices',
    merchantFeed(repeated((i) => item(`${link(i)}<g:price>999999999.00 EUR</g:price>`, i), 5)),
    'prices that cannot be right',
  ],
  ['its end missing', merchantFeed(item(`${link()}<g:price>5 EUR</g:price>`)).slice(0, -20), 'breaks off'],
  ['depth without end', `<rss>${'<a>'.repeat(1000)}`, 'nested too deep'],
  ['nothing but text', `<rss><channel>${'word '.repeat(200_000)}`, 'not valid XML'],
];

test.each(hostile)('CW-16 refused: %s', async (_, body, reason) => {
  await expect(read(body)).rejects.toThrow(FeedRefused);
  await expect(read(body)).rejects.toThrow(reason);
});

test('CW-15 more than a hundred thousand variants are refused', async () => {
  const sizes = Array.from({ length: 500 }, (_, i) => ({ id: i, price: '5.00', option1: `${i}` }));
  const many = Array.from({ length: 201 }, (_, i) => ({ id: i, title: 'Hat', handle: `hat-${i}`, variants: sizes }));
  await expect(read(JSON.stringify({ products: many }), 'shopify')).rejects.toThrow('more than 100,000 variants');
});

test('without a currency stock alone is taken; a sale counts in its time', async () => {
  const product = { id: 1, title: 'Hat', handle: 'hat', variants: [{ id: 7, price: '5.00', available: false }] };
  const shopify = await read(JSON.stringify({ products: [product] }), 'shopify');
  expect((await recordsOf(shopify))[0]).toMatchObject({
    price: null,
    availability: 'out_of_stock',
  });
  expect(shopify?.problem).toContain('no currency');
  const onSale = (range: string) =>
    read(
      merchantFeed(
        item(
          `${link()}<g:price>10.00 EUR</g:price><g:sale_price>8.00 EUR</g:sale_price><g:sale_price_effective_date>${range}</g:sale_price_effective_date>`,
        ),
      ),
    ).then(async (one) => (await recordsOf(one))[0]?.price?.amount);
  expect(await onSale('2020-01-01T00:00+0100/2999-01-01T00:00+0100')).toBe(8);
  expect(await onSale('2020-01-01T00:00+0100/2021-01-01T00:00+0100')).toBe(10);
});

test('items of a group may stand anywhere, and a group of more than can be read is left out whole', async () => {
  const of = (group: number, size: number) =>
    item(
      `<link>https://yarn.example/products/hat-${group}?variant=${size}</link><g:item_group_id>${group}</g:item_group_id><g:size>${size}</g:size><g:price>${size + 1} EUR</g:price>`,
      1_000 * group + size,
    );
  const many = repeated((i) => of(3, i), 2_100);
  const reading = await read(merchantFeed(repeated((i) => of(i % 3, Math.floor(i / 3)), 1_800) + many));
  const groups = await recordsOf(reading);
  expect(groups.map(({ offers }) => offers.length)).toEqual([600, 600, 600]);
  expect(groups[0]?.offers.slice(0, 2).map(({ price }) => price?.amount)).toEqual([1, 2]);
  expect(reading?.problem).toContain('Left out: 1 product has more than 2,048 variants.');
  await expect(read(merchantFeed(many))).rejects.toThrow('cannot be trusted: 1 product has more than 2,048 variants');
});

const wooPrices = (price: string) => ({ price, regular_price: price, currency_code: 'EUR', currency_minor_unit: 2 });
const woo = (id: number, price: string, more: object) => ({ id, name: 'Hat', prices: wooPrices(price), ...more });
const ofSize = (id: number, value: string) => ({ id, attributes: [{ name: 'Size', value }] });

test('WooCommerce variations are their product’s, though they stand among products and do not say what they are', async () => {
  const permalink = 'https://yarn.example/product/hat/';
  const items = [
    woo(12, '450', { permalink: `${permalink}?attribute_size=m`, is_in_stock: false }),
    woo(1, '400', { permalink, is_in_stock: true, variations: [ofSize(11, 'S'), ofSize(12, 'M')] }),
    woo(11, '400', { permalink: `${permalink}?attribute_size=s`, is_in_stock: true }),
    woo(99, '100', { permalink: `${permalink}?attribute_size=x`, is_in_stock: true, type: 'variation' }),
  ];
  const [hat, ...others] = await recordsOf(await read(JSON.stringify(items), 'woocommerce'));
  expect(others).toEqual([]);
  expect(hat?.offers.map(({ options, price, availability }) => [options['size'], price?.amount, availability])).toEqual(
    [
      ['S', 4, 'in_stock'],
      ['M', 4.5, 'out_of_stock'],
    ],
  );
});
