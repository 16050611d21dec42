/** Column kinds that every table spells the same way. */
import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Instants are timestamptz and come back as Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** An instant that is the row's first one where nobody says another. */
export const now = (name: string) =>
  instant(name)
    .notNull()
    .default(sql`now()`);

export const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});
