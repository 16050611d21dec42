/**
 * `node tests/bench/server/measure-feed.ts [KIND]` after a build: a feed of 100,000 variants, of each kind, from the moment its owner turns it on
 * until it is in force; the server's memory over rest meanwhile and while the first visitor is answered with it; and its second reading,
 * unchanged.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { startPostgres15 } from '../../../scripts/external-postgres.ts';
import { feedShopHost, startFeedShop, variant } from '../../api/support/feed-shop.ts';
import { residentMb } from '../../faults/support/resident-mb.ts';
import { startServer } from '../../faults/support/server-process.ts';
import { openShops } from '../../faults/support/visitors-load.ts';

const products = 10_000;
const each = 10;
const seconds = (ms: number) => Number((ms / 1000).toFixed(1));

const shop = await startFeedShop(
  Array.from({ length: products }, (_, p) => ({
    id: 1_000_000 + p,
    handle: `hand-knitted-harbour-sweater-number-${p}`,
    name: `Hand-knitted harbour sweater number ${p}`,
    variants: Array.from({ length: each }, (_of, v) =>
      variant(40_000_000_000 + p * each + v, `Size ${v}`, 40 + v, { isThere: v % 3 > 0, priorPrice: 60 + v }),
    ),
  })),
);
const postgres = await startPostgres15();
const server = await startServer(postgres.adminUrl, shop.env);
const pool = new Pool({ connectionString: postgres.adminUrl, max: 1 });

async function call(path: string, body: object, token: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}/api/agents/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return answer.json();
}

const places = {
  shopify: '/products.json',
  woocommerce: '/wp-json/wc/store/v1/products',
  merchant_xml: '/google-feed.xml',
};

const [only] = process.argv.slice(2);
for (const [kind, path] of Object.entries(places).filter(([one]) => only === undefined || one === only)) {
  const [owner] = await openShops(server.url, postgres.adminUrl, 1);
  if (owner === undefined) throw new Error('no shop');
  const { agentId, token } = owner;
  await pool.query(`update agent_knowledge set website_url = $1 where agent_id = $2`, [feedShopHost, agentId]);
  await sleep(5_000);
  const rest = await residentMb(server.pid());
  let most = rest;
  const looking = setInterval(() => void residentMb(server.pid()).then((mb) => (most = Math.max(most, mb))), 50);
  const read = async () => {
    const before = (await readAt(agentId))?.getTime();
    const beganAt = performance.now();
    const updated = call('update_feed', { agentId, kind, url: `https://${feedShopHost}${path}` }, token);
    for (;;) {
      const now = await readAt(agentId);
      if (now !== null && now.getTime() !== before) break;
      await sleep(50);
    }
    const inForce = seconds(performance.now() - beganAt);
    await updated;
    // what was seen is kept after it is in force; who asks for the next reading before then asks in vain
    while (!(await isDone(agentId))) await sleep(50);
    return { inForce, whole: seconds(performance.now() - beganAt) };
  };
  const first = await read();
  const whileRead = most - rest;
  const { sessionId } = Object(await call('create_new_session', { agentId }, token));
  const askedAt = performance.now();
  await call('get_response', { agentId, sessionId, userQuery: 'Do you have a wool blanket?' }, token);
  const answered = Math.round(performance.now() - askedAt);
  const again = await read();
  clearInterval(looking);
  const { rows } = await pool.query(
    `select f.products, f.variants, f.problem, (select count(*)::int from price_sightings s where s.agent_id = f.agent_id) as sightings
     from product_feeds f where f.agent_id = $1`,
    [agentId],
  );
  process.stdout.write(
    `${kind}: ${JSON.stringify({ ...rows[0], firstReadingS: first, unchangedReadingS: again, restMb: rest, overRestMb: whileRead, overRestWithFirstAnswerMb: most - rest, firstAnswerMs: answered })}\n`,
  );
  await call('update_feed', { agentId, kind, url: null }, token);
}

async function isDone(agentId: string): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from product_feeds where agent_id = $1 and is_on and next_read_at is not null`,
    [agentId],
  );
  return rows.length > 0;
}

async function readAt(agentId: string): Promise<Date | null> {
  const { rows } = await pool.query<{ read_at: Date | null; problem: string | null }>(
    `select read_at, problem from product_feeds where agent_id = $1 and is_on`,
    [agentId],
  );
  if (rows[0]?.problem != null && rows[0].read_at === null) throw new Error(rows[0].problem);
  return rows[0]?.read_at ?? null;
}

await pool.end();
await server.stop();
await postgres.stop();
await shop.close();
