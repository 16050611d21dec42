/**
 * TE-17 The second wall between tenants, by mutation: the condition that keeps an owner to their own rows is taken out of every statement
 * that the server sends, and each of them is then refused before it leaves.
 */
import { assert as assertProperty, constantFrom, property } from 'fast-check';
import type { CallName } from '@vitrine/contract/calls';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { assertTenantsOwn, TenantWallError } from '../../../server/src/database/tenancy/tenant-wall.ts';
import { becomeTenant, runAsTenant } from '../../../server/src/lib/tenant.ts';
import { goodBodies } from '../support/good-bodies.ts';
import { createTestClient } from '../support/test-client.ts';
import type { TestClient, TestOwner } from '../support/test-client.ts';
import { startTestServer } from '../support/test-server.ts';
import type { TestServer } from '../support/test-server.ts';
import { trainOn } from '../support/trained-shop.ts';
import { inProcess } from '../support/in-process.ts';

const test = inProcess('it alters the statements of this process');

/** `"messages"."agent_id" = $1`, `m.agent_id = c.agent_id`, `"agent_styles"."agent_id" = "agents"."id"`, and the agent among searched words */
const tie =
  /(?:(?:"?\w+"?\.)?"?agent_id"?|"agents"\."id") = (?:\$\d+|"?\w+"?\."?agent_id"?|"agents"\."id")|\$\d+::tsquery/g;
/** the agents' own table alone is not behind the wall */
const tiesIn = (text: string) =>
  [...text.matchAll(tie)]
    .map(({ 0: said, index }) => ({ said, index }))
    .filter(({ index }) => !/from "agents" where \(?$/.test(text.slice(0, index)));
/** what a tie may be weakened to; the parameter stays, so that the statement itself is a good one */
const weaker: ((said: string) => string)[] = [
  () => 'true',
  (said) => `(${said} or true)`,
  (said) => `not (${said})`,
  (said) => `(${said}) is not true`,
  (said) => said.replace(' = ', ' <> '),
  (said) => `coalesce(${said}, true)`,
  (said) => `(${said} or ${said.replace(/agent_id/, 'id')})`,
  (said) => `exists (select 1 from jobs where ${said})`,
];
const weakenedAt = (text: string, { said, index }: { said: string; index: number }, by: (said: string) => string) =>
  // a word that is searched for is another when it is not the agent's
  `${text.slice(0, index)}${said.includes('tsquery') ? "to_tsquery('simple', 'any')" : by(said)}${text.slice(index + said.length)}`;
const withoutTies = (text: string) =>
  tiesIn(text)
    .toReversed()
    .reduce((left, each) => weakenedAt(left, each, () => `(${each.said}) is not null`), text);

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
    if (isMutating) return { ...query, sql: withoutTies(query.sql) };
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

/** Every call of an owner that goes without the world outside. */
async function manage(owner: TestOwner): Promise<void> {
  const outside = new Set(['login', 'register', 'checkInstallation', 'deleteAccount', 'resetPassword']);
  for (const [name, body] of Object.entries(goodBodies(owner))) {
    if (outside.has(name)) continue;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the names
    const { status } = await client.send(name as CallName, { body, query: {}, token: owner.token });
    expect(status, name).toBeLessThan(500);
  }
}

/** What was sent with a tie in it; a visitor's secret is held by a test of its own. */
function walledStatements(): string[] {
  const own = spiedPool.mock.calls.map(([config]: unknown[]) =>
    typeof config === 'object' && config !== null && 'text' in config ? String(config.text) : '',
  );
  expect(own.some((text) => text.includes('with claimed as'))).toBe(true);
  return [...new Set([...sent.keys(), ...own])].filter(
    (text) => text.includes('agent_id') && !/where "conversations"."secret_hash" = \$1$/.test(text),
  );
}

/** The best parameters that there can be: each names the tenant's agent. */
const ownParams = (text: string, agentId: string) =>
  Array.from({ length: 60 }, (_, i) => (text.includes(`$${i + 1}::tsquery`) ? `'${agentId}'` : agentId));

describe('TE-17 the statements that the server really sends', () => {
  let walled: string[];
  let me: { agentId: string; accountId: string };
  const sends = (text: string, params: unknown[]) => () =>
    runAsTenant(me, () => {
      assertTenantsOwn(text, params);
    });
  beforeAll(async () => {
    await talk(other, secretWords);
    await manage(other);
    me = { agentId: mine.agentId, accountId: mine.agentId };
    walled = walledStatements().filter((text) => {
      try {
        sends(text, ownParams(text, me.agentId))();
        return true;
      } catch {
        // what tests and the worker send
        return false;
      }
    });
    expect(walled.length).toBeGreaterThan(50);
  });

  test('each is refused when it names another’s agent', () => {
    for (const text of walled) expect(sends(text, ownParams(text, other.agentId)), text).toThrow(TenantWallError);
  });

  test('each is refused as soon as any one of its ties is weakened, in any way', () => {
    let mutants = 0;
    for (const text of walled)
      for (const each of tiesIn(text))
        for (const by of weaker) {
          const mutant = weakenedAt(text, each, by);
          expect(sends(mutant, ownParams(text, me.agentId)), mutant).toThrow(TenantWallError);
          mutants += 1;
        }
    expect(mutants).toBeGreaterThan(500);
  });

  test('each is refused when an insert names no agent, or a conflict is another’s row', () => {
    const inserts = walled.filter((text) => /^insert into "\w+" \("agent_id"/.test(text));
    expect(inserts.length).toBeGreaterThan(5);
    for (const text of inserts) {
      const nobodys = text.replace(/values \(\$1/, 'values (default');
      expect(sends(nobodys, ownParams(text, me.agentId)), nobodys).toThrow(TenantWallError);
      const anothers = text.replace(
        /( on conflict .*)?( returning .*)?$/,
        ' on conflict ("id") do update set "id" = $1',
      );
      expect(sends(anothers, ownParams(text, me.agentId)), anothers).toThrow(TenantWallError);
    }
  });

  test('none passes with a word more or less that changes what it reads', () => {
    const changes: ((text: string) => string)[] = [
      (text) => `${text} union select * from messages`,
      (text) => `${text}; delete from messages`,
      (text) => `${text} -- `,
      (text) => `with x as (select 1 from messages) ${text}`,
      (text) => text.replace(/(from|into|update) ("?\w+"?)/, '$1 public.$2'),
      (text) => text.replace(/(from|into|update) ("?\w+"?)/, '$1 only $2'),
    ];
    assertProperty(
      property(constantFrom(...walled), constantFrom(...changes), (text, change) => {
        const mutant = change(text);
        expect(mutant).not.toBe(text);
        expect(sends(mutant, ownParams(text, me.agentId)), mutant).toThrow(TenantWallError);
      }),
      { numRuns: 500 },
    );
  });
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
