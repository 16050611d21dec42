/**
 * A real PostgreSQL in DATA_DIR/postgres, for installations that bring none.
 *
 * Any number of our processes may share one DATA_DIR: the first starts the server, the others find it through `postmaster.pid` and join.
 * Each holds a shared advisory lock for as long as it lives. Who leaves and then gets that lock for itself alone was the last, and
 * stops the server. A killed process loses its lock with its connection, so nobody counts who is not there; the server it leaves
 * behind is joined by the next start. A server that dies under us is started again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import type { Log } from '../lib/log.ts';
import { DatabaseError } from './connect-once.ts';
import { openCluster } from './postgres-cluster.ts';
import { assertReachable, findPostgresAccount, findPostgresPrograms, makeDataFolder } from './postgres-programs.ts';
import { disownPidFile, identify, readPidFile, spawnPostmaster, stopPostmaster } from './postmaster.ts';

const presenceKey = 7_160_001;
// long enough for crash recovery of a big database; a server that cannot start says so at once
const startWithinMs = 300_000;
const stopWithinMs = 30_000;
/** a busy server takes a moment to notice that a killed process, and so its lock, is gone */
const patienceMs = 1500;
const application = 'vitrine';

export interface EmbeddedPostgres {
  /** the application's own database, as a role without special rights */
  url: string;
  /** the superuser's way in, for tests and repairs */
  adminUrl: string;
  /** leaves, and stops the server when nobody else is there */
  close(): Promise<void>;
}

export async function startEmbeddedPostgres({
  dataDir,
  log,
}: {
  dataDir: string;
  log: Log;
}): Promise<EmbeddedPostgres> {
  const beganAt = performance.now();
  const account = await findPostgresAccount();
  const programs = await findPostgresPrograms();
  await makeDataFolder(dataDir, account);
  await assertReachable(programs.home, account);
  await assertReachable(dataDir, account);
  const cluster = await openCluster(dataDir, programs, account);
  const server = { program: programs.postgres, folder: cluster.folder, logFile: cluster.logFile, account };
  const urlOf = (user: string, port: number, database: string) =>
    `postgres://${user}:${cluster.password}@127.0.0.1:${port}/${database}`;

  let presence: Client | null = null;
  const departure = new AbortController();
  let port = await freePort();

  /** Joins the server that runs, or starts one; a lost race with another process ends in joining it. */
  async function enter(): Promise<'joined' | 'started'> {
    const deadline = performance.now() + startWithinMs;
    let spawned: { lastWords: string | null } | null = null;
    while (performance.now() < deadline && !departure.signal.aborted) {
      const running = await readPidFile(cluster.folder);
      const who = running ? await identify(running.pid, cluster.folder) : 'other';
      if (running && who !== 'other') {
        if (running.port > 0 && (await greet(running.port))) return spawned ? 'started' : 'joined';
      } else if (spawned === null) {
        if (running && running.pid !== process.pid) await disownPidFile(cluster.folder);
        const attempt: { lastWords: string | null } = { lastWords: null };
        spawned = attempt;
        const { ended } = await spawnPostmaster({ ...server, port });
        void ended.then((lastWords) => (attempt.lastWords = lastWords));
      } else if (spawned.lastWords !== null) {
        port = await retryPort(spawned.lastWords);
        spawned = null;
      }
      await sleep(25);
    }
    throw new DatabaseError(
      `The database in ${dataDir} did not answer within ${startWithinMs / 1000} s. Its log is ${cluster.logFile}.`,
    );
  }

  async function retryPort(lastWords: string): Promise<number> {
    const passes = /lock file "postmaster.pid" (already exists|is empty)|pre-existing shared memory block/;
    const portIsTaken = /could not (bind|create any TCP\/IP sockets)/.test(lastWords);
    // once connections were made to this port it has to stay
    if (portIsTaken && !presence) return freePort();
    if (portIsTaken || passes.test(lastWords)) {
      await sleep(200);
      return port;
    }
    const reason = lastWords.split('\n').filter((line) => /FATAL|PANIC|error/.test(line));
    throw new DatabaseError(
      `The database in ${dataDir} did not start; nothing in it was changed. ${reason.join(' ') || lastWords.trim()}`,
    );
  }

  /** @returns false while the server is on its way up or down */
  async function greet(at: number): Promise<boolean> {
    const client = new Client({ connectionString: urlOf('postgres', at, 'postgres'), application_name: application });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select pg_advisory_lock_shared($1)', [presenceKey]);
      await prepare(client, cluster.password);
    } catch (error) {
      await client.end().catch(() => {});
      if (isPassing(error)) return false;
      throw new DatabaseError(`The database in ${dataDir} runs, but did not let us in.`, { cause: error });
    }
    client.once('end', () => void recover());
    presence = client;
    port = at;
    return true;
  }

  async function recover(): Promise<void> {
    while (!departure.signal.aborted) {
      log.warn({}, 'the embedded database went away; starting it again');
      try {
        log.warn({ how: await enter() }, 'the embedded database is back');
        return;
      } catch (error) {
        log.error({ error }, 'the embedded database does not come back');
        await sleep(5000);
      }
    }
  }

  const how = await enter();
  log.info(
    { how, created: cluster.created, port, ms: Math.round(performance.now() - beganAt) },
    'embedded database is up',
  );
  return {
    url: urlOf(application, port, application),
    adminUrl: urlOf('postgres', port, 'postgres'),
    async close() {
      departure.abort();
      const client = presence;
      presence = null;
      if (!client || !(await isLast(client))) return;
      const running = await readPidFile(cluster.folder);
      if (!running || (await identify(running.pid, cluster.folder)) === 'other') return;
      const stopped = await stopPostmaster(running.pid, stopWithinMs);
      if (stopped) log.info({}, 'embedded database stopped');
      else log.warn({ pid: running.pid }, 'the embedded database takes long to stop; left alone');
    },
  };
}

async function isLast(client: Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [presenceKey]);
    for (const deadline = performance.now() + patienceMs; ; await sleep(50)) {
      const reply = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [presenceKey]);
      if (reply.rows[0]?.alone === true) return true;
      if (performance.now() >= deadline) break;
    }
    await client.end();
    return false;
  } catch {
    return false;
  }
}

/** The role and database of the application; whoever comes first makes them. */
async function prepare(client: Client, password: string): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [presenceKey + 1]);
  const role = await client.query('select 1 from pg_roles where rolname = $1', [application]);
  if (role.rowCount === 0) await client.query(`create role ${application} login password '${password}'`);
  await client.query('commit');
  const database = await client.query('select 1 from pg_database where datname = $1', [application]);
  if (database.rowCount !== 0) return;
  await client.query(`create database ${application} owner ${application}`).catch((error: unknown) => {
    if (codeOf(error) !== '42P04' && codeOf(error) !== '23505') throw error;
  });
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** 57P03: starting up or shutting down; 57P01: the last one stopped it just now. */
function isPassing(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === '57P03' || code === '57P01' || code === undefined;
}
