import { beforeEach, expect, test, vi } from 'vitest';
import { channels } from '../preload/bridge.ts';
import { createAnswers, openDoor } from './ipc.ts';
import type { KeptFile } from './kept-file.ts';
import { createMemoryStore } from './secret-stores.ts';
import { createSecretVault } from './secret-vault.ts';
import { createSettings } from './settings.ts';

const kept = new Map<string, unknown>();
const file: KeptFile = {
  read: (key) => kept.get(key),
  write: (key, value) => void kept.set(key, value),
  remove: (key) => void kept.delete(key),
};
const handlers = new Map<string, (event: unknown, ...given: unknown[]) => Promise<unknown>>();
const opened: string[] = [];
const notified: string[] = [];
const reload = vi.fn<() => void>();
const setBadge = vi.fn<(count: number) => void>();
let ours: boolean;
let outOfSight: boolean;
let healthz: () => Promise<Response>;

beforeEach(() => {
  kept.clear();
  handlers.clear();
  opened.length = 0;
  notified.length = 0;
  reload.mockClear();
  [ours, outOfSight] = [true, true];
  healthz = async () => Response.json({ success: true });
  const vault = createSecretVault({ stores: [createMemoryStore()], warn: () => undefined });
  void vault.keep('tok_secret');
  openDoor({
    ipcMain: { handle: (channel, handler) => void handlers.set(channel, handler as never) },
    mayAsk: () => ours,
    refused: () => undefined,
    answers: createAnswers({
      settings: createSettings(file, 'http://localhost:4600'),
      sessionFile: file,
      vault,
      fetch: () => healthz(),
      version: '1.0.0',
      openOutside: (address) => void opened.push(address),
      isOutOfSight: () => outOfSight,
      needsServer: () => false,
      forgetKept: async () => undefined,
      notify: ({ id }) => void notified.push(id),
      applySettings: () => undefined,
      restartToUpdate: () => undefined,
      setBadge,
      reload,
    }),
  });
});

const ask = (question: keyof typeof channels, ...given: unknown[]) => {
  const handler = handlers.get(channels[question]);
  if (handler === undefined) throw new Error(`nobody hears ${question}`);
  return handler({}, ...given);
};
const record = { success: true, user: { _id: 'usr_1', token: 'tok_secret', name: 'Ana', email: 'a@b.example' } };

test('every question has one answer', () => {
  expect([...handlers.keys()].toSorted()).toEqual(Object.values(channels).toSorted());
});

test('T03 the record comes back without a token, whatever the page wrote', async () => {
  await ask('writeSession', record);
  expect(JSON.stringify([...kept])).not.toContain('tok_secret');
  expect(await ask('readSession')).toEqual({ ...record, user: { ...record.user, token: '' } });
  await ask('clearSession');
  expect(await ask('readSession')).toBeNull();
});

test('DE-03 nothing is answered to anybody else', async () => {
  ours = false;
  for (const question of Object.keys(channels)) {
    await expect(ask(question as keyof typeof channels, record), question).rejects.toThrow('not our page');
  }
  expect(kept.size).toBe(0);
});

const odd = [
  undefined,
  null,
  7,
  -1,
  Number.NaN,
  '',
  'x'.repeat(100_000),
  [],
  {},
  { __proto__: null },
  () => 1,
  '../../etc',
  'javascript:1',
];

test('DE-02 odd arguments never open, write or run anything', async () => {
  for (const question of Object.keys(channels) as (keyof typeof channels)[]) {
    if (question === 'clearSession' || question === 'connectServer') continue;
    for (const argument of odd) await ask(question, argument).catch(() => undefined);
    await expect(ask(question, record, 'one too many'), question).rejects.toThrow('one argument');
  }
  expect(opened).toEqual([]);
  expect(notified.every((id) => /^\w+$/.test(id))).toBe(true);
  expect([...kept.keys()]).toEqual([]);
});

test('T30 addresses leave through the guards alone', async () => {
  expect(await ask('openPayment', 'https://checkout.stripe.com/c/1')).toBe(true);
  expect(await ask('openPayment', 'https://evil.test/')).toBe(false);
  expect(await ask('openBeside', 'https://shop.example/a')).toBe(true);
  expect(await ask('openBeside', 'file:///etc/passwd')).toBe(false);
  expect(opened).toEqual(['https://checkout.stripe.com/c/1', 'https://shop.example/a']);
});

test('another server signs out first: the token belongs to the one that gave it', async () => {
  await ask('writeSession', record);
  expect(await ask('connectServer', 'vitrine.example')).toEqual({ ok: true, origin: 'https://vitrine.example' });
  expect(await ask('readSession')).toBeNull();
  expect(await ask('start')).toMatchObject({ serverOrigin: 'https://vitrine.example' });
  expect(reload).toHaveBeenCalledOnce();
});

test.each<[string, () => Promise<Response>, string]>([
  ['http://shop.example', async () => Response.json({}), 'https'],
  ['https://user:secret@shop.example', async () => Response.json({}), 'https'],
  ['https://shop.example', async () => Response.json({ hello: 1 }), 'not a Vitrine server'],
  ['https://shop.example', async () => new Response('<html>'), 'not a Vitrine server'],
  ['https://shop.example', async () => Response.json({ success: false }, { status: 503 }), 'unwell'],
  ['https://shop.example', () => Promise.reject(new TypeError('net::ERR_CERT_DATE_INVALID')), 'certificate'],
  ['https://shop.example', () => Promise.reject(new TypeError('unexpected redirect')), 'sign-in page'],
  ['https://shop.example', () => Promise.reject(new DOMException('x', 'TimeoutError')), 'ten seconds'],
  ['https://shop.example', () => Promise.reject(new TypeError('net::ERR_NAME_NOT_RESOLVED')), 'cannot be reached'],
])('DE-14 a server that cannot be used changes nothing and says why: %s, %#', async (address, answer, words) => {
  healthz = answer;
  await ask('writeSession', record);
  const check = await ask('connectServer', address);
  expect(check).toMatchObject({ ok: false });
  expect(JSON.stringify(check)).toContain(words);
  expect(await ask('readSession')).not.toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test('a notification shows what is wanted, out of sight, and never twice in ten minutes of one conversation', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const tell = (id: string, wish = true) => ask('announceConversation', { id, wish, shop: 'Atelier', words: null });
  await tell('cnv_1');
  vi.advanceTimersByTime(9 * 60_000);
  await tell('cnv_1');
  await tell('cnv_2', false);
  outOfSight = false;
  await tell('cnv_3');
  expect(notified).toEqual(['cnv_1']);
  outOfSight = true;
  vi.advanceTimersByTime(61_000);
  await tell('cnv_1');
  await ask('writeSettings', { notifications: true, everyConversation: true });
  await tell('cnv_2', false);
  expect(notified).toEqual(['cnv_1', 'cnv_1', 'cnv_2']);
  await ask('writeSettings', { notifications: false, everyConversation: true });
  await tell('cnv_4');
  expect(notified).toHaveLength(3);
  vi.useRealTimers();
  await ask('setUnread', 4);
  expect(setBadge).toHaveBeenLastCalledWith(4);
});
