/** Where everything meets: features get their stores, ports their adapters, and each feature what it needs of another as a small function. */
import path from 'node:path';
import type { CallName } from '@vitrine/contract/calls';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createGuardedWeb } from './adapters/guarded-web.ts';
import { chooseMailer, chooseModels, choosePayments } from './choose-adapters.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { runFirst } from './database/pool-share.ts';
import { createRateCounters } from './database/rate-counters.ts';
import { createSiteTurns } from './database/site-turns.ts';
import type { HistoryNeeds } from './demo/history.ts';
import { createAccounts } from './features/accounts/create-accounts.ts';
import { queueLetter } from './features/accounts/queue-letter.ts';
import { createEmbeddingGuard } from './features/agents/embedding-guard.ts';
import { registerEmbeddingRoutes } from './features/agents/embedding-routes.ts';
import { createEmbeddingStore } from './features/agents/embedding-store.ts';
import { createInstallationCheck } from './features/agents/installation/check-installation.ts';
import { registerAgentRoutes } from './features/agents/routes.ts';
import { createAgentStore } from './features/agents/store.ts';
import { registerAnswering } from './features/answering/register-answering.ts';
import { sweepHolds } from './features/billing/sweep-holds.ts';
import { createBilling } from './features/billing/create-billing.ts';
import { registerSandboxPages } from './features/billing/sandbox-pages.ts';
import { registerWebhook } from './features/billing/webhook.ts';
import { createAnswers } from './features/answers/feature.ts';
import { createConversationChanges } from './features/conversations/changes.ts';
import { createIndexUpkeep } from './features/knowledge/create-index-upkeep.ts';
import { createKnowledge } from './features/knowledge/create-knowledge.ts';
import { createOpenQuestions } from './features/open-questions/feature.ts';
import { feedsOffered } from './features/feeds/feature.ts';
import { registerSiteLook } from './features/site-look/feature.ts';
import { createPageExtractor } from './extraction/extract-in-thread.ts';
import { buildIndexInThread } from './search/build-index-thread.ts';
import { ownOrigins } from './http/allowed-origins.ts';
import { createApp } from './http/create-app.ts';
import { createHealth, registerHealth } from './http/health.ts';
import type { Health } from './http/health.ts';
import { createOnCall } from './http/on-call.ts';
import { createMetrics } from './operating/metrics.ts';
import type { Metrics } from './operating/metrics.ts';
import type { Operations } from './operating/operations.ts';
import { registerApiDocs } from './operating/register-api-docs.ts';
import { createRateLimiter } from './http/rate-limiter.ts';
import { serveStaticPages } from './http/static-pages.ts';
import { isLetter, isWebhook, readQueueState } from './jobs/job-queue.ts';
import { createWorker } from './jobs/worker.ts';
import type { JobHandler, Worker } from './jobs/worker.ts';
import { createShopSources } from './shop-sources.ts';
import { createTalks } from './talks.ts';
import { createTeaching } from './teaching.ts';

export interface Server {
  app: FastifyInstance;
  /** null when ROLE=api */
  worker: Worker | null;
  health: Health;
  metrics: Metrics;
  operations: Operations;
  /** what the demonstration's history is made with */
  history: HistoryNeeds;
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
  const { db } = database;
  const counters = createRateCounters(db);
  const limiter = config.rateLimits ? createRateLimiter(counters) : null;
  const app = await createApp(config, log, limiter);

  const metrics = createMetrics(db, () => readQueueState(db));
  metrics.observe(app);
  const provider = await choosePayments(config, db);
  const billing = createBilling({
    db,
    log,
    payments: provider.payments,
    way: config.payments,
    reconcileEveryMs: provider.sandbox ? 3_600_000 : 24 * 3_600_000,
    queueLetter,
    trainMorePages: async (accountId) => {
      const agentId = await accounts.service.agentOf(accountId);
      if (agentId !== null) await knowledge.plan.trainAgain(agentId);
    },
  });
  sweepHolds(app, billing.ledger, log);
  const mailer = await chooseMailer(config, log);
  const accounts = createAccounts({
    db,
    mailer,
    publicUrl: config.publicUrl,
    support: config.support,
    counters: config.rateLimits ? counters : null,
    paymentOf: billing.paymentOf,
    closeCheckouts: billing.leaveCheckouts,
    onErase: (tx, accountId) => billing.endWith(tx, accountId),
  });
  const changes = createConversationChanges(db, log, database.direct);
  app.addHook('preClose', async () => changes.close());

  const embeddingStore = createEmbeddingStore(db);
  const embedding = createEmbeddingGuard({
    store: embeddingStore,
    around: { ownOrigins: ownOrigins(config), resolve: config.crawlResolve, loopback: !config.production },
    onFailure: (error) => log.warn({ err: error }, 'that an agent was seen could not be noted'),
  });
  const on = createOnCall({
    app,
    findOwner: (token) => accounts.service.findOwner(token),
    ownOrigins: ownOrigins(config),
    mayCall: (agentId, origin) => embedding.mayCall(agentId, origin),
    limiter,
    runFirst,
    checkReply,
  });
  accounts.registerRoutes(on);
  registerAgentRoutes(on, createAgentStore(db), { hasModel: config.model !== null, noteSeen: embedding.noteSeen });

  const web = createGuardedWeb({ resolve: config.crawlResolve, server: config.publicUrl });
  registerSiteLook(on, web, (...asked) => feedsOffered(web, ...asked));
  const ownerOf = async (agentId: string) => {
    const accountId = await accounts.service.accountOfAgent(agentId);
    return accountId === null ? null : accounts.service.account(accountId);
  };
  const isInUse = (agentId: string) => ownerOf(agentId).then((owner) => owner !== null && billing.isInUse(owner.id));
  const siteTurns = createSiteTurns(db);
  const shared = { app, on, db, log, web, mailer, counters, siteTurns, publicUrl: config.publicUrl, isInUse, ownerOf };
  const sources = createShopSources({
    ...shared,
    limiter,
    goodsOf: (agentId) => answering.goodsOf(agentId),
    onTaught: (agentId) => teaching.onTaught(agentId),
  });
  const { facts, hidden, feeds, live, checkup } = sources;
  registerEmbeddingRoutes(on, {
    store: embeddingStore,
    changed: (agentId) => embedding.forget(agentId),
    checkInstallation: createInstallationCheck({ web, origin: config.publicUrl, doorOf: sources.doorOf }),
  });
  const extractor = createPageExtractor();
  app.addHook('onClose', async () => {
    await extractor.close();
    await web.close();
  });
  const { model, embedder } = await chooseModels(config);
  const upkeep = createIndexUpkeep({ db, log, buildIndex: buildIndexInThread });
  const answers = createAnswers(db);
  const openQuestions = createOpenQuestions({
    db,
    log,
    embedder,
    // whichever of them it was: lists and their counts are read anew
    onSettled: (agentId) => changes.tell(agentId, ''),
  });
  openQuestions.registerRoutes(on);
  const answering = registerAnswering(on, {
    db,
    log,
    model,
    factsOf: facts.factsOf,
    answerTo: answers.answerTo,
    overrule: answers.overrule,
    documentsOf: answers.documentsOf,
    hiddenOf: hidden.hiddenOf,
    feeds,
    ...upkeep,
    embedder,
    credits: billing.ledger,
    onLiveMessage: (agentId, conversationId) => changes.tell(agentId, conversationId),
    onLiveReply: (reply) => openQuestions.replied(reply),
    limits: config.rateLimits,
    meter: metrics.answers,
    live,
  });
  const teaching = createTeaching({ db, on, answering, facts, hasModel: model !== null });
  const { closeGroup, openGroups } = openQuestions;
  answers.registerRoutes(on, { ...teaching.afterSaving, closeGroup, openGroups });
  const knowledge = createKnowledge({
    ...shared,
    queueVectors: (agentId, runId) => upkeep.queueVectors(agentId, runId),
    suite: teaching.ofTraining,
    besidePages: feeds.beside,
    pricesSeenSince: live.changedSince,
    counters: config.rateLimits ? counters : null,
    embedder,
    proofRequired: config.ownershipCheck === 'required',
    extractPage: (page) => extractor.extract(page),
    buildIndex: buildIndexInThread,
    pageLimit: (agentId) => billing.pageLimit(agentId),
    onTrained: sources.onTrained,
    announceReady: async (agentId) => {
      const owner = await ownerOf(agentId);
      if (owner !== null) await queueLetter(db, 'agent-ready', owner.id);
    },
  });
  knowledge.registerRoutes(on);
  const talks = await createTalks({
    ...shared,
    changes,
    limits: config.rateLimits,
    billing,
    checkup,
    onRatedDown: (agentId, messageId) => openQuestions.ratedDown(agentId, messageId),
  });
  billing.registerRoutes(on);
  if (provider.sandbox) await registerSandboxPages(app, provider.sandbox, billing.takeNotice);
  else if (config.payments === 'stripe') await registerWebhook(app, provider.payments, billing.takeNotice);

  const withChores = [knowledge, feeds, live, billing, ...talks.features];
  const handlers: Record<string, JobHandler> = {
    ...accounts.handlers,
    ...openQuestions.handlers(answering.understand),
    ...Object.assign({}, ...withChores.map((feature) => feature.handlers)),
  };
  const kinds = Object.keys(handlers);
  const worker =
    config.role === 'api'
      ? null
      : createWorker({
          db,
          direct: database.direct,
          log,
          handlers,
          lanes: [
            ...knowledge.lanes,
            ...feeds.lanes,
            { kinds: kinds.filter(isLetter), concurrency: 4 },
            // a program that lets every call wait holds up no other work
            { kinds: kinds.filter(isWebhook), concurrency: 2 },
          ],
          chores: [...withChores.map(({ chore }) => chore), talks.deleteUnused, () => counters.tidy()],
        });

  const health = createHealth(app, async () => {
    await database.answers();
    return worker === null || worker.isFit();
  });
  registerHealth(app, health);
  if (!config.production) registerApiDocs(app, config.publicUrl);
  await serveStaticPages(app, {
    appDir: path.join(projectRoot, 'out/web'),
    widgetDir: path.join(projectRoot, 'widget/dist'),
    videosDir: path.join(projectRoot, 'server/assets'),
    crawlResolve: config.crawlResolve,
    frameAncestors: (agentId) => embedding.frameAncestors(agentId),
  });
  const operations: Operations = {
    eraseAccount: accounts.eraseAtOnce,
    readExport: accounts.readExport,
    readConversations: talks.page,
    replayParkedEvents: billing.replayParked,
  };
  const history = { db, answer: answering.rehearse, vote: openQuestions.recorder(answering.understand) };
  return { app, worker, health, metrics, operations, history };
}
