/** The suites on an ordinary PostgreSQL 15 beside the embedded one, so that both kinds stay supported. */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPostgresAccount } from '../server/src/database/postgres-programs.ts';
import { ensureTools, postgres15 } from './ensure-tools.ts';
import { freePort } from './free-port.ts';
import { journeys, vitest } from './steps.ts';
import type { Step } from './steps.ts';

const exec = promisify(execFile);
const programs = '/usr/lib/postgresql/15/bin';

/** A throw-away cluster of Debian's PostgreSQL 15 on loopback, which can be crashed and started again. */
export interface Postgres15 {
  adminUrl: string;
  /** SIGKILL is the crash of the whole server, SIGINT a restart that cuts every connection */
  end: (signal: 'SIGKILL' | 'SIGINT') => Promise<void>;
  /** all its processes stop as they stand: connections are kept, and nothing is answered. @returns what lets them go on */
  freeze: () => Promise<() => void>;
  /** until it takes connections again */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** `parent` is where its folder is made; default the system's folder for such things. */
export async function startPostgres15(parent = tmpdir()): Promise<Postgres15> {
  const account = await findPostgresAccount();
  const folder = await mkdtemp(path.join(parent, 'vitrine-pg15-'));
  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, 'verify\n', { mode: 0o600 });
  if (account) for (const made of [folder, passwordFile]) await chown(made, account.uid, account.gid);
  const cluster = path.join(folder, 'cluster');
  const access = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  await exec(`${programs}/initdb`, ['-D', cluster, ...access, '--encoding=UTF8', '--locale=C.UTF-8'], {
    ...account,
    cwd: folder,
  });
  const port = await freePort();
  // a suite whose every test file has processes of its own needs more than the usual hundred
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, 'max_connections=300'];
  let child: ChildProcess | null = null;

  let lastWords = '';

  function spawnServer(): ChildProcess {
    const spawned = spawn(`${programs}/postgres`, ['-D', cluster, ...settings.flatMap((one) => ['-c', one])], {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    spawned.stderr.on('data', (chunk: Buffer) => (lastWords = (lastWords + chunk.toString()).slice(-1_000)));
    child = spawned;
    return spawned;
  }

  async function start(): Promise<void> {
    let started = spawnServer();
    const ready = () => exec(`${programs}/pg_isready`, ['-h', '127.0.0.1', '-p', String(port)]).then(() => true);
    for (let tries = 0; !(await ready().catch(() => false)); tries += 1) {
      if (tries > 400) throw new Error(`PostgreSQL 15 did not start: ${lastWords}`);
      await sleep(50);
      // processes that a killed one left behind hold its memory until they notice, and no other starts beside them
      if (started.exitCode !== null) started = spawnServer();
    }
  }

  async function end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const ending = child;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    await gone;
  }

  async function freeze(): Promise<() => void> {
    const postmaster = child?.pid ?? 0;
    const { stdout } = await exec('ps', ['-o', 'pid=', '--pid', String(postmaster), '--ppid', String(postmaster)]);
    const processes = stdout.trim().split(/\s+/).map(Number);
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    const goOn = () => {
      process.off('exit', goOn);
      for (const pid of processes) process.kill(pid, 'SIGCONT');
    };
    // what is frozen could not be ended either
    process.prependOnceListener('exit', goOn);
    return goOn;
  }

  process.once('exit', () => child?.kill('SIGINT'));
  await start();
  return {
    adminUrl: `postgres://postgres:verify@127.0.0.1:${port}/postgres`,
    end,
    freeze,
    start,
    async stop() {
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The API tests that touch migrations, jobs and the composed server. */
export const postgresSmoke = onPostgres15('smoke on PostgreSQL 15', ({ adminUrl }) =>
  vitest('api', ['api'], { TEST_DATABASE_URL: adminUrl }, ['tests/api/jobs', 'tests/api/healthz', 'tests/api/migrate']),
);

export const suiteOnPostgres15 = [
  onPostgres15('api on PostgreSQL 15', ({ adminUrl }) => vitest('api', ['api'], { TEST_DATABASE_URL: adminUrl })),
  onPostgres15('journeys on PostgreSQL 15', ({ adminUrl }) => journeys({ TEST_SITE_DATABASE_URL: adminUrl })),
];

export function onPostgres15(name: string, step: (server: { adminUrl: string }) => Step): Step {
  return {
    name,
    async run() {
      if (!(await ensureTools([postgres15]))) return { passed: 0, failed: 1 };
      const server = await startPostgres15();
      try {
        return await step(server).run();
      } finally {
        await server.stop();
      }
    },
  };
}
