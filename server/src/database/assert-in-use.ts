/** Commands act on the database of a server. One that no server has used is a slip in DATABASE_URL or DATA_DIR: it must not be filled, nor be backed up every night as if it held the shops. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { connectOnce } from './connect-once.ts';
import { DatabaseError } from './database-error.ts';
import { appliedMigrations } from './migrate.ts';

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
