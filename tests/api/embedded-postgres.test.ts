import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../server/src/database/embedded-postgres.ts';
import { isAlive } from '../../server/src/database/postmaster.ts';
import { silentLog } from './support/silent-log.ts';
import { inProcess } from './support/in-process.ts';

const test = inProcess('it is about the database that the server brings');

let dataDir: string;
let children: ChildProcessByStdio<Writable, Readable, null>[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-embedded-'));
});
afterEach(async () => {
  const pid = await postmasterPid().catch(() => 0);
  for (const child of children) child.kill('SIGKILL');
  children = [];
  if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => rm(dataDir, { recursive: true, force: true }), { timeout: 5_000 });
});

const cluster = () => path.join(dataDir, 'postgres', 'cluster');
const postmasterPid = async () =>
  Number((await readFile(path.join(cluster(), 'postmaster.pid'), 'utf8')).split('\n')[0]);

function launch() {
  const script = path.join(import.meta.dirname, 'support', 'hold-database.ts');
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const hears = (line: string, timeout = 20_000) =>
    vi.waitFor(() => expect(said.split('\n')).toContain(line), { timeout, interval: 10 });
  return {
    child,
    up: () => hears('up'),
    async write(line: string, withinMs?: number) {
      child.stdin.write(`${line}\n`);
      await hears(`kept ${line}`, withinMs);
    },
    async leave(signal: NodeJS.Signals) {
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}

async function linesKept(): Promise<string[]> {
  const embedded = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const client = new Client({ connectionString: embedded.url });
  await client.connect();
  const reply = await client.query<{ line: string }>('select line from lines order by line');
  await client.end();
  await embedded.close();
  return reply.rows.map((row) => row.line);
}

test('ST-02 two processes on a new DATA_DIR share one server, and the last to leave stops it', async () => {
  const [one, two] = [launch(), launch()];
  await Promise.all([one.up(), two.up()]);
  const pid = await postmasterPid();
  await one.leave('SIGTERM');
  expect(isAlive(pid)).toBe(true);
  await two.write('still here');
  await two.leave('SIGTERM');
  // its pid file is gone a moment before the process is
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
  expect(await readdir(dataDir)).toEqual(['postgres']);
  expect(await linesKept()).toEqual(['still here']);
});

test('ST-02 after kill -9 the next start joins the living server and finds every acknowledged row', async () => {
  const first = launch();
  await first.up();
  for (let n = 0; n < 50; n += 1) await first.write(`row ${n}`);
  const pid = await postmasterPid();
  await first.leave('SIGKILL');
  expect(isAlive(pid)).toBe(true);
  const second = launch();
  await second.up();
  expect(await postmasterPid()).toBe(pid);
  await second.leave('SIGTERM');
  // its pid file is gone a moment before the process is
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
  expect(await linesKept()).toHaveLength(50);
});

test('ST-03 a pid file that names a living stranger does not keep the database from starting', async () => {
  const first = launch();
  await first.up();
  await first.write('kept');
  const pid = await postmasterPid();
  await first.leave('SIGKILL');
  process.kill(pid, 'SIGKILL');
  const file = path.join(cluster(), 'postmaster.pid');
  const stale = await readFile(file, 'utf8');
  await writeFile(file, stale.replace(/^\d+/, String(process.pid)));
  const second = launch();
  await second.up();
  expect(await postmasterPid()).not.toBe(process.pid);
  await second.leave('SIGTERM');
  expect(await linesKept()).toEqual(['kept']);
});

test('ST-01 a database that is killed under us is back within five seconds, with every acknowledged row', async () => {
  const one = launch();
  await one.up();
  await one.write('before');
  const pid = await postmasterPid();
  process.kill(pid, 'SIGKILL');
  const killedAt = Date.now();
  await vi.waitFor(async () => expect(await postmasterPid()).not.toBe(pid), { timeout: 5_000, interval: 20 });
  let round = 0;
  await vi.waitFor(() => one.write(`after ${(round += 1)}`, 300), { timeout: 10_000, interval: 100 });
  expect(Date.now() - killedAt).toBeLessThan(5_000);
  await one.leave('SIGTERM');
  expect(await linesKept()).toEqual(expect.arrayContaining(['before', `after ${round}`]));
});

test('ST-04 killed at any moment of the first start, the next start works', async () => {
  for (let afterMs = 100; afterMs <= 1_300; afterMs += 300) {
    const doomed = launch();
    await sleep(afterMs);
    await doomed.leave('SIGKILL');
  }
  const next = launch();
  await next.up();
  await next.write('whole');
  await next.leave('SIGTERM');
  expect(await linesKept()).toEqual(['whole']);
});

test('ST-07 a folder with files but no database, or of another PostgreSQL, is refused and left alone', async () => {
  await chmod(dataDir, 0o755);
  await mkdir(cluster(), { recursive: true });
  await writeFile(path.join(cluster(), 'base'), 'precious');
  const start = () => startEmbeddedPostgres({ dataDir, log: silentLog });
  await expect(start()).rejects.toThrow('holds files but no whole database');
  await writeFile(path.join(cluster(), 'PG_VERSION'), '16\n');
  await expect(start()).rejects.toThrow('was written by PostgreSQL 16');
  const beneathAFile = startEmbeddedPostgres({ dataDir: '/dev/null/data', log: silentLog });
  await expect(beneathAFile).rejects.toThrow('a part of its path is a file (ENOTDIR)');
  expect(await readFile(path.join(cluster(), 'base'), 'utf8')).toBe('precious');
});
