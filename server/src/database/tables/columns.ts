/** Column kinds that every table spells the same way. */
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Instants are timestamptz and come back as Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});
