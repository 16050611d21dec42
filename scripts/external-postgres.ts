/** An ordinary PostgreSQL 15 beside the embedded one, so that both kinds stay supported: Debian's programs, a throw-away cluster on loopback. */
import { execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPostgresAccount } from '../server/src/database/postgres-account.ts';
import { ensureTools, postgres15 } from './ensure-tools.ts';
import { freePort } from './free-port.ts';
import { journeys, vitest } from './steps.ts';
import type { Step } from './steps.ts';

const exec = promisify(execFile);
const programs = '/usr/lib/postgresql/15/bin';

/** The API tests that touch migrations, jobs and the composed server. */
export const postgresSmoke = onPostgres15('smoke on PostgreSQL 15', ({ adminUrl }) =>
  vitest('api', ['api'], { TEST_DATABASE_URL: adminUrl }, ['tests/api/jobs', 'tests/api/healthz', 'tests/api/migrate']),
);

export const suiteOnPostgres15 = [
  onPostgres15('api on PostgreSQL 15', ({ adminUrl }) => vitest('api', ['api'], { TEST_DATABASE_URL: adminUrl })),
  onPostgres15('journeys on PostgreSQL 15', ({ adminUrl }) => journeys({ TEST_SITE_DATABASE_URL: adminUrl })),
];

function onPostgres15(name: string, step: (server: { adminUrl: string }) => Step): Step {
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

async function startPostgres15(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const account = await findPostgresAccount();
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-pg15-'));
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
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`].flatMap((s) => ['-c', s]);
  const child = spawn(`${programs}/postgres`, ['-D', cluster, ...settings], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.once('exit', () => child.kill('SIGINT'));
  const ready = () => exec(`${programs}/pg_isready`, ['-h', '127.0.0.1', '-p', String(port)]).then(() => true);
  for (let tries = 0; !(await ready().catch(() => false)); tries += 1) {
    if (tries > 200 || child.exitCode !== null) throw new Error('PostgreSQL 15 did not start');
    await sleep(100);
  }
  return {
    adminUrl: `postgres://postgres:verify@127.0.0.1:${port}/postgres`,
    async stop() {
      child.kill('SIGINT');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
