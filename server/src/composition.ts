/** Where everything meets: features get their stores, ports their adapters, and each feature what it needs of another as a small function. */
import path from 'node:path';
import type { CallName } from '@vitrine/contract/calls';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createOutboxMailer } from './adapters/outbox-mailer.ts';
import { createSmtpMailer } from './adapters/smtp-mailer.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { createPasswordHasher } from './features/accounts/hash-password.ts';
import { registerAccountRoutes } from './features/accounts/routes.ts';
import { createLetterJob, letterJobKind } from './features/accounts/send-letter-job.ts';
import { createAccountService } from './features/accounts/service.ts';
import { createSessionViewReader } from './features/accounts/session-view.ts';
import { createAccountStore } from './features/accounts/store.ts';
import { registerAgentRoutes } from './features/agents/routes.ts';
import { createAgentStore } from './features/agents/store.ts';
import { registerBillingRoutes } from './features/billing/routes.ts';
import { createBillingStore } from './features/billing/store.ts';
import { registerConversationRoutes } from './features/conversations/routes.ts';
import { createConversationStore } from './features/conversations/store.ts';
import { registerStatisticsRoutes } from './features/statistics/routes.ts';
import { createStatisticsStore } from './features/statistics/store.ts';
import { ownOrigins } from './http/allowed-origins.ts';
import { createApp } from './http/create-app.ts';
import { createOnCall } from './http/on-call.ts';
import { serveStaticPages } from './http/static-pages.ts';
import { enqueueJob } from './jobs/job-queue.ts';
import { createWorker } from './jobs/worker.ts';
import type { Worker } from './jobs/worker.ts';

export interface Server {
  app: FastifyInstance;
  /** null when ROLE=api */
  worker: Worker | null;
}

interface Needs {
  config: Config;
  database: OpenDatabase;
  log: FastifyBaseLogger;
  projectRoot: string;
  /** tests pass a check that every reply keeps the contract */
  checkReply?: (name: CallName, reply: unknown) => void;
}

export async function createServer({ config, database, log, projectRoot, checkReply }: Needs): Promise<Server> {
  const { db, pool } = database;
  const app = await createApp(config, log);

  const accounts = createAccountService({
    store: createAccountStore(db),
    passwords: createPasswordHasher(),
    queueLetter: async (letter, accountId) => {
      await enqueueJob(db, {
        kind: letterJobKind,
        payload: { letter, accountId },
        dedupeKey: `${letter}:${accountId}`,
      });
    },
  });
  const mailer = config.smtpUrl
    ? createSmtpMailer(config.smtpUrl, config.mailFrom)
    : createOutboxMailer(config.dataDir, config.mailFrom, log);
  const conversations = createConversationStore(db);

  const on = createOnCall({
    app,
    findOwner: (token) => accounts.findOwner(token),
    ownOrigins: ownOrigins(config),
    checkReply,
  });
  registerAccountRoutes(on, {
    service: accounts,
    readSession: createSessionViewReader(db),
    secureCookie: config.publicUrl.startsWith('https:'),
  });
  registerAgentRoutes(on, createAgentStore(db));
  registerConversationRoutes(on, conversations);
  registerStatisticsRoutes(on, createStatisticsStore(db));
  registerBillingRoutes(on, createBillingStore(db));

  const sendLetter = createLetterJob({ service: accounts, mailer, publicUrl: config.publicUrl });
  const worker =
    config.role === 'api'
      ? null
      : createWorker({ db, pool, log, handlers: { [letterJobKind]: ({ payload }) => sendLetter(payload) } });

  app.get('/healthz', async (_request, reply) => {
    await db.execute(sql`select 1`);
    const fit = worker === null || worker.isFit();
    return reply.code(fit ? 200 : 503).send({ success: fit });
  });
  await serveStaticPages(app, {
    appDir: path.join(projectRoot, 'out/web'),
    widgetDir: path.join(projectRoot, 'widget/dist'),
    crawlResolve: config.crawlResolve,
  });
  return { app, worker };
}
