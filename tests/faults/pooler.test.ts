/** LO-02 Servers and a worker behind PgBouncer in transaction mode: fewer connections than askers, and nothing that belongs to one connection is lost. */
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveShop } from '../../examples/shop/serve-shop.ts';
import { startPostgres15 } from '../../scripts/external-postgres.ts';
import type { Postgres15 } from '../../scripts/external-postgres.ts';
import { freePort } from '../../scripts/free-port.ts';
import { findPostgresAccount } from '../../server/src/database/postgres-programs.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';
import { expectNothingLost, openShops, startVisitors } from './support/visitors-load.ts';

const program = '/usr/sbin/pgbouncer';
const isThere = await promisify(execFile)(program, ['--version']).then(
  () => true,
  () => false,
);
/** of the pooler's to the database: fewer than each server would open */
const poolSize = 4;
const host = 'hearthandloom.example';
let postgres: Postgres15;
let pooler: Awaited<ReturnType<typeof startPooler>>;
let shop: Awaited<ReturnType<typeof serveShop>>;
const servers: ServerProcess[] = [];

async function startPooler({ adminUrl }: Postgres15) {
  const { port: databasePort, password } = new URL(adminUrl);
  const account = await findPostgresAccount();
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-pooler-'));
  const port = await freePort();
  const limits = 'statement_timeout = 30000; set lock_timeout = 10000; set idle_in_transaction_session_timeout = 60000';
  const settings = {
    'pgbouncer.ini': `
[databases]
vitrine = host=127.0.0.1 port=${databasePort} dbname=postgres user=postgres password=${password} connect_query='set ${limits}'
plain = host=127.0.0.1 port=${databasePort} dbname=postgres user=postgres password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${path.join(folder, 'users')}
admin_users = visitors
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
`,
    users: '"visitors" "much"\n',
  };
  for (const [name, text] of Object.entries(settings)) await writeFile(path.join(folder, name), text);
  if (account)
    for (const name of ['', ...Object.keys(settings)]) await chown(path.join(folder, name), account.uid, account.gid);
  let words = '';
  const child: ChildProcess = spawn(program, [path.join(folder, 'pgbouncer.ini')], { ...account, cwd: folder });
  child.stderr?.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-2_000)));
  process.once('exit', () => child.kill('SIGKILL'));
  const urlOf = (database: string) => `postgres://visitors:much@127.0.0.1:${port}/${database}`;
  for (let tries = 0; !(await answers(urlOf('vitrine'))); tries += 1) {
    if (tries > 100) throw new Error(`PgBouncer did not start: ${words}`);
    await sleep(50);
  }
  return {
    urlOf,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  client.on('error', () => {});
  const isOpen = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => {});
  return isOpen;
}

async function query<Row extends object>(text: string, connectionString = postgres.adminUrl): Promise<Row[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const start = async (ROLE: string, database = 'vitrine') => {
  const env = { ROLE, DATABASE_POOL_URL: pooler.urlOf(database), CRAWL_RESOLVE: `${host}=${shop.url}` };
  const server = await startServer(postgres.adminUrl, {
    ...env,
    PUBLIC_URL: 'http://vitrine.test',
    PAYMENTS: 'sandbox',
  });
  servers.push(server);
  return server;
};

beforeAll(async () => {
  if (!isThere) return;
  postgres = await startPostgres15();
  pooler = await startPooler(postgres);
  shop = await serveShop({ port: 0, publicOrigin: `https://${host}` });
}, 120_000);
afterAll(async () => {
  if (!isThere) return;
  await Promise.all(servers.map((server) => server.stop()));
  await shop.close();
  await pooler.stop();
  await postgres.stop();
});

test(
  'LO-02 two servers and a worker chat, watch and train through a pooler in transaction mode',
  { timeout: 180_000 },
  async ({ skip }) => {
    skip(!isThere, 'NOT RUN: PgBouncer is not installed (apt-get install pgbouncer)');
    const [first, second] = [await start('api'), await start('api')];
    await start('worker');
    const [open, training] = await openShops(first.url, postgres.adminUrl, 2);
    if (!open || !training) throw new Error('no shops');

    // LISTEN goes past the pooler: what one server stores the other tells
    const watch = await fetch(`${first.url}/api/agents/watch_conversations?agentId=${open.agentId}`, {
      headers: { authorization: `Bearer ${open.token}` },
    });
    const visitors = [startVisitors(first.url, [open], 8), startVisitors(second.url, [open], 8)];
    const heard = (async () => {
      let text = '';
      for await (const chunk of watch.body ?? []) {
        text += Buffer.from(chunk).toString();
        if (text.includes('event: changed')) break;
      }
      return text;
    })();
    expect(await heard).toContain('event: changed');

    await query(`update agents set status = null, index_version = null where id = '${training.agentId}'`);
    for (const table of ['agent_knowledge', 'passages', 'products', 'search_indexes', 'facts'])
      await query(`delete from ${table} where agent_id = '${training.agentId}'`);
    const sitemapURL = `https://${host}/sitemap_index.xml`;
    const knowledge = { agentId: training.agentId, region: 'eu', websiteUrl: host, sitemapURL, excludeUrl: [] };
    const { status } = await fetch(`${first.url}/api/agents/create_agent_knowledge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${training.token}` },
      body: JSON.stringify(knowledge),
    });
    expect(status).toBe(200);
    const confirmed = `select 1 from agents where id = '${training.agentId}' and status = 'confirmed'`;
    for (let tries = 0; tries < 240 && (await query(confirmed)).length === 0; tries += 1) await sleep(250);
    expect(await query(confirmed)).toHaveLength(1);

    // the pooler says which are its own: what a connection asked last tells nothing of its way
    const its = await query<{ remote_pid: number }>('show servers', pooler.urlOf('pgbouncer'));
    const all = await query<{ pid: number }>("select pid from pg_stat_activity where application_name = 'vitrine'");
    const pooled = all.filter(({ pid }) => its.some(({ remote_pid: known }) => known === pid)).length;
    const direct = all.length - pooled;
    for (const one of visitors) await one.stop();
    const acknowledged = visitors.flatMap((one) => one.acknowledged);
    expect(visitors.map((one) => one.failures())).toEqual([0, 0]);
    expect(acknowledged.length).toBeGreaterThan(100);
    await expectNothingLost(postgres.adminUrl, acknowledged);
    expect(pooled).toBeGreaterThan(0);
    expect(pooled).toBeLessThanOrEqual(poolSize);
    // the worker's, which hears of jobs; the owner has stopped watching
    expect(direct).toBe(1);
    report('two servers and a worker through PgBouncer', {
      acknowledged: acknowledged.length,
      'connections to the database': `${pooled} + ${direct} listening`,
    });
  },
);

test(
  'a pooler that sets no timeouts is told of, with the line that sets them',
  { timeout: 60_000 },
  async ({ skip }) => {
    skip(!isThere, 'NOT RUN: PgBouncer is not installed (apt-get install pgbouncer)');
    const show = async (database: string) =>
      (
        await query<{ setting: string }>(
          "select current_setting('statement_timeout') as setting",
          pooler.urlOf(database),
        )
      )[0]?.setting;
    expect(await show('vitrine')).toBe('30s');
    expect(await show('plain')).toBe('0');
    const { openDatabase } = await import('../../server/src/database/open-database.ts');
    const warned: unknown[] = [];
    const log = { info: () => {}, error: () => {}, warn: (facts: object) => void warned.push(facts) };
    for (const database of ['vitrine', 'plain']) {
      const databasePoolUrl = pooler.urlOf(database);
      const opened = await openDatabase({ databaseUrl: postgres.adminUrl, databasePoolUrl, dataDir: '', log });
      await opened.close();
      if (database === 'vitrine') expect(warned).toEqual([]);
    }
    expect(warned).toEqual([
      {
        unset: expect.stringContaining('statement_timeout'),
        connectQuery: expect.stringContaining('set statement_timeout = 30000; set lock_timeout = 10000'),
      },
    ]);
  },
);
