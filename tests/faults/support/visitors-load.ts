/** Shops and visitors who write without a pause, and remember everything that was acknowledged to them; what failed they send again under the same id. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect } from 'vitest';
import { trainOn } from '../../api/support/trained-shop.ts';

interface Shop {
  userId: string;
  agentId: string;
  token: string;
}

interface Acknowledged {
  sessionId: string;
  text: string;
  messageId: string;
}

type Json = Record<string, unknown>;
const questions = ['How long is delivery?', 'Do you have a wool blanket?', 'Can I return it?', 'How do I wash wool?'];
/** so that no shop runs out of credits in any loop */
const credits = 1_000_000;

async function call(url: string, path: string, body?: object, token?: string): Promise<Json | null> {
  const answer = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => null);
  if (answer?.status !== 200) return null;
  // the fields that are used are checked by the assertions they end in
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await answer.json().catch(() => null)) as Json | null;
}

export async function openShops(url: string, databaseUrl: string, count: number): Promise<Shop[]> {
  const client = new Pool({ connectionString: databaseUrl, max: 1 });
  client.on('error', () => {});
  const shops: Shop[] = [];
  for (let i = 0; i < count; i += 1) {
    const body = { name: 'A', email: `${randomUUID()}@shop.example`, password: 'correct horse 9' };
    const made = JSON.parse(JSON.stringify(await call(url, '/users/register', body))) as {
      user: { _id: string; token: string };
      agent: { _id: string };
    };
    const shop = { userId: made.user._id, agentId: made.agent._id, token: made.user.token };
    const free = { userId: shop.userId, amount: 0, requestsNumber: 500, currency: 'eur', plan: 'Free' };
    await call(url, '/payments/get_payment_url', free, shop.token);
    await trainOn({ db: drizzle(client) }, shop.agentId);
    const more = 'update subscriptions set offer = $2, rest_to_consume = $2 where account_id = $1';
    await client.query(more, [shop.userId, credits]);
    const grant = `insert into credit_entries (account_id, source, amount) values ($1, 'grant:load', $2)`;
    await client.query(grant, [shop.userId, credits - 500]);
    shops.push(shop);
  }
  await client.end();
  return shops;
}

export function startVisitors(url: string, shops: readonly Shop[], visitors: number) {
  const acknowledged: Acknowledged[] = [];
  const stopped = new AbortController();
  const goesOn = () => !stopped.signal.aborted;
  let failures = 0;

  async function until<T>(attempt: () => Promise<T | null>): Promise<T | null> {
    while (goesOn()) {
      const result = await attempt();
      if (result !== null) return result;
      failures += 1;
      await sleep(50);
    }
    return null;
  }

  async function visit({ agentId }: Shop): Promise<void> {
    const session = await until(() => call(url, '/agents/create_new_session', { agentId }));
    if (session === null) return;
    const sessionId = String(session['sessionId']);
    for (let i = 0; goesOn() && i < 5; i += 1) {
      const text = `${questions[i % questions.length]} ${randomUUID()}`;
      const asked = { agentId, sessionId, userQuery: text, clientMessageId: randomUUID(), path: 'loom.example/' };
      const reply = await until(() => call(url, '/agents/get_response', asked));
      if (reply !== null) acknowledged.push({ sessionId, text, messageId: String(reply['messageId']) });
    }
  }

  const running = Array.from({ length: visitors }, async (_, i) => {
    const shop = shops[i % shops.length];
    if (shop) while (goesOn()) await visit(shop);
  });
  return {
    acknowledged,
    failures: () => failures,
    async stop() {
      stopped.abort();
      await Promise.all(running);
    },
  };
}

/** Every acknowledged reply stands, once, with its question and its entry in the ledger; every balance is the sum of its ledger and its holds (R3, R4). */
export async function expectNothingLost(databaseUrl: string, acknowledged: readonly Acknowledged[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  const one = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows[0]?.n as number;
  const ids = acknowledged.map(({ messageId }) => messageId);
  const lost = await one(
    `select count(*)::int as n from unnest($1::text[], $2::text[]) as a (id, text) where not exists (
       select 1 from messages r join messages q on q.agent_id = r.agent_id and q.id = r.reply_to
       join receipts e on e.agent_id = r.agent_id and e.message_id = r.id
       where r.id = a.id and q.content = a.text)`,
    [ids, acknowledged.map(({ text }) => text)],
  );
  expect(lost, 'acknowledged replies that are not there').toBe(0);
  expect(
    await one(`select count(*)::int as n from messages m join agents a on a.id = m.agent_id where m.charged <> exists (
      select 1 from credit_entries c where c.account_id = a.account_id and c.source = 'message:' || m.id) and m.role = 'agent'`),
    'replies whose charge is not in the ledger, or the other way',
  ).toBe(0);
  expect(
    await one(
      `select count(*)::int as n from subscriptions s where s.rest_to_consume + coalesce(
        (select count(*) from credit_holds h where h.account_id = s.account_id), 0) + coalesce(
        (select count(*) from credit_entries c where c.account_id = s.account_id and c.source like 'message:%'), 0) <> $1`,
      [credits],
    ),
    'balances that are wrong',
  ).toBe(0);
  expect(
    await one(`select count(*)::int as n from (select 1 from messages where role = 'human' group by agent_id,
      conversation_id, client_message_id having count(*) > 1) d`),
    'messages that stand twice',
  ).toBe(0);
  await client.end();
}
