/**
 * One compressed file that holds every lasting row as it was at one moment. No pg_dump comes with the embedded server, and a foreign one
 * refuses a newer server, so the rows leave by COPY over the driver; the schema is the migrations', named by the last one's time.
 *
 * Lines: a head (JSON); for each table `COPY name`, its rows in COPY's text form, `\.`; a foot (JSON) with the number of rows of each.
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client, ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectOnce } from '../connect-once.ts';
import { appliedMigrations } from '../migrate.ts';

export const backupFormat = 1;

export interface BackupFoot {
  rows: Record<string, number>;
}

/** @returns how many rows of each table were written */
export async function writeBackup(databaseUrl: string, file: string): Promise<BackupFoot> {
  const client = await connectOnce(databaseUrl, 'vitrine-backup');
  const draft = `${file}.part`;
  try {
    await client.query('begin isolation level repeatable read read only');
    const sink = createWriteStream(draft, { mode: 0o600 });
    const gzip = createGzip();
    const written = pipeline(gzip, sink);
    // a disk that is full or not ours ends the backup where it is waited for
    written.catch(() => {});
    const write = async (chunk: string | Uint8Array) => {
      if (!gzip.write(chunk)) await Promise.race([once(gzip, 'drain'), written]);
    };
    const foot = await writeRows(client, write);
    gzip.end();
    await written;
    await client.query('commit');
    await settle(draft, file);
    return foot;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function writeRows(client: Client, write: (chunk: string | Uint8Array) => Promise<void>): Promise<BackupFoot> {
  const tables = await tablesInOrder(client);
  const schema = (await appliedMigrations(client)).at(-1) ?? 0;
  await write(
    `${JSON.stringify({ vitrineBackup: backupFormat, takenAt: new Date().toISOString(), schema, tables })}\n`,
  );
  const rows: Record<string, number> = {};
  for (const table of tables) {
    await write(`COPY ${table.name}\n`);
    const stream = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
    for await (const chunk of stream) await write(chunk);
    await write('\\.\n');
    rows[table.name] = stream.rowCount;
  }
  await write(`${JSON.stringify({ rows })}\n`);
  return { rows };
}

/** Only a whole file gets the name of a backup, and it is on the disk before it does. */
async function settle(draft: string, file: string): Promise<void> {
  const handle = await open(draft, 'r');
  await handle.sync();
  await handle.close();
  await rename(draft, file);
  const folder = await open(path.dirname(file), 'r');
  await folder.sync();
  await folder.close();
}

export interface BackedUpTable {
  name: string;
  columns: string[];
}

/** Every lasting table of ours, so ordered that one stands after those it refers to. Unlogged ones hold nothing worth keeping. */
export async function tablesInOrder(client: ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable & { parents: string[] }>(`
    select c.relname as name,
      array(select attname::text from pg_attribute a where a.attrelid = c.oid and attnum > 0
        and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select distinct p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
    order by c.relname`);
  const ordered: BackedUpTable[] = [];
  const waiting = new Map(rows.map((row) => [row.name, row]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ parents }) => !parents.some((parent) => waiting.has(parent)));
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const { name, columns } of ready) {
      ordered.push({ name, columns });
      waiting.delete(name);
    }
  }
  return ordered;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** `"messages" ("agent_id", "id", ...)` */
export const copyTarget = ({ name, columns }: BackedUpTable) =>
  `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;
