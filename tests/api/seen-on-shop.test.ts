/** When a visitor's browser last showed the widget on the proved site, and nowhere else. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from './support/in-process.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer({ worker: false });
  client = createTestClient(server);
});
afterAll(() => server.close());

async function newOwner(): Promise<TestOwner> {
  const made = await client.newOwner({ paid: true });
  await trainOn(server, made.agentId);
  return made;
}
const show = (agentId: string, headers: Record<string, string>) => client.send('getStyle', { id: agentId, headers });
const seenAt = async ({ agentId, token }: TestOwner) =>
  (await client.send('getStatus', { id: agentId, token, body: {} })).body.seenAt;

test.each([
  ['the site', { origin: 'https://loom.example' }],
  ['its www', { origin: 'https://www.loom.example' }],
  ['the site, by its referrer alone', { referer: 'https://loom.example/blankets?x=1' }],
])('a style that %s asks for is seen, to the minute', async (_where, headers) => {
  const owner = await newOwner();
  expect(await seenAt(owner)).toBeNull();
  await show(owner.agentId, headers);
  await expect.poll(() => seenAt(owner), { timeout: 1_000 * patience }).toMatch(/:00\.000Z$/);
  expect(Date.now() - Date.parse((await seenAt(owner)) ?? '')).toBeLessThan(120_000);
});

test.each([
  ['another site', { origin: 'https://loom.example.evil.example' }],
  ['a site whose name ends alike', { origin: 'https://evilloom.example' }],
  ['our own pages', { origin: 'http://localhost:8080', referer: 'http://localhost:8080/' }],
  ['a program without either', {}],
  ['a frame without an origin', { origin: 'null' }],
])('a style that %s asks for is not', async (_where, headers) => {
  const owner = await newOwner();
  await show(owner.agentId, headers);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(await seenAt(owner)).toBeNull();
});

test('nothing is seen on a site that is not proved', async () => {
  const owner = await newOwner();
  await server.db.execute(sql`update agent_knowledge set ownership_proved_at = null where agent_id = ${owner.agentId}`);
  await show(owner.agentId, { origin: 'https://loom.example' });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(await seenAt(owner)).toBeNull();
});
