/** PostgreSQL refuses to run as root: then it runs as the system's `postgres` user, who needs a way to its files. */
import { execFile } from 'node:child_process';
import type { Stats } from 'node:fs';
import { chmod, chown, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { whyUnusable } from '../lib/data-folder.ts';
import { DatabaseError } from './database-error.ts';

const run = promisify(execFile);
const name = 'postgres';

export interface PostgresAccount {
  uid: number;
  gid: number;
}

/** null when we are not root: PostgreSQL then runs as ourselves. */
export async function findPostgresAccount(): Promise<PostgresAccount | null> {
  if (process.getuid?.() !== 0) return null;
  const existing = await lookUp();
  if (existing) return existing;
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]);
  } catch (error) {
    // another process may have made it in the same moment
    if (!(await lookUp()))
      throw new DatabaseError(
        `PostgreSQL does not run as root, and the system user "${name}" could not be made. Make it, start as another user, or set DATABASE_URL.`,
        { cause: error },
      );
  }
  const made = await lookUp();
  if (!made) throw new DatabaseError(`The system user "${name}" was made but is not in /etc/passwd.`);
  return made;
}

async function lookUp(): Promise<PostgresAccount | null> {
  for (const line of (await readFile('/etc/passwd', 'utf8')).split('\n')) {
    const [user, , uid, gid] = line.split(':');
    if (user === name) return { uid: Number(uid), gid: Number(gid) };
  }
  return null;
}

/** Makes DATA_DIR when it is missing, and lets the account walk through it (not read it) to its own folder inside. @throws DatabaseError */
export async function makeDataFolder(folder: string, account: PostgresAccount | null): Promise<void> {
  const wrong = await whyUnusable(folder);
  if (wrong !== null) throw new DatabaseError(wrong);
  if (!account) return;
  const found = await stat(folder);
  if (mayEnter(found, account)) return;
  const isPrivate = (found.mode & 0o077) === 0;
  if (isPrivate) await chown(folder, found.uid, account.gid);
  await chmod(folder, (found.mode & 0o777) | (isPrivate ? 0o010 : 0o001));
}

/** @throws DatabaseError naming the first folder on the way that the account may not enter */
export async function assertReachable(folder: string, account: PostgresAccount | null): Promise<void> {
  if (!account) return;
  const steps = path.resolve(folder).split(path.sep);
  for (let depth = 1; depth <= steps.length; depth += 1) {
    const step = steps.slice(0, depth).join(path.sep) || path.sep;
    if (!mayEnter(await stat(step), account))
      throw new DatabaseError(
        `PostgreSQL runs as the user "${name}", who may not enter ${step} (needed for ${folder}). Allow it (chmod o+x ${step}), keep the project and DATA_DIR elsewhere, or set DATABASE_URL.`,
      );
  }
}

function mayEnter({ uid, gid, mode }: Stats, account: PostgresAccount): boolean {
  const permissions = uid === account.uid ? mode >> 6 : gid === account.gid ? mode >> 3 : mode;
  return (permissions & 0o1) !== 0;
}
