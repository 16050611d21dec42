/** The whole server as main.ts composes it, on a database and a DATA_DIR of its own, called without a socket unless one is asked for. Every reply is checked against the contract. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls } from '@vitrine/contract/calls';
import type { CallName } from '@vitrine/contract/calls';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { pino } from 'pino';
import { createServer } from '../../../server/src/composition.ts';
import { parseConfig } from '../../../server/src/config.ts';
import { createLog } from '../../../server/src/lib/log.ts';
import { startBehindProxy } from './behind-proxy/start-behind-proxy.ts';
import { openFreshDatabase } from './fresh-database.ts';
import { behindProxy } from './in-process.ts';
import { keepsContract } from './keeps-contract.ts';

interface Options {
  /** variables of product.md section 2, over DEMO, RATE_LIMITS and OWNERSHIP_CHECK off and a silent log */
  env?: Record<string, string>;
  /** answers on a loopback port as well */
  listen?: boolean;
  /** where the log's lines go instead of nowhere */
  logTo?: { write: (line: string) => void };
  /** the worker's jobs run; default true */
  worker?: boolean;
}

interface Send {
  body?: unknown;
  /** fills the path's one parameter */
  id?: string;
  query?: Record<string, string | string[]>;
  token?: string;
  headers?: Record<string, string>;
}

export interface Answer<N extends CallName> {
  status: number;
  /** the call's reply or a refusal, as it came */
  body: ReplyOf<N> & { success: boolean; code?: string; message?: string; requestId?: string };
  headers: Record<string, unknown>;
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

type Held = Awaited<ReturnType<typeof startHere>>;

const quiet = { NODE_ENV: 'test', DEMO: 'off', RATE_LIMITS: 'off', OWNERSHIP_CHECK: 'off', LOG_LEVEL: 'silent' };

async function startHere({ env = {}, listen = false, logTo, worker: works = true }: Options) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-test-'));
  const database = await openFreshDatabase();
  const config = parseConfig({ ...quiet, DATA_DIR: dataDir, ...env });
  const log = logTo ? createLog('debug', logTo) : pino({ level: config.logLevel });
  const { app, worker, health, metrics, operations, history } = await createServer({
    config,
    database,
    log,
    projectRoot: path.resolve(import.meta.dirname, '../../..'),
    checkReply: keepsContract,
  });
  if (works) worker?.start();
  /** '' unless `listen` was asked for */
  const url = listen ? await app.listen({ port: 0, host: '127.0.0.1' }) : '';
  await app.ready();
  return {
    app,
    worker,
    health,
    metrics,
    operations,
    history,
    config,
    dataDir,
    database,
    db: database.db,
    url,
    async close() {
      await app.close();
      if (works) await worker?.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Tests of what only this process could show are marked with `inProcess` and do not come here. */
async function startElsewhere({ env = {} }: Options): Promise<Held> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-test-'));
  const database = await openFreshDatabase();
  const cluster = await startBehindProxy({ databaseUrl: database.url, dataDir, env: { ...quiet, ...env } });
  const elsewhere = {
    app: { inject: cluster.inject },
    worker: null,
    config: parseConfig({ ...quiet, DATA_DIR: dataDir, ...env }),
    dataDir,
    database,
    db: database.db,
    url: cluster.url,
    async close() {
      await cluster.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  // what is not there fails the test that asks for it
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return elsewhere as unknown as Held;
}

export async function startTestServer(options: Options = {}) {
  const held = await (behindProxy ? startElsewhere(options) : startHere(options));

  async function send<N extends CallName>(name: N, { body, id, query, token, headers }: Send = {}): Promise<Answer<N>> {
    const call = calls[name];
    const answer = await held.app.inject({
      method: call.method,
      url: `/api${call.path.replace(/:\w+$/, encodeURIComponent(id ?? ''))}`,
      ...(query && { query }),
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }

  let owners = 0;
  /** A new owner; `paid` puts the account on the Free plan. */
  async function newOwner({ paid = false } = {}): Promise<{
    record: SessionRecord;
    token: string;
    userId: string;
    agentId: string;
  }> {
    owners += 1;
    const credentials: BodyOf<'register'> = {
      name: `Owner ${owners}`,
      email: `owner${owners}@shop.example`,
      password: 'correct horse 9',
    };
    const { body } = await send('register', { body: credentials });
    if (!body.success) throw new Error(`registration failed: ${body.message}`);
    const { token, _id: userId } = body.user;
    if (paid) {
      await send('getPaymentUrl', {
        token,
        body: { userId, amount: 0, requestsNumber: 500, currency: 'eur', plan: 'Free' },
      });
    }
    return { record: body, token, userId, agentId: body.agent._id };
  }

  return { ...held, send, newOwner };
}
