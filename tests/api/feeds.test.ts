/** A shop's own feeds: found, read, joined to its pages and in force at once. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FeedKind } from '@vitrine/contract/feeds';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Product } from '../../server/src/extraction/extracted-page.ts';
import { codesOf } from '../../server/src/features/feeds/domain/join-feeds.ts';
import { createListedStore } from '../../server/src/features/feeds/listed-store.ts';
import { at, places, useFedShop } from './support/fed-shop.ts';
import { shopifyItem, variant } from './support/feed-shop.ts';
import { patience } from './support/in-process.ts';

const { fed, trained, set, told, known, product } = useFedShop();

test('after a training all three kinds are found, counted and not yet read; the check-up names them', async () => {
  const { body } = await fed().client.send('detectFeeds', {
    token: fed().owner.token,
    body: { agentId: fed().owner.agentId },
  });
  expect(body.success && body.feeds).toEqual(
    expect.arrayContaining(
      Object.entries(places).map(([kind, url]) =>
        expect.objectContaining({ kind, url, products: 4, variants: 6, currency: 'EUR', problem: null, isOn: false }),
      ),
    ),
  );
  const { findings } = (
    await fed().client.send('getCheckup', { token: fed().owner.token, query: { agentId: fed().owner.agentId } })
  ).body;
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
  const sightings = await fed().server.db.execute(
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
  fed().shop.state.arePagesAway = false;
  await fed().server.db.execute(sql`delete from rate_counters where key like 'live:%'`);
  await expect.poll(() => told(userQuery), { timeout: 5000 * patience }).toContain(price);
  fed().shop.state.arePagesAway = true;
  return told(userQuery);
}

test('whoever asks for it anew while it is read has what it says then', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const old = JSON.stringify({ products: fed().shop.state.products.map(shopifyItem) });
  const wasAsked = new Promise<void>((asked) => {
    fed().shop.state.instead.set('/products.json', (_, response) => {
      fed().shop.state.instead.clear();
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
  await fed().server.db.execute(sql`update pages set fetched_at = now() where url like '%fog-hat'`);
  const { disagreements } = await set('merchant_xml', places.merchant_xml);
  expect(disagreements).toEqual([
    { url: at('/products/fog-hat'), name: 'Fog hat', page: '25.00 EUR', feed: '19.00 EUR' },
  ]);
  await wait(1100);
  const answer = await told('How much is the Fog hat?');
  expect(answer).toContain('Fog hat');
  expect(answer).not.toMatch(/\b(?:25|19)(?:\.00)?\b/);
  expect(await toldAgain('How much is the Fog hat?', '25')).not.toContain('19');
  await fed().server.db.execute(sql`update pages set fetched_at = now() - interval '2 hours'`);
});

test('a choice that only the feed names is looked for in all that it lists, with a price limit and without', async () => {
  product('harbour-sweater').variants.push(variant(1004, 'M', 44, { colour: 'Moss green' }));
  await set('shopify', places.shopify);
  const noLimits = { minPrice: null, maxPrice: null, onSale: false, order: null };
  const within = (option: string[]) =>
    createListedStore(fed().server.db).within(fed().owner.agentId, ['shopify'], { ...noLimits, option }, 1);
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
    await fed().server.db.execute(
      sql`insert into feed_products (agent_id, kind, url, record, read_at) values (${fed().owner.agentId}, 'shopify', ${at(url ?? '')}, ${record}::jsonb, now())`,
    );
  const { rows } = await fed().server.db.execute<{ record: Product; codes: string[] }>(
    sql`select record, codes from feed_products`,
  );
  for (const { record, codes } of rows) expect(codes.toSorted()).toEqual([...new Set(codesOf(record))].toSorted());
  const byCode = (...codes: string[]) =>
    createListedStore(fed().server.db).byCode(fed().owner.agentId, ['shopify'], codes);
  expect(await byCode('sku lamp-Ä1', 'sku both', 'sku xy', 'gtin 12345678')).toEqual(
    new Map([
      ['sku lamp-Ä1', at('/a')],
      ['gtin 12345678', at('/a')],
    ]),
  );
});

test('what only the feed names becomes a product with the next training, and goes with its feed', async () => {
  fed().shop.state.products.push({
    id: 5,
    handle: 'cloud-mitten',
    name: 'Cloud mitten',
    variants: [variant(5001, '', 17, { colour: '' })],
    isUnlisted: true,
  });
  fed().shop.state.arePagesAway = false;
  await set('woocommerce', places.woocommerce);
  await fed().server.db.execute(sql`update training_runs set finished_at = finished_at - interval '2 minutes'`);
  await fed().client.send('trainAgain', { token: fed().owner.token, body: { agentId: fed().owner.agentId } });
  await trained(2);
  fed().shop.state.arePagesAway = true;
  await expect.poll(() => told('How much is the Cloud mitten?'), { timeout: 3000 * patience }).toContain('17');
  await set('woocommerce', null);
  await expect.poll(() => told('How much is the Cloud mitten?'), { timeout: 3000 * patience }).not.toContain('17');
  await fed().server.db.execute(sql`update pages set fetched_at = now() - interval '2 hours'`);
});

test(
  'the next training’s digest tells a price that a feed saw change, once',
  { timeout: 60_000 * patience },
  async () => {
    const again = async (at: number) => {
      await fed().server.db.execute(sql`update training_runs set finished_at = finished_at - interval '2 minutes'`);
      await fed().server.db.execute(
        sql`update price_sightings set seen_from = seen_from - interval '2 minutes', seen_until = seen_until - interval '2 minutes'`,
      );
      await fed().client.send('trainAgain', { token: fed().owner.token, body: { agentId: fed().owner.agentId } });
      return (await trained(at)).digest;
    };
    fed().shop.state.arePagesAway = false;
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
