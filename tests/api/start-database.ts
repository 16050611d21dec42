/** Once for a test run: a server (the embedded one, or TEST_DATABASE_URL's as a superuser) and in it a migrated template, from which each test file's own database is copied. */
import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../server/src/database/embedded-postgres.ts';
import { migrateDatabase } from '../../server/src/database/migrate.ts';
import { nameTestFolder, sweepTestFolders } from '../support/test-folder.ts';
import { silentLog } from './support/silent-log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: { adminUrl: string; template: string };
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `vitrine_test_${process.pid}`;
  const admin = new Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${template} with (force)`);
  await admin.query(`create database ${template}`);
  const url = new URL(server.adminUrl);
  url.pathname = `/${template}`;
  await migrateDatabase(url.href);
  project.provide('databaseServer', { adminUrl: server.adminUrl, template });
  return async () => {
    const left = await admin.query<{ datname: string }>('select datname from pg_database where datname like $1', [
      `${template}%`,
    ]);
    for (const { datname } of left.rows) await admin.query(`drop database "${datname}" with (force)`);
    await admin.end();
    await server.stop();
  };
}

async function startServer(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return { adminUrl: given, stop: async () => {} };
  await sweepTestFolders();
  const folder = nameTestFolder();
  const embedded = await startEmbeddedPostgres({ dataDir: folder, log: silentLog });
  return {
    adminUrl: embedded.adminUrl,
    async stop() {
      await embedded.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
