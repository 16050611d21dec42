import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { restoreBackup } from '../database/backup/restore-backup.ts';
import { writeBackup } from '../database/backup/write-backup.ts';
import { whyUnusable } from '../lib/data-folder.ts';
import { CommandError } from './typed-command.ts';

/** `.part`: a backup that was killed while it wrote */
const name = /^vitrine-(\d{4}-\d{2}-\d{2})T\d{6}Z\.backup\.gz(\.part)?$/;

/** `npm run backup`: a new file in the folder; older ones of its kind go after `keepDays`, so that erased data does not live on in them. */
export async function backup(databaseUrl: string, folder: string, keepDays: number, now: Date): Promise<string[]> {
  const wrong = await whyUnusable(folder, 'The folder for backups');
  if (wrong !== null) throw new CommandError(wrong);
  const moment = now.toISOString().replaceAll(':', '').replace(/\.\d+/, '');
  const file = path.join(folder, `vitrine-${moment}.backup.gz`);
  const { rows } = await writeBackup(databaseUrl, file);
  const expired = (await readdir(folder)).filter((one) => isExpired(one, keepDays, now));
  for (const one of expired) await rm(path.join(folder, one));
  return [
    `${file}: ${sum(rows)} rows of ${Object.keys(rows).length} tables`,
    ...(expired.length > 0 ? [`${expired.length} backups older than ${keepDays} days were deleted`] : []),
  ];
}

/** `npm run restore FILE` */
export async function restore(databaseUrl: string, file: string): Promise<string[]> {
  const { takenAt, rows } = await restoreBackup(databaseUrl, file);
  return [`Restored ${sum(rows)} rows as they were at ${takenAt}. Start the server.`];
}

function isExpired(file: string, keepDays: number, now: Date): boolean {
  const day = name.exec(file)?.[1];
  return day !== undefined && now.getTime() - Date.parse(day) > (keepDays + 1) * 86_400_000;
}

const sum = (rows: Record<string, number>) => Object.values(rows).reduce((all, one) => all + one, 0);
