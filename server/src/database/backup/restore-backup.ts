/**
 * Puts a backup into an empty database: first the schema it was taken from, then its rows in one transaction, then the migrations since.
 * A database that holds anything is left alone.
 */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connectOnce, DatabaseError } from '../connect-once.ts';
import { appliedMigrations, knownMigrations, migrateDatabase } from '../migrate.ts';
import { backupFormat, copyTarget, quoted, tablesInOrder } from './write-backup.ts';
import type { BackedUpTable, BackupFoot } from './write-backup.ts';

/** @throws DatabaseError when the file is damaged or from a newer version, or the database is not empty */
export async function restoreBackup(databaseUrl: string, file: string): Promise<BackupHead & BackupFoot> {
  const lines = backupLines(file);
  const next = async () => (await lines.next()).value ?? undefined;
  const head = parseHead(await next());
  if (head.schema > ((await knownMigrations()).at(-1) ?? 0))
    throw new DatabaseError('The backup was taken by a newer version of Vitrine. Nothing was restored.');
  const client = await connectOnce(databaseUrl, 'vitrine-restore');
  try {
    await assertNoServer(client);
    await emptySchema(client);
    await migrateDatabase(databaseUrl, head.schema);
    await client.query('begin');
    const rows: Record<string, number> = {};
    for (const table of head.tables) rows[table.name] = await copyIn(client, table, next);
    const foot = parseFoot(await next());
    const missing = head.tables.find(({ name }) => foot.rows[name] !== rows[name]);
    if (missing) throw new DatabaseError(`Rows of ${missing.name} are missing in the backup. Nothing was restored.`);
    await moveSequences(client, head.tables);
    await client.query('commit');
    await migrateDatabase(databaseUrl);
    await client.query('analyze');
    return { ...head, rows };
  } finally {
    await lines.return(undefined);
    await client.end();
  }
}

/** A server that runs would take registrations and fill its queue in the middle of it. */
async function assertNoServer(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where datname = current_database() and application_name = 'vitrine' limit 1",
  );
  if (rowCount !== 0)
    throw new DatabaseError(
      'A server is running on this database. Stop every one of them first. Nothing was restored.',
    );
}

/** A server that was started once has made its tables; with no row in them they may go. A database that it never used is left as it is: what lies there is not ours. */
async function emptySchema(client: Client): Promise<void> {
  for (const { name } of await tablesInOrder(client)) {
    const { rowCount } = await client.query(`select from public.${quoted(name)} limit 1`);
    if (rowCount !== 0 && name !== 'jobs')
      throw new DatabaseError(
        `The database holds data already (${name}). Nothing was restored. Name an empty DATA_DIR or another DATABASE_URL.`,
      );
  }
  if ((await appliedMigrations(client)).length === 0) return;
  await client.query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public');
}

/** @returns how many rows came */
async function copyIn(client: Client, table: BackedUpTable, next: () => Promise<string | undefined>): Promise<number> {
  if ((await next()) !== `COPY ${table.name}`)
    throw new DatabaseError(`The backup is cut off before ${table.name}. Nothing was restored.`);
  const stream = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
  const stored = finished(stream);
  // it fails again where it is waited for
  stored.catch(() => {});
  let batch = '';
  for (;;) {
    const line = await next();
    if (line === undefined) {
      stream.destroy();
      throw new DatabaseError(`The backup is cut off in ${table.name}. Nothing was restored.`);
    }
    if (line === '\\.') break;
    batch += `${line}\n`;
    if (batch.length < 65_536) continue;
    if (!stream.write(batch)) await Promise.race([once(stream, 'drain'), stored]);
    batch = '';
  }
  stream.end(batch);
  await stored;
  return stream.rowCount;
}

/** What is counted on by itself goes on after the highest number that came. */
async function moveSequences(client: Client, tables: BackedUpTable[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await client.query<{ column: string; sequence: string }>(
      `select a.attname as column, pg_get_serial_sequence(c.oid::regclass::text, a.attname) as sequence
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.oid = $1::regclass and pg_get_serial_sequence(c.oid::regclass::text, a.attname) is not null`,
      [`public.${quoted(name)}`],
    );
    for (const { column, sequence } of rows)
      await client.query(
        `select setval($1, coalesce(max(${quoted(column)}), 0) + 1, false) from public.${quoted(name)}`,
        [sequence],
      );
  }
}

interface BackupHead {
  takenAt: string;
  /** the time of the last migration that was in force */
  schema: number;
  tables: BackedUpTable[];
}

const damaged = (why: string, cause?: unknown) =>
  new DatabaseError(`This is no whole backup of Vitrine: ${why}. Nothing was restored.`, { cause });

/**
 * Reads a backup line by line: what it says of itself, then its rows.
 * Split at line feeds alone: readline would also split at U+2028, which rows may hold. @throws DatabaseError when the file is cut off or none of ours
 */
async function* backupLines(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip().setEncoding('utf8');
  // what goes wrong with the file is thrown where its lines are read
  pipeline(createReadStream(file), unzipped, () => {});
  let rest = '';
  try {
    for await (const chunk of unzipped) {
      const lines = `${rest}${String(chunk)}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error)
      throw new DatabaseError(`The backup cannot be read: ${error.message}. Nothing was restored.`, { cause: error });
    throw damaged(error instanceof Error ? error.message : String(error), error);
  }
}

function parseHead(line: string | undefined): BackupHead {
  const head = parse(line);
  if (!('vitrineBackup' in head)) throw damaged('it does not begin like one');
  if (head.vitrineBackup !== backupFormat) throw damaged('its format is another version’s');
  const { takenAt, schema, tables } = { takenAt: '', schema: 0, tables: null, ...head };
  if (typeof takenAt !== 'string' || typeof schema !== 'number' || !Array.isArray(tables))
    throw damaged('its head is damaged');
  // whoever wrote the head wrote the tables
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { takenAt, schema, tables: tables as BackedUpTable[] };
}

function parseFoot(line: string | undefined): BackupFoot {
  const foot = parse(line);
  if (!('rows' in foot) || typeof foot.rows !== 'object' || foot.rows === null) throw damaged('it is cut off');
  return { rows: Object.fromEntries(Object.entries(foot.rows).map(([table, count]) => [table, Number(count)])) };
}

function parse(line: string | undefined): object {
  try {
    const value: unknown = JSON.parse(line ?? '');
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    throw damaged('a line of it cannot be read', error);
  }
  throw damaged('a line of it cannot be read');
}
