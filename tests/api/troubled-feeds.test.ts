/** A shop's feed in trouble, or a hostile one, changes nothing of what its agent knows, and its owner is told why. */
import { describe, expect, test } from 'vitest';
import { at, places, useFedShop } from './support/fed-shop.ts';
import { feedShopHost, merchantFeed, shopifyItem, variant, yarnShop } from './support/feed-shop.ts';

const { fed, set, known } = useFedShop();

describe('CW-30 a feed in trouble takes nothing away', () => {
  test('one that shrinks by more than half is held back until its owner says that it is right', async () => {
    await set('shopify', places.shopify);
    fed().shop.state.products = yarnShop().slice(0, 1);
    const held = await set('shopify', places.shopify);
    expect(held).toMatchObject({ products: 4, problem: expect.stringContaining('only 1 products now and named 4') });
    expect(await known()).toHaveLength(4);
    await set('shopify', null);
    expect(await set('shopify', places.shopify)).toMatchObject({ products: 1, problem: null });
  });

  test('one that is turned on again and cannot be read says nothing, and does not say that it was read', async () => {
    expect((await set('shopify', places.shopify)).readAt).not.toBeNull();
    fed().shop.state.instead.set('/products.json', (_, response) => response.end('<html><h1>Log in</h1></html>'));
    expect((await set('shopify', places.shopify)).readAt).not.toBeNull();
    await set('shopify', null);
    expect(await set('shopify', places.shopify)).toMatchObject({ isOn: true, readAt: null });
    expect(await known()).toEqual([]);
  });

  test('one that is empty, away, closed by robots.txt or behind a log-in keeps the reading before, and is tried later and later', async () => {
    const before = await set('shopify', places.shopify);
    const page = (status: number, body: string) =>
      fed().shop.state.instead.set('/products.json', (_, response) => {
        response.statusCode = status;
        response.end(body);
      });
    page(200, '{"products":[]}');
    expect((await set('shopify', places.shopify)).problem).toContain('names no products');
    page(503, 'busy');
    expect((await set('shopify', places.shopify)).problem).toContain('503');
    page(200, '<!doctype html><title>Just a moment...</title>');
    expect((await set('shopify', places.shopify)).problem).toContain('a check for robots');
    page(200, '{"products":[{"id":1,');
    expect((await set('shopify', places.shopify)).problem).toContain('breaks off');
    fed().shop.state.instead.clear();
    fed().shop.state.robots = 'User-agent: *\nDisallow: /products.json';
    const last = await set('shopify', places.shopify);
    expect(last).toMatchObject({ products: 4, readAt: before.readAt, problem: expect.stringContaining('robots.txt') });
    expect(await known()).toHaveLength(4);
  });
});

const manyOptions = () => {
  const one = yarnShop()[0];
  if (!one) throw new Error('no product');
  return { ...one, variants: Array.from({ length: 10_000 }, (_, i) => variant(10_000 + i, `Size ${i}`, 40)) };
};
const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
const item = (fields: string) =>
  `<item><g:id>H-1</g:id><title>Hat</title><link>${at('/products/hat')}</link><g:price>5 EUR</g:price>${fields}</item>`;

describe('CW-16 a hostile feed is refused with a reason and changes nothing', () => {
  test('one with entities', async () => {
    await set('merchant_xml', places.merchant_xml);
    const body = merchantFeed(item('<description>&b;</description>')).replace('<rss', `${bomb}<rss`);
    fed().shop.state.instead.set('/google-feed.xml', (_request, response) => response.end(body));
    const read = await set('merchant_xml', places.merchant_xml);
    expect(read).toMatchObject({ products: 4, problem: expect.stringContaining('entities') });
    expect(await known()).toHaveLength(4);
  });

  test('CW-15 a stream without end', async () => {
    await set('merchant_xml', places.merchant_xml);
    fed().shop.state.instead.set('/google-feed.xml', (_, response) => {
      const more = item(`<description>${'x'.repeat(60_000)}</description>`);
      response.write('<?xml version="1.0"?><rss><channel>');
      const pour = () => {
        while (!response.destroyed && response.write(more));
        if (!response.destroyed) response.once('drain', pour);
      };
      pour();
    });
    const read = await set('merchant_xml', places.merchant_xml);
    expect(read.problem).toMatch(/longer than 50 MB/);
    expect(await known()).toHaveLength(4);
  });

  test('a product of ten thousand options, a foreign picture and a few bad products are left out, and it is said', async () => {
    fed().shop.state.products = [...yarnShop(), manyOptions()].map((one, i) => ({
      ...one,
      handle: `${one.handle}-${i}`,
      id: 100 + i,
    }));
    fed().shop.state.instead.set('/products.json', (_, response) => {
      const items = fed().shop.state.products.map(shopifyItem);
      const [first, second] = items;
      Object.assign(first ?? {}, { images: [{ src: 'https://evil.example/tracker.png' }] });
      for (const one of second?.variants ?? []) one.price = '-1.00';
      response.end(JSON.stringify({ products: items }));
    });
    const read = await set('shopify', places.shopify);
    expect(read.problem).toContain('1 product has a price that cannot be right');
    expect(read.problem).toContain('1 product has more than 2,048 variants');
    expect(read).toMatchObject({ products: 3, variants: 5 });
    expect(JSON.stringify(await known())).not.toContain('evil.example');
  });

  test('an address of another site is refused, and so is a feed that leads to one', async () => {
    const { body } = await fed().client.send('updateFeed', {
      token: fed().owner.token,
      body: { agentId: fed().owner.agentId, kind: 'merchant_xml', url: 'https://evil.example/feed.xml' },
    });
    expect(body).toMatchObject({ success: false, message: expect.stringContaining(feedShopHost) });
  });
});
