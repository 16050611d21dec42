/** Brings a database to this version's schema; one process at a time, whole or not at all. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { DatabaseError } from './database-error.ts';

const migrationKey = 7_160_003;
const oldestPostgres = 150_000;
const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** @throws DatabaseError when the database is older than we can use or newer than we know (ST-10) */
export async function migrateDatabase(databaseUrl: string): Promise<{ applied: number }> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'vitrine-migrate' });
  client.on('error', () => {});
  await client.connect();
  try {
    await assertPostgresVersion(client);
    // held by the session: a killed process lets go of it, and its half migration is rolled back
    await client.query('select pg_advisory_lock($1)', [migrationKey]);
    const known = await knownMigrations();
    const before = await appliedMigrations(client);
    const newest = before.at(-1) ?? 0;
    if (newest > (known.at(-1) ?? 0))
      throw new DatabaseError(
        'The database was written by a newer version of Vitrine than this one. Nothing was changed. Start the newer version, or restore a backup from before the upgrade.',
      );
    await migrate(drizzle(client), { migrationsFolder: folder });
    return { applied: known.filter((createdAt) => createdAt > newest).length };
  } finally {
    await client.end();
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

async function appliedMigrations(client: Client): Promise<number[]> {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (table.rows[0]?.name === null) return [];
  const reply = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return reply.rows.map((row) => Number(row.created_at));
}

async function knownMigrations(): Promise<number[]> {
  const journal: unknown = JSON.parse(await readFile(`${folder}/meta/_journal.json`, 'utf8'));
  if (typeof journal !== 'object' || journal === null || !('entries' in journal) || !Array.isArray(journal.entries))
    throw new DatabaseError(`The list of migrations in ${folder} is damaged. Build or install Vitrine again.`);
  const entries: unknown[] = journal.entries;
  return entries
    .flatMap((entry) =>
      typeof entry === 'object' && entry !== null && 'when' in entry && typeof entry.when === 'number'
        ? [entry.when]
        : [],
    )
    .sort((a, b) => a - b);
}
