/** Where everything meets: features get their stores, ports their adapters, and each feature what it needs of another as a small function. */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallName } from '@vitrine/contract/calls';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createExtractiveModel } from './adapters/extractive-model.ts';
import { createGuardedWeb } from './adapters/guarded-web.ts';
import { createOpenAiModel } from './adapters/openai-model.ts';
import { createOutboxMailer } from './adapters/outbox-mailer.ts';
import { createSmtpMailer } from './adapters/smtp-mailer.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { createPasswordHasher } from './features/accounts/hash-password.ts';
import { registerAccountRoutes } from './features/accounts/routes.ts';
import { createLetterJob, letterJobKind } from './features/accounts/send-letter-job.ts';
import { createAccountService } from './features/accounts/service.ts';
import type { AccountLetter } from './features/accounts/service.ts';
import { createSessionViewReader } from './features/accounts/session-view.ts';
import { createAccountStore } from './features/accounts/store.ts';
import { registerAgentRoutes } from './features/agents/routes.ts';
import { createAgentStore } from './features/agents/store.ts';
import { createKnowledgeReader } from './features/answering/knowledge-reader.ts';
import { createMakeReply } from './features/answering/make-reply.ts';
import { registerAnsweringRoutes } from './features/answering/routes.ts';
import { createAnsweringService } from './features/answering/service.ts';
import { createAnsweringStore } from './features/answering/store.ts';
import { sweepHolds } from './features/billing/sweep-holds.ts';
import { createPaymentReader } from './features/billing/read-model.ts';
import { registerBillingRoutes } from './features/billing/routes.ts';
import { createLedger } from './features/billing/ledger.ts';
import { createBillingStore } from './features/billing/store.ts';
import { createConversationChanges } from './features/conversations/changes.ts';
import { registerConversationRoutes } from './features/conversations/routes.ts';
import { createConversationStore } from './features/conversations/store.ts';
import { registerVisitorRights } from './features/conversations/visitor-rights.ts';
import { createVisitorRightsStore } from './features/conversations/visitor-rights-store.ts';
import { countPagesJobKind, parseAgentJob, parseTrainJob, trainJobKind } from './features/knowledge/jobs.ts';
import { proveOwnership } from './features/knowledge/prove-ownership.ts';
import { registerKnowledgeRoutes } from './features/knowledge/routes.ts';
import { createKnowledgeService } from './features/knowledge/service.ts';
import { createKnowledgeStore } from './features/knowledge/store.ts';
import { documentsOf } from './features/knowledge/training/documents-of.ts';
import { createCountPages, createTrainAgent } from './features/knowledge/training/train-agent.ts';
import { createTrainingStore } from './features/knowledge/training/training-store.ts';
import { registerStatisticsRoutes } from './features/statistics/routes.ts';
import { createStatisticsStore } from './features/statistics/store.ts';
import { createPoliteness } from './crawling/politeness.ts';
import { createPageExtractor } from './extraction/extract-in-thread.ts';
import { buildIndexInThread } from './search/build-index-thread.ts';
import { createIndexCache } from './search/index-cache.ts';
import { ownOrigins } from './http/allowed-origins.ts';
import { createApp } from './http/create-app.ts';
import { createOnCall } from './http/on-call.ts';
import { serveStaticPages } from './http/static-pages.ts';
import { enqueueJob } from './jobs/job-queue.ts';
import { createWorker } from './jobs/worker.ts';
import type { Worker } from './jobs/worker.ts';

/** resident indexes of this process */
const indexMemoryBytes = 256 * 1024 * 1024;
/** leaves time for the extractive reply within the 15 s that a visitor waits at most */
const modelDeadlineMs = 13_000;

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
  const paymentOf = createPaymentReader(db);

  const queueLetter = async (letter: AccountLetter, accountId: string) => {
    await enqueueJob(db, { kind: letterJobKind, payload: { letter, accountId }, dedupeKey: `${letter}:${accountId}` });
  };
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
  const changes = createConversationChanges({ pool, log });
  app.addHook('preClose', async () => changes.close());

  const on = createOnCall({
    app,
    findOwner: (token) => accounts.findOwner(token),
    ownOrigins: ownOrigins(config),
    checkReply,
  });
  registerAccountRoutes(on, {
    service: accounts,
    readSession: createSessionViewReader(db, paymentOf),
    secureCookie: config.publicUrl.startsWith('https:'),
  });
  registerAgentRoutes(on, createAgentStore(db));

  const web = createGuardedWeb({ resolve: config.crawlResolve });
  const extractor = createPageExtractor();
  app.addHook('onClose', async () => {
    await extractor.close();
    await web.close();
  });
  const knowledge = createKnowledgeStore(db);
  const billing = createBillingStore(db);
  const ledger = createLedger(db);
  sweepHolds(app, ledger, log);
  registerKnowledgeRoutes(
    on,
    createKnowledgeService({
      store: knowledge,
      refuseAddress: (url) => web.refusalOf(url),
      proveOwnership: (host, token) => proveOwnership(web, host, token),
      proofRequired: config.ownershipCheck === 'required',
      queueTraining: async (tx, { agentId, runId }) => {
        await enqueueJob(tx, { kind: trainJobKind, payload: { agentId, runId }, dedupeKey: `train:${runId}` });
      },
      queuePageCount: async (tx, agentId) => {
        await enqueueJob(tx, { kind: countPagesJobKind, payload: { agentId }, dedupeKey: `pages:${agentId}` });
      },
    }),
  );
  const answeringKnowledge = createKnowledgeReader(db);
  registerAnsweringRoutes(
    on,
    createAnsweringService({
      store: createAnsweringStore(db),
      knowledge: answeringKnowledge,
      indexes: createIndexCache({
        loadBytes: (agentId, version) => answeringKnowledge.indexBytes(agentId, version),
        maxBytes: indexMemoryBytes,
      }),
      makeReply: createMakeReply({
        model: config.model && createOpenAiModel(config.model),
        extractive: createExtractiveModel(),
        modelMs: modelDeadlineMs,
        onModelFailure: (error) => log.warn({ err: error }, 'the model failed, the extractive reply was sent'),
      }),
      credits: ledger,
      onLiveMessage: (agentId, conversationId) => changes.tell(agentId, conversationId),
      limits: config.rateLimits,
      onKnowledgeFailure: (error) => log.error({ err: error }, 'an agent’s knowledge could not be read'),
    }),
  );
  registerConversationRoutes(on, { store: createConversationStore(db), changes });
  registerVisitorRights(on, { store: createVisitorRightsStore(db), changes });
  registerStatisticsRoutes(on, {
    store: createStatisticsStore(db),
    remainingCredits: async (accountId) => (await paymentOf(accountId)).restToConsume,
  });
  registerBillingRoutes(on, { store: billing, paymentOf });

  const sendLetter = createLetterJob({ service: accounts, mailer, publicUrl: config.publicUrl });
  const training = {
    web,
    sleep: async (ms: number, signal?: AbortSignal) => {
      await wait(ms, undefined, { ...(signal && { signal }) });
    },
    knowledge: (agentId: string) => knowledge.knowledge(agentId),
  };
  const countPages = createCountPages({
    ...training,
    setPageCount: (agentId, pages, reason) => knowledge.setPageCount(agentId, pages, reason),
  });
  const train = createTrainAgent({
    ...training,
    store: createTrainingStore(db),
    politeness: createPoliteness(training.sleep),
    pageLimit: (agentId) => billing.pageLimit(agentId),
    extractPage: (page) => extractor.extract(page),
    documentsOf,
    buildIndex: buildIndexInThread,
    onTrained: async (agentId) => {
      const accountId = await accounts.accountOfAgent(agentId);
      if (accountId !== null) await queueLetter('agent-ready', accountId);
    },
  });
  const worker =
    config.role === 'api'
      ? null
      : createWorker({
          db,
          pool,
          log,
          handlers: {
            [letterJobKind]: ({ payload }) => sendLetter(payload),
            [countPagesJobKind]: ({ payload, signal }) => countPages(parseAgentJob(payload).agentId, signal),
            [trainJobKind]: ({ payload, isLastAttempt, signal }) =>
              train({ key: parseTrainJob(payload), isLastAttempt, signal }),
          },
        });

  app.get('/healthz', async (_request, reply) => {
    await db.execute(sql`select 1`);
    const fit = worker === null || worker.isFit();
    return reply.code(fit ? 200 : 503).send({ success: fit });
  });
  await serveStaticPages(app, {
    appDir: path.join(projectRoot, 'out/web'),
    widgetDir: path.join(projectRoot, 'widget/dist'),
    videosDir: path.join(projectRoot, 'server/assets'),
    crawlResolve: config.crawlResolve,
  });
  return { app, worker };
}
