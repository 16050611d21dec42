/** The folder DATA_DIR/postgres: made whole or not at all, and never made twice over somebody's data. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readdir, readFile, realpath, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { DatabaseError } from './connect-once.ts';
import type { PostgresAccount, PostgresPrograms } from './postgres-programs.ts';
import { isAlive, postgresEnvironment } from './postmaster.ts';

const run = promisify(execFile);
const major = '18';
const staleAfterMs = 10 * 60_000;

export interface PostgresCluster {
  /** PGDATA, as the kernel names it */
  folder: string;
  password: string;
  logFile: string;
}

export async function openCluster(
  dataDir: string,
  programs: PostgresPrograms,
  account: PostgresAccount | null,
): Promise<PostgresCluster & { created: boolean }> {
  const home = path.join(dataDir, 'postgres');
  const created = !(await holdsCluster(home));
  if (created) await createCluster(dataDir, home, programs, account);
  await removeLeftovers(dataDir);
  const version = (await readFile(path.join(home, 'cluster', 'PG_VERSION'), 'utf8')).trim();
  if (version !== major) throw new DatabaseError(howToMoveOver(dataDir, home, version));
  return {
    created,
    folder: await realpath(path.join(home, 'cluster')),
    password: (await readFile(path.join(home, 'password'), 'utf8')).trim(),
    logFile: path.join(home, 'log'),
  };
}

/** PostgreSQL reads no other major version's files; a backup is rows, and passes between any two. */
const howToMoveOver = (dataDir: string, home: string, version: string) =>
  `${home} was written by PostgreSQL ${version}; this version of Vitrine brings PostgreSQL ${major}. Nothing was changed.
Move the data over (docs/operate.md, "The embedded PostgreSQL's next version"):
1. In the version of Vitrine that ran here before:
   DATA_DIR=${dataDir} npm run backup
2. Put the old files aside:
   mv ${home} ${home}-${version}
3. In this version, with the file that step 1 named:
   DATA_DIR=${dataDir} npm run restore -- ${dataDir}/backups/vitrine-....backup.gz
4. Start. When all is as it was, delete ${home}-${version}.`;

async function holdsCluster(home: string): Promise<boolean> {
  if (existsSync(path.join(home, 'cluster', 'PG_VERSION'))) return true;
  if (!existsSync(home)) return false;
  if ((await readdir(home)).length > 0)
    throw new DatabaseError(
      `${home} holds files but no whole database. Nothing was changed. Restore a backup there, or move the folder away to begin anew.`,
    );
  await rmdir(home);
  return false;
}

/** Everything is made in a folder of another name; the rename at the end is the one moment in which a database begins to exist (ST-04). */
async function createCluster(
  dataDir: string,
  home: string,
  programs: PostgresPrograms,
  account: PostgresAccount | null,
): Promise<void> {
  const draft = path.join(dataDir, `postgres.new-${process.pid}-${randomBytes(4).toString('hex')}`);
  const passwordFile = path.join(draft, 'password');
  const cluster = path.join(draft, 'cluster');
  try {
    await mkdir(draft, { mode: 0o700 });
    await mkdir(cluster, { mode: 0o700 });
    await writeFile(passwordFile, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
    if (account) for (const made of [draft, cluster, passwordFile]) await chown(made, account.uid, account.gid);
    // the builtin locale: a collation that no upgrade of the system's libraries can change under an index
    await run(
      programs.initdb,
      [
        `--pgdata=${cluster}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...account, env: postgresEnvironment, cwd: draft },
    );
    await rename(draft, home);
    await syncFolder(dataDir);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // another process on the same DATA_DIR was first; its database is as good as ours
    if (existsSync(path.join(home, 'cluster', 'PG_VERSION'))) return;
    throw new DatabaseError(`A new database could not be made in ${dataDir}: ${reasonOf(error)}`, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  const text =
    error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' && error.stderr.trim() !== ''
      ? error.stderr
      : String(error);
  return text.trim().split('\n').slice(-3).join(' ');
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Drafts of processes that were killed: they never held a row. One whose process lives, or a stranger with its number, is left for a while. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const entry of await readdir(dataDir)) {
    const pid = /^postgres\.new-(\d+)-/.exec(entry)?.[1];
    if (pid === undefined) continue;
    const draft = path.join(dataDir, entry);
    const changedAt = (await stat(draft).catch(() => null))?.mtimeMs ?? 0;
    if (!isAlive(Number(pid)) || Date.now() - changedAt > staleAfterMs)
      await rm(draft, { recursive: true, force: true });
  }
}
