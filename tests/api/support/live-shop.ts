/** A paid owner whose agent was trained on a shop whose prices change, and visitors who ask it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ProductCard } from '../../../contract/src/reply-envelope.ts';
import { startPriceShop } from '../../support/price-shop.ts';
import type { PriceShop } from '../../support/price-shop.ts';
import { patience } from './in-process.ts';
import { createTestClient } from './test-client.ts';
import type { TestClient, TestOwner } from './test-client.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

export interface Told {
  messageId: string;
  text: string;
  cards: ProductCard[];
}

export interface LiveShop {
  shop: PriceShop;
  server: TestServer;
  client: TestClient;
  owner: TestOwner;
  /** in a conversation of its own */
  ask: (userQuery: string) => Promise<Told>;
  /** products' pages and endpoints that were asked for since */
  askedSince: (at: number) => string[];
  close: () => Promise<void>;
}

export async function startLiveShop({ products = 20, env = {} } = {}): Promise<LiveShop> {
  const shop = await startPriceShop({ products });
  const server = await startTestServer({ env: { ...shop.env, ...env } });
  const client = createTestClient(server);
  const owner = await client.newOwner({ paid: true });
  const { agentId, token } = owner;
  await client.send('createKnowledge', {
    token,
    body: {
      agentId,
      region: 'eu',
      websiteUrl: shop.host,
      sitemapURL: `https://${shop.host}/sitemap.xml`,
      excludeUrl: [],
    },
  });
  for (let i = 0; ; i += 1) {
    const { trainings } = (await client.send('getTrainings', { token, id: agentId })).body;
    if (trainings[0]?.phase === 'done') break;
    if (i > 300 * patience) throw new Error(`the training did not end: ${JSON.stringify(trainings)}`);
    await wait(100);
  }
  return {
    shop,
    server,
    client,
    owner,
    async ask(userQuery) {
      const { sessionId } = (await client.send('createSession', { body: { agentId } })).body;
      const { body } = await client.send('getResponse', { body: { agentId, sessionId, userQuery } });
      if (!body.success) throw new Error(body.code);
      const { agent_response_text: text, product_cards: cards } = body.response;
      return { messageId: body.messageId, text, cards };
    },
    askedSince: (at) => shop.asked.filter((one) => one.at >= at && one.path !== '/robots.txt').map(({ path }) => path),
    async close() {
      await server.close();
      await shop.close();
    },
  };
}
