import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from './support/in-process.ts';
import { letterTo, tokenIn } from './support/outbox.ts';
import { createTestClient, testPassword } from './support/test-client.ts';
import type { TestClient } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';

let server: TestServer;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  client = createTestClient(server);
});
afterAll(() => server.close());

const register = (email: string) => client.send('register', { body: { name: 'Ada', email, password: testPassword } });
const login = (email: string, password: string) => client.send('login', { body: { email, password } });
const forgot = (email: string, headers = {}) => client.send('forgotPassword', { body: { email }, headers });
const reset = (userId: unknown, password = 'brand new 42') =>
  client.send('resetPassword', { body: { userId, password } });

test('RE-06 RE-07 known and unknown addresses get the same answer, which holds nothing', async () => {
  await register('known@loom.example');
  const known = await forgot('known@loom.example');
  const unknown = await forgot('unknown@loom.example');
  expect(known.body).toEqual({ success: true });
  expect(unknown.body).toEqual({ success: true });
});

test('T02 RE-04 RE-05 the letter’s token changes the password once, ends every sign-in and the older tokens', async () => {
  const registered = await register('reset@loom.example');
  if (!registered.body.success) throw new Error('registration failed');
  await forgot('reset@loom.example');
  const older = tokenIn(await letterTo(server, 'reset@loom.example'));
  await forgot('reset@loom.example');
  const newer = tokenIn(await letterTo(server, 'reset@loom.example', 2));
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
  await register('late@loom.example');
  await forgot('late@loom.example');
  const token = tokenIn(await letterTo(server, 'late@loom.example'));
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
  await register('host@loom.example');
  await forgot('host@loom.example', {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    origin: 'https://evil.test',
  });
  const letter = await letterTo(server, 'host@loom.example');
  expect(letter).toContain('http://localhost:4600/reset-password?token=3D');
  expect(letter).not.toContain('evil');
});

test('RE-12 R7 letters leave by SMTP when it is configured, and are tried again when it fails', async () => {
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
        if (refusals >= 0) return done(new Error('451 <smtp@loom.example>: try again'));
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
    // what the queue keeps is also what is logged
    const refused = sql`select last_error as error from jobs where last_error is not null`;
    const lastError = async () => (await own.db.execute(refused)).rows[0]?.['error'];
    for (let i = 0; i < 100 * patience && (await lastError()) === undefined; i += 1) await wait(20);
    expect(await lastError()).toMatch(/451 <the recipient>/);
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
