import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { PoolConfig, QueryConfig, QueryResultRow } from 'pg';
import { reasonOf } from '../lib/log.ts';
import type { Log } from '../lib/log.ts';
import { connectOnce, DatabaseError } from './connect-once.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';
import { cutFrozen, keepShare } from './pool-share.ts';
import { assertTenantsOwn } from './tenancy/tenant-wall.ts';

export type Database = NodePgDatabase & { $client: Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  db: Database;
  /** past a pooler, for what belongs to one connection (LISTEN); else the connections that all share */
  direct: Pool;
  /** over a connection of its own: a crowd that fills the pool is no reason to call the database dead (LO-02). @throws when it does not answer */
  answers(): Promise<void>;
  /** ends when running queries have, then leaves the embedded server */
  close(): Promise<void>;
}

/** of the connections; the rest is kept for log-ins and chats */
const othersShare = 0.7;
/** a waiting request is told "overloaded" rather than kept */
const connectWithinMs = 5_000;

interface Place {
  databaseUrl: string | null;
  dataDir: string;
  log: Log;
}

/** The way to the database, whatever schema it has: for backups and restores. @throws DatabaseError */
export async function reachDatabase(place: Place): Promise<{ url: string; close: () => Promise<void> }> {
  if (place.databaseUrl !== null) return { url: place.databaseUrl, close: async () => {} };
  return startEmbeddedPostgres(place);
}

/** A line that swallows everything is no answer either, and would hold up who asks for health until the system gave up. */
const areYouThere: QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: 4_000 };

/** The database named by DATABASE_URL or the embedded one, migrated and ready. @throws DatabaseError */
export async function openDatabase(
  needs: Place & {
    /** of a pooler before the same database; default none */
    databasePoolUrl?: string | null;
    /** connections of this process */
    poolSize?: number;
  },
): Promise<OpenDatabase> {
  const { log } = needs;
  const { url, close } = await reachDatabase(needs);
  try {
    const beganAt = performance.now();
    const { applied, ahead } = await migrateDatabase(url).catch((error: unknown) => {
      throw error instanceof DatabaseError ? error : explain(error, needs.databaseUrl === null);
    });
    log.info({ applied, ms: Math.round(performance.now() - beganAt) }, 'schema is current');
    if (ahead > 0) log.warn({ ahead }, 'the schema is of a newer version of Vitrine; this one works with it');
    const poolUrl = needs.databasePoolUrl ?? null;
    if (poolUrl !== null) await warnOfNoTimeouts(poolUrl, log);
    const open = (max: number) =>
      poolUrl === null ? openPool(url, max, log) : openPoolThroughPooler(poolUrl, max, log);
    const poolSize = needs.poolSize ?? 20;
    const pool = open(poolSize);
    keepShare(pool, Math.ceil(poolSize * othersShare), connectWithinMs);
    const aside = open(1);
    const answers = async () => {
      await aside.query(areYouThere);
    };
    const direct = poolUrl === null ? pool : openPool(url, listeners, log);
    for (const watched of new Set([pool, direct])) cutFrozen(watched, answers);
    return {
      direct,
      // the logger hears of each statement before it is sent, and in the call's own context
      db: drizzle(pool, { logger: { logQuery: assertTenantsOwn } }),
      answers,
      async close() {
        await aside.end();
        await pool.end();
        if (direct !== pool) await direct.end();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The worker's of jobs and the owners' of conversations. */
const listeners = 2;

/** What a visitor may wait for, in ms. */
const timeouts = { statement_timeout: 30_000, lock_timeout: 10_000, idle_in_transaction_session_timeout: 60_000 };

function openPool(connectionString: string, max: number, log: Log, settings: PoolConfig = timeouts): Pool {
  const pool = new Pool({
    connectionString,
    max,
    application_name: 'vitrine',
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...settings,
  });
  // a connection that breaks is replaced; without a listener it would end the process (ST-09), be it idle in the pool ...
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection broke'));
  // ... or between two statements of a transaction, whose next one then fails
  pool.on('connect', (client) => client.on('error', () => {}));
  giveBackFailedBegins(pool);
  return pool;
}

/**
 * In transaction mode each transaction may meet another connection of the pooler: nothing is prepared under a name, and the timeouts are
 * the pooler's to set (`connect_query`), for it refuses them from us.
 */
function openPoolThroughPooler(connectionString: string, max: number, log: Log): Pool {
  const pool = openPool(connectionString, max, log, {});
  pool.on('connect', (client) => {
    const send = client.query.bind(client);
    const query = (statement: unknown, ...rest: unknown[]): unknown =>
      Reflect.apply(send, client, [hasName(statement) ? { ...statement, name: undefined } : statement, ...rest]);
    Object.assign(client, { query });
  });
  return pool;
}

const hasName = (statement: unknown): statement is object =>
  typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);

/** @throws DatabaseError naming the pooler where it does not answer */
async function warnOfNoTimeouts(poolUrl: string, log: Log): Promise<void> {
  const client = await connectOnce(poolUrl, 'vitrine');
  let unset: string[];
  try {
    const withoutLimit = "select name from pg_settings where name = any($1) and setting = '0'";
    const { rows } = await client.query<{ name: string }>(withoutLimit, [Object.keys(timeouts)]);
    unset = rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
  if (unset.length === 0) return;
  const connectQuery = Object.entries(timeouts).map(([name, ms]) => `set ${name} = ${ms}`);
  log.warn(
    { unset: unset.join(', '), connectQuery: connectQuery.join('; ') },
    'the pooler of DATABASE_POOL_URL sets no timeouts',
  );
}

function explain(error: unknown, isEmbedded: boolean): DatabaseError {
  const which = isEmbedded ? 'The embedded database' : 'The database of DATABASE_URL';
  return new DatabaseError(`${which} cannot be used: ${reasonOf(error)}`, { cause: error });
}

/** drizzle gives a transaction's connection back at its end, but not when the first statement fails: each such failure would keep one for good, and twenty end the service. */
export function giveBackFailedBegins(pool: Pool): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client);
    const query = (...args: unknown[]): unknown => {
      const answer: unknown = Reflect.apply(send, client, args);
      if (isBegin(args[0]) && answer instanceof Promise)
        answer.catch((error: unknown) => client.release(error instanceof Error ? error : true));
      return answer;
    };
    Object.assign(client, { query });
  });
}

const isBegin = (statement: unknown): boolean =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  typeof statement.text === 'string' &&
  /^begin\b/.test(statement.text);

/** Statements of our own SQL, for where several of drizzle's would be sent one after the other on a hot path. */

/** Prepared once on each connection under its name, and held by the wall between tenants like those that drizzle writes. */
export function createStatement<Row extends QueryResultRow>(db: Database, name: string, text: string) {
  return async (values: readonly unknown[]): Promise<Row[]> => {
    assertTenantsOwn(text, values);
    const { rows } = await db.$client.query<Row>({ name, text, values: [...values] });
    return rows;
  };
}
