/** `node tests/bench/forgot-password.ts`: RE-07 how long "I forgot my password" takes for addresses that have an account and for those that have none. */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../server/src/database/embedded-postgres.ts';
import { migrateDatabase } from '../../server/src/database/migrate.ts';
import { spawnServer } from '../api/support/money/spawned-server.ts';
import { silentLog } from '../api/support/silent-log.ts';
import { percentile } from './server/percentiles.ts';

/** asked of each kind, after as many that are not counted */
const each = 200;
const accounts = 2 * each;

const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-forgot-'));
const embedded = await startEmbeddedPostgres({ dataDir, log: silentLog });
await migrateDatabase(embedded.url);
const client = new Client(embedded.url);
await client.connect();
await client.query(`insert into accounts (id, name, email, password_hash)
  select 'usr_' || n, 'Owner', 'known' || n || '@shop.example', 'x' from generate_series(1, ${accounts}) n`);
await client.query(`insert into agents (id, account_id) select 'agt_' || id, id from accounts`);
await client.end();

for (const ROLE of ['api', 'all']) {
  const server = await spawnServer({ DATABASE_URL: embedded.url, DATA_DIR: path.join(dataDir, ROLE), ROLE });
  const ask = async (email: string): Promise<number> => {
    const at = performance.now();
    const answer = await fetch(`${server.url}/api/users/forgot_password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    if ((await answer.text()) !== '{"success":true}') throw new Error(`answered with ${answer.status}`);
    return performance.now() - at;
  };
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let n = 1; n <= accounts; n += 1) {
    // which comes first changes, so that neither always follows the other
    for (const kind of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const took = await ask(`${kind}${n}@shop.example`);
      if (n > accounts - each) times[kind].push(took);
    }
  }
  const [known, unknown] = [times.known, times.unknown].map((all) => [percentile(all, 0.5), percentile(all, 0.95)]);
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[all.length / 2] ?? 0;
  const ratio = median(times.known) / median(times.unknown);
  process.stdout.write(
    `ROLE=${ROLE}, ${each} each: known p50 ${known?.[0]} ms, p95 ${known?.[1]} ms; unknown p50 ${unknown?.[0]} ms, p95 ${unknown?.[1]} ms; ` +
      `ratio of the medians ${ratio.toFixed(3)} (load ${loadavg()[0]?.toFixed(1)})\n`,
  );
  await server.stop();
}
await embedded.close();
await rm(dataDir, { recursive: true, force: true });
