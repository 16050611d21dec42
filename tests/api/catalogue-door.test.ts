/** Other assistants read the catalogue where its owner lets them: by the official MCP client and by the commerce protocol's HTTP calls. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';

let server: TestServer;
let client: TestClient;
let owner: TestOwner;

beforeAll(async () => {
  server = await startTestServer({ worker: false, listen: true, env: { RATE_LIMITS: 'on' } });
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
  await trainOn(server, owner.agentId);
});
afterAll(() => server.close());

const setDoor = (isOn: boolean) =>
  client.send('updateCatalogueDoor', { token: owner.token, body: { agentId: owner.agentId, isOn } });
const post = (path: string, body: unknown) =>
  fetch(`${server.url}/mcp/${owner.agentId}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('GO-05 it is closed until its owner opens it, and closes again', async () => {
  expect((await post('/catalog/search', { query: 'blanket' })).status).toBe(404);
  expect((await post('', { jsonrpc: '2.0', id: 1, method: 'tools/list' })).status).toBe(404);
  const { body } = await setDoor(true);
  if (!body.success) throw new Error(body.message);
  expect(body.door).toMatchObject({ isOn: true, file: { path: '/.well-known/ucp' } });
  const profile: unknown = JSON.parse(body.door.file.text);
  expect(profile).toMatchObject({
    ucp: { services: { 'dev.ucp.shopping': [{ transport: 'rest', endpoint: body.door.url }, { transport: 'mcp' }] } },
  });
  expect((await post('/catalog/search', { query: 'blanket' })).status).toBe(200);
  await setDoor(false);
  expect((await post('/catalog/search', { query: 'blanket' })).status).toBe(404);
});

test('the official client lists the tools, searches and looks up; nothing is charged and nobody is named', async () => {
  await setDoor(true);
  const counted = async () =>
    (
      await server.db.execute(
        sql`select (select count(*) from messages) as messages, (select sum(rest_to_consume) from subscriptions) as rest`,
      )
    ).rows;
  const before = await counted();
  const assistant = new Client({ name: 'assistant', version: '1.0.0' });
  const failures: Error[] = [];
  // the client is no event target
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  assistant.onerror = (error) => failures.push(error);
  await assistant.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp/${owner.agentId}`)));
  const { tools } = await assistant.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search_catalog', 'get_product', 'lookup_catalog']);
  const found = await assistant.callTool({ name: 'search_catalog', arguments: { catalog: { query: 'wool blanket' } } });
  expect(found.structuredContent).toMatchObject({
    products: expect.arrayContaining([
      expect.objectContaining({
        title: 'Harbour wool blanket',
        price_range: { min: { amount: 8900, currency: 'EUR' }, max: { amount: 8900, currency: 'EUR' } },
        metadata: expect.objectContaining({ price_checked: 'training' }),
      }),
    ]),
  });
  const one = await assistant.callTool({
    name: 'get_product',
    arguments: { catalog: { id: 'https://loom.example/enamel-mug' } },
  });
  expect(one.structuredContent).toMatchObject({
    product: { title: 'Enamel mug', variants: [{ price: { amount: 1800 }, availability: { available: true } }] },
  });
  await expect(assistant.callTool({ name: 'get_product', arguments: { id: 7 } })).rejects.toThrow('`id`');
  await assistant.close();
  expect(failures.filter(({ message }) => !message.includes('`id`'))).toEqual([]);
  expect(await counted()).toEqual(before);
  expect(JSON.stringify([found, one])).not.toMatch(/help@loom\.example|owner1@/);
});

test('the commerce protocol’s calls keep its shapes: filters in minor units, what is not there, bad inputs', async () => {
  await setDoor(true);
  const within: unknown = await (
    await post('/catalog/search', { query: 'wool blanket', filters: { price: { max: 10_000 } } })
  ).json();
  expect(within).toMatchObject({ products: [{ title: 'Harbour wool blanket' }] });
  const partly: unknown = await (
    await post('/catalog/lookup', { ids: ['https://loom.example/enamel-mug', 'https://loom.example/none'] })
  ).json();
  expect(partly).toMatchObject({
    products: [{ title: 'Enamel mug', variants: [{ inputs: [{ match: 'exact' }] }] }],
    messages: [{ code: 'not_found', content: 'https://loom.example/none' }],
  });
  const missing = await post('/catalog/product', { id: 'https://loom.example/none' });
  expect(missing.status).toBe(200);
  expect(await missing.json()).toMatchObject({ ucp: { status: 'error' } });
  // words say the same as filters, in the shop's own currency
  const said: unknown = await (await post('/catalog/search', { query: 'wool blanket under 100 euros' })).json();
  expect(said).toMatchObject({ products: [{ title: 'Harbour wool blanket' }] });
  expect((await post('/catalog/search', { query: 7 })).status).toBe(400);
  expect((await post('/catalog/search', { query: 'mug', pagination: { cursor: '7' } })).status).toBe(400);
  expect((await post('/catalog/lookup', { ids: Array.from({ length: 11 }, () => 'x') })).status).toBe(400);
});

test('a search goes on where its cursor says, to the end and without a repeat', async () => {
  await setDoor(true);
  const pages: string[][] = [];
  for (let pagination: object = { limit: 1 }; ;) {
    const answer = await (await post('/catalog/search', { query: 'wool', pagination })).json();
    pages.push(answer.products.map(({ id }: { id: string }) => id));
    expect(answer.pagination.has_next_page).toBe('cursor' in answer.pagination);
    expect(answer.pagination.total_count).toBeGreaterThan(1);
    if (!answer.pagination.has_next_page) break;
    pagination = { limit: 1, cursor: answer.pagination.cursor };
  }
  expect(pages.every((page) => page.length === 1)).toBe(true);
  expect(new Set(pages.flat()).size).toBe(pages.length);
  expect(pages.length).toBeGreaterThan(1);
});

test('who asks for a stream or the end of a session is told that there are none', async () => {
  await setDoor(true);
  for (const method of ['GET', 'DELETE']) {
    const answer = await fetch(`${server.url}/mcp/${owner.agentId}`, { method });
    expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'POST']);
  }
  await setDoor(false);
  expect((await fetch(`${server.url}/mcp/${owner.agentId}`)).status).toBe(404);
});

test('GO-06 it has a limit of its own', async () => {
  await setDoor(true);
  const statuses: number[] = [];
  for (let i = 0; i < 70; i += 1) statuses.push((await post('/catalog/lookup', { ids: ['x'] })).status);
  expect(statuses).toContain(429);
});
