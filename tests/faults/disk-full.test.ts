/** ST-05 R3 The database's disk fills up: writes are refused, reads go on, and once there is room again everything acknowledged is there. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres15 } from '../../scripts/external-postgres.ts';
import type { Postgres15 } from '../../scripts/external-postgres.ts';
import { startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';
import { report } from './support/report.ts';
import { expectNothingLost, openShops, startVisitors } from './support/visitors-load.ts';

const exec = promisify(execFile);
let disk: string;
let isMounted = false;
let postgres: Postgres15;
let api: ServerProcess;

beforeAll(async () => {
  disk = await mkdtemp(path.join(tmpdir(), 'vitrine-disk-'));
  isMounted = await exec('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=0777', 'tmpfs', disk]).then(
    () => true,
    () => false,
  );
  if (!isMounted) return;
  postgres = await startPostgres15(disk);
  api = await startServer(postgres.adminUrl, { ROLE: 'api' });
}, 120_000);
afterAll(async () => {
  if (isMounted) {
    await api.stop();
    await postgres.stop();
    await exec('umount', [disk]);
  }
  await rm(disk, { recursive: true, force: true });
});

test('ST-05 a full disk refuses writes, serves reads, and loses nothing', { timeout: 240_000 }, async (context) => {
  if (!isMounted) context.skip('a small disk may not be mounted here');
  const shops = await openShops(api.url, postgres.adminUrl, 2);
  const visitors = startVisitors(api.url, shops, 4);
  while (visitors.acknowledged.length < 40) await sleep(50);
  const ballast = path.join(disk, 'ballast');
  const { bavail, bsize } = await statfs(disk);
  await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => {});

  const newSession = () =>
    fetch(`${api.url}/api/agents/create_new_session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ agentId: shops[0]?.agentId }),
    });
  const statuses = new Set<number>();
  for (let i = 0; i < 400 && !statuses.has(507) && !statuses.has(503); i += 1)
    statuses.add((await newSession()).status);
  const read = await fetch(`${api.url}/api/agents/get_agent_style/${shops[0]?.agentId}`);
  const acknowledged = visitors.acknowledged.length;

  await rm(ballast);
  // a log of the database that found no room ends it; the supervisor of a database starts it again
  if ((await fetch(`${api.url}/healthz`)).status !== 200) await postgres.end('SIGKILL').then(() => postgres.start());
  await api.serving();
  while (visitors.acknowledged.length < acknowledged + 40) await sleep(50);
  await visitors.stop();
  await expectNothingLost(postgres.adminUrl, visitors.acknowledged);
  report('disk full', { 'answers to writes': [...statuses].join(' '), 'to a read': read.status });
  expect([...statuses].some((status) => status === 507 || status === 503)).toBe(true);
  // a full log of the database ends it whole, a full table does not
  expect([200, 503]).toContain(read.status);
});
