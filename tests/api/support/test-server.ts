/** The whole server as main.ts composes it, on a database and a DATA_DIR of its own, without a port unless one is asked for. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createServer } from '../../../server/src/composition.ts';
import { parseConfig } from '../../../server/src/config.ts';
import type { Database } from '../../../server/src/database/open-database.ts';
import { openFreshDatabase } from './fresh-database.ts';
import { keepsContract } from './keeps-contract.ts';

export interface TestServer {
  /** `app.inject({ method, url, payload, headers })` */
  app: FastifyInstance;
  db: Database;
  dataDir: string;
  /** '' unless `listen` was asked for */
  url: string;
  close(): Promise<void>;
}

interface Options {
  /** environment variables of product.md section 2; LOG_LEVEL=silent, RATE_LIMITS=off and DEMO=off unless said */
  env?: Record<string, string>;
  /** answers on a loopback port as well */
  listen?: boolean;
  /** the worker's jobs run; default true */
  worker?: boolean;
}

export async function startTestServer({ env = {}, listen = false, worker = true }: Options = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-test-'));
  const database = await openFreshDatabase();
  const config = parseConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DEMO: 'off', DATA_DIR: dataDir, ...env });
  const projectRoot = path.resolve(import.meta.dirname, '../../..');
  const server = await createServer({
    config,
    database,
    log: pino({ level: config.logLevel }),
    projectRoot,
    checkReply: keepsContract,
  });
  if (worker) server.worker?.start();
  const url = listen ? await server.app.listen({ port: 0, host: '127.0.0.1' }) : '';
  await server.app.ready();
  return {
    app: server.app,
    db: database.db,
    dataDir,
    url,
    async close() {
      await server.app.close();
      if (worker) await server.worker?.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
