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

/** as later versions would: additions alone, each noted as applied */
async function addLaterMigrations(url: string, count: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (let n = 0; n < count; n += 1) {
    await client.query(
      `alter table messages add column later_${n} text, add column counted_${n} int not null default 0`,
    );
    await client.query(`create table later_things_${n} (agent_id text not null, id text primary key)`);
    const applied = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)';
    await client.query(applied, [`future ${n}`, 99_999_999_999_000 + n]);
  }
  await client.end();
}

test('ST-10 a schema that is two migrations ahead is taken as it is', async () => {
  const { url, drop } = await makeFreshDatabase();
  await addLaterMigrations(url, 2);
  expect(await migrateDatabase(url)).toEqual({ applied: 0, ahead: 2 });
  await drop();
});

test('ST-10 a schema further ahead is refused in words and left alone', async () => {
  const { url, drop } = await makeFreshDatabase();
  await addLaterMigrations(url, 3);
  await expect(migrateDatabase(url)).rejects.toThrow(
    /written by a newer version of Vitrine than this one: its schema is 3 migrations ahead/,
  );
  await drop();
});
