import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClient, testPassword } from './support/test-client.ts';
import type { TestClient } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { patience } from './support/in-process.ts';

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

async function letters(dataDir = server.dataDir): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox');
  const files = await readdir(folder).catch((): string[] => []);
  return Promise.all(files.toSorted().map((file) => readFile(path.join(folder, file), 'utf8')));
}

async function letterTo(address: string, count = 1): Promise<string> {
  for (let i = 0; i < 100 * patience; i += 1) {
    const found = (await letters()).filter((letter) => letter.includes(`To: ${address}`));
    if (found.length >= count) return found.at(-1) ?? '';
    await wait(50);
  }
  throw new Error(`no letter to ${address}`);
}

const tokenIn = (letter: string) =>
  /token=([\w-]{43})/.exec(letter.replaceAll('=\n', '').replaceAll('=3D', '='))?.[1] ?? '';

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
    expect(await letterTo('taken@loom.example')).toContain('already have a Vitrine account');
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

describe('forgot and reset', () => {
  const forgot = (email: string, headers = {}) => client.send('forgotPassword', { body: { email }, headers });
  const reset = (userId: unknown, password = 'brand new 42') =>
    client.send('resetPassword', { body: { userId, password } });

  test('RE-06 RE-07 known and unknown addresses get the same answer, which holds nothing', async () => {
    await register({ email: 'known@loom.example' });
    const known = await forgot('known@loom.example');
    const unknown = await forgot('unknown@loom.example');
    expect(known.body).toEqual({ success: true });
    expect(unknown.body).toEqual({ success: true });
  });

  test('T02 RE-04 RE-05 the letter’s token changes the password once, ends every sign-in and the older tokens', async () => {
    const registered = await register({ email: 'reset@loom.example' });
    if (!registered.body.success) throw new Error('registration failed');
    await forgot('reset@loom.example');
    const older = tokenIn(await letterTo('reset@loom.example'));
    await forgot('reset@loom.example');
    const newer = tokenIn(await letterTo('reset@loom.example', 2));
    expect((await reset(older)).body).toMatchObject({ success: false, code: 'accounts.reset_token_invalid' });
    expect((await reset(newer, '12345')).body).toMatchObject({ success: false, code: 'accounts.password_weak' });
    expect((await reset(newer)).body).toEqual({ success: true });
    expect((await reset(newer)).body).toMatchObject({ success: false });
    expect((await login('reset@loom.example', 'brand new 42')).body.success).toBe(true);
    expect((await login('reset@loom.example', testPassword)).body.success).toBe(false);
    const { token, _id } = registered.body.user;
    expect((await client.send('getUser', { token, id: _id })).status).toBe(401);
  });

  test('RE-04 a token is dead after an hour', async () => {
    await register({ email: 'late@loom.example' });
    await forgot('late@loom.example');
    const token = tokenIn(await letterTo('late@loom.example'));
    await server.db.execute(sql`update password_resets set expires_at = now() - interval '1 second'`);
    expect((await reset(token)).body).toMatchObject({ success: false, code: 'accounts.reset_token_invalid' });
  });

  test('RE-01 RE-02 an id, nothing or nonsense is never a token', async () => {
    const { userId } = await client.newOwner();
    for (const token of [userId, '', 'undefined', 'x', '%00', 'null']) {
      expect((await reset(token)).body, token).toMatchObject({ success: false });
    }
    for (const token of [null, 0, [], {}, undefined, '\u0000']) expect((await reset(token)).status).toBe(400);
    expect((await login('owner1@shop.example', testPassword)).status).toBe(200);
  });

  test('RE-09 the link’s host is the configured one, whatever the request says', async () => {
    await register({ email: 'host@loom.example' });
    await forgot('host@loom.example', {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      origin: 'https://evil.test',
    });
    const letter = await letterTo('host@loom.example');
    expect(letter).toContain('http://localhost:4600/reset-password?token=3D');
    expect(letter).not.toContain('evil');
  });
});

test('RE-12 letters leave by SMTP when it is configured, and are tried again when it fails', async () => {
  const received: string[] = [];
  let refusals = 1;
  const smtp = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        refusals -= 1;
        if (refusals >= 0) return done(new Error('451 try again'));
        received.push(text);
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const own = await startTestServer({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Shop <us@loom.example>' },
  });
  try {
    const { send } = createTestClient(own);
    await send('register', { body: { name: 'A', email: 'smtp@loom.example', password: testPassword } });
    await send('forgotPassword', { body: { email: 'smtp@loom.example' } });
    for (let i = 0; i < 400 * patience && received.length === 0; i += 1) await wait(50);
    expect(received[0]).toContain('From: Shop <us@loom.example>');
    expect(tokenIn(received[0]?.replaceAll('\r\n', '\n') ?? '')).toHaveLength(43);
  } finally {
    await own.close();
    await new Promise<void>((resolve) => {
      smtp.close(() => resolve());
    });
  }
});
