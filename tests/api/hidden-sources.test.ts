/** What an owner hides from the answers is left out of them at once, in every process and after the next training, and comes back. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHiddenSources } from '../../server/src/features/hidden-sources/feature.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { shop, trainOn } from './support/trained-shop.ts';

let server: TestServer;
let client: TestClient;
let owner: TestOwner;
beforeAll(async () => {
  server = await startTestServer({ worker: false });
  client = createTestClient(server);
});
beforeEach(async () => {
  owner = await client.newOwner({ paid: true });
  await trainOn(server, owner.agentId);
});
afterAll(() => server.close());

const ours = () => ({ token: owner.token });
const hide = (source: { kind: 'page' | 'passage'; url: string; text?: string }, of = owner) =>
  client.send('hideSource', { token: of.token, body: { agentId: of.agentId, ...source } });
const show = (sourceId: string, of = owner) =>
  client.send('showSource', { token: of.token, body: { agentId: of.agentId, sourceId } });
const hiddenNow = async (of = owner) =>
  (await client.send('getHiddenSources', { token: of.token, query: { agentId: of.agentId } })).body.sources;

async function told(userQuery: string): Promise<string> {
  const { agentId } = owner;
  const { sessionId } = (await client.send('createSession', { body: { agentId } })).body;
  const { body } = await client.send('getResponse', { body: { agentId, sessionId, userQuery } });
  return body.success ? JSON.stringify(body.response) : body.code;
}
async function hiddenId(source: Parameters<typeof hide>[0]): Promise<string> {
  const { body } = await hide(source);
  if (!body.success) throw new Error(body.code);
  return body.source._id;
}

test('a hidden page gives no passage and no fact, in whatever spelling it was named, and comes back', async () => {
  expect(await told('How many days do I have to return something?')).toContain('thirty days');
  const id = await hiddenId({ kind: 'page', url: 'http://www.loom.example/returns/?utm_source=x' });
  expect(await told('How many days do I have to return something?')).not.toContain('thirty days');
  expect(await told('How do I wash wool?')).toContain('cold water');
  expect(await hiddenNow()).toMatchObject([{ _id: id, kind: 'page', text: null }]);
  expect((await show(id)).status).toBe(200);
  expect(await told('How many days do I have to return something?')).toContain('thirty days');
  expect(await hiddenNow()).toEqual([]);
});

test('a hidden passage is left out wherever it stands, and the facts in it with it; another training changes nothing', async () => {
  const [delivery] = shop.passages;
  const id = await hiddenId({ kind: 'passage', url: 'https://loom.example/delivery', text: ` ${delivery?.text}\n` });
  expect(await told('What does express delivery cost?')).not.toContain('9.90');
  await server.db.execute(sql`update passages set url = 'https://loom.example/shipping', run_id = 'run_again'
    where agent_id = ${owner.agentId} and url = 'https://loom.example/delivery'`);
  await server.db.execute(sql`update passages set run_id = 'run_again' where agent_id = ${owner.agentId}`);
  await server.db.execute(sql`update search_indexes set run_id = 'run_again' where agent_id = ${owner.agentId}`);
  await server.db.execute(sql`update products set run_id = 'run_again' where agent_id = ${owner.agentId}`);
  await server.db.execute(sql`update facts set run_id = 'run_again' where agent_id = ${owner.agentId}`);
  await server.db.execute(sql`update agents set index_version = 'run_again' where id = ${owner.agentId}`);
  expect(await told('What does express delivery cost?')).not.toContain('9.90');
  await show(id);
  expect(await told('What does express delivery cost?')).toContain('9.90');
});

test('of a product whose page is hidden nothing is told, and it comes back', async () => {
  const asked = ['Enamel mug', 'How much is the Enamel mug?', 'Do you sell enamel mugs?', 'Show me a mug under 50 EUR'];
  expect(await told(asked[1] ?? '')).toContain('enamel-mug');
  const id = await hiddenId({ kind: 'page', url: 'https://loom.example/enamel-mug' });
  for (const question of asked) expect(await told(question), question).not.toContain('enamel-mug');
  await show(id);
  expect(await told(asked[1] ?? '')).toContain('enamel-mug');
});

test('what a product’s description repeats of a hidden passage is not told either, and comes back', async () => {
  const asked = 'Is the Enamel mug dishwasher safe?';
  const repeated = 'Dishwasher safe up to 60 degrees, says the maker.';
  await server.db.execute(sql`update products
    set record = jsonb_set(record, '{description}', ${JSON.stringify(`Glazed by hand in Porto. ${repeated}`)}::jsonb)
    where agent_id = ${owner.agentId} and record ->> 'name' = 'Enamel mug'`);
  expect(await told(asked)).toContain('says the maker');
  const id = await hiddenId({
    kind: 'passage',
    url: 'https://loom.example/enamel-mug',
    text: `Details\n${repeated.replace(' up to', '\nup to')}`,
  });
  expect(await told(asked)).not.toContain('says the maker');
  await show(id);
  expect(await told(asked)).toContain('says the maker');
});

test('another process leaves it out within two seconds', async () => {
  const elsewhere = createHiddenSources(server.db);
  expect((await elsewhere.hiddenOf(owner.agentId)).pages.size).toBe(0);
  const id = await hiddenId({ kind: 'page', url: 'https://loom.example/care' });
  await expect.poll(async () => (await elsewhere.hiddenOf(owner.agentId)).pages.size, { timeout: 2_000 }).toBe(1);
  await show(id);
  await expect.poll(async () => (await elsewhere.hiddenOf(owner.agentId)).pages.size, { timeout: 2_000 }).toBe(0);
});

test('what names no page or no words is refused, the same is hidden once, and the export holds it', async () => {
  expect((await hide({ kind: 'page', url: 'javascript:alert(1)' })).body).toMatchObject({ success: false });
  expect((await hide({ kind: 'passage', url: 'https://loom.example/care', text: ' ' })).body).toMatchObject({
    success: false,
    message: 'Say which words of the page to leave out.',
  });
  const id = await hiddenId({ kind: 'page', url: 'https://loom.example/care' });
  expect(await hiddenId({ kind: 'page', url: 'https://loom.example/care/' })).toBe(id);
  const { body } = await client.send('exportAccount', { ...ours(), id: owner.userId });
  expect(body.export.hiddenSources).toMatchObject([{ kind: 'page', url: 'https://loom.example/care' }]);
  await show(id);
});

test('TE-05 an owner sees and shows only what is the own shop’s', async () => {
  const other = await client.newOwner({ paid: true });
  const id = await hiddenId({ kind: 'page', url: 'https://loom.example/care' });
  expect(await hiddenNow(other)).toEqual([]);
  expect((await show(id, other)).status).toBe(404);
  expect(await told('How do I wash wool?')).not.toContain('cold water');
  await show(id);
});

test('a corrected fact is told, and the sentence that it stands in place of is not', async () => {
  const asked = 'How many days do I have to return something?';
  const { body } = await client.send('getFacts', { token: owner.token, query: { agentId: owner.agentId } });
  const window = body.facts.find(({ topic }) => topic === 'returns.window');
  const save = (decision: { state: 'corrected' | 'found'; text?: string }) =>
    client.send('saveFact', {
      token: owner.token,
      body: { agentId: owner.agentId, factId: window?._id ?? '', ...decision },
    });
  await save({ state: 'corrected', text: 'You may return anything within 90 days.' });
  expect(await told(asked)).toContain('90 days');
  for (const question of [asked, 'May I return something unused?', 'What about returns and refunds?'])
    expect(await told(question), question).not.toContain('thirty days');
  expect(await told('When do I get my refund?'), 'the page goes on telling the rest').toContain('within a week');
  await save({ state: 'found' });
  expect(await told(asked)).toContain('thirty days');
});

test('a hidden fact’s sentence is told from no passage either, and comes back', async () => {
  const asked = 'How many days do I have to return something?';
  const { body } = await client.send('getFacts', { token: owner.token, query: { agentId: owner.agentId } });
  const window = body.facts.find(({ topic }) => topic === 'returns.window');
  const save = (state: 'hidden' | 'found') =>
    client.send('saveFact', {
      token: owner.token,
      body: { agentId: owner.agentId, factId: window?._id ?? '', state },
    });
  expect(await told(asked)).toContain('thirty days');
  await save('hidden');
  for (const question of [asked, 'May I return something unused?', 'What about returns and refunds?'])
    expect(await told(question), question).not.toContain('thirty days');
  expect(await told('When do I get my refund?'), 'the page goes on telling the rest').toContain('within a week');
  await save('found');
  expect(await told(asked)).toContain('thirty days');
});

test('a passage that lost a hidden fact’s sentence is hidden as the receipt names it', async () => {
  const asked = 'When are refunds paid after a return?';
  const { body } = await client.send('getFacts', { token: owner.token, query: { agentId: owner.agentId } });
  const refund = body.facts.find(({ topic }) => topic === 'refund.time');
  await server.db.execute(sql`delete from facts where agent_id = ${owner.agentId} and id = ${refund?._id ?? ''}`);
  const window = body.facts.find(({ topic }) => topic === 'returns.window');
  await client.send('saveFact', {
    token: owner.token,
    body: { agentId: owner.agentId, factId: window?._id ?? '', state: 'hidden' },
  });
  const { sessionId } = (await client.send('createSession', { body: { agentId: owner.agentId } })).body;
  const reply = await client.send('getResponse', { body: { agentId: owner.agentId, sessionId, userQuery: asked } });
  if (!reply.body.success) throw new Error(reply.body.code);
  expect(JSON.stringify(reply.body.response)).toContain('within a week');
  const { receipt } = (await client.send('getReceipt', { token: owner.token, id: reply.body.messageId })).body;
  const passage = receipt.passages.find(({ text }) => text.includes('within a week'));
  expect(passage?.text).not.toContain('thirty days');
  expect(passage?.whole).toBe(shop.passages[1]?.text);
  await hiddenId({ kind: 'passage', url: passage?.url ?? '', text: passage?.whole ?? '' });
  expect(await told(asked)).not.toContain('within a week');
});
