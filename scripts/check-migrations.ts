/**
 * Fails when the tables say what no migration makes: drizzle-kit is asked for the next migration, in a copy, and must find nothing to do.
 * It needs the newest snapshot only, so an older one that was left behind fails too.
 */
import { cp, glob, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from './run.ts';

const migrations = path.join(root, 'server/src/database/migrations');
const copy = await mkdtemp(path.join(tmpdir(), 'vitrine-migrations-'));
try {
  await cp(migrations, copy, { recursive: true });
  const { output } = await run(
    'drizzle-kit',
    ['generate', '--dialect=postgresql', '--schema=./server/src/database/tables', `--out=${path.relative(root, copy)}`],
    { quiet: true },
  );
  // it ends with 0 even when it failed
  const isCurrent = output.includes('nothing to migrate');
  if (!isCurrent)
    process.stdout.write(
      `${output}\nThe tables have changed: run "npm run migration -- --name WHAT_CHANGED" and commit what it writes.\n`,
    );
  const snapshots = (await Array.fromAsync(glob('meta/*_snapshot.json', { cwd: migrations }))).toSorted();
  const older = snapshots.slice(0, -1);
  if (older.length > 0) process.stdout.write(`Take the older snapshots away: ${older.join(', ')}\n`);
  process.exitCode = isCurrent && older.length === 0 ? 0 : 1;
} finally {
  await rm(copy, { recursive: true, force: true });
}
