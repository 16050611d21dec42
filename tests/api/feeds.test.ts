/** A shop's own feeds: found, read, joined to its pages and in force at once; what is hostile or in trouble changes nothing. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FeedKind } from '@vitrine/contract/feeds';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../server/src/extraction/extracted-page.ts';
import { codesOf } from '../../server/src/features/feeds/domain/join-feeds.ts';
import { createListedStore } from '../../server/src/features/feeds/listed-store.ts';
import { feedShopHost, merchantFeed, shopifyItem, startFeedShop, variant, yarnShop } from './support/feed-shop.ts';
import { patience } from './support/in-process.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

let shop: Awaited<ReturnType<typeof startFeedShop>>;
let server: TestServer;
let client: TestClient;
let owner: TestOwner;

const at = (path: string) => `https://${feedShopHost}${path}`;
const places: Record<FeedKind, string> = {
  shopify: at('/products.json'),
  woocommerce: at('/wp-json/wc/store/v1/products'),
  merchant_xml: at('/google-feed.xml'),
};

beforeAll(async () => {
  shop = await startFeedShop();
  server = await startTestServer({ env: shop.env });
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
  const knowledge = { region: 'eu', websiteUrl: feedShopHost, sitemapURL: at('/sitemap.xml'), excludeUrl: [] };
  await client.send('createKnowledge', { token: owner.token, body: { agentId: owner.agentId, ...knowledge } });
  await trained(1);
  for (let i = 0; i < 200 * patience && (await feeds()).length < 3; i += 1) await wait(100);
  // its pages were read two hours ago: what a feed says now is newer
  await server.db.execute(sql`update pages set fetched_at = now() - interval '2 hours'`);
  shop.state.arePagesAway = true;
}, 90_000);
afterAll(async () => {
  await server.close();
  await shop.close();
});
afterEach(async () => {
  shop.state.products = yarnShop();
  Object.assign(shop.state, { robots: '', arePagesAway: true });
  shop.state.instead.clear();
  await server.db.execute(sql`delete from live_readings`);
  for (const kind of ['shopify', 'woocommerce', 'merchant_xml'] as const) await set(kind, null);
});

const ask = () => ({ token: owner.token, query: { agentId: owner.agentId } });
const feeds = async () => (await client.send('getFeeds', ask())).body.feeds;

async function trained(count: number) {
  for (let i = 0; i < 300 * patience; i += 1) {
    const { trainings } = (await client.send('getTrainings', { token: owner.token, id: owner.agentId })).body;
    const [newest] = trainings;
    if (trainings.length === count && newest?.finishedAt != null) return newest;
    await wait(100);
  }
  throw new Error('the training never ended');
}

async function set(kind: FeedKind, url: string | null) {
  const { body } = await client.send('updateFeed', { token: owner.token, body: { agentId: owner.agentId, kind, url } });
  if (!body.success) throw new Error(body.message);
  let { feed } = body;
  // who asks is answered after four seconds; a busy machine reads on
  for (let i = 0; feed.isOn && feed.nextReadAt === null && i < 200 * patience; i += 1) {
    await wait(100);
    feed = (await feeds()).find((one) => one.kind === kind) ?? feed;
  }
  return feed;
}

async function told(userQuery: string): Promise<string> {
  const { agentId } = owner;
  const { sessionId } = (await client.send('createSession', { body: { agentId } })).body;
  const { body } = await client.send('getResponse', { body: { agentId, sessionId, userQuery } });
  return body.success ? JSON.stringify(body.response) : body.code;
}

/** what is in force */
async function known(): Promise<Product[]> {
  const { rows } = await server.db.execute<{ record: Product }>(
    sql`select record from feed_products where agent_id = ${owner.agentId} order by url`,
  );
  return rows.map(({ record }) => record);
}

const product = (handle: string) => {
  const found = shop.state.products.find((one) => one.handle === handle);
  if (!found) throw new Error(handle);
  return found;
};

test('after a training all three kinds are found, counted and not yet read; the check-up names them', async () => {
  const { body } = await client.send('detectFeeds', { token: owner.token, body: { agentId: owner.agentId } });
  expect(body.success && body.feeds).toEqual(
    expect.arrayContaining(
      Object.entries(places).map(([kind, url]) =>
        expect.objectContaining({ kind, url, products: 4, variants: 6, currency: 'EUR', problem: null, isOn: false }),
      ),
    ),
  );
  const { findings } = (await client.send('getCheckup', ask())).body;
  expect(findings.find(({ kind }) => kind === 'feed_found')?.urls).toHaveLength(3);
  expect(await known()).toEqual([]);
});

test.each(Object.entries(places))('%s is read with variants, stock, former prices and currency', async (kind, url) => {
  product('alpine-sock').variants[0] = variant(2001, '', 9, { colour: '', priorPrice: 12 });
  const read = await set(kind as FeedKind, url);
  expect(read).toMatchObject({
    isOn: true,
    products: 4,
    variants: 6,
    currency: 'EUR',
    problem: null,
    disagreements: [],
  });
  const [sock, , sweater] = await known();
  expect(sock).toMatchObject({
    url: at('/products/alpine-sock'),
    price: { amount: 9, currency: 'EUR' },
    priorPrice: { amount: 12, currency: 'EUR' },
    offers: [],
  });
  expect(sweater).toMatchObject({ name: 'Harbour sweater', price: { amount: 40, currency: 'EUR' } });
  const sizes = sweater?.offers.map(({ options, price, availability }) => [
    options['size'],
    price?.amount,
    availability,
  ]);
  expect(sizes).toEqual([
    ['S', 40, 'in_stock'],
    ['M', 42, 'out_of_stock'],
    ['L', 45, 'in_stock'],
  ]);
});

test('a change is in force within three seconds, and the page keeps its words', async () => {
  await set('shopify', places.shopify);
  expect(await told('How much is the Mist shawl?')).toContain('60');
  product('mist-shawl').variants[0] = variant(3001, '', 51, { colour: '', isThere: false });
  await set('shopify', places.shopify);
  await expect.poll(() => told('How much is the Mist shawl?'), { timeout: 3000 * patience }).toContain('51');
  expect(await told('What is the Mist shawl made of?')).not.toContain('knitted by hand');
  const sightings = await server.db.execute(
    sql`select amount::float8, availability from price_sightings where url = ${at('/products/mist-shawl')} and variant = '' order by seen_from`,
  );
  expect(sightings.rows.slice(-2)).toEqual([
    { amount: 60, availability: 'in_stock' },
    { amount: 51, availability: 'out_of_stock' },
  ]);
  await set('shopify', null);
  await expect.poll(() => told('How much is the Mist shawl?'), { timeout: 3000 * patience }).toContain('60');
});

/** Asked until the shop's page was read for it: a busy machine may take longer than a visitor waits. */
async function toldAgain(userQuery: string, price: string): Promise<string> {
  shop.state.arePagesAway = false;
  await server.db.execute(sql`delete from rate_counters where key like 'live:%'`);
  await expect.poll(() => told(userQuery), { timeout: 5000 * patience }).toContain(price);
  shop.state.arePagesAway = true;
  return told(userQuery);
}

test('whoever asks for it anew while it is read has what it says then', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const old = JSON.stringify({ products: shop.state.products.map(shopifyItem) });
  const wasAsked = new Promise<void>((asked) => {
    shop.state.instead.set('/products.json', (_, response) => {
      shop.state.instead.clear();
      asked();
      void held.then(() => response.end(old));
    });
  });
  const first = set('shopify', places.shopify);
  await wasAsked;
  product('mist-shawl').variants[0] = variant(3001, '', 51, { colour: '' });
  const again = set('shopify', places.shopify);
  await wait(500);
  letGo();
  await Promise.all([first, again]);
  const price = async () => (await known()).find(({ name }) => name === 'Mist shawl')?.price?.amount;
  await expect.poll(price, { timeout: 5_000 * patience }).toBe(51);
});

test('of the page read for an answer and the feed the newer one holds, stock and all', async () => {
  await set('shopify', places.shopify);
  product('mist-shawl').variants[0] = variant(3001, '', 51, { colour: '', isThere: false });
  const live = await toldAgain('How much is the Mist shawl?', '51');
  expect(live).toContain('"availability":"out_of_stock","checked":"live"');
  expect(live).not.toContain('60');
  product('mist-shawl').variants[0] = variant(3001, '', 49, { colour: '' });
  await set('shopify', places.shopify);
  await expect.poll(() => told('How much is the Mist shawl?'), { timeout: 3000 * patience }).toContain('49');
  expect(await told('How much is the Mist shawl?')).toMatch(/"availability":"in_stock","checked":"training"/);
});

test('where page and feed name two prices at the same time none is shown, and the owner sees both; the page read again settles it', async () => {
  const hat = product('fog-hat');
  Object.assign(hat, { pagePrice: 25, variants: [variant(4001, '', 19, { colour: '' })] });
  await server.db.execute(sql`update pages set fetched_at = now() where url like '%fog-hat'`);
  const { disagreements } = await set('merchant_xml', places.merchant_xml);
  expect(disagreements).toEqual([
    { url: at('/products/fog-hat'), name: 'Fog hat', page: '25.00 EUR', feed: '19.00 EUR' },
  ]);
  await wait(1100);
  const answer = await told('How much is the Fog hat?');
  expect(answer).toContain('Fog hat');
  expect(answer).not.toMatch(/\b(?:25|19)(?:\.00)?\b/);
  expect(await toldAgain('How much is the Fog hat?', '25')).not.toContain('19');
  await server.db.execute(sql`update pages set fetched_at = now() - interval '2 hours'`);
});

test('a choice that only the feed names is looked for in all that it lists, with a price limit and without', async () => {
  product('harbour-sweater').variants.push(variant(1004, 'M', 44, { colour: 'Moss green' }));
  await set('shopify', places.shopify);
  const noLimits = { minPrice: null, maxPrice: null, onSale: false, order: null };
  const within = (option: string[]) =>
    createListedStore(server.db).within(owner.agentId, ['shopify'], { ...noLimits, option }, 1);
  expect(await within(['moss', 'green'])).toEqual([at('/products/harbour-sweater')]);
  expect(await within(['moss', 'blue'])).toEqual([]);
  for (const asked of [
    'Do you have anything in moss green?',
    'Anything under 50 in moss green?',
    'Do you have it in moss green?',
  ])
    expect(await told(asked)).toContain('Harbour sweater');
  // a letter of a colour's name is no size
  expect(await told('How much is the Harbour sweater in moss green in M?')).toContain('44.00');
});

test('a product that moved is known by a code that is its alone, in whatever spelling; the database and the join name the same codes', async () => {
  await set('shopify', places.shopify);
  const lamp = (url: string, skus: string[], gtins: string[] = []) => {
    const offers = [...skus.map((sku) => ({ sku, gtin: '' })), ...gtins.map((gtin) => ({ sku: '', gtin }))];
    return JSON.stringify({ ...any, url: at(url), sku: '', offers });
  };
  const [any] = await known();
  for (const [url, record] of [
    ['/a', lamp('/a', ['LAMP-Ä1', 'both', 'xy'], ['00012345678'])],
    ['/b', lamp('/b', ['Both', 'lamp-3'])],
  ])
    await server.db.execute(
      sql`insert into feed_products (agent_id, kind, url, record, read_at) values (${owner.agentId}, 'shopify', ${at(url ?? '')}, ${record}::jsonb, now())`,
    );
  const { rows } = await server.db.execute<{ record: Product; codes: string[] }>(
    sql`select record, codes from feed_products`,
  );
  for (const { record, codes } of rows) expect(codes.toSorted()).toEqual([...new Set(codesOf(record))].toSorted());
  const byCode = (...codes: string[]) => createListedStore(server.db).byCode(owner.agentId, ['shopify'], codes);
  expect(await byCode('sku lamp-Ä1', 'sku both', 'sku xy', 'gtin 12345678')).toEqual(
    new Map([
      ['sku lamp-Ä1', at('/a')],
      ['gtin 12345678', at('/a')],
    ]),
  );
});

test('what only the feed names becomes a product with the next training, and goes with its feed', async () => {
  shop.state.products.push({
    id: 5,
    handle: 'cloud-mitten',
    name: 'Cloud mitten',
    variants: [variant(5001, '', 17, { colour: '' })],
    isUnlisted: true,
  });
  shop.state.arePagesAway = false;
  await set('woocommerce', places.woocommerce);
  await server.db.execute(sql`update training_runs set finished_at = finished_at - interval '2 minutes'`);
  await client.send('trainAgain', { token: owner.token, body: { agentId: owner.agentId } });
  await trained(2);
  shop.state.arePagesAway = true;
  await expect.poll(() => told('How much is the Cloud mitten?'), { timeout: 3000 * patience }).toContain('17');
  await set('woocommerce', null);
  await expect.poll(() => told('How much is the Cloud mitten?'), { timeout: 3000 * patience }).not.toContain('17');
  await server.db.execute(sql`update pages set fetched_at = now() - interval '2 hours'`);
});

test(
  'the next training’s digest tells a price that a feed saw change, once',
  { timeout: 60_000 * patience },
  async () => {
    const again = async (at: number) => {
      await server.db.execute(sql`update training_runs set finished_at = finished_at - interval '2 minutes'`);
      await server.db.execute(
        sql`update price_sightings set seen_from = seen_from - interval '2 minutes', seen_until = seen_until - interval '2 minutes'`,
      );
      await client.send('trainAgain', { token: owner.token, body: { agentId: owner.agentId } });
      return (await trained(at)).digest;
    };
    shop.state.arePagesAway = false;
    await set('shopify', places.shopify);
    await again(3);
    product('fog-hat').variants[0] = variant(4001, '', 21, { colour: '' });
    product('fog-hat').pagePrice = 25;
    await set('shopify', places.shopify);
    expect(await again(4)).toMatchObject({
      pricesChanged: 1,
      prices: [{ url: at('/products/fog-hat'), name: 'Fog hat', before: '25.00 EUR', now: '21.00 EUR' }],
    });
    expect(await again(5)).toMatchObject({ pricesChanged: 0, prices: [] });
    await set('shopify', null);
  },
);

describe('CW-30 a feed in trouble takes nothing away', () => {
  test('one that shrinks by more than half is held back until its owner says that it is right', async () => {
    await set('shopify', places.shopify);
    shop.state.products = yarnShop().slice(0, 1);
    const held = await set('shopify', places.shopify);
    expect(held).toMatchObject({ products: 4, problem: expect.stringContaining('only 1 products now and named 4') });
    expect(await known()).toHaveLength(4);
    await set('shopify', null);
    expect(await set('shopify', places.shopify)).toMatchObject({ products: 1, problem: null });
  });

  test('one that is turned on again and cannot be read says nothing, and does not say that it was read', async () => {
    expect((await set('shopify', places.shopify)).readAt).not.toBeNull();
    shop.state.instead.set('/products.json', (_, response) => response.end('<html><h1>Log in</h1></html>'));
    expect((await set('shopify', places.shopify)).readAt).not.toBeNull();
    await set('shopify', null);
    expect(await set('shopify', places.shopify)).toMatchObject({ isOn: true, readAt: null });
    expect(await known()).toEqual([]);
  });

  test('one that is empty, away, closed by robots.txt or behind a log-in keeps the reading before, and is tried later and later', async () => {
    const before = await set('shopify', places.shopify);
    const page = (status: number, body: string) =>
      shop.state.instead.set('/products.json', (_, response) => {
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
    shop.state.instead.clear();
    shop.state.robots = 'User-agent: *\nDisallow: /products.json';
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
    shop.state.instead.set('/google-feed.xml', (_request, response) => response.end(body));
    const read = await set('merchant_xml', places.merchant_xml);
    expect(read).toMatchObject({ products: 4, problem: expect.stringContaining('entities') });
    expect(await known()).toHaveLength(4);
  });

  test('CW-15 a stream without end', async () => {
    await set('merchant_xml', places.merchant_xml);
    shop.state.instead.set('/google-feed.xml', (_, response) => {
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
    shop.state.products = [...yarnShop(), manyOptions()].map((one, i) => ({
      ...one,
      handle: `${one.handle}-${i}`,
      id: 100 + i,
    }));
    shop.state.instead.set('/products.json', (_, response) => {
      const items = shop.state.products.map(shopifyItem);
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
    const { body } = await client.send('updateFeed', {
      token: owner.token,
      body: { agentId: owner.agentId, kind: 'merchant_xml', url: 'https://evil.example/feed.xml' },
    });
    expect(body).toMatchObject({ success: false, message: expect.stringContaining(feedShopHost) });
  });
});
