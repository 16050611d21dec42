import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../../../server/src/database/open-database.ts';
import type { OpenDatabase } from '../../../server/src/database/open-database.ts';
import { silentLog } from './silent-log.ts';

/** An empty database with the current schema, for one test file. @returns its address */
export async function makeFreshDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { adminUrl, template } = inject('databaseServer');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const admin = new Client({ connectionString: adminUrl });
    await admin.connect();
    try {
      await admin.query(statement);
    } finally {
      await admin.end();
    }
  };
  await run(`create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

/** The same, opened as the server opens it. Closing it drops the database. */
export async function openFreshDatabase(): Promise<OpenDatabase & { url: string }> {
  const { url, drop } = await makeFreshDatabase();
  const database = await openDatabase({ databaseUrl: url, dataDir: '', log: silentLog });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await drop();
    },
  };
}
