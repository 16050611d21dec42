/** An agent that was trained on a shop with three feeds, for as long as a test file runs; each test finds the shop as it was and no feed on. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FeedKind } from '@vitrine/contract/feeds';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Product } from '../../../server/src/extraction/extracted-page.ts';
import { feedShopHost, startFeedShop, yarnShop } from './feed-shop.ts';
import { patience } from './in-process.ts';
import { createTestClient } from './test-client.ts';
import type { TestClient, TestOwner } from './test-client.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

export const at = (path: string) => `https://${feedShopHost}${path}`;
export const places: Record<FeedKind, string> = {
  shopify: at('/products.json'),
  woocommerce: at('/wp-json/wc/store/v1/products'),
  merchant_xml: at('/google-feed.xml'),
};

interface FedShop {
  shop: Awaited<ReturnType<typeof startFeedShop>>;
  server: TestServer;
  client: TestClient;
  owner: TestOwner;
}

/** @returns `fed` gives what is there once the tests of the file run */
export function useFedShop() {
  let open: FedShop | null = null;
  const fed = (): FedShop => {
    if (open === null) throw new Error('the shop opens before the first test');
    return open;
  };

  beforeAll(async () => {
    const shop = await startFeedShop();
    const server = await startTestServer({ env: shop.env });
    const client = createTestClient(server);
    const owner = await client.newOwner({ paid: true });
    open = { shop, server, client, owner };
    const knowledge = { region: 'eu', websiteUrl: feedShopHost, sitemapURL: at('/sitemap.xml'), excludeUrl: [] };
    await client.send('createKnowledge', { token: owner.token, body: { agentId: owner.agentId, ...knowledge } });
    await trained(1);
    for (let i = 0; i < 200 * patience && (await feeds()).length < 3; i += 1) await wait(100);
    // its pages were read two hours ago: what a feed says now is newer
    await server.db.execute(sql`update pages set fetched_at = now() - interval '2 hours'`);
    shop.state.arePagesAway = true;
  }, 90_000);
  afterAll(async () => {
    const { server, shop } = fed();
    await server.close();
    await shop.close();
  });
  afterEach(async () => {
    const { server, shop } = fed();
    shop.state.products = yarnShop();
    Object.assign(shop.state, { robots: '', arePagesAway: true });
    shop.state.instead.clear();
    await server.db.execute(sql`delete from live_readings`);
    for (const kind of ['shopify', 'woocommerce', 'merchant_xml'] as const) await set(kind, null);
  });

  const feeds = async () => {
    const { client, owner } = fed();
    return (await client.send('getFeeds', { token: owner.token, query: { agentId: owner.agentId } })).body.feeds;
  };

  async function trained(count: number) {
    const { client, owner } = fed();
    for (let i = 0; i < 300 * patience; i += 1) {
      const { trainings } = (await client.send('getTrainings', { token: owner.token, id: owner.agentId })).body;
      const [newest] = trainings;
      if (trainings.length === count && newest?.finishedAt != null) return newest;
      await wait(100);
    }
    throw new Error('the training never ended');
  }

  async function set(kind: FeedKind, url: string | null) {
    const { client, owner } = fed();
    const { body } = await client.send('updateFeed', {
      token: owner.token,
      body: { agentId: owner.agentId, kind, url },
    });
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
    const { client, owner } = fed();
    const { agentId } = owner;
    const { sessionId } = (await client.send('createSession', { body: { agentId } })).body;
    const { body } = await client.send('getResponse', { body: { agentId, sessionId, userQuery } });
    return body.success ? JSON.stringify(body.response) : body.code;
  }

  /** what is in force */
  async function known(): Promise<Product[]> {
    const { server, owner } = fed();
    const { rows } = await server.db.execute<{ record: Product }>(
      sql`select record from feed_products where agent_id = ${owner.agentId} order by url`,
    );
    return rows.map(({ record }) => record);
  }

  const product = (handle: string) => {
    const found = fed().shop.state.products.find((one) => one.handle === handle);
    if (!found) throw new Error(handle);
    return found;
  };

  return { fed, trained, set, told, known, product };
}
