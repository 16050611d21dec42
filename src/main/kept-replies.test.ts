import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiProxy } from './api-proxy.ts';
import { createKeptReplies } from './kept-replies.ts';

const calls = 'https://vitrine.example/api/agents';
let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'vitrine-kept-'));
  folder = path.join(parent, 'kept');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const open = (most?: number, at?: Date) =>
  createKeptReplies({
    folder,
    warn: () => undefined,
    ...(most !== undefined && { most }),
    ...(at !== undefined && { now: () => at.getTime() }),
  });

test('what was read is read again offline, by the same sign-in alone, and never in the clear on the disk', async () => {
  const list = `${calls}/get_sessions_list?agentId=agt_1&page=1`;
  const at = new Date('2026-11-20T09:30:00Z');
  await open(undefined, at).keep(list, 'tok_a', '{"words":"Where is my parcel?"}');
  // twice: that it was read changes nothing of when it was given
  for (let time = 0; time < 2; time += 1)
    expect(await open().find(list, 'tok_a')).toEqual({ text: '{"words":"Where is my parcel?"}', at });
  expect(await open().find(list, 'tok_b')).toBeNull();
  expect(await open().find(`${list}0`, 'tok_a')).toBeNull();
  const [name = ''] = await readdir(folder);
  const bytes = await readFile(path.join(folder, name));
  expect(bytes.includes('parcel')).toBe(false);
  await writeFile(path.join(folder, name), bytes.subarray(0, 20));
  expect(await open().find(list, 'tok_a')).toBeNull();
  // an app that starts without a network asks that first
  const whoIsIn = 'https://vitrine.example/api/users/get_user/usr_1';
  await open().keep(whoIsIn, 'tok_a', '{"name":"Ada"}');
  expect(await open().find(whoIsIn, 'tok_a')).toMatchObject({ text: '{"name":"Ada"}' });
  await open().forget();
  expect(await readdir(parent)).toEqual([]);
});

test('other calls are not kept, and the oldest make room', async () => {
  const kept = open(3);
  await kept.keep('https://vitrine.example/api/payments/get_payment', 'tok', '{}');
  await kept.keep(`${calls}/get_session_messages/../../users/x`, 'tok', '{}');
  await kept.keep(`${calls}/../users/get_user/usr_1/sessions`, 'tok', '{}');
  expect(await readdir(parent)).toEqual([]);
  for (let i = 0; i < 51; i += 1) await kept.keep(`${calls}/get_session_messages?sessionId=s${i}`, 'tok', String(i));
  expect(await readdir(folder)).toHaveLength(3);
});

test('the proxy answers from it only where nobody answered, and says from when it is', async () => {
  let answer: () => Promise<Response> = async () => Response.json({ success: true, messages: [] });
  const proxy = createApiProxy({
    fetch: () => answer(),
    serverOrigin: () => 'https://vitrine.example',
    vault: { read: async () => 'tok', keep: async () => undefined },
    kept: open(undefined, new Date('2026-11-20T09:30:00Z')),
  });
  const ask = () => proxy(new Request('https://owner.test/api/agents/get_session_messages?sessionId=s1'));
  const online = await ask();
  expect([await online.json(), online.headers.get('x-vitrine-kept')]).toEqual([{ success: true, messages: [] }, null]);
  // one file under its own name: the half that is written beside it has a dot
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([expect.stringMatching(/^[0-9a-f]+$/)]));
  answer = () => Promise.reject(new TypeError('net::ERR_INTERNET_DISCONNECTED'));
  const offline = await ask();
  expect([await offline.json(), offline.headers.get('x-vitrine-kept')]).toEqual([
    { success: true, messages: [] },
    '2026-11-20T09:30:00.000Z',
  ]);
  answer = async () => Response.json({ success: false }, { status: 404 });
  expect((await ask()).status).toBe(404);
  answer = () => Promise.reject(new TypeError('net::ERR_INTERNET_DISCONNECTED'));
  // what the server no longer shows is not shown from here either
  expect((await ask()).type).toBe('error');
});
