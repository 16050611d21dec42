/** What a message reads of its agent before it is answered: once for those who come together, and planned once for a connection. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readSince } from '../../server/src/database/share-reads.ts';
import { createKnowledgeReader } from '../../server/src/features/answering/knowledge-reader.ts';
import { parseProductQuery } from '../../server/src/search/product-query.ts';
import { inProcess } from './support/in-process.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';

let server: TestServer;
let client: TestClient;
let agentId = '';

beforeAll(async () => {
  server = await startTestServer({ worker: false });
  client = createTestClient(server);
  ({ agentId } = await client.newOwner({ paid: true }));
  await trainOn(server, agentId);
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const ofShop = () => createKnowledgeReader(server.db).documents(agentId, `run_${agentId.slice(4)}`);

/** @returns the statements that are sent from now on */
function watch(): { name?: string; text: string }[] {
  const sent: { name?: string; text: string }[] = [];
  const pool = server.db.$client;
  const send = pool.query.bind(pool);
  vi.spyOn(pool, 'query').mockImplementation((...asked: unknown[]): unknown => {
    const [statement] = asked;
    if (isStatement(statement)) sent.push(statement);
    return Reflect.apply(send, pool, asked);
  });
  return sent;
}

const isStatement = (asked: unknown): asked is { name?: string; text: string } =>
  typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string';

test.each([
  ['blankets', 9, ['Linen tea towel', 'Enamel mug', 'Harbour wool blanket', 'Alpine wool blanket']],
  ['the most expensive ones', 2, ['Alpine wool blanket', 'Harbour wool blanket']],
  ['between 15 and 100 euros', 9, ['Enamel mug', 'Harbour wool blanket']],
  ['anything on sale', 9, ['Harbour wool blanket']],
  ['the cheapest on sale under 50 euros', 9, []],
])('products of the price that "%s" asks for, in its order', async (asked, most, names) => {
  const within = await ofShop().productsWithin(parseProductQuery(asked), most);
  expect(within.map(({ name }) => name)).toEqual(names);
});

test('products within one price are read once for all who came before the reading', async () => {
  const shop = ofShop();
  const sent = watch();
  const within = () => shop.productsWithin(parseProductQuery('blankets'), 9);
  const all = await readSince(performance.now(), () => Promise.all([within(), within(), within()]));
  expect(all.map(({ length }) => length)).toEqual([4, 4, 4]);
  expect(sent).toHaveLength(1);
});

inProcess('it watches the server’s own connections')('what every message reads has a name', async () => {
  const { sessionId } = (await client.send('createSession', { body: { agentId } })).body;
  const ask = (userQuery: string) => client.send('getResponse', { body: { agentId, sessionId, userQuery } });
  // what is read once of a training has none
  await ask('Do you have a wool blanket?');
  const sent = watch();
  const { status } = await ask('Do you have a linen towel?');
  expect(status).toBe(200);
  const reads = sent.filter(({ text }) => text.startsWith('select') && !text.includes('for update'));
  expect(reads.length).toBeGreaterThan(2);
  expect(reads.filter(({ name }) => name === undefined).map(({ text }) => text)).toEqual([]);
});
