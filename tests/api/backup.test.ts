/** ST-06 ST-08 A backup taken while the shop is busy comes back whole, elsewhere, and from an older schema too. */
import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBackup } from '../../server/src/database/backup/restore-backup.ts';
import { writeBackup } from '../../server/src/database/backup/write-backup.ts';
import { startEmbeddedPostgres } from '../../server/src/database/embedded-postgres.ts';
import { knownMigrations, migrateDatabase } from '../../server/src/database/migrate.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { createPasswordHasher } from '../../server/src/features/accounts/hash-password.ts';
import { seedConversations } from '../support/seed-conversations.ts';
import { makeFreshDatabase } from './support/fresh-database.ts';
import { silentLog } from './support/silent-log.ts';
import { createTestClient, testPassword } from './support/test-client.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { trainOn } from './support/trained-shop.ts';

let server: TestServer;
let url: string;
let folder: string;
let backup: string;
let email: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-backup-'));
  backup = path.join(folder, 'shop.vitrine');
  server = await startTestServer({ worker: false });
  url = server.database.url;
  const client = createTestClient(server);
  const owner = await client.newOwner({ paid: true });
  ({ email } = owner.record.user);
  await trainOn(server, owner.agentId);
  await seedConversations(server.db, { agentId: owner.agentId, until: new Date(), conversations: 300 });
  await server.db.execute(sql`update messages set content = E'tab\t new\n line\r back\\slash \\. ünïcode \u2028 end'
    where id = (select min(id) from messages)`);
  await writeBackup(url, backup);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** every lasting table's rows, as one hash each */
async function contents(databaseUrl: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of rows) {
    const found = await client.query<{ hash: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${name} t`,
    );
    hashes[name] = found.rows[0]?.hash ?? '';
  }
  await client.end();
  return hashes;
}

test('ST-08 everything comes back on another database, row for row, and goes on counting', async () => {
  const target = await makeFreshDatabase();
  const { rows } = await restoreBackup(target.url, backup);
  expect(rows['conversations']).toBe(300);
  expect(await contents(target.url)).toEqual(await contents(url));
  const client = new Client({ connectionString: target.url });
  await client.connect();
  await client.query(`insert into jobs (kind, payload) values ('x', '{}')`);
  await client.query(`insert into messages (agent_id, id, conversation_id, role, content)
    select agent_id, 'msg_new', conversation_id, 'human', 'one more' from messages limit 1`);
  const last = await client.query(`select id from messages order by sequence desc limit 1`);
  expect(last.rows).toEqual([{ id: 'msg_new' }]);
  await client.end();
  // once something stands there, nothing is put over it
  await expect(restoreBackup(target.url, backup)).rejects.toThrow('holds data already');
  await target.drop();
});

test('ST-08 a backup is one moment, whatever is written while it is taken', async () => {
  const file = path.join(folder, 'busy.vitrine');
  const stop = new AbortController();
  let written = 0;
  const writer = (async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    while (!stop.signal.aborted) {
      // a conversation and its message belong together
      await client.query(
        `with one as (insert into conversations (agent_id, id, secret_hash, kind, started_at)
        select id, 'cnv_busy_' || $1, 'h' || $1, 'live', now() from agents limit 1 returning agent_id, id)
        insert into messages (agent_id, id, conversation_id, role, content)
        select agent_id, 'msg_busy_' || $1, id, 'human', 'busy' from one`,
        [String((written += 1))],
      );
    }
    await client.end();
  })();
  await expect.poll(() => written).toBeGreaterThan(20);
  await writeBackup(url, file);
  stop.abort();
  await writer;
  const target = await makeFreshDatabase();
  await restoreBackup(target.url, file);
  const client = new Client({ connectionString: target.url });
  await client.connect();
  const { rows } = await client.query<{ talks: number; lines: number }>(`select
    (select count(*)::int from conversations where id like 'cnv_busy%') as talks,
    (select count(*)::int from messages where id like 'msg_busy%') as lines`);
  expect(rows[0]?.talks).toBeGreaterThan(20);
  expect(rows[0]?.talks).toBeLessThan(written);
  expect(rows[0]?.lines).toBe(rows[0]?.talks);
  await client.end();
  await target.drop();
});

test('ST-06 a backup goes into a fresh embedded PostgreSQL, and its owner signs in there', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-restored-'));
  const embedded = await startEmbeddedPostgres({ dataDir, log: silentLog });
  await restoreBackup(embedded.url, backup);
  const again = path.join(folder, 'again.vitrine');
  const { rows } = await writeBackup(embedded.url, again);
  expect(rows['conversations']).toBe(300);
  await embedded.close();
  const database = await openDatabase({ databaseUrl: null, dataDir, log: silentLog });
  const { rows: found } = await database.db.execute(
    sql`select password_hash as hash from accounts where email = ${email}`,
  );
  expect(await createPasswordHasher().verify(String(found[0]?.['hash']), testPassword)).toBe(true);
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('ST-08 a backup of an older schema is put into that schema and migrated from there', async () => {
  const known = await knownMigrations();
  const older = known.at(-2) ?? 0;
  const source = await makeFreshDatabase();
  const admin = new Client({ connectionString: source.url });
  await admin.connect();
  await admin.query('drop schema drizzle cascade; drop schema public cascade; create schema public');
  await migrateDatabase(source.url, older);
  await admin.query(
    `insert into accounts (id, name, email, password_hash) values ('usr_old', 'Old', 'old@shop.example', 'x')`,
  );
  await admin.query(`insert into agents (id, account_id) values ('agt_old', 'usr_old')`);
  await admin.end();
  const file = path.join(folder, 'older.vitrine');
  await writeBackup(source.url, file);
  await source.drop();

  const target = await makeFreshDatabase();
  await restoreBackup(target.url, file);
  expect(await migrateDatabase(target.url)).toEqual({ applied: 0, ahead: 0 });
  const client = new Client({ connectionString: target.url });
  await client.connect();
  expect((await client.query('select id from agents')).rows).toEqual([{ id: 'agt_old' }]);
  expect((await client.query('select max(created_at) as at from drizzle.__drizzle_migrations')).rows).toEqual([
    { at: String(known.at(-1)) },
  ]);
  await client.end();
  await target.drop();
});

test('ST-07 ST-08 a cut, forged or newer file restores nothing, and a backup that fails leaves no file', async () => {
  const target = await makeFreshDatabase();
  const bytes = await readFile(backup);
  const text = gunzipSync(bytes).toString();
  const lines = text.split('\n');
  const withoutARow = lines.toSpliced(lines.findIndex((line) => line.startsWith('COPY messages')) + 2, 1).join('\n');
  const files: Record<string, Uint8Array> = {
    'cut in the compressed bytes': bytes.subarray(0, bytes.length / 2),
    'cut between lines': gzipSync(lines.slice(0, lines.length / 2).join('\n')),
    'a row gone': gzipSync(withoutARow),
    'no backup': gzipSync('{"hello":1}\n'),
    'from the future': gzipSync(text.replace(/"schema":\d+/, '"schema":99999999999999')),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, 'bad.vitrine');
    await writeFile(file, content);
    await expect(restoreBackup(target.url, file), name).rejects.toThrow(/othing was restored/);
  }
  await restoreBackup(target.url, backup);
  await target.drop();
  await expect(writeBackup('postgres://nobody@127.0.0.1:1/none', path.join(folder, 'none.vitrine'))).rejects.toThrow();
  expect((await readdir(folder)).filter((name) => name.includes('none'))).toEqual([]);
  expect((await stat(backup)).mode & 0o077).toBe(0);
});

test('ST-07 a disk that is full ends a backup with its reason, and leaves nothing behind', async () => {
  const file = path.join(folder, 'full.vitrine');
  await symlink('/dev/full', `${file}.part`);
  await expect(writeBackup(url, file)).rejects.toThrow('ENOSPC');
  expect((await readdir(folder)).filter((name) => name.includes('full'))).toEqual([]);
});

test('a restore says which file cannot be read, and touches neither a busy database nor what is not ours', async () => {
  const target = await makeFreshDatabase();
  for (const file of [path.join(folder, 'absent.vitrine'), folder])
    await expect(restoreBackup(target.url, file)).rejects.toThrow(/cannot be read: .* Nothing was restored/);
  const client = new Client({ connectionString: target.url, application_name: 'vitrine' });
  await client.connect();
  await expect(restoreBackup(target.url, backup)).rejects.toThrow('A server is running');
  await client.query('drop schema drizzle cascade; drop schema public cascade; create schema public');
  await client.query('create function theirs() returns int language sql as $$ select 1 $$');
  await client.end();
  // the connection takes a moment to be gone there
  await expect
    .poll(() => restoreBackup(target.url, backup).then(() => 'restored', String), { timeout: 30_000 })
    .toBe('restored');
  const after = new Client({ connectionString: target.url });
  await after.connect();
  expect((await after.query('select theirs() as kept, count(*)::int as accounts from accounts')).rows).toEqual([
    { kept: 1, accounts: 1 },
  ]);
  await after.end();
  await target.drop();
});
