/** Pages of other origins: whom the cookie acts for, and whom the browser lets read. */
import { calls } from '@vitrine/contract/calls';
import type { CallName } from '@vitrine/contract/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodBodies } from './support/good-bodies.ts';
import { inProcess } from './support/in-process.ts';
import { createTestClient } from './support/test-client.ts';
import type { TestOwner } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

let server: TestServer;
let mine: TestOwner;

beforeAll(async () => {
  server = await startTestServer({ worker: false });
  mine = await createTestClient(server).newOwner();
});
afterAll(() => server.close());

const withCookie = (origin: string | undefined) =>
  server.app.inject({
    method: 'PATCH',
    url: '/api/agents/update_agent_style',
    payload: { agentId: mine.agentId, name: 'Owned' },
    headers: { cookie: `vitrine_session=${mine.token}`, ...(origin !== undefined && { origin }) },
  });

test.each(['https://evil.test', 'null', 'app://evil', 'http://localhost:4601'])(
  'AU-14 AU-15 the cookie does not act for %s',
  async (origin) => {
    const answer = await withCookie(origin);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  },
);

test.each(['http://localhost:4600', undefined])('AU-14 the cookie acts for %s', async (origin) => {
  expect((await withCookie(origin)).statusCode).toBe(200);
});

const byPort = inProcess('the others have ports of their own');
byPort.each(['http://127.0.0.1:4600'])('AU-14 the cookie acts for %s', async (origin) => {
  expect((await withCookie(origin)).statusCode).toBe(200);
});

const isCallName = (name: string): name is CallName => name in calls;
const changing = Object.keys(calls)
  .filter(isCallName)
  .filter((name) => calls[name].access === 'owner' && calls[name].method !== 'GET');

test('AU-14 no call that changes something is made by the cookie for another page, and nothing changes', async () => {
  const rows = async () => {
    const tables = ['accounts', 'sign_ins', 'agents', 'agent_styles', 'agent_profiles', 'agent_knowledge'];
    const more = [
      'custom_instructions',
      'agent_embedding',
      'agent_retention',
      'subscriptions',
      'checkouts',
      'training_runs',
    ];
    const texts = [...tables, ...more].map(
      (name) => sql`select coalesce(json_agg(t)::text, '') as text from ${sql.identifier(name)} t`,
    );
    return (await server.db.execute(sql.join(texts, sql` union all `))).rows;
  };
  const before = await rows();
  expect(changing.length).toBeGreaterThan(15);
  const ids = { userId: mine.userId, agentId: mine.agentId };
  for (const name of changing) {
    const url = `/api${calls[name].path}`.replace(/:\w+/g, mine.agentId);
    const asked = { method: calls[name].method, url, payload: goodBodies(ids)[name] ?? {} };
    const headers = { cookie: `vitrine_session=${mine.token}`, origin: 'https://evil.test' };
    const answer = await server.app.inject({ ...asked, headers });
    expect([name, answer.statusCode, answer.json().code]).toEqual([name, 403, 'request.foreign_origin']);
    expect(answer.headers['access-control-allow-origin'], name).toBeUndefined();
    // what a form can send without a preflight
    const form = await server.app.inject({
      ...asked,
      payload: JSON.stringify(asked.payload),
      headers: { ...headers, 'content-type': 'text/plain' },
    });
    expect([403, 415], name).toContain(form.statusCode);
  }
  expect(await rows()).toEqual(before);
});

const preflight = (path: string, origin: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url: `/api${path}`,
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });

test('AU-15 owner calls allow our own origins and the desktop, widget calls anyone without credentials', async () => {
  const allowed = async (path: string, origin: string) =>
    (await preflight(path, origin)).headers['access-control-allow-origin'];
  expect(await allowed('/agents/stats_agent', 'app://owner')).toBe('app://owner');
  expect(await allowed('/agents/stats_agent', 'http://localhost:4600')).toBe('http://localhost:4600');
  expect(await allowed('/agents/stats_agent', 'https://evil.test')).toBeUndefined();
  const open = await preflight('/agents/get_response', 'https://shop.example');
  expect(open.headers['access-control-allow-origin']).toBe('*');
  expect(open.headers['access-control-allow-credentials']).toBeUndefined();
  expect(open.headers['vary']).toContain('Origin');
});
