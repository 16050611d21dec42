/** PostgreSQL's main process: who it is according to `postmaster.pid`, starting it and stopping it. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { open, readFile, readlink, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresAccount } from './postgres-programs.ts';

const maxLogBytes = 10_000_000;

export interface Postmaster {
  pid: number;
  port: number;
}

/** What the pid file says, which need not be true any more. */
export async function readPidFile(folder: string): Promise<Postmaster | null> {
  const lines = (await readFile(pidFile(folder), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  // the port is written a moment after the pid
  return Number.isSafeInteger(pid) && pid > 0 ? { pid, port: Number(lines[3] ?? 0) } : null;
}

/** A process that has ended and whose parent has not taken note of it (an orphan's in a container often never does) is not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return process.platform !== 'linux' || !hasEnded(pid);
}

function hasEnded(pid: number): boolean {
  try {
    // `12 (name) Z 1 ...`: a name may hold brackets itself
    return /^ [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1) ?? '');
  } catch {
    return false;
  }
}

/** Whether that process is this folder's postmaster: numbers are given out again after a crash. `unknown` where the system does not tell. */
export async function identify(pid: number, folder: string): Promise<'ours' | 'other' | 'unknown'> {
  if (!isAlive(pid)) return 'other';
  if (process.platform !== 'linux') return 'unknown';
  try {
    const worksIn = await readlink(`/proc/${pid}/cwd`);
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    // its children work in the same folder and call themselves "postgres: ..."; a zombie has no title
    return worksIn === folder && title !== '' && !title.startsWith('postgres:') ? 'ours' : 'other';
  } catch {
    return 'other';
  }
}

/**
 * A pid file that names a living stranger would keep PostgreSQL from starting. It looks past its own parent's pid, so ours goes in
 * there; the rest of the file stays, because PostgreSQL finds the dead server's shared memory by it and waits for its last children.
 */
export async function disownPidFile(folder: string): Promise<void> {
  const [, ...rest] = (await readFile(pidFile(folder), 'utf8')).split('\n');
  await writeFile(pidFile(folder), [process.pid, ...rest].join('\n'));
}

/** Starts it in a session of its own, so that Ctrl-C in our terminal and our own death do not hit it. `ended` tells the last words of one that did not stay. */
export async function spawnPostmaster(needs: {
  program: string;
  folder: string;
  logFile: string;
  port: number;
  account: PostgresAccount | null;
}): Promise<{ ended: Promise<string> }> {
  const size = (await stat(needs.logFile).catch(() => null))?.size ?? 0;
  if (size > maxLogBytes) await truncate(needs.logFile, 0);
  const log = await open(needs.logFile, 'a', 0o600);
  const { size: start } = await log.stat();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: needs.port,
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // statements and details would put people's words and addresses into the log
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
  };
  const child = spawn(
    needs.program,
    ['-D', needs.folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...needs.account,
      cwd: needs.folder,
      detached: true,
      env: postgresEnvironment,
      stdio: ['ignore', log.fd, log.fd],
    },
  );
  child.unref();
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => {
      void readFile(needs.logFile).then((bytes) => resolve(bytes.subarray(start).toString()));
    });
  });
  await log.close();
  return { ended };
}

/** Fast shutdown: open transactions are rolled back, everything acknowledged is on disk. @returns whether it ended in time */
export async function stopPostmaster(pid: number, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return true;
  }
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

const pidFile = (folder: string) => path.join(folder, 'postmaster.pid');

/** PostgreSQL's processes get no more of our environment than they need: ours holds keys. */
export const postgresEnvironment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };
