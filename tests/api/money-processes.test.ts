/** Money and more than one process: two servers share a database, and one is killed at each step of an answer and of a webhook. Those kills are for `npm run verify`, which says with KILL_EVERY how many steps it leaves out between two. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLedger } from '../../server/src/features/billing/ledger.ts';
import { startKillingWire } from './support/money/killing-wire.ts';
import { spawnServer } from './support/money/spawned-server.ts';
import type { SpawnedServer } from './support/money/spawned-server.ts';
import { jsonPieces, startScriptedModel } from './support/scripted-model.ts';
import type { ScriptedModel } from './support/scripted-model.ts';
import { startScriptedStripe } from './support/stripe/scripted-stripe.ts';
import type { ScriptedStripe } from './support/stripe/scripted-stripe.ts';
import { createStripeVisit } from './support/stripe/stripe-visit.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';

const every = Number(process.env['KILL_EVERY'] ?? 24);
const killing = test.runIf(process.env['KILL_EVERY'] !== undefined);

let model: ScriptedModel;
let stripe: ScriptedStripe;
let server: TestServer;
let client: TestClient;
let visit: ReturnType<typeof createStripeVisit>;
let wire: Awaited<ReturnType<typeof startKillingWire>>;
let other: SpawnedServer | null = null;

beforeAll(async () => {
  model = await startScriptedModel();
  stripe = await startScriptedStripe();
  const env = { LLM_BASE_URL: model.url, LLM_MODEL: 'scripted', ...stripe.env };
  server = await startTestServer({ worker: false, env });
  client = createTestClient(server);
  visit = createStripeVisit(server, client, stripe);
  wire = await startKillingWire(server.database.url);
  model.will({ pieces: jsonPieces('Parcels arrive within three working days.') });
});
afterAll(async () => {
  await other?.stop();
  await wire.close();
  await server.close();
  await stripe.close();
  await model.close();
});

async function another(): Promise<SpawnedServer> {
  if (other?.isUp() === true) return other;
  const env = { LLM_BASE_URL: model.url, LLM_MODEL: 'scripted', ...stripe.env };
  other = await spawnServer({ ...env, DATABASE_URL: wire.url, DATA_DIR: server.dataDir });
  return other;
}
async function trainedOwner(): Promise<TestOwner> {
  const owner = await client.newOwner({ paid: true });
  await trainOn(server, owner.agentId);
  return owner;
}
const newSession = async ({ agentId }: TestOwner) =>
  (await client.send('createSession', { body: { agentId } })).body.sessionId;
const question = ({ agentId }: TestOwner, sessionId: string, clientMessageId: string) => ({
  agentId,
  sessionId,
  clientMessageId,
  userQuery: 'How long does delivery take?',
  path: 'loom.example/',
});
/** How often each kind of entry stands in the ledger. */
const counts = async (owner: TestOwner) => {
  const kinds = (await visit.entries(owner)).map((entry) => entry.split(' ')[0] ?? '');
  const countOf = (kind: string) => kinds.filter((one) => one === kind).length;
  return { messages: countOf('message'), held: countOf('hold') - countOf('release'), grants: countOf('grant') };
};
const rest = async (owner: TestOwner) => (await visit.payment(owner)).restToConsume;

test(
  'CR-01 one credit, two processes on one database and fifty parallel chats: one is answered, the model is called once',
  { timeout: 120_000 },
  async () => {
    const owner = await trainedOwner();
    const second = await another();
    await server.db.execute(
      sql`insert into credit_entries (account_id, source, amount) values (${owner.userId}, 'test:used', -499)`,
    );
    await server.db.execute(sql`update subscriptions set rest_to_consume = 1 where account_id = ${owner.userId}`);
    // all fifty come before the one is answered: from then on the chat is closed, and says so in another way
    model.will({ pieces: jsonPieces('Within three working days.'), firstDelayMs: 5_000 });
    const sessions = await Promise.all(Array.from({ length: 50 }, () => newSession(owner)));
    const statuses = await Promise.all(
      sessions.map(async (sessionId, n) => {
        const body = question(owner, sessionId, `once-${n}`);
        if (n % 2 === 1) return second.post('/agents/get_response', body);
        return (await client.send('getResponse', { body })).status;
      }),
    );
    expect(statuses.toSorted((a, b) => Number(a) - Number(b))).toEqual([200, ...Array.from({ length: 49 }, () => 402)]);
    expect(model.requests).toHaveLength(1);
    expect(await visit.ledgerSum(owner)).toBe(0);
    expect(await rest(owner)).toBe(0);
  },
);

/** Kills the other server at step after step of some work, until the work gets by unharmed. @returns how many steps it has */
async function killAtEachStep(work: (on: SpawnedServer) => Promise<number | null>, check: () => Promise<void>) {
  for (let step = Math.ceil(every / 2); ; step += every) {
    for (const when of ['before it', 'after it'] as const) {
      const victim = await another();
      wire.arm({ step, when }, victim.kill);
      const status = await work(victim);
      wire.disarm();
      if (status !== null) return step;
      await victim.stop();
      await check();
    }
  }
}

killing(
  'CR-04 CR-05 ST-01 kill -9 at each step of an answer: sent again it costs one credit, and what was held comes back',
  { timeout: 1_800_000 },
  async () => {
    const owner = await trainedOwner();
    const ledger = createLedger(server.db, async () => {});
    let sends = 0;
    let sessionId = '';
    const steps = await killAtEachStep(
      async (victim) => {
        sessionId = await newSession(owner);
        sends += 1;
        return victim.post('/agents/get_response', question(owner, sessionId, `send-${sends}`));
      },
      async () => {
        await server.db.execute(sql`update credit_holds set lease_until = now() - interval '1 second'`);
        await server.db.execute(sql`update conversations set answering_until = null`);
        await ledger.sweep();
        const again = await client.send('getResponse', { body: question(owner, sessionId, `send-${sends}`) });
        expect(again.status).toBe(200);
        expect(await counts(owner)).toEqual({ messages: sends, held: sends, grants: 1 });
        expect(await rest(owner)).toBe(500 - sends);
        expect(await visit.ledgerSum(owner)).toBe(500 - sends);
      },
    );
    expect(steps).toBeGreaterThan(8);
  },
);

killing('PA-11 kill -9 at each step of a webhook: sent again it grants once', { timeout: 1_800_000 }, async () => {
  let owner = await client.newOwner();
  let event = '';
  const deliver = (on: SpawnedServer) =>
    on.post('/payments/webhook', event, { 'stripe-signature': stripe.sign(event) });
  const steps = await killAtEachStep(
    async (victim) => {
      owner = await client.newOwner();
      stripe.world.pay(await visit.payUrl(owner, 'Basic'));
      event = visit.fresh().find((one) => one.includes('"invoice.paid"')) ?? '';
      return deliver(victim);
    },
    async () => {
      expect(await visit.deliver(event)).toBe(200);
      expect(await visit.deliver(event)).toBe(200);
      expect(await visit.entries(owner)).toEqual(['grant 1500']);
      expect(await visit.payment(owner)).toMatchObject({ plan: 'Basic', restToConsume: 1500 });
    },
  );
  expect(steps).toBeGreaterThan(5);
});
