/**
 * How long the figures of 366 days take with 50,000 conversations of one agent among others': `node tests/bench/insights.ts`. Prints the
 * median and the slowest of 20 readings, and of each part alone.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { createInsightsService } from '../../server/src/features/insights/service.ts';
import { createInsightsStore } from '../../server/src/features/insights/store.ts';
import { newId } from '../../server/src/lib/ids.ts';
import { runAsTenant } from '../../server/src/lib/tenant.ts';
import { seedConversations } from '../support/seed-conversations.ts';

const readings = 20;
const parts = 20;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'));
const database = await openDatabase({ databaseUrl: null, dataDir, log: pino({ level: 'silent' }), poolSize: 10 });
const { db } = database;

try {
  const now = new Date();
  const mine = await newAgent(50_000);
  await newAgent(20_000);
  await db.execute(sql`vacuum analyze messages`);
  await db.execute(sql`vacuum analyze conversations`);
  const store = createInsightsStore(db);
  const service = createInsightsService({ store, creditsOf: async () => ({ left: 500, renewsAt: null }) });
  const year = { start: new Date(now.getTime() - 366 * 86_400_000), end: now };
  const week = { start: new Date(now.getTime() - 7 * 86_400_000), end: now };
  await measure('366 days', mine, () => service.insights(mine, year));
  await measure('7 days', mine, () => service.insights(mine, week));
  for (const part of ['replies', 'products', 'clicked', 'began'] as const)
    await measure(`366 days, ${part} alone`, mine, () => store[part](mine.agentId, year));
  const { outcomes, topics, products } = await runAsTenant(mine, () => service.insights(mine, year));
  say(`${JSON.stringify(outcomes)}, ${topics.length} topics, ${products.length} products`);

  async function newAgent(conversations: number) {
    const [accountId, agentId] = [newId('usr'), newId('agt')];
    await db.execute(
      sql`insert into accounts (id, name, email, password_hash) values (${accountId}, 'Ana', ${`${accountId}@shop.example`}, 'x')`,
    );
    await db.execute(sql`insert into agents (id, account_id) values (${agentId}, ${accountId})`);
    await seedConversations(db, { agentId, until: now, days: 365, conversations });
    await tellReplies(agentId);
    return { agentId, accountId };
  }
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}

/** Of 300 products and 12 topics, as replies keep them; every third reply shows three cards. */
async function tellReplies(agentId: string): Promise<void> {
  const product = sql`(sequence * 7919 % 300)`;
  const card = (shift: number) => sql`jsonb_build_object('title', 'Product ' || (${product} + ${shift}),
    'product_url', 'https://hearthandloom.example/products/' || (${product} + ${shift}),
    'image_url', 'https://cdn.hearthandloom.example/pictures/' || (${product} + ${shift}) || '.jpg', 'price', '€89.00',
    'original_price', '', 'promotion_badge_text', '', 'promotion_description', '', 'cta_text', 'View product')`;
  // one statement for all would take longer than the pool lets any
  for (let part = 0; part < parts; part += 1)
    await db.execute(sql`update messages set
    outcome = (array['answered','answered','answered','answered','unsure','unknown','person','order','talk'])[1 + sequence * 31 % 9],
    topic = (array['delivery.cost','delivery.time','returns.window','returns.cost','payment.methods','care','warranty','exchange','product','contact.email','size_guide','cancel'])[1 + sequence * 17 % 12],
    about = case when sequence % 2 = 0 then jsonb_build_object('url', 'https://hearthandloom.example/products/' || ${product},
      'name', 'Product ' || ${product}, 'soldOut', sequence % 11 = 0) end,
    rating = case when sequence % 23 = 0 then -1 when sequence % 13 = 0 then 1 end,
    cards = case when sequence % 3 = 0 then jsonb_build_array(${card(0)}, ${card(1)}, ${card(2)}) else '[]'::jsonb end
    where agent_id = ${agentId} and role = 'agent' and sequence % ${parts} = ${part}`);
  await db.execute(sql`update conversations set language = (array['en','de','fr'])[1 + length(id) % 3],
    page_path = 'hearthandloom.example/products/' || substr(id, 5, 1) where agent_id = ${agentId}`);
}

async function measure(what: string, tenant: { agentId: string; accountId: string }, work: () => Promise<unknown>) {
  const times: number[] = [];
  for (let time = 0; time <= readings; time += 1) {
    const beganAt = performance.now();
    await runAsTenant(tenant, work);
    if (time > 0) times.push(performance.now() - beganAt);
  }
  times.sort((a, b) => a - b);
  say(`${what}: median ${times[readings / 2]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`);
}
