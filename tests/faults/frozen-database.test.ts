/** ST-09 The database freezes with its connections open: who waits is told to try again, a long statement is left alone, and all goes on when it is back. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres15 } from '../../scripts/external-postgres.ts';
import type { Postgres15 } from '../../scripts/external-postgres.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import type { OpenDatabase } from '../../server/src/database/open-database.ts';
import { silentLog } from '../api/support/silent-log.ts';
import { startServer } from './support/server-process.ts';
import type { ServerProcess } from './support/server-process.ts';
import { openShops } from './support/visitors-load.ts';

/** docs/operate.md, and what a busy machine adds */
const toldWithinMs = 15_000;
const patienceMs = 5_000;

let postgres: Postgres15;
let server: ServerProcess;
let database: OpenDatabase;
let agentId: string;
beforeAll(async () => {
  postgres = await startPostgres15();
  server = await startServer(postgres.adminUrl, { ROLE: 'api' });
  agentId = (await openShops(server.url, postgres.adminUrl, 1))[0]?.agentId ?? '';
  database = await openDatabase({ databaseUrl: postgres.adminUrl, dataDir: '', log: silentLog });
}, 120_000);
afterAll(async () => {
  await database.close();
  await server.stop();
  await postgres.stop();
});

const post = (path: string, body: object): Promise<Response> =>
  fetch(`${server.url}/api/agents/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function ask(): Promise<{ status: number; code?: unknown }> {
  const { sessionId } = await (await post('create_new_session', { agentId })).json();
  return answerIn(sessionId);
}

async function answerIn(sessionId: string): Promise<{ status: number; code?: unknown }> {
  const question = { agentId, sessionId, userQuery: 'How long is delivery?', clientMessageId: randomUUID() };
  const answer = await post('get_response', { ...question, path: 'loom.example/' });
  const { code } = await answer.json();
  return { status: answer.status, code };
}

test(
  'ST-09 visitors of a database that froze are told to try again, and answered when it goes on',
  { timeout: 120_000 },
  async () => {
    const sessions = await Promise.all(
      Array.from({ length: 6 }, async () => (await (await post('create_new_session', { agentId })).json()).sessionId),
    );
    expect((await ask()).status).toBe(200);
    const goOn = await postgres.freeze();
    try {
      const began = performance.now();
      const told = await Promise.all(sessions.map((sessionId) => answerIn(sessionId)));
      expect(performance.now() - began).toBeLessThan(toldWithinMs + patienceMs);
      expect(told).toEqual(sessions.map(() => ({ status: 503, code: 'server.busy' })));
    } finally {
      goOn();
    }
    await vi.waitFor(async () => expect((await ask()).status).toBe(200), { timeout: 20_000, interval: 200 });
  },
);

test('a statement that takes long is left to its end where the database is there', { timeout: 60_000 }, async () => {
  const { rows } = await database.db.$client.query('select pg_sleep(16), 1 as one');
  expect(rows[0]).toMatchObject({ one: 1 });
});

test(
  'a transaction that the database leaves without an answer gives its connection back',
  { timeout: 120_000 },
  async () => {
    const { db } = database;
    const work = Promise.allSettled(
      // more of them than there are connections
      Array.from({ length: 30 }, () =>
        db.transaction(async (tx) => {
          await tx.execute('select 1');
          await sleep(500);
          await tx.execute('select 2');
        }),
      ),
    );
    await sleep(300);
    const goOn = await postgres.freeze();
    try {
      expect((await work).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(20);
    } finally {
      goOn();
    }
    const all = await Promise.all(Array.from({ length: 30 }, () => db.execute('select 1 as one')));
    expect(all.map(({ rows }) => rows)).toEqual(all.map(() => [{ one: 1 }]));
  },
);
