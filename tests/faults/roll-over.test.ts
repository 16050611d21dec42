/**
 * ST-10 Two builds on one database while an installation rolls over, crashes in the middle of it, and goes back. The newer build is this one
 * with two more migrations; so this one is the older, on data whose schema it does not know.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres15 } from '../../scripts/external-postgres.ts';
import type { Postgres15 } from '../../scripts/external-postgres.ts';
import { lastingPort } from '../../scripts/free-port.ts';
import { report } from './support/report.ts';
import { startRoundRobin } from './support/round-robin.ts';
import { startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';
import { expectNothingLost, openShops, startVisitors } from './support/visitors-load.ts';

const server = path.resolve(import.meta.dirname, '../../server');
/** as deep as the build, so that it finds its packages and pages */
const newerBuild = path.join(server, `../.cache/newer-${process.pid}`);

let postgres: Postgres15;
let older: ServerProcess;
let newer: ServerProcess | null = null;
let newerUrl: string;
let dataDir: string;

/** additions of each kind that a migration may make; the last takes long enough to die in */
const laterMigrations = [
  `alter table "messages" add column "later_note" text;
--> statement-breakpoint
alter table "agents" add column "later_count" integer default 7 not null;
--> statement-breakpoint
create index "later_index" on "messages" ("later_note");`,
  `create table "later_things" ("agent_id" text not null references "agents" ("id") on delete cascade, "id" text primary key);
--> statement-breakpoint
select pg_sleep(1.5);`,
];

async function buildNewer(): Promise<void> {
  await cp(path.join(server, 'dist'), newerBuild, { recursive: true });
  const folder = path.join(newerBuild, 'migrations');
  const file = path.join(folder, 'meta/_journal.json');
  const journal: { entries: object[] } = JSON.parse(await readFile(file, 'utf8'));
  const when = Date.now() + 86_400_000;
  for (const [n, text] of laterMigrations.entries()) {
    const tag = `9${n}_later`;
    await writeFile(path.join(folder, `${tag}.sql`), text);
    journal.entries.push({ idx: 900 + n, version: '7', when: when + n, tag, breakpoints: true });
  }
  await writeFile(file, JSON.stringify(journal));
}

async function ask<T extends object>(text: string): Promise<T[]> {
  const client = new Client({ connectionString: postgres.adminUrl });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const laterColumns = async () =>
  (await ask(`select from information_schema.columns where column_name like 'later_%'`)).length;
const isMigrating = async () =>
  (await ask(`select from pg_stat_activity where application_name = 'vitrine-migrate' and query like '%pg_sleep%'`))
    .length > 0;

beforeAll(async () => {
  postgres = await startPostgres15();
  await buildNewer();
  dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-roll-over-'));
  newerUrl = `http://127.0.0.1:${await lastingPort()}`;
  older = await startServer(postgres.adminUrl);
}, 120_000);
afterAll(async () => {
  await newer?.stop();
  await older.stop();
  await postgres.stop();
  for (const folder of [newerBuild, dataDir]) await rm(folder, { recursive: true, force: true });
});

/** The newer build begins its migration and is killed in the middle of it. */
async function dieInMigration(): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DEMO: 'off',
    LOG_LEVEL: 'error',
    ROLE: 'api',
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.adminUrl,
    PORT: new URL(newerUrl).port,
  };
  const dying = spawn(process.execPath, [path.join(newerBuild, 'main.js')], { stdio: 'ignore', env });
  const gone = once(dying, 'exit');
  while (!(await isMigrating())) await sleep(10);
  dying.kill('SIGKILL');
  await gone;
  // PostgreSQL notices when the statement that sleeps is over
  while (await isMigrating()) await sleep(20);
}

test(
  'ST-10 a crash in the middle of a roll-over, both builds at once, and back again',
  { timeout: 300_000 },
  async () => {
    const shops = await openShops(older.url, postgres.adminUrl, 3);
    const proxy = await startRoundRobin([older.url, newerUrl]);
    const visitors = startVisitors(proxy.url, shops, 4);
    const more = async (count: number) => {
      const wanted = visitors.acknowledged.length + count;
      while (visitors.acknowledged.length < wanted) await sleep(20);
      return visitors.acknowledged.length;
    };
    const before = await more(20);
    await dieInMigration();
    expect(await laterColumns()).toBe(0);
    const crashed = await more(20);

    newer = await startServer(
      postgres.adminUrl,
      { PORT: new URL(newerUrl).port },
      undefined,
      path.join(newerBuild, 'main.js'),
    );
    expect(await laterColumns()).toBe(2);
    proxy.served.clear();
    await more(40);
    expect(proxy.served.size).toBe(2);

    // back: the older build starts on what the newer has written, and is alone again
    await older.end('SIGTERM');
    await more(20);
    await older.start();
    await newer.end('SIGKILL');
    proxy.served.clear();
    await more(40);
    expect([...proxy.served.keys()]).toEqual([older.url]);
    // an account goes whole, with rows that only the newer build knows
    const [leaving] = shops;
    await ask(`insert into later_things values ('${leaving?.agentId}', 'thing_1')`);

    await newer.start();
    const all = await more(40);
    await visitors.stop();
    await proxy.close();
    await expectNothingLost(postgres.adminUrl, visitors.acknowledged);
    const answer = await fetch(`${older.url}/api/users/delete_account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${leaving?.token}` },
      body: JSON.stringify({ userId: leaving?.userId, password: 'correct horse 9' }),
    });
    expect(await answer.json()).toMatchObject({ success: true });
    await newer.end('SIGTERM');
    while ((await ask(`select from later_things`)).length > 0) await sleep(100);
    report('roll-over and back', {
      acknowledged: all,
      'before the crash': before,
      'after it, before the newer build served': crashed - before,
      'tries that failed': visitors.failures(),
    });
  },
);
