/** drizzle's errors repeat a statement's values, and so would the log and the queue: addresses, hashes, what visitors wrote (R7). The statement and PostgreSQL's reason say enough. */
import { DrizzleQueryError } from 'drizzle-orm';
import { PgPreparedQuery } from 'drizzle-orm/pg-core';

const send: unknown = Reflect.get(PgPreparedQuery.prototype, 'queryWithCache');

async function queryWithCache(this: unknown, ...args: unknown[]): Promise<unknown> {
  try {
    if (typeof send !== 'function') throw new Error('drizzle sends its statements by another way');
    return await Reflect.apply(send, this, args);
  } catch (error) {
    if (!(error instanceof DrizzleQueryError)) throw error;
    const { query, cause } = error;
    // the reason first: the queue keeps a beginning alone; what drizzle made of it is what must not go on
    // oxlint-disable-next-line preserve-caught-error
    throw new Error(`${cause?.message || 'failed'}, in: ${query}`, { cause });
  }
}

/** for all statements of this process */
export function keepValuesOutOfErrors(): void {
  Object.assign(PgPreparedQuery.prototype, { queryWithCache });
}
