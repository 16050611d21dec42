/** What people read when a request is wrong: the field and what it may be, for every field of every call, and nothing of our schemas. */
import { calls } from '@vitrine/contract/calls';
import type { CallName } from '@vitrine/contract/calls';
import { limits } from '@vitrine/contract/limits';
import { routeSchemas } from '@vitrine/contract/routes';
import type { RouteSchemas } from '@vitrine/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedConversations } from '../../support/seed-conversations.ts';
import { goodBodies } from '../support/good-bodies.ts';
import { createTestClient, testPassword } from '../support/test-client.ts';
import type { TestClient, TestOwner } from '../support/test-client.ts';
import { startTestServer } from '../support/test-server.ts';
import type { TestServer } from '../support/test-server.ts';

let server: TestServer;
let client: TestClient;
let owner: TestOwner;

beforeAll(async () => {
  server = await startTestServer({ worker: false });
  client = createTestClient(server);
  owner = await client.newOwner({ paid: true });
});
afterAll(() => server.close());

/** patterns, paths into a request and the words of JSON schemas */
const inside =
  /[\\^$|{}<>]|\(\?|\[[^\]]*-|\/(body|params|querystring|query|headers)\b|\b(body|params|querystring|headers)[./]|\bmust (NOT|match|be equal|have|pass)\b|schema|pattern|regex|instancePath|keyword|anyOf|oneOf|maxLength|minLength|ajv|constant|undefined|\[object/i;

const wrongValues: unknown[] = [
  null,
  0,
  -1,
  1e308,
  true,
  '',
  ' ',
  'x'.repeat(5_000),
  '<script>',
  '(?<a>^[0-9]{4}$)',
  [],
  [null],
  ['', 'x'.repeat(3_000)],
  Array.from({ length: 600 }, () => 'x'),
  {},
  { a: { b: 1 } },
];

const schemaOf = (name: CallName): RouteSchemas => routeSchemas[name];
// Object.keys forgets the names that the table has.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const names = Object.keys(calls) as CallName[];

test.each(names.filter((name) => schemaOf(name).body))(
  '%s: no wrong body is answered with our schema',
  async (name) => {
    const good: Record<string, unknown> = { ...Object.entries(goodBodies(owner)).find(([one]) => one === name)?.[1] };
    const fields = Object.keys(schemaOf(name).body?.properties ?? {});
    const bodies: unknown[] = [{}, [], 'x', 1, null];
    for (const field of fields) {
      bodies.push(Object.fromEntries(Object.entries(good).filter(([key]) => key !== field)));
      for (const value of wrongValues) {
        bodies.push({ ...good, [field]: value });
        const nested = good[field];
        if (typeof nested === 'object' && nested !== null && !Array.isArray(nested))
          for (const key of Object.keys(nested)) bodies.push({ ...good, [field]: { ...nested, [key]: value } });
      }
    }
    let refused = 0;
    for (const body of bodies) {
      const { status, body: said } = await client.send(name, {
        body,
        id: owner.agentId,
        ...(calls[name].access === 'owner' && { token: owner.token }),
      });
      if (status !== 400) continue;
      refused += 1;
      expect(said, JSON.stringify(body).slice(0, 200)).toMatchObject({ success: false, code: expect.any(String) });
      const message = 'message' in said ? (said.message ?? '') : '';
      expect(message, JSON.stringify(body).slice(0, 200)).not.toMatch(inside);
      expect(message).toMatch(/^[A-Z].*[^ ].*$/);
    }
    expect(refused).toBeGreaterThan(0);
  },
);

test.each(names.filter((name) => schemaOf(name).query))('%s: nor is a wrong query', async (name) => {
  const good = name === 'getSessionMessages' ? { sessionId: 'x' } : { agentId: owner.agentId };
  for (const field of Object.keys(schemaOf(name).query?.properties ?? {}))
    for (const value of [
      '',
      '0',
      '-1',
      'x'.repeat(3_000),
      '^(a+)+$',
      '../..',
      '2026-13-45',
      '0000-01-01T00:00:00Z',
      '1e9',
    ]) {
      if (name === 'watchConversations') continue;
      const query = { ...good, [field]: value };
      const { body } = await client.send(name, { query, token: owner.token });
      const message = 'message' in body ? (body.message ?? '') : '';
      expect(message, `${field}=${value.slice(0, 40)}`).not.toMatch(inside);
    }
});

describe('AU-09 a password of more than 128 characters', () => {
  const long = 'p4ssphrase '.repeat(20).slice(0, limits.passwordMax + 1);

  test('is 400 with words for people wherever one is sent, and 128 are taken', async () => {
    const { email } = owner.record.user;
    const asked = [
      await client.send('login', { body: { email, password: long } }),
      await client.send('register', { body: { name: 'Ada', email: 'long@shop.example', password: long } }),
      await client.send('resetPassword', { body: { userId: 'x'.repeat(43), password: long } }),
      await client.send('deleteAccount', { token: owner.token, body: { userId: owner.userId, password: long } }),
    ];
    for (const { status, body } of asked) {
      expect(status).toBe(400);
      expect(body).toMatchObject({ success: false, message: 'The password may have at most 128 characters.' });
    }
    const whole = long.slice(0, limits.passwordMax);
    const register = { name: 'Ada', email: 'whole@shop.example', password: whole };
    expect((await client.send('register', { body: register })).body).toMatchObject({ success: true });
    expect((await client.send('login', { body: { email: register.email, password: whole } })).body).toMatchObject({
      success: true,
    });
    expect((await client.send('login', { body: { email, password: testPassword } })).body).toMatchObject({
      success: true,
    });
  });
});

test('a page of a list holds at most 50, however many are asked for', async () => {
  await seedConversations(server.db, { agentId: owner.agentId, until: new Date(), conversations: 60 });
  const query = { agentId: owner.agentId, limit: '999' };
  const { body } = await client.send('getSessionsList', { query, token: owner.token });
  expect(body.sessions).toHaveLength(50);
  expect(body.totalPages).toBe(2);
});
