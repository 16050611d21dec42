/** The sandbox provider's memory, in our database. */
import { eq, like } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { sandboxRecords } from '../../database/tables/billing.ts';

export const createSandboxShelf = (db: Database) => ({
  async get(id: string): Promise<unknown> {
    const [row] = await db.select().from(sandboxRecords).where(eq(sandboxRecords.id, id));
    return row ? JSON.parse(row.record) : null;
  },
  async put(id: string, record: object): Promise<void> {
    const set = { record: JSON.stringify(record) };
    await db
      .insert(sandboxRecords)
      .values({ id, ...set })
      .onConflictDoUpdate({ target: sandboxRecords.id, set });
  },
  async ids(prefix: string): Promise<string[]> {
    const rows = await db
      .select({ id: sandboxRecords.id })
      .from(sandboxRecords)
      .where(like(sandboxRecords.id, `${prefix}%`));
    return rows.map(({ id }) => id);
  },
});
