/** ST-07 The embedded PostgreSQL changes its major version under an installation: the start says what to type, and what it says brings everything over. */
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres15 } from '../../scripts/external-postgres.ts';
import { startServer } from './support/server-process.ts';
import { openShops, startVisitors } from './support/visitors-load.ts';

const dist = path.resolve(import.meta.dirname, '../../server/dist');
const run = promisify(execFile);
let dataDir: string;
let home: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-major-'));
  home = path.join(dataDir, 'postgres');
  // PostgreSQL's own user walks through it
  await chmod(dataDir, 0o711);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const program = (name: string, args: string[], env: Record<string, string>) =>
  run(process.execPath, [path.join(dist, name), ...args], {
    env: { ...process.env, NODE_ENV: 'test', DEMO: 'off', LOG_LEVEL: 'error', DATA_DIR: dataDir, ...env },
  });

test(
  'ST-07 data of PostgreSQL 15 comes over by the commands that the refusal names',
  { timeout: 180_000 },
  async () => {
    // what an older Vitrine would have left in DATA_DIR: its cluster, its password, its backup
    const parent = path.join(dataDir, 'older');
    await mkdir(parent, { mode: 0o755 });
    const older = await startPostgres15(parent);
    const before = await startServer(older.adminUrl, { ROLE: 'api' });
    const shops = await openShops(before.url, older.adminUrl, 2);
    const visitors = startVisitors(before.url, shops, 2);
    while (visitors.acknowledged.length < 20) await new Promise((resolve) => setTimeout(resolve, 50));
    await visitors.stop();
    await before.stop();
    const { stdout } = await program('admin.js', ['backup'], { DATABASE_URL: older.adminUrl });
    const file = /^\S+\.backup\.gz/.exec(stdout)?.[0] ?? '';
    await older.end('SIGINT');
    const [folder = ''] = await readdir(parent);
    await rename(path.join(parent, folder), home);
    await rm(parent, { recursive: true });

    const refusal = await program('main.js', [], { DATABASE_URL: '' }).then(
      () => 'it started',
      ({ stderr }: { stderr: string }) => stderr,
    );
    expect(refusal).toContain('was written by PostgreSQL 15; this version of Vitrine brings PostgreSQL 18');
    expect(refusal).toContain(`DATA_DIR=${dataDir} npm run backup`);
    expect(refusal).toContain(`DATA_DIR=${dataDir} npm run restore -- ${path.dirname(file)}/`);
    expect(await readdir(home)).toEqual(expect.arrayContaining(['cluster', 'password']));

    const [, mv = ''] = /^ {3}(mv .+)$/m.exec(refusal) ?? [];
    await run('bash', ['-c', mv]);
    expect((await program('admin.js', ['restore', file], { DATABASE_URL: '' })).stdout).toMatch(/Restored \d+ rows/);
    const now = await startServer('', { DATA_DIR: dataDir, DATABASE_URL: '' });
    for (const { sessionId, text } of visitors.acknowledged) {
      const answer = await fetch(`${now.url}/api/agents/get_session_messages?sessionId=${sessionId}&limit=50`);
      expect(JSON.stringify(await answer.json())).toContain(text);
    }
    for (const { agentId, token } of shops) {
      const signedIn = { headers: { authorization: `Bearer ${token}` } };
      expect((await fetch(`${now.url}/api/agents/get_sessions_list?agentId=${agentId}`, signedIn)).status).toBe(200);
    }
    await now.stop();
    expect((await readdir(dataDir)).toSorted()).toEqual(['backups', 'postgres', 'postgres-15']);
  },
);
