/** The install doctor on real pages of a site, over the guarded way out. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** the file that leads other assistants to the catalogue, as the shop serves it */
let profile: string | null = null;

const tag = () => `<script src="http://localhost:4600/chatbox.js?id=${owner.agentId}" async></script>`;
const shop = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://shop');
  if (pathname === '/away') return response.writeHead(302, { location: 'https://evil.test/' }).end();
  if (pathname === '/moved') return response.writeHead(301, { location: 'https://www.loom.example/strict' }).end();
  if (pathname === '/.well-known/ucp') return response.writeHead(profile === null ? 404 : 200).end(profile);
  if (pathname === '/gone') return response.writeHead(404).end();
  return response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(pathname === '/strict' && { 'content-security-policy': "script-src 'self'" }),
    })
    .end(`<body>${pathname === '/empty' ? '' : tag()}</body>`);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  // a listening TCP server has an address of this kind
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const at = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const hosts = ['loom.example', 'www.loom.example', 'evil.test'].map((host) => `${host}=${at}`).join(',');
  server = await startTestServer({ worker: false, env: { CRAWL_RESOLVE: hosts } });
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
  await trainOn(server, owner.agentId);
});
afterAll(async () => {
  await server.close();
  shop.close();
});

const check = async (url: string) =>
  (await client.send('checkInstallation', { token: owner.token, body: { agentId: owner.agentId, url } })).body;

test('a site that is not proved is not fetched', async () => {
  await server.db.execute(sql`update agent_knowledge set ownership_proved_at = null`);
  expect(await check('https://loom.example/')).toMatchObject({ success: false, code: 'agents.page_refused' });
  await server.db.execute(sql`update agent_knowledge set ownership_proved_at = now()`);
  expect(await check('https://loom.example/')).toMatchObject({ success: true });
});

test.each([
  ['https://loom.example/', 'ok'],
  ['www.loom.example/about', 'ok'],
  ['https://loom.example/empty', 'missing'],
  ['https://loom.example/strict', 'blocked'],
  ['https://loom.example/moved', 'blocked'],
  ['https://loom.example/gone', 'unreachable'],
  ['https://loom.example/away', 'unreachable'],
])('%s is %s', async (url, state) => {
  expect(await check(url)).toMatchObject({ success: true, installation: { state } });
});

test.each([
  'https://evil.test/',
  'http://127.0.0.1/',
  'https://loom.example.evil.test/',
  'file:///etc/passwd',
  'not a page',
])('only pages of the proved site are fetched: %s', async (url) => {
  expect(await check(url)).toMatchObject({ success: false, code: 'agents.page_refused' });
});

test('while the catalogue is open for other assistants, its file is looked for too', async () => {
  const { agentId } = owner;
  const found = async () => {
    const { installation } = { installation: null, ...(await check('https://loom.example/')) };
    return installation;
  };
  expect(await found()).not.toHaveProperty('catalogueFile');
  const { body } = await client.send('updateCatalogueDoor', { token: owner.token, body: { agentId, isOn: true } });
  if (!body.success) throw new Error(body.message);
  expect(await found()).toMatchObject({ state: 'ok', catalogueFile: 'missing', advice: [] });
  for (const other of ['<h1>Not found</h1>', body.door.file.text.replaceAll(agentId, `agt_${'b'.repeat(32)}`)]) {
    profile = other;
    expect(await found()).toMatchObject({ catalogueFile: 'wrong' });
  }
  profile = body.door.file.text;
  expect(await found()).toMatchObject({ catalogueFile: 'ok', advice: [] });
});
