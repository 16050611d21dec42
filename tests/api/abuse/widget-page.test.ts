/** What the server hands to pages of strangers: the loader, the chat page and their assets (WI), whatever the request says about itself. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { behindProxy } from '../support/in-process.ts';
import { createTestClient } from '../support/test-client.ts';
import type { TestClient, TestOwner } from '../support/test-client.ts';
import { startTestServer } from '../support/test-server.ts';
import type { TestServer } from '../support/test-server.ts';
import { trainOn } from '../support/trained-shop.ts';

let server: TestServer;
let client: TestClient;
let owner: TestOwner;

beforeAll(async () => {
  const env = { CRAWL_RESOLVE: 'loom.example=http://127.0.0.1:4799' };
  server = await startTestServer({ worker: false, env });
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
  await trainOn(server, owner.agentId);
  await server.db.execute(sql`update agent_knowledge set ownership_proved_at = now()`);
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

async function ancestors(agentId = owner.agentId): Promise<string | undefined> {
  const policy = String((await get(`/widget-chat/${agentId}`)).headers['content-security-policy']);
  return /frame-ancestors ([^;]*)/.exec(policy)?.[1];
}
async function save(change: object) {
  const answer = await client.send('updateEmbedding', {
    token: owner.token,
    body: { agentId: owner.agentId, ...change },
  });
  // the process that stored it knows at once, the others within two seconds
  if (behindProxy) await wait(2_500);
  return answer;
}

describe('the loader', () => {
  test.each(["');alert(1)//", '</script><script>alert(1)</script>', 'x'.repeat(10_000), '', 'a&id=b'])(
    'WI-01 the id %.20s is nowhere in the answer',
    async (id) => {
      const plain = await get('/chatbox.js');
      const answer = await get(`/chatbox.js?id=${encodeURIComponent(id)}`);
      expect(answer.body).toBe(plain.body);
      expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('WI-02 no host of the request is in any file', async () => {
    const spoofed = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'gopher' };
    for (const url of ['/chatbox.js', `/widget-chat/${owner.agentId}`]) {
      const plain = await get(url);
      const answer = await get(url, spoofed);
      expect(answer.body).toBe(plain.body);
      expect(JSON.stringify(answer.headers)).not.toContain('evil.test');
      expect(answer.headers['etag']).toBe(plain.headers['etag']);
    }
  });

  test('it is short-lived, pressed, and may be used by every page', async () => {
    const plain = await get('/chatbox.js');
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      vary: 'accept-encoding',
    });
    const br = await get('/chatbox.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await get('/chatbox.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const again = await get('/chatbox.js', {
      'accept-encoding': 'gzip, deflate, br',
      'if-none-match': String(br.headers['etag']),
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('hashed assets are immutable and pressed', async () => {
    const folder = path.resolve(import.meta.dirname, '../../../widget/dist/page/assets');
    const name = (await readdir(folder)).find((one) => one.endsWith('.js')) ?? '';
    const url = `/widget-assets/assets/${name}`;
    const answer = await get(url, { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'content-encoding': 'br',
    });
    expect(String(answer.headers['vary'])).toContain('accept-encoding');
    expect(brotliDecompressSync(answer.rawPayload).equals(await readFile(path.join(folder, name)))).toBe(true);
    expect((await get('/widget-assets/assets/..%2findex.html')).statusCode).not.toBe(200);
  });
});

describe('WI-03 who may frame the chat page', () => {
  test('the proved site, its subdomains and our own pages; a shop of a test where it really is; nobody else', async () => {
    const list = await ancestors();
    expect(list?.split(' ')).toEqual(
      expect.arrayContaining(["'self'", 'http://loom.example', 'http://*.loom.example', 'http://127.0.0.1:4799']),
    );
    expect(list?.split(' ')).not.toContain('*');
    expect((await get(`/widget-chat/${owner.agentId}`)).headers['x-frame-options']).toBeUndefined();
  });

  test('hosts that the owner names are added, and the page is a changed page', async () => {
    const before = await get(`/widget-chat/${owner.agentId}`);
    const { body } = await save({ hosts: ['https://Partner.test/de', 'partner.test', '*.pages.dev:8443'] });
    expect(body).toMatchObject({ data: { hosts: ['partner.test', 'pages.dev:8443'], anySite: false } });
    expect(await ancestors()).toContain('http://partner.test http://*.partner.test http://pages.dev:8443');
    const after = await get(`/widget-chat/${owner.agentId}`, { 'if-none-match': String(before.headers['etag']) });
    expect(after.statusCode).toBe(200);
    await save({ hosts: [] });
    expect(await ancestors()).not.toContain('partner');
  });

  test('any site, where the owner wants that', async () => {
    await save({ anySite: true });
    expect(await ancestors()).toBeUndefined();
    await save({ anySite: false });
  });

  test('an unproved site and an unknown agent are framed by our own pages alone', async () => {
    const stranger = await client.newOwner();
    await trainOn(server, stranger.agentId);
    await server.db.execute(
      sql`update agent_knowledge set ownership_proved_at = null where agent_id = ${stranger.agentId}`,
    );
    for (const agentId of [stranger.agentId, `agt_${'0'.repeat(32)}`]) {
      expect(await ancestors(agentId)).not.toContain('loom.example');
    }
  });

  test.each(["shop.example; script-src 'unsafe-inline'", '*', 'javascript:alert(1)', 'a b', "'none'"])(
    'the host %s is refused in words',
    async (host) => {
      const { status, body } = await save({ hosts: [host] });
      expect([status, body]).toMatchObject([200, { success: false, code: 'agents.host_refused' }]);
      expect(await ancestors()).not.toContain('unsafe');
    },
  );

  test('the owner app is framed by nobody', async () => {
    const app = await get('/', { accept: 'text/html' });
    expect(app.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(app.headers['x-frame-options']).toBe('DENY');
    expect(app.headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('WI-03 whose pages may call', () => {
  const newSession = (origin?: string) =>
    client.send('createSession', { body: { agentId: owner.agentId }, headers: { ...(origin && { origin }) } });

  test.each([undefined, 'https://loom.example', 'https://www.loom.example', 'http://localhost:4600', 'null'])(
    'a page of %s may',
    async (origin) => expect((await newSession(origin)).status).toBe(200),
  );

  test.each(['https://evil.test', 'https://loom.example.evil.test', 'file://'])(
    'a page of %s may not',
    async (origin) => {
      const answer = await newSession(origin);
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ success: false, code: 'agents.foreign_page' });
      const style = await client.send('getStyle', { id: owner.agentId, headers: { origin } });
      expect(style.status).toBe(403);
    },
  );

  test('the null origin is decided for each agent', async () => {
    await save({ sandboxed: false });
    expect((await newSession('null')).status).toBe(403);
    await save({ sandboxed: true });
    expect((await newSession('null')).status).toBe(200);
  });
});

test('WI-06 what stands inline in the chat page is allowed by its hash, and nothing else inline', async () => {
  const { body, headers } = await get(`/widget-chat/${owner.agentId}`);
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
  for (const [name, element] of [
    ['script', /<script[^>]*>(.*?)<\/script>/gs],
    ['style', /<style[^>]*>(.*?)<\/style>/gs],
  ] as const) {
    const hashes = [...body.matchAll(element)].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    );
    expect(hashes.length).toBeGreaterThan(0);
    expect(policy.get(`${name}-src`)).toEqual(["'self'", ...hashes]);
  }
  expect(body).not.toMatch(/<[^>]*\s(on\w+|style)=/);
});

test('WI-15 the chat page and its assets set no cookie and tell nobody where a visitor came from', async () => {
  const answer = await get(`/widget-chat/${owner.agentId}`);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  const other = await client.newOwner();
  const theirs = await get(`/widget-chat/${other.agentId}`);
  expect(theirs.body).toBe(answer.body);
});
