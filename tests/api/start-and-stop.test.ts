/** The server as a process of its own, at its start and its end: what keeps it from starting is named, and a stop is told before it happens. */
import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { makeFreshDatabase } from './support/fresh-database.ts';
import { inProcess } from './support/in-process.ts';

const test = inProcess('it starts and stops processes of its own');
const main = path.resolve(import.meta.dirname, '../../server/src/main.ts');

let dataDir: string;
let child: ChildProcessByStdio<null, Readable, Readable> | null = null;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-start-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  child = null;
  await rm(dataDir, { recursive: true, force: true });
});

/** @param by a shell's line that ends by running the server, `"$0" "$@"` */
function start(env: Record<string, string>, by = 'exec "$0" "$@"') {
  const started = spawn('bash', ['-c', by, process.execPath, main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'info', ...env },
  });
  child = started;
  let said = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(started, 'exit').then(([code]) => ({ code: Number(code), said }));
  return { process: started, ended, said: () => said };
}

/** takes connections and says nothing to anybody */
async function silentDatabase() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // a listening TCP server has an address of this kind
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://vitrine:secret-word@127.0.0.1:${port}/vitrine`,
    port,
    isAsked: () => sockets.length > 0,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test('ST-14 a database that takes connections and never speaks is named, and its password is not', async () => {
  const silent = await silentDatabase();
  const { code, said } = await start({ DATABASE_URL: silent.url, PORT: String(await freePort()) }).ended;
  expect(code).toBe(1);
  expect(said).toContain(`127.0.0.1:${silent.port} did not answer within 6 s`);
  expect(said).not.toContain('secret-word');
  silent.close();
});

test('ST-14 a pooler that takes connections and never speaks is named, and its password is not', async () => {
  const { url: databaseUrl, drop } = await makeFreshDatabase();
  const silent = await silentDatabase();
  const env = { DATABASE_URL: databaseUrl, DATABASE_POOL_URL: silent.url, PORT: String(await freePort()) };
  const { code, said } = await start(env).ended;
  expect(code).toBe(1);
  expect(said).toContain(`127.0.0.1:${silent.port} did not answer within 6 s`);
  expect(said).not.toMatch(/secret-word|at async/);
  silent.close();
  await drop();
});

test('ST-11 a stop is obeyed while the database does not answer', async () => {
  const silent = await silentDatabase();
  const server = start({ DATABASE_URL: silent.url, PORT: String(await freePort()) });
  await vi.waitFor(() => expect(silent.isAsked()).toBe(true), { timeout: 15_000 });
  server.process.kill('SIGTERM');
  // who waited for the database instead would end with 1 and its name
  expect(await server.ended).toEqual({ code: 0, said: '' });
  silent.close();
});

test('ST-14 a DATA_DIR that may only be read is named in words', async (context) => {
  const readOnly = `mount --bind ${dataDir} ${dataDir} && mount -o remount,bind,ro ${dataDir} && exec "$0" "$@"`;
  const server = start({ PORT: String(await freePort()) }, `exec unshare --mount bash -c '${readOnly}' "$0" "$@"`);
  const { code, said } = await server.ended;
  if (/unshare|permission denied/i.test(said)) context.skip('NOT RUN: nothing may be mounted here');
  expect(code).toBe(1);
  expect(said).toContain(`DATA_DIR cannot be used: ${dataDir}: its file system is read-only (EROFS)`);
  expect(said).not.toContain('at async');
});

test('ST-11 a stop is told first: readyz says no while others are still served, then calls under way end', async () => {
  const { url: databaseUrl, drop } = await makeFreshDatabase();
  const port = await freePort();
  const at = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
  const server = start({ DATABASE_URL: databaseUrl, ROLE: 'api', PORT: String(port), DRAIN_SECONDS: '3' });
  await vi.waitFor(async () => expect((await at('/readyz')).status).toBe(200), { timeout: 20_000, interval: 50 });

  // a call that waits in the database while the server leaves
  const holder = new Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query('begin; lock table accounts in access exclusive mode');
  const underWay = fetch(`http://127.0.0.1:${port}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'A', email: 'a@shop.example', password: 'correct horse 9' }),
  });
  const waits = `select from pg_locks where not granted and relation = 'accounts'::regclass`;
  await vi.waitFor(async () => expect((await holder.query(waits)).rowCount).toBeGreaterThan(0), { timeout: 10_000 });

  server.process.kill('SIGTERM');
  await vi.waitFor(() => expect(server.said()).toContain('"stopping"'), { timeout: 5_000, interval: 10 });
  const [ready, healthy, page] = await Promise.all([at('/readyz'), at('/healthz'), at('/')]);
  expect([ready.status, healthy.status, page.status]).toEqual([503, 200, 200]);
  expect(page.headers.get('connection')).toBe('close');
  // now it takes nobody in any more, and waits for the one
  await vi.waitFor(() => expect(at('/')).rejects.toThrow('fetch failed'), { timeout: 10_000, interval: 50 });
  expect(server.process.exitCode).toBeNull();
  await holder.query('commit');
  await holder.end();
  const answer = await underWay;
  expect(await answer.json()).toMatchObject({ success: true });
  expect((await server.ended).code).toBe(0);
  await sleep(100);
  await drop();
});
