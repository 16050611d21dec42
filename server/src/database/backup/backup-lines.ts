/** Reads a backup line by line: what it says of itself, then its rows. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { DatabaseError } from '../database-error.ts';
import type { BackedUpTable } from './tables.ts';
import { backupFormat } from './write-backup.ts';
import type { BackupFoot } from './write-backup.ts';

export interface BackupHead {
  takenAt: string;
  /** the time of the last migration that was in force */
  schema: number;
  tables: BackedUpTable[];
}

const damaged = (why: string, cause?: unknown) =>
  new DatabaseError(`This is no whole backup of Vitrine: ${why}. Nothing was restored.`, { cause });

/** Split at line feeds alone: readline would also split at U+2028, which rows may hold. @throws DatabaseError when the file is cut off or none of ours */
export async function* backupLines(file: string): AsyncGenerator<string> {
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

export function parseHead(line: string | undefined): BackupHead {
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

export function parseFoot(line: string | undefined): BackupFoot {
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
