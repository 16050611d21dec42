/** Receipts name frozen copies of what they rest on: each version of the shop's words once, exact through trainings, and gone with the last receipt. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFreezeDocuments } from '../../server/src/features/answering/freeze-documents.ts';
import { sweepDocuments } from '../../server/src/features/conversations/frozen-documents.ts';
import { createKnowledgeStore } from '../../server/src/features/knowledge/store.ts';
import { TryAgainLater } from '../../server/src/jobs/try-again-later.ts';
import { buildIndex } from '../../server/src/search/build-index.ts';
import { change, copyOf, livingShop, siteOf } from './support/living-shop.ts';
import type { TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { shop, trainOn } from './support/trained-shop.ts';
import { createTrainingBench, never } from './support/training-bench.ts';

let server: TestServer;
let owner: TestOwner;
beforeAll(async () => {
  server = await startTestServer({ worker: false });
  owner = await server.newOwner({ paid: true });
  await trainOn(server, owner.agentId);
});
afterAll(() => server.close());
const { count, createTrainer, newRun } = createTrainingBench(() => server);
const needs = { buildIndex: async (documents: Parameters<typeof buildIndex>[0]) => buildIndex(documents) };

async function newChat({ agentId }: TestOwner, userQuery: string) {
  const { sessionId } = (await server.send('createSession', { body: { agentId } })).body;
  const { body } = await server.send('getResponse', { body: { agentId, sessionId, userQuery, path: 'loom.example/' } });
  if (!body.success) throw new Error(body.message);
  return { agentId, sessionId, messageId: body.messageId };
}

const copies = ({ agentId }: { agentId: string }) =>
  count(sql`select count(*)::int from receipt_documents where agent_id = ${agentId}`);
/** what process made sure of them did so long ago */
const ageCopies = ({ agentId }: TestOwner, minutes: number) =>
  server.db.execute(sql`update receipt_documents set seen_at = now() - ${minutes} * interval '1 minute'
    where agent_id = ${agentId}`);

test('a receipt shows the words, the price and the facts of its time after trainings that changed them', async () => {
  const { agentId, token, key } = await newRun();
  const userId = await count(sql`select account_id from agents where id = ${agentId}`);
  const free = { userId, amount: 0, requestsNumber: 500, currency: 'eur', plan: 'Free' };
  await server.send('getPaymentUrl', { token, body: free });
  const pages = livingShop();
  await createTrainer(siteOf(pages), needs).train({ key, isLastAttempt: false, signal: never });
  const ask = async (userQuery: string) => {
    const { sessionId } = (await server.send('createSession', { body: { agentId } })).body;
    const { body } = await server.send('getTestResponse', { token, body: { agentId, sessionId, userQuery } });
    if (!body.success) throw new Error(body.message);
    return body.messageId;
  };
  const receipt = async (id: string) => (await server.send('getReceipt', { token, id })).body.receipt;
  const questions = ['How long may I return something?', 'What do you have under 21?'];
  const asked = [await ask(questions[0] ?? ''), await ask(questions[1] ?? '')];
  const before = await Promise.all(asked.map(receipt));
  expect(JSON.stringify(before[0])).toContain('thirty days');
  expect(before[1]?.products[0]).toMatchObject({ name: 'Thing 00', price: { amount: 20, currency: 'EUR' } });

  const now = copyOf(pages);
  const text = 'You may return anything unused. The time for it is fourteen days.';
  change(now, '/policies/returns', { text, lastmod: '2026-11-20' });
  change(now, '/products/p00', { price: '19.50', lastmod: '2026-11-20' });
  const store = createKnowledgeStore(server.db);
  const runId = await store.transaction((tx) => store.addRun(tx, agentId, { cause: 'schedule' }));
  const { train } = createTrainer(siteOf(now), needs);
  await train({ key: { agentId, runId }, isLastAttempt: false, signal: never });

  const later = await Promise.all([receipt(await ask(questions[0] ?? '')), receipt(await ask(questions[1] ?? ''))]);
  expect(JSON.stringify(later[0])).toContain('fourteen days');
  expect(later[1].products[0]).toMatchObject({ price: { amount: 19.5 } });
  // of the run that it names nothing else is kept, so only the day of that training is not known any more
  const asItWas = before.map((one) => ({ ...one, trainedAt: expect.anything() }));
  expect(
    (await Promise.all(asked.map(receipt))).map((one) => ({ ...one, trainedAt: one.trainedAt ?? 'gone' })),
  ).toEqual(asItWas);
});

test('the same words stand once, whoever asks and whichever process answers', async () => {
  const chats = [];
  for (let i = 0; i < 3; i += 1) chats.push(await newChat(owner, 'How long does delivery take?'));
  const stood = await copies(owner);
  expect(stood).toBeGreaterThan(0);
  const others = { products: [], facts: [] };
  await createFreezeDocuments(server.db)(owner.agentId, { passages: shop.passages, ...others });
  const first = await copies(owner);
  const frozen = await createFreezeDocuments(server.db)(owner.agentId, { passages: shop.passages, ...others });
  expect(await copies(owner)).toBe(first);
  expect(new Set(frozen.documents.passages).size).toBe(shop.passages.length);
  for (const { messageId } of chats) {
    const { body } = await server.send('getReceipt', { token: owner.token, id: messageId });
    expect(JSON.stringify(body.receipt)).toContain('three working days');
  }
});

test('copies go once no receipt names them, and none that a reply under way may still name', async () => {
  const keeper = await server.newOwner({ paid: true });
  await trainOn(server, keeper.agentId);
  const { messageId } = await newChat(keeper, 'How do I wash wool?');
  const named = await copies(keeper);
  const gone = await newChat(keeper, 'How long does delivery take?');
  expect(await copies(keeper)).toBeGreaterThan(Number(named));
  await sweepDocuments(server.db, keeper.agentId);

  await server.send('deleteChat', { body: { agentId: gone.agentId, sessionId: gone.sessionId } });
  const queued = sql`select count(*)::int from jobs where kind = 'conversations.sweep_documents'
    and payload ->> 'agentId' = ${keeper.agentId} and finished_at is null and run_at > now() + interval '2 hours'`;
  expect(await count(queued)).toBe(1);
  await ageCopies(keeper, 119);
  await expect(sweepDocuments(server.db, keeper.agentId)).rejects.toThrow(TryAgainLater);
  expect(await copies(keeper)).toBeGreaterThan(Number(named));
  await ageCopies(keeper, 121);
  await sweepDocuments(server.db, keeper.agentId);
  expect(await copies(keeper)).toBe(named);
  const { body } = await server.send('getReceipt', { token: keeper.token, id: messageId });
  expect(JSON.stringify(body.receipt)).toContain('Wash wool by hand');
});

test('a process looks again whether a copy stands long before it could be swept, and a swept one comes back', async () => {
  const keeper = await server.newOwner();
  const { agentId } = keeper;
  let now = 0;
  const freeze = createFreezeDocuments(server.db, () => now);
  const used = { passages: shop.passages.slice(0, 2), products: [], facts: [] };
  await freeze(agentId, used);
  await ageCopies(keeper, 31);
  now = 29 * 60_000;
  await freeze(agentId, used);
  const young = sql`select count(*)::int from receipt_documents where agent_id = ${agentId} and seen_at > now() - interval '1 minute'`;
  expect(await count(young)).toBe(0);
  now = 31 * 60_000;
  await freeze(agentId, used);
  expect(await count(young)).toBe(2);
  await server.db.execute(sql`delete from receipt_documents where agent_id = ${agentId}`);
  await createFreezeDocuments(server.db)(agentId, used);
  expect(await copies(keeper)).toBe(2);
});

test('replies at once that rest on the same new words do not wait for each other for ever', async () => {
  const { agentId } = await server.newOwner();
  const used = { passages: shop.passages, products: shop.products, facts: [] };
  const turned = { passages: used.passages.toReversed(), products: used.products.toReversed(), facts: [] };
  const all = Array.from({ length: 16 }, (_, i) => createFreezeDocuments(server.db)(agentId, i % 2 ? used : turned));
  expect((await Promise.all(all)).length).toBe(16);
  expect(await copies({ agentId })).toBe(8);
});
