/** What the operator sees: health, numbers, the log, the API's description. */
import { readFile } from 'node:fs/promises';
import { calls } from '@vitrine/contract/calls';
import { refusalStatus } from '@vitrine/contract/refusal';
import { routeSchemas } from '@vitrine/contract/routes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { createOperatorPort } from '../../server/src/operating/operator-port.ts';
import { createTestClient, testPassword } from './support/test-client.ts';
import type { TestClient } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';
import { validate } from './support/validate-open-api.ts';
import { inProcess } from './support/in-process.ts';

const test = inProcess('it reads the log and the numbers of this process');

let server: TestServer;
let client: TestClient;
let operator: ReturnType<typeof createOperatorPort>;
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestServer({ logTo: { write: (line) => void lines.push(line) }, env: { RATE_LIMITS: 'on' } });
  client = createTestClient(server);
  const { metrics, health, app, config } = server;
  operator = createOperatorPort({ metrics, health, publicUrl: config.publicUrl, log: app.log });
});
afterAll(async () => {
  await operator.close();
  await server.close();
});

test('R7 OP-07 a whole visit leaves one line a request, with its id, and no secret, address or word that was written', async () => {
  lines.length = 0;
  const owner = await client.newOwner({ paid: true });
  const { agentId, token, userId } = owner;
  await trainOn(server, agentId);
  const email = owner.record.user.email;
  const replies = [
    await client.send('login', { body: { email, password: 'a-wrong-passphrase' } }),
    await client.send('login', { body: { email, password: testPassword } }),
    await client.send('forgotPassword', { body: { email } }),
    await client.send('getStyle', { id: agentId }),
  ];
  const { sessionId } = (await client.send('createSession', { body: { agentId } })).body;
  const chat = { agentId, sessionId };
  const userQuery = 'Is zanzibar\r\nblue \u001b[31m in stock?';
  const path = 'loom.example/secret-page?voucher=ABC123';
  await client.send('getResponse', { body: { ...chat, userQuery, path } });
  await client.send('getSessionMessages', { query: { sessionId } });
  await client.send('downloadChat', { body: chat });
  await client.send('getSessionsList', { token, query: { agentId, words: 'zanzibar' } });
  await client.send('exportAccount', { token, id: userId });
  await client.send('createInstructions', { token, body: { agentId, instructions: 'Praise kilimanjaro tea.' } });
  await client.send('deleteChat', { body: chat });
  await server.app.inject({ url: `/api/agents/get_agent_style/${agentId}/nothing?token=${token}` });
  await server.app.inject({
    method: 'POST',
    url: '/api/login/login-user',
    headers: { 'content-type': 'application/json', 'user-agent': 'evil\r\n{"level":99}' },
    payload: '{"email": "cut@shop.example", "password": "cut-off-word',
  });
  await vi.waitFor(() => expect(lines.join('')).toContain('delete_chat'));

  const log = lines.join('');
  const requests = lines.map((line): unknown => JSON.parse(line)).filter((line) => Object(line).msg === 'request');
  for (const request of requests)
    expect(request).toMatchObject({
      requestId: expect.stringMatching(/^req_/),
      status: expect.any(Number),
      route: expect.any(String),
    });
  expect(new Set(requests.map((one) => String(Object(one).requestId))).size).toBe(requests.length);
  expect(requests.length).toBeGreaterThanOrEqual(replies.length + 10);
  const secrets = [token, sessionId, testPassword, 'a-wrong-passphrase', 'cut-off-word', email, 'cut@shop'];
  const words = ['zanzibar', 'kilimanjaro', 'voucher', 'ABC123', '\u001b', 'evil'];
  for (const never of [...secrets, ...words]) expect(log, never).not.toContain(never);
  // a letter lay in the queue meanwhile
  expect(log).not.toMatch(/password_hash|reset-password\?/);
});

test('R7 OP-07 a statement that the database refuses leaves no value of it in the log or the answer', async () => {
  await server.db.execute(sql`alter table accounts add constraint nobody check (false) not valid`);
  lines.length = 0;
  const register = { name: 'Zora Zanzibar', email: 'zora@shop.example', password: testPassword };
  const { status, body } = await client.send('register', { body: register });
  await server.db.execute(sql`alter table accounts drop constraint nobody`);
  expect(status).toBe(500);
  const log = lines.join('');
  expect(log).toContain(Object(body).requestId);
  expect(log).toContain('insert into');
  expect(log).toContain('violates check constraint');
  for (const never of ['Zora', 'zora@', 'argon2', testPassword]) {
    expect(log, never).not.toContain(never);
    expect(JSON.stringify(body), never).not.toContain(never);
  }
});

test('a stream that its watcher leaves is logged and counted like any other request', async () => {
  lines.length = 0;
  const { agentId, token } = await client.newOwner({ paid: true });
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const leave = new AbortController();
  const watched = await fetch(`${url}/api/agents/watch_conversations?agentId=${agentId}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leave.signal,
  });
  await watched.body?.getReader().read();
  const running = async () => /vitrine_http_requests_running (\d+)/.exec((await operator.inject('/metrics')).body)?.[1];
  expect(await running()).toBe('1');
  leave.abort();
  await vi.waitFor(async () => expect(await running()).toBe('0'));
  expect((await operator.inject('/metrics')).body).toMatch(
    /request_seconds_count\{method="GET",route="\/api\/agents\/watch_conversations",status="200"\} 1/,
  );
  expect(lines.filter((line) => line.includes('watch_conversations'))).toHaveLength(1);
});

test('OP-05 numbers stand on the operator’s port alone, by route and status, and name nobody', async () => {
  const { body } = await operator.inject('/metrics');
  expect(body).toMatch(
    /vitrine_http_request_seconds_count\{method="POST",route="\/api\/agents\/get_response",status="200"\} 1/,
  );
  expect(body).toMatch(/vitrine_database_connections\{state="idle"\} \d/);
  expect(body).toMatch(/vitrine_jobs_due \d/);
  expect(body).toMatch(/vitrine_payment_events_parked 0/);
  expect(body).toMatch(/nodejs_eventloop_lag_seconds /);
  expect(body).not.toMatch(/(usr|agt|cnv|msg)_[0-9a-f]{8}/);
  expect((await server.app.inject('/metrics')).statusCode).toBe(404);
});

test('what docs/operate.md has the operator ask for is told, and each thing that can be away has a rule', async () => {
  const page = await readFile(new URL('../../docs/operate.md', import.meta.url), 'utf8');
  const { body } = await operator.inject('/metrics');
  const named = new Set(page.match(/\bvitrine_\w+(?=[ ,;<>{}()[`|])/g));
  for (const name of named) expect(body).toContain(`# HELP ${name.replace(/_(?:bucket|count)$/, '')} `);
  const [, rules = ''] = /```yaml\n(groups:[^]*?)```/.exec(page) ?? [];
  for (const name of [
    'queue_reads_failed_total',
    'workers',
    'jobs_lease_expired',
    'jobs_given_up_7d',
    'letters_failing_oldest_seconds',
    'model_breaker_open',
  ])
    expect(rules).toMatch(new RegExp(`\\bvitrine_${name}\\b.*(?:>|<) \\d`));
});

test.each([
  { NODE_ENV: 'production', PUBLIC_URL: 'https://vitrine.example' },
  { NODE_ENV: '', PUBLIC_URL: 'https://vitrine.example' },
  { NODE_ENV: '', HOST: '0.0.0.0' },
])(
  'OP-05 OP-09 %o: the API’s description is the operator’s, and pages of this machine are nobody special',
  async (env) => {
    const safe = { PAYMENTS: 'off', RATE_LIMITS: 'on', OWNERSHIP_CHECK: 'required', DEMO: '' };
    const production = await startTestServer({ worker: false, env: { ...safe, ...env } });
    for (const url of ['/docs', '/openapi.json', '/metrics', '/.env', '/.git/config', '/main.js.map'])
      expect((await production.app.inject(url)).statusCode, url).toBe(404);
    const page = await production.app.inject({ url: `/widget-chat/agt_${'0'.repeat(32)}` });
    expect(page.headers['content-security-policy']).toMatch(/frame-ancestors/);
    expect(page.headers['content-security-policy']).not.toMatch(/localhost|127\.0\.0\.1/);
    const { token, agentId } = await production.newOwner();
    const byCookie = await production.app.inject({
      method: 'PATCH',
      url: '/api/agents/update_retention',
      headers: {
        cookie: `vitrine_session=${token}`,
        origin: 'http://127.0.0.1:4600',
        'content-type': 'application/json',
      },
      payload: JSON.stringify({ agentId, days: 30 }),
    });
    expect(byCookie.json()).toMatchObject({ code: 'request.foreign_origin' });
    expect(production.config.demo).toBe(false);
    await production.close();
  },
);

test('readyz says no as soon as a stop has begun, while healthz still answers', async () => {
  const leaving = await startTestServer({ worker: false, env: { ROLE: 'api' } });
  const port = createOperatorPort({ ...leaving, publicUrl: '', log: leaving.app.log });
  expect((await leaving.app.inject('/readyz')).json()).toEqual({ success: true });
  expect((await port.inject('/readyz')).statusCode).toBe(200);
  await leaving.app.close();
  expect((await port.inject('/readyz')).statusCode).toBe(503);
  expect((await port.inject('/healthz')).statusCode).toBe(200);
  await leaving.database.close();
  for (const url of ['/readyz', '/healthz']) {
    const { statusCode, body } = await port.inject(url);
    expect({ url, statusCode, body }).toEqual({ url, statusCode: 503, body: '{"success":false}' });
  }
  await port.close();
});

test('the OpenAPI document is valid, and holds every call of the contract with what it takes', async () => {
  const document = (await server.app.inject('/openapi.json')).json();
  expect(await validate(document)).toEqual([]);
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(Object(methods)).map(([method, operation]) => ({ path, method, ...Object(operation) })),
  );
  expect(new Set(described.map(({ operationId }) => operationId))).toEqual(new Set(Object.keys(calls)));
  expect(described).toHaveLength(Object.keys(calls).length);
  for (const [name, { method, path, access }] of Object.entries(calls)) {
    const found = described.find(({ operationId }) => operationId === name);
    expect(found).toMatchObject({ method: method.toLowerCase(), path: path.replaceAll(/:(\w+)/g, '{$1}') });
    expect(found?.security.length).toBe(access === 'owner' ? 1 : 0);
    for (const status of Object.values(refusalStatus))
      expect(found?.responses, `${name} ${status}`).toHaveProperty(String(status));
    expect('requestBody' in (found ?? {}), name).toBe('body' in Object(Object(routeSchemas)[name]));
  }
  const page = await server.app.inject('/docs');
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
  for (const name of Object.keys(calls)) expect(page.body).toContain(`id="${name}"`);
  expect(page.body).not.toMatch(/<script|https?:\/\/(?!localhost)/);
});
