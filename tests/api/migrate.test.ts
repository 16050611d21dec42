import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { expect, inject } from 'vitest';
import { migrateDatabase } from '../../server/src/database/migrate.ts';
import { makeFreshDatabase } from './support/fresh-database.ts';
import { inProcess } from './support/in-process.ts';

const test = inProcess('it is about the schema alone');

test('ST-10 servers that migrate at once take turns: one does it all, the others find it done', async () => {
  const { adminUrl, template } = inject('databaseServer');
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const outcomes = await Promise.all([1, 2, 3].map(() => migrateDatabase(url.href)));
  expect(outcomes.filter(({ applied }) => applied > 0)).toHaveLength(1);
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

test('ST-10 a schema newer than this version knows is refused and left alone', async () => {
  const { url, drop } = await makeFreshDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 99999999999999)");
  await expect(migrateDatabase(url)).rejects.toThrow('written by a newer version of Vitrine');
  await client.end();
  await drop();
});
