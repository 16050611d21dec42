/**
 * TE-17 The second wall between tenants, by mutation: the condition that keeps an owner to their own rows is taken out of every statement
 * that the server sends, and each of them is then refused before it leaves.
 */
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { assertTenantsOwn, TenantWallError } from '../../../server/src/database/tenancy/tenant-wall.ts';
import { becomeTenant, runAsTenant } from '../../../server/src/lib/tenant.ts';
import { createTestClient } from '../support/test-client.ts';
import type { TestClient, TestOwner } from '../support/test-client.ts';
import { startTestServer } from '../support/test-server.ts';
import type { TestServer } from '../support/test-server.ts';
import { trainOn } from '../support/trained-shop.ts';
import { inProcess } from '../support/in-process.ts';

const test = inProcess('it alters the statements of this process');

const condition = /("\w+"\.|\b\w+\.|)"?agent_id"? = \$(\d+)/g;
const agentCondition = /("agents"\.)"id" = \$(\d+)/g;
const withoutCondition = (text: string) =>
  text.replace(condition, '$$$2::text is not null').replace(agentCondition, '$$$2::text is not null');

const sent = new Map<string, unknown[]>();
/** statements of our own SQL go past drizzle */
let spiedPool: MockInstance<Pool['query']>;
let isMutating = false;
let server: TestServer;
let client: TestClient;
let mine: TestOwner;
let other: TestOwner;

beforeAll(async () => {
  // called with the dialect it is taken from
  // oxlint-disable-next-line typescript/unbound-method
  const build = PgDialect.prototype.sqlToQuery;
  vi.spyOn(PgDialect.prototype, 'sqlToQuery').mockImplementation(function (this: PgDialect, ...args) {
    const query = build.apply(this, args);
    if (isMutating) return { ...query, sql: withoutCondition(query.sql) };
    sent.set(query.sql, query.params);
    return query;
  });
  server = await startTestServer({ worker: false });
  spiedPool = vi.spyOn(server.db.$client, 'query');
  client = createTestClient(server);
  mine = await client.newOwner({ paid: true });
  other = await client.newOwner({ paid: true });
  await trainOn(server, mine.agentId);
  await trainOn(server, other.agentId);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const secretWords = 'my own order 4711';

async function talk({ agentId, token, userId }: TestOwner, words: string): Promise<void> {
  const { sessionId } = (await client.send('createSession', { body: { agentId } })).body;
  const key = { agentId, sessionId };
  expect(
    (await client.send('getResponse', { body: { ...key, userQuery: words, clientMessageId: words } })).status,
  ).toBe(200);
  await client.send('getSessionMessages', { query: { sessionId } });
  await client.send('downloadChat', { body: key });
  for (const query of [{ agentId }, { agentId, words: 'order' }, { agentId, path: '/a' }])
    expect((await client.send('getSessionsList', { query, token })).status).toBe(200);
  const range = { startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-12-31T00:00:00.000Z' };
  expect((await client.send('stats', { body: { userId, agentId, ...range }, token })).status).toBe(200);
  for (const name of [
    'getStyle',
    'getProfile',
    'getKnowledge',
    'getInstructions',
    'getTrainings',
    'getStatus',
  ] as const)
    expect((await client.send(name, { id: agentId, token })).status, name).toBe(200);
}

test('TE-17 every statement of a call is refused once its condition is gone, and when it names another’s agent', async () => {
  await talk(other, secretWords);
  const me = { agentId: mine.agentId, accountId: mine.userId };
  const own = spiedPool.mock.calls.map(([config]: unknown[]) =>
    typeof config === 'object' && config !== null && 'text' in config ? String(config.text) : '',
  );
  expect(own.filter((text) => text.includes('with claimed as'))).toHaveLength(1);
  const walled = [...new Set([...sent.keys(), ...own])].filter(
    (text) => text.includes('agent_id') && withoutCondition(text) !== text,
  );
  expect(walled.length).toBeGreaterThan(20);
  const insertsAndSecrets = /^insert|secret_hash/;
  const strangers = Array.from({ length: 20 }, () => other.agentId);
  for (const text of walled) {
    const refused = (mutated: string) => () =>
      runAsTenant(me, () => {
        assertTenantsOwn(mutated, strangers);
      });
    expect(refused(text), text).toThrow(TenantWallError);
    if (!insertsAndSecrets.test(text)) expect(refused(withoutCondition(text)), text).toThrow(TenantWallError);
  }
});

test('TE-17 an owner’s list without its condition would show another’s conversations, and shows nothing', async () => {
  const list = () => client.send('getSessionsList', { query: { agentId: mine.agentId }, token: mine.token });
  const leaky = server.db.execute(sql`select content from messages where role = 'human'`);
  expect(JSON.stringify((await leaky).rows)).toContain(secretWords);

  isMutating = true;
  const answer = await list();
  isMutating = false;
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    success: false,
    code: 'server.failed',
    message: 'Something went wrong on our side. Please try again.',
    requestId: expect.stringMatching(/^req_/),
  });
  expect(await list()).toMatchObject({ status: 200, body: { sessions: [] } });
});

test('nobody becomes somebody else, and a visitor’s secret opens its own table alone', () => {
  runAsTenant({ agentId: mine.agentId, accountId: null }, () => {
    becomeTenant({ agentId: mine.agentId });
    expect(() => becomeTenant({ agentId: other.agentId })).toThrow(/another/);
  });
  runAsTenant({ agentId: null, accountId: null }, () => {
    assertTenantsOwn('select 1 from conversations where secret_hash = $1', ['x']);
    expect(() => assertTenantsOwn('select 1 from messages where agent_id = $1', [mine.agentId])).toThrow(
      TenantWallError,
    );
  });
});
