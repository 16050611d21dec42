/**
 * ST-01 ST-09 ST-11 R3 R4 Server, worker and database die again and again while visitors write: nothing that was acknowledged is lost,
 * no credit is wrong, and the server serves again in seconds. FAULT_KILLS is how often each of them dies.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPostgres15 } from '../../scripts/external-postgres.ts';
import type { Postgres15 } from '../../scripts/external-postgres.ts';
import { startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';
import { expectNothingLost, openShops, startVisitors } from './support/visitors-load.ts';
import { report } from './support/report.ts';

const kills = Number(process.env['FAULT_KILLS'] ?? 50);
let servesAgainMs = 5_000;

let postgres: Postgres15;
let api: ServerProcess;
let worker: ServerProcess;
let shops: Awaited<ReturnType<typeof openShops>>;
let visitors: ReturnType<typeof startVisitors>;

beforeAll(async () => {
  postgres = await startPostgres15();
  const beganAt = performance.now();
  api = await startServer(postgres.adminUrl, { ROLE: 'api' });
  // five seconds, or twice what a start with nobody there takes on a machine that does other work
  servesAgainMs = Math.max(servesAgainMs, 2 * (performance.now() - beganAt));
  worker = await startServer(postgres.adminUrl, { ROLE: 'worker' });
  shops = await openShops(api.url, postgres.adminUrl, 3);
}, 120_000);
afterAll(async () => {
  await api.stop();
  await worker.stop();
  await postgres.stop();
});
beforeEach(() => {
  visitors = startVisitors(api.url, shops, 6);
});

async function loop(name: string, die: () => Promise<void>, times = kills): Promise<void> {
  const backAfterMs: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const before = visitors.acknowledged.length;
    while (visitors.acknowledged.length < before + 5) await sleep(20);
    await sleep(Math.random() * 300);
    const diedAt = performance.now();
    await die();
    await api.serving();
    backAfterMs.push(performance.now() - diedAt);
  }
  await sleep(500);
  await visitors.stop();
  await expectNothingLost(postgres.adminUrl, visitors.acknowledged);
  const sorted = backAfterMs.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  report(`${name}, ${times} times`, {
    acknowledged: visitors.acknowledged.length,
    'tries that failed': visitors.failures(),
    'serving again, median ms': Math.round(median),
    'serving again, longest ms': Math.round(sorted.at(-1) ?? 0),
  });
  expect(median).toBeLessThan(servesAgainMs);
}

const patience = { timeout: 60_000 + kills * 20_000 };

test('kill -9 of the server under load', patience, () =>
  loop('server killed', async () => {
    await api.end('SIGKILL');
    await api.start();
  }),
);

test('kill -9 of the worker under load', patience, () =>
  loop('worker killed', async () => {
    await worker.end('SIGKILL');
    await worker.start();
  }),
);

test('kill -9 of the database under load', patience, () =>
  loop('database killed', async () => {
    await postgres.end('SIGKILL');
    await postgres.start();
  }),
);

test('ST-09 the database restarted under load', patience, () =>
  loop(
    'database restarted',
    async () => {
      await postgres.end('SIGINT');
      await postgres.start();
    },
    5,
  ),
);

test('ST-11 SIGTERM under load ends what is under way, cleanly and in time', patience, () =>
  loop(
    'server stopped',
    async () => {
      const askedAt = performance.now();
      expect(await api.end('SIGTERM')).toBe(0);
      expect(performance.now() - askedAt).toBeLessThan(20_000);
      await api.start();
    },
    5,
  ),
);
