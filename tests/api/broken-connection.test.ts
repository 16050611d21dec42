import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { openFreshDatabase } from './support/fresh-database.ts';
import { inProcess } from './support/in-process.ts';

const test = inProcess('it breaks the server’s own connections');

test('ST-09 PA-16 a connection that breaks between two statements of a transaction fails that transaction, not the process', async () => {
  const database = await openFreshDatabase();
  const { db } = database;
  const work = db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${Number(rows[0]?.['pid'])})`);
    // until the driver has noticed
    for (let broken = false; !broken;) {
      const left = await db.execute(sql`select 1 from pg_stat_activity where pid = ${Number(rows[0]?.['pid'])}`);
      broken = left.rows.length === 0;
    }
    await tx.execute(sql`select 1`);
  });
  await expect(work).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test('ST-09 a transaction that cannot even begin gives its connection back', async () => {
  const database = await openFreshDatabase();
  const { db } = database;
  // more of them than there are connections
  for (let tries = 0; tries < 25; tries += 1) {
    const work = db.transaction(async () => {}, { accessMode: 'no such mode' as 'read only' });
    await expect(work).rejects.toThrow(/no such mode/);
  }
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await database.close();
});
