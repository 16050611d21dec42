/** A server that limits how often it is asked, for as long as a test file runs; each test begins as if everybody had waited. */
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { createServer } from '../../../server/src/composition.ts';
import { parseConfig } from '../../../server/src/config.ts';
import { createTestClient } from './test-client.ts';
import type { TestClient, TestOwner } from './test-client.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

interface Limited {
  server: TestServer;
  client: TestClient;
  owner: TestOwner;
}

export const email = 'owner1@shop.example';

/** @returns `limited` gives what is there once the tests of the file run */
export function useLimitedServer() {
  let open: Limited | null = null;
  const limited = (): Limited => {
    if (open === null) throw new Error('the server starts before the first test');
    return open;
  };

  beforeAll(async () => {
    const server = await startTestServer({ listen: true, worker: false, env: { RATE_LIMITS: 'on' } });
    const client = createTestClient(server);
    open = { server, client, owner: await client.newOwner({ paid: true }) };
  });
  afterAll(() => limited().server.close());

  /** As if everybody had waited. */
  async function windowsEnd(): Promise<void> {
    await limited().server.db.execute(sql`update rate_counters set ends_at = now() - interval '1 second'`);
    vi.setSystemTime(Date.now() + 24 * 3600_000);
  }
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await windowsEnd();
    return () => vi.useRealTimers();
  });

  let visitors = 0;
  /** an address of its own for each test */
  const newAddress = () => `198.51.100.${(visitors += 1)}`;

  function post(
    path: string,
    body: object,
    from: string,
    headers: Record<string, string> = {},
    app = limited().server.app,
  ) {
    return app.inject({ method: 'POST', url: `/api${path}`, payload: body, remoteAddress: from, headers });
  }
  const logIn = (password: string, from: string, address = email, headers = {}) =>
    post('/login/login-user', { email: address, password }, from, headers);

  /** A second server on the same database, as ROLE=api on another machine. */
  function anotherProcess(env: Record<string, string> = {}) {
    return createServer({
      config: parseConfig({
        DEMO: 'off',
        LOG_LEVEL: 'silent',
        ROLE: 'api',
        DATA_DIR: limited().server.dataDir,
        ...env,
      }),
      database: limited().server.database,
      log: pino({ level: 'silent' }),
      projectRoot: path.resolve(import.meta.dirname, '../../..'),
    });
  }

  return { limited, logIn, newAddress, post, anotherProcess, windowsEnd };
}
