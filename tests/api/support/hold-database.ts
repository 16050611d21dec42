/** A process that holds the embedded database of argv[2] until SIGTERM, for tests that kill it. Each line it reads is written as a row; `kept` follows when that is acknowledged. */
import { createInterface } from 'node:readline';
import { Pool } from 'pg';
import { startEmbeddedPostgres } from '../../../server/src/database/embedded-postgres.ts';
import { silentLog } from './silent-log.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

const embedded = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: silentLog });
const pool = new Pool({ connectionString: embedded.url, max: 2 });
pool.on('error', () => {});
await pool.query('create table if not exists lines (line text)').catch(() => {});
say('up');

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  void pool.query('insert into lines values ($1)', [line]).then(
    () => say(`kept ${line}`),
    (error: unknown) => say(`lost ${line}: ${String(error)}`),
  );
});

process.once('SIGTERM', () => {
  lines.close();
  void pool.end().then(async () => {
    await embedded.close();
    process.exit(0);
  });
});
