/**
 * What reading a price once more adds to a reply without a model, at a shop 150 ms away: for the first visitor, and for the second one
 * within a minute. The server is composed as main.ts does; the shop is a local one that waits. `node tests/bench/server/live-prices.ts`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createServer } from '../../../server/src/composition.ts';
import { parseConfig } from '../../../server/src/config.ts';
import { openDatabase } from '../../../server/src/database/open-database.ts';
import { createTestClient } from '../../api/support/test-client.ts';
import { startPriceShop } from '../../support/price-shop.ts';
import { percentile } from './percentiles.ts';

const roundTripMs = 150;
const rounds = 8;
const visitorsPerRound = 10;

const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-live-'));
const shop = await startPriceShop({ products: visitorsPerRound });
const settings = { NODE_ENV: 'test', DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DATA_DIR: dataDir };
const config = parseConfig({ ...settings, ...shop.env });
const log = pino({ level: 'silent' });
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir, log });
const projectRoot = path.resolve(import.meta.dirname, '../../..');
const { app, worker } = await createServer({ config, database, log, projectRoot });
worker?.start();
await app.ready();
const client = createTestClient({ app });
const { agentId, token } = await client.newOwner({ paid: true });
const sitemapURL = `https://${shop.host}/sitemap.xml`;
await client.send('createKnowledge', {
  token,
  body: { agentId, region: 'eu', websiteUrl: shop.host, sitemapURL, excludeUrl: [] },
});
for (;;) {
  const { trainings } = (await client.send('getTrainings', { token, id: agentId })).body;
  if (trainings[0]?.phase === 'done') break;
  await wait(100);
}
await worker?.stop();

/** @returns how long the shop was waited for, of the whole answer, as its receipt says */
async function ask(name: string): Promise<{ live: number; isLive: boolean }> {
  const { sessionId } = (await client.send('createSession', { body: { agentId } })).body;
  const body = { agentId, sessionId, userQuery: `How much is the ${name}?` };
  const reply = (await client.send('getResponse', { body })).body;
  if (!reply.success) throw new Error(reply.code);
  const { receipt } = (await client.send('getReceipt', { token, id: reply.messageId })).body;
  const isLive = reply.response.product_cards[0]?.checked === 'live';
  return { live: receipt.timesMs?.live ?? 0, isLive };
}

async function measure() {
  const [first, second]: [number[], number[]] = [[], []];
  let read = 0;
  for (let round = 0; round < rounds; round += 1) {
    await database.db.execute(sql`delete from rate_counters where key like 'live%'`);
    await database.db.execute(sql`update live_readings set read_at = read_at - interval '5 minutes'`);
    for (const { name } of shop.goods) {
      const one = await ask(name);
      read += Number(one.isLive);
      first.push(one.live);
      second.push((await ask(name)).live);
    }
  }
  const say = (all: number[]) => `p50 ${percentile(all, 0.5)} ms, p95 ${percentile(all, 0.95)} ms`;
  console.log(`first visitor: ${say(first)} (${read} of ${first.length} read live); second: ${say(second)}`);
}

shop.ways.delayMs = roundTripMs;
await measure();
await app.close();
await database.close();
await shop.close();
await rm(dataDir, { recursive: true, force: true });
