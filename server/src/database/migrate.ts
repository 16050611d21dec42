/** Brings a database to this version's schema; one process at a time, whole or not at all. */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client, ClientBase } from 'pg';
import { connectOnce, DatabaseError } from './connect-once.ts';

const migrationKey = 7_160_003;
const oldestPostgres = 150_000;
/** Migrations only add, so a server works on a schema that is this many of them ahead: while others roll over, or after going back. */
const mayBeAhead = 2;
const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * `upTo` is the time of a migration: a backup is put into the schema that it was taken from, and is migrated from there.
 * @throws DatabaseError when the database is older than we can use or further ahead than we can serve (ST-10)
 */
export async function migrateDatabase(
  databaseUrl: string,
  upTo = Infinity,
): Promise<{ applied: number; ahead: number }> {
  const client = await connectOnce(databaseUrl, 'vitrine-migrate');
  try {
    await assertPostgresVersion(client);
    // held by the session: a killed process lets go of it, and its half migration is rolled back
    await client.query('select pg_advisory_lock($1)', [migrationKey]);
    const known = await knownMigrations();
    const before = await appliedMigrations(client);
    const newest = before.at(-1) ?? 0;
    const newestKnown = known.at(-1) ?? 0;
    const ahead = before.filter((createdAt) => createdAt > newestKnown).length;
    if (ahead > mayBeAhead)
      throw new DatabaseError(
        `The database was written by a newer version of Vitrine than this one: its schema is ${ahead} migrations ahead, and this version works with ${mayBeAhead} at most. Nothing was changed. Start the newer version, or restore a backup from before the upgrade.`,
      );
    const wanted = known.filter((createdAt) => createdAt <= upTo);
    await inFolderOf(upTo, (migrationsFolder) => migrate(drizzle(client), { migrationsFolder }));
    return { applied: wanted.filter((createdAt) => createdAt > newest).length, ahead };
  } finally {
    await client.end();
  }
}

/** drizzle applies all that a folder lists, so an earlier schema is a folder that lists fewer. */
async function inFolderOf(upTo: number, work: (migrationsFolder: string) => Promise<void>): Promise<void> {
  if (upTo === Infinity) return work(folder);
  const copy = await mkdtemp(path.join(tmpdir(), 'vitrine-schema-'));
  try {
    await cp(folder, copy, { recursive: true });
    const journal = await readJournal();
    const entries = journal.entries.filter(({ when }) => when <= upTo);
    await writeFile(path.join(copy, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function assertPostgresVersion(client: Client): Promise<void> {
  const reply = await client.query<{ number: string; name: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as name",
  );
  const version = reply.rows[0];
  if (version && Number(version.number) < oldestPostgres)
    throw new DatabaseError(`Vitrine needs PostgreSQL 15 or newer; DATABASE_URL leads to ${version.name}.`);
}

/** their times, oldest first */
export async function appliedMigrations(client: ClientBase): Promise<number[]> {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (table.rows[0]?.name === null) return [];
  const reply = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return reply.rows.map((row) => Number(row.created_at));
}

export const knownMigrations = async (): Promise<number[]> =>
  (await readJournal()).entries.map(({ when }) => when).sort((a, b) => a - b);

async function readJournal(): Promise<{ entries: { when: number }[] }> {
  const journal: unknown = JSON.parse(await readFile(path.join(folder, 'meta', '_journal.json'), 'utf8'));
  if (typeof journal !== 'object' || journal === null || !('entries' in journal) || !Array.isArray(journal.entries))
    throw new DatabaseError(`The list of migrations in ${folder} is damaged. Build or install Vitrine again.`);
  const entries: unknown[] = journal.entries;
  const isEntry = (entry: unknown): entry is { when: number } =>
    typeof entry === 'object' && entry !== null && 'when' in entry && typeof entry.when === 'number';
  return { ...journal, entries: entries.filter(isEntry) };
}

/** Commands act on the database of a server. One that no server has used is a slip in DATABASE_URL or DATA_DIR: it must not be filled, nor be backed up every night as if it held the shops. */
interface Place {
  databaseUrl: string | null;
  dataDir: string;
}

/** @throws DatabaseError */
export async function assertInUse({ databaseUrl, dataDir }: Place): Promise<void> {
  if (databaseUrl === null) {
    if (existsSync(path.join(dataDir, 'postgres'))) return;
    throw new DatabaseError(
      `There is no database in ${dataDir}. Give the command the server's own DATABASE_URL or DATA_DIR.`,
    );
  }
  const client = await connectOnce(databaseUrl, 'vitrine-admin');
  try {
    if ((await appliedMigrations(client)).length > 0) return;
    throw new DatabaseError('No Vitrine has used the database of DATABASE_URL yet. Is it the server’s own?');
  } finally {
    await client.end();
  }
}
