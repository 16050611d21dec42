/** Fails when the tables say what no migration makes: drizzle-kit is asked for the next migration, in a copy, and must find nothing to do. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from './run.ts';

const migrations = path.join(root, 'server/src/database/migrations');
const copy = await mkdtemp(path.join(tmpdir(), 'vitrine-migrations-'));
try {
  await cp(migrations, copy, { recursive: true });
  const before = await readdir(copy);
  const { code, output } = await run(
    'drizzle-kit',
    ['generate', '--dialect=postgresql', '--schema=./server/src/database/tables', `--out=${copy}`],
    { quiet: true },
  );
  const added = (await readdir(copy)).filter((file) => !before.includes(file));
  if (code !== 0) process.stdout.write(output);
  if (added.length > 0)
    process.stdout.write(
      'The tables have changed: run "npm run migration -- --name WHAT_CHANGED" and commit what it writes.\n',
    );
  process.exitCode = code === 0 && added.length === 0 ? 0 : 1;
} finally {
  await rm(copy, { recursive: true, force: true });
}
