/** Generated from the route table, so that no new call can be forgotten: who may make it, and with whose ids. */
import { calls } from '@vitrine/contract/calls';
import type { CallName } from '@vitrine/contract/calls';
import { routeSchemas } from '@vitrine/contract/routes';
import type { RouteSchemas } from '@vitrine/contract/routes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodBodies } from './support/good-bodies.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestClient, TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { inProcess } from './support/in-process.ts';

// `product.md` section 3: public without a token, and nothing else.
const publicCalls: CallName[] = [
  'getSuggestions',
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'getStyle',
  'createSession',
  'getResponse',
  'getSessionMessages',
  'downloadChat',
  'deleteChat',
  'rateReply',
  'reportClick',
  'requestPerson',
  'watchChat',
  'tellTyping',
  'openReturnLink',
  'validatePayment',
  'cancelPayment',
  'getSupport',
];
const isCallName = (name: string): name is CallName => name in calls;
const names = Object.keys(calls).filter(isCallName);
const ownerCalls = names.filter((name) => !publicCalls.includes(name));

let server: TestServer;
let client: TestClient;
let mine: TestOwner;
let other: TestOwner;

beforeAll(async () => {
  server = await startTestServer();
  client = createTestClient(server);
  mine = await client.newOwner({ paid: true });
  other = await client.newOwner({ paid: true });
});
afterAll(() => server.close());

/** A well-formed request of the call in which every id is `whose`. */
function request(name: CallName, whose: { userId: string; agentId: string }) {
  const schemas: RouteSchemas = routeSchemas[name];
  const ofUser = calls[name].path.startsWith('/users/');
  return {
    ...(schemas.params && { id: ofUser ? whose.userId : whose.agentId }),
    ...(schemas.body && { body: goodBodies(whose)[name] }),
    ...(schemas.query && { query: { agentId: whose.agentId, conversationId: 'cnv_1' } }),
  };
}

inProcess('it asks the router')('7-00 all thirty calls of section 7, and our additions, are served', () => {
  expect(names.length).toBeGreaterThan(30);
  for (const name of names) {
    const { method, path } = calls[name];
    expect(server.app.hasRoute({ method, url: `/api${path}` }), name).toBe(true);
  }
});

inProcess('it asks the router')('T31 no route of the API is outside the table', () => {
  const served = server.app.printRoutes({ commonPrefix: false, includeHooks: false });
  const known = new Set(names.map((name) => calls[name].path));
  expect(served).toContain('healthz');
  expect(known.size).toBe(names.length);
});

describe('AU-01 AU-02 without a living token', () => {
  test.each(ownerCalls)('%s answers 401 and nothing else', async (name) => {
    const bodies = new Set<string>();
    for (const token of [undefined, 'a'.repeat(43), 'eyJhbGciOiJub25lIn0.e30.', mine.token.slice(0, -1), '']) {
      const answer = await client.send(name, { ...request(name, mine), ...(token !== undefined && { token }) });
      expect(answer.status, `${name} with ${token}`).toBe(401);
      bodies.add(JSON.stringify({ ...answer.body, requestId: '' }));
      expect(answer.body).toHaveProperty('requestId', expect.stringMatching(/^req_/));
    }
    expect(bodies.size).toBe(1);
  });

  test('a token that logged out is dead at once (AU-17)', async () => {
    const { token, userId } = await client.newOwner();
    expect((await client.send('getUser', { token, id: userId })).status).toBe(200);
    await client.send('logout', { token });
    expect((await client.send('getUser', { token, id: userId })).status).toBe(401);
  });
});

describe('TE-01 TE-03 TE-04 with the ids of another owner', () => {
  const naming = ownerCalls.filter((name) => {
    const schemas: RouteSchemas = routeSchemas[name];
    return schemas.params ?? schemas.query ?? schemas.body;
  });

  test.each(naming)('%s answers 404, the same as for an id that does not exist', async (name) => {
    const foreign = await client.send(name, { ...request(name, other), token: mine.token });
    const nobody = { userId: `usr_${'0'.repeat(32)}`, agentId: `agt_${'0'.repeat(32)}` };
    const unknown = await client.send(name, { ...request(name, nobody), token: mine.token });
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  test.each(naming.filter((name) => 'userId' in (goodBodies({ userId: '', agentId: '' })[name] ?? {})))(
    '%s cross-checks each id of a mixed body',
    async (name) => {
      const body = goodBodies({ userId: mine.userId, agentId: other.agentId })[name];
      if (body && 'agentId' in body) expect((await client.send(name, { body, token: mine.token })).status).toBe(404);
      const swapped = goodBodies({ userId: other.userId, agentId: mine.agentId })[name];
      expect((await client.send(name, { body: swapped, token: mine.token })).status).toBe(404);
    },
  );

  test('TE-05 a doubled or listed agentId opens nobody’s list', async () => {
    for (const query of ['agentId[]=A&agentId[]=B', `agentId=${mine.agentId}&agentId=${other.agentId}`]) {
      const answer = await server.app.inject({
        url: `/api/agents/get_sessions_list?${query}`,
        headers: { authorization: `Bearer ${mine.token}` },
      });
      expect([400, 404]).toContain(answer.statusCode);
    }
  });
});

describe('TE-10 ids of every form', () => {
  const forms = [
    '1',
    '-1',
    '1e3',
    '../x',
    '%00',
    "' or 1=1--",
    '{}',
    '0f8fad5b-d9cb-469f-a165-70867728950e',
    'ü'.repeat(150),
  ];
  test.each(forms)('%s is not found', async (id) => {
    expect((await client.send('getStyle', { id })).status).toBe(404);
    expect((await client.send('getUser', { id, token: mine.token })).status).toBe(404);
  });

  test('an id of more than 200 characters is refused', async () => {
    expect((await client.send('getStyle', { id: 'x'.repeat(201) })).status).toBe(400);
  });
});

describe('AU-11 AU-12 malformed requests', () => {
  const login = (payload: string, type = 'application/json') =>
    server.app.inject({ method: 'POST', url: '/api/login/login-user', payload, headers: { 'content-type': type } });

  test.each([
    '{"email":{"$ne":null},"password":"x"}',
    '{"email":["a@b.co"],"password":"xxxxxx"}',
    '{"email":1,"password":2}',
    '{"email":"a@b.co","password":"xxxxxx","__proto__":{"admin":true}}',
    `{"email":"a@b.co","password":"xxxxxx","deep":${'['.repeat(100)}${']'.repeat(100)}}`,
    '{"email":"a@b.co\\u0000","password":"xxxxxx"}',
    '{"email":"a@b.co"',
    '[]',
    'null',
    '',
  ])('%s is 400', async (payload) => {
    const answer = await login(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'request.malformed' });
    expect(Object.prototype).not.toHaveProperty('admin');
  });

  test.each(['application/json\ta', 'application/json garbage', 'text/plain', 'application/x-www-form-urlencoded'])(
    'content type %s is 415',
    async (type) => {
      const answer = await login('{"email":"a@b.co","password":"xxxxxx"}', type);
      expect(answer.statusCode).toBe(415);
    },
  );

  test('a body over the limit is 413', async () => {
    const answer = await login(JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(1_200_000) }));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ success: false, code: 'request.too_large' });
  });

  test.each(['//login/login-user', '/LOGIN/login-user', '/login/login-user/', '/login/%2e%2e/users/register'])(
    'AU-16 %s is no other form of a route',
    async (path) => {
      const answer = await server.app.inject({ method: 'POST', url: `/api${path}`, payload: {} });
      expect([400, 404]).toContain(answer.statusCode);
    },
  );

  test('R1 the refusals’ order is 401, 415, 400, 404', async () => {
    const url = '/api/agents/update_agent_style';
    const headers = { 'content-type': 'text/plain' };
    expect((await server.app.inject({ method: 'PATCH', url, payload: 'x', headers })).statusCode).toBe(401);
    const signedIn = { authorization: `Bearer ${mine.token}` };
    const typed = await server.app.inject({ method: 'PATCH', url, payload: 'x', headers: { ...headers, ...signedIn } });
    expect(typed.statusCode).toBe(415);
    const shaped = await client.send('updateStyle', { body: { agentId: other.agentId, name: 1 }, token: mine.token });
    expect(shaped.status).toBe(400);
    const foreign = await client.send('updateStyle', { body: { agentId: other.agentId }, token: mine.token });
    expect(foreign.status).toBe(404);
  });
});

test('T12 6-05 what needs a plan answers 403 billing.plan_needed until there is one', async () => {
  const unpaid = await client.newOwner();
  for (const name of [
    'stats',
    'getSessionsList',
    'markRead',
    'archiveConversations',
    'discardConversations',
    'getReceipt',
    'watchConversations',
    'getInstructions',
    'createInstructions',
    'updateInstructions',
  ] as const) {
    const answer = await client.send(name, { ...request(name, unpaid), token: unpaid.token });
    expect(answer.status, name).toBe(403);
    expect(answer.body).toMatchObject({ code: 'billing.plan_needed' });
  }
});

test('AU-03 the token of a disabled account stops at once', async () => {
  const owner = await client.newOwner();
  await server.db.execute(sql`update accounts set disabled_at = now() where id = ${owner.userId}`);
  expect((await client.send('getUser', { token: owner.token, id: owner.userId })).status).toBe(401);
});
