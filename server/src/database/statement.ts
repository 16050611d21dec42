/** Statements of our own SQL, for where several of drizzle's would be sent one after the other on a hot path. */
import type { QueryResultRow } from 'pg';
import type { Database } from './open-database.ts';
import { assertTenantsOwn } from './tenancy/tenant-wall.ts';

/** Prepared once on each connection under its name, and held by the wall between tenants like those that drizzle writes. */
export function createStatement<Row extends QueryResultRow>(db: Database, name: string, text: string) {
  return async (values: readonly unknown[]): Promise<Row[]> => {
    assertTenantsOwn(text, values);
    const { rows } = await db.$client.query<Row>({ name, text, values: [...values] });
    return rows;
  };
}
