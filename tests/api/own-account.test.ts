/** An owner's name, address, password and sign-ins, changed by themselves. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letterTo } from './support/outbox.ts';
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

async function register(email: string) {
  const { body } = await client.send('register', { body: { name: 'Ada', email, password: testPassword } });
  if (!body.success) throw new Error('registration failed');
  return { token: body.user.token, userId: body.user._id, email };
}
const login = async (email: string, password = testPassword) => {
  const { body } = await client.send('login', { body: { email, password }, headers: { 'user-agent': 'Phone/1' } });
  return body.success ? body.user.token : null;
};
const isSignedIn = async (token: string, userId: string) =>
  (await client.send('getUser', { token, id: userId })).status === 200;
const linkIn = (letter: string) => /account\?confirm=3D([\w-]+)/.exec(letter.replaceAll(/=\r?\n/g, ''))?.[1] ?? '';

test('the name is changed', async () => {
  const { token, userId } = await register('name@loom.example');
  await client.send('updateAccount', { token, body: { userId, name: ' Ada Lovelace ' } });
  expect((await client.send('getUser', { token, id: userId })).body).toMatchObject({ name: 'Ada Lovelace' });
});

test('AU-03 another address needs the password, a letter to both and the link in the new one’s', async () => {
  const { token, userId, email } = await register('old@loom.example');
  const ask = (password: string) =>
    client.send('changeEmail', { token, body: { userId, email: ' New@loom.example ', password } });
  expect((await ask('wrong')).body).toMatchObject({ success: false, code: 'accounts.wrong_credentials' });
  expect((await ask(testPassword)).body).toEqual({ success: true });
  expect(await letterTo(server, email)).toContain('about to change');
  const link = linkIn(await letterTo(server, 'new@loom.example'));
  expect(link).toHaveLength(43);
  expect(await login('new@loom.example')).toBeNull();

  const stranger = await register('stranger@loom.example');
  const confirm = (by: { token: string; userId: string }, given: string) =>
    client.send('confirmEmail', { token: by.token, body: { userId: by.userId, token: given } });
  const refused = { success: false, code: 'accounts.email_token_invalid' };
  expect((await confirm(stranger, link)).body).toMatchObject(refused);
  expect(await confirm({ token, userId }, 'x'.repeat(43))).toMatchObject({ status: 200, body: refused });
  expect((await confirm({ token, userId }, link)).body).toEqual({ success: true, email: 'new@loom.example' });
  expect((await confirm({ token, userId }, link)).body).toMatchObject(refused);
  expect(await login('new@loom.example')).not.toBeNull();
  expect(await login(email)).toBeNull();
  expect(await letterTo(server, 'new@loom.example', 2)).toContain('was changed');
});

test('AU-03 a new password ends a change of address that somebody else began', async () => {
  const { token, userId } = await register('taken-over@loom.example');
  const to = 'thief@loom.example';
  await client.send('changeEmail', { token, body: { userId, email: to, password: testPassword } });
  const link = linkIn(await letterTo(server, to));
  const body = { userId, password: testPassword, newPassword: 'brand new 42' };
  expect((await client.send('changePassword', { token, body })).body).toEqual({ success: true });
  const late = await client.send('confirmEmail', { token, body: { userId, token: link } });
  expect(late.body).toMatchObject({ success: false, code: 'accounts.email_token_invalid' });
});

test('an address that another account has is not told of, and not taken', async () => {
  const first = await register('first@loom.example');
  const { token, userId } = await register('second@loom.example');
  const same = { userId, email: 'second@loom.example', password: testPassword };
  expect(await client.send('changeEmail', { token, body: same })).toMatchObject({
    status: 200,
    body: { success: false, code: 'accounts.address_same' },
  });
  const ask = { userId, email: first.email, password: testPassword };
  expect((await client.send('changeEmail', { token, body: ask })).body).toEqual({ success: true });
  expect(await letterTo(server, first.email)).toContain('already has an account');
  const waiting = await server.db.execute(sql`select 1 from email_changes where account_id = ${userId}`);
  expect(waiting.rows).toEqual([]);
});

test('RE-10 a new password needs the old one, signs the others out and is told by letter', async () => {
  const { token, userId, email } = await register('pass@loom.example');
  const phone = (await login(email)) ?? '';
  const change = (password: string, newPassword: string) =>
    client.send('changePassword', { token, body: { userId, password, newPassword } });
  expect((await change('wrong', 'brand new 42')).body).toMatchObject({ code: 'accounts.wrong_credentials' });
  expect((await change(testPassword, '12345')).body).toMatchObject({ code: 'accounts.password_weak' });
  expect((await change(testPassword, 'brand new 42')).body).toEqual({ success: true });
  expect([await isSignedIn(token, userId), await isSignedIn(phone, userId)]).toEqual([true, false]);
  expect(await login(email)).toBeNull();
  expect(await letterTo(server, email)).toContain('every other device was signed out');
});

test('sign-ins are listed without their tokens, and ended one by one or all others', async () => {
  const { token, userId, email } = await register('where@loom.example');
  const phone = (await login(email)) ?? '';
  const tablet = (await login(email)) ?? '';
  const list = async () => (await client.send('getSignIns', { token, id: userId })).body.signIns;
  const [, ...others] = (await list()).toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
  expect(others.map(({ device }) => device)).toEqual(['Phone/1', 'Phone/1']);
  expect(JSON.stringify(await list())).not.toContain(phone);
  const stranger = await register('elsewhere@loom.example');
  const [one] = others;
  await client.send('endSignIns', { token: stranger.token, body: { userId: stranger.userId, signInId: one?._id } });
  expect(await list()).toHaveLength(3);
  await client.send('endSignIns', { token, body: { userId, signInId: one?._id } });
  expect(await list()).toHaveLength(2);
  await client.send('endSignIns', { token, body: { userId } });
  expect(await list()).toMatchObject([{ isThis: true }]);
  expect([await isSignedIn(phone, userId), await isSignedIn(tablet, userId)]).toEqual([false, false]);
});
