import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClient, testPassword } from './support/test-client.ts';
import type { TestClient } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { letterTo } from './support/outbox.ts';

let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  client = createTestClient(server);
});
afterAll(() => server.close());

const register = (fields: object) =>
  client.send('register', { body: { name: 'Ada', email: 'ada@loom.example', password: testPassword, ...fields } });
const login = (email: string, password: string) => client.send('login', { body: { email, password } });

describe('registration', () => {
  test('3-02 7-03 makes an account with an agent and answers with the session record', async () => {
    const { status, body } = await register({ email: ' Grace@Loom.Example ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      user: { name: 'Ada', email: 'grace@loom.example', token: expect.stringMatching(/^[\w-]{43}$/) },
      payment: { verifyPayment: false, plan: null, offer: null, currency: null, restToConsume: null },
      agent: { status: null, style: false, profile: false, knowledges: false },
      pagesNumberSite: null,
      customInstrucations: null,
    });
  });

  test('AU-13 fields that are not asked for change nothing', async () => {
    const { body } = await register({
      email: 'mass@loom.example',
      verifyPayment: true,
      payment: { plan: 'Growth', restToConsume: 1e9 },
      _id: 'usr_mine',
      agent: { _id: 'agt_mine', status: 'confirmed' },
      role: 'admin',
    });
    if (!body.success) throw new Error(body.message);
    expect(body.user._id).toMatch(/^usr_[0-9a-f]{32}$/);
    expect(body.agent).toMatchObject({ _id: expect.stringMatching(/^agt_[0-9a-f]{32}$/), status: null });
    expect(body.payment).toMatchObject({ verifyPayment: false, plan: null, restToConsume: null });
  });

  test('AU-08 one account for one address, however it is written and however many ask at once', async () => {
    const spellings = ['one@loom.example', 'One@loom.example', ' one@LOOM.example ', 'one@loom.example'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => register({ email: spellings[i % spellings.length] })),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    for (const email of ['e.m@ıx.example', 'ünï@loom.example', 'a@x', 'no at.example', 'a@b.c']) {
      expect((await register({ email })).body, email).toMatchObject({
        success: false,
        code: 'accounts.address_invalid',
      });
    }
  });

  test('AU-07 T34 a taken address is success:false, changes nothing, and its owner gets a letter', async () => {
    await register({ email: 'taken@loom.example', name: 'First' });
    const again = await register({ email: 'taken@loom.example', name: 'Second', password: 'another one 7' });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ success: false, code: 'accounts.address_taken' });
    expect((await login('taken@loom.example', 'another one 7')).body.success).toBe(false);
    expect((await login('taken@loom.example', testPassword)).body).toMatchObject({ user: { name: 'First' } });
    expect(await letterTo(server, 'taken@loom.example')).toContain('already have a Vitrine account');
  });

  test('5-02 T34 short and common passwords are refused', async () => {
    for (const password of ['12345', '123456', 'Password', 'qwerty']) {
      const { body } = await register({ email: 'weak@loom.example', password });
      expect(body, password).toMatchObject({ success: false, code: 'accounts.password_weak' });
    }
  });
});

describe('log in', () => {
  test('T07 R2 a wrong password and an unknown address are the same HTTP 200 with success:false', async () => {
    await register({ email: 'login@loom.example' });
    const wrong = await login('login@loom.example', 'not the one 1');
    const unknown = await login('nobody@loom.example', 'not the one 1');
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(200);
      expect({ ...answer.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(wrong.body).toMatchObject({ code: 'accounts.wrong_credentials' });
  });

  test('T01 success sets an HttpOnly SameSite=Lax cookie and a new token each time', async () => {
    await register({ email: 'cookie@loom.example' });
    const first = await login(' COOKIE@loom.example', testPassword);
    const second = await login('cookie@loom.example', testPassword);
    expect(String(first.headers['set-cookie'])).toMatch(
      /^vitrine_session=[\w-]{43};.*Path=\/api;.*HttpOnly;.*SameSite=Lax/,
    );
    if (!first.body.success || !second.body.success) throw new Error('login failed');
    expect(second.body.user.token).not.toBe(first.body.user.token);
  });

  test('RE-14 the database holds no token and no password', async () => {
    const { body } = await register({ email: 'secret@loom.example' });
    if (!body.success) throw new Error(body.message);
    const stored = await server.db.execute(sql`
      select (select json_agg(a) from accounts a)::text || (select json_agg(s) from sign_ins s)::text as everything`);
    const everything = String(stored.rows[0]?.['everything']);
    expect(everything).not.toContain(body.user.token);
    expect(everything).not.toContain(testPassword);
    expect(everything).toContain('$argon2id$');
  });

  test('T06 7-01 get_user is the whole record without the token', async () => {
    const { token, userId, record } = await client.newOwner({ paid: true });
    const { body } = await client.send('getUser', { token, id: userId });
    expect(body).toEqual({
      _id: userId,
      name: record.user.name,
      email: record.user.email,
      user: { _id: userId, name: record.user.name, email: record.user.email },
      payment: {
        verifyPayment: true,
        plan: 'Free',
        offer: 500,
        currency: 'eur',
        restToConsume: 500,
        status: 'active',
        renewsAt: null,
        endsAt: null,
        extraBlocks: 0,
        extraBlocksMax: 20,
        updatedAt: expect.stringMatching(/^\d{4}-/),
      },
      agent: record.agent,
      pagesNumberSite: null,
      customInstrucations: null,
    });
  });
});
