/** Where everything meets: ports get their adapters, and each feature what it needs of those before it as small functions. */
import type { CallName } from '@vitrine/contract/calls';
import type { FastifyBaseLogger } from 'fastify';
import { chooseAdapters } from './choose-adapters.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { runFirst } from './database/pool-share.ts';
import { createRateCounters, createSiteTurns } from './database/rate-counters.ts';
import { createAccounts, queueLetter } from './features/accounts/feature.ts';
import { createAgents } from './features/agents/feature.ts';
import { registerAnswering } from './features/answering/feature.ts';
import { createAnswers } from './features/answers/feature.ts';
import { createBilling } from './features/billing/feature.ts';
import { createConversationChanges } from './features/conversations/changes.ts';
import { createKnowledge } from './features/knowledge/feature.ts';
import { createIndexUpkeep } from './features/knowledge/jobs.ts';
import { createOpenQuestions } from './features/open-questions/feature.ts';
import { createApp, ownOrigins } from './http/create-app.ts';
import { createHealth } from './http/health.ts';
import { createOnCall } from './http/on-call.ts';
import { createRateLimiter } from './http/rate-limiter.ts';
import { serveStaticPages } from './http/static-pages.ts';
import { readQueueState } from './jobs/job-queue.ts';
import { workOf } from './jobs/work-of-features.ts';
import { createWorker } from './jobs/worker.ts';
import { createMetrics } from './operating/metrics.ts';
import { registerApiDocs } from './operating/register-api-docs.ts';
import { createShopSources } from './shop-sources.ts';
import { createTalks } from './talks.ts';
import { createTeaching } from './teaching.ts';

interface Needs {
  config: Config;
  database: OpenDatabase;
  log: FastifyBaseLogger;
  projectRoot: string;
  /** tests pass a check that every reply keeps the contract */
  checkReply?: (name: CallName, reply: unknown) => void;
}

/** The worker is null with ROLE=api; `history` is what the demonstration's history is made with. */
export async function createServer({ config, database, log, projectRoot, checkReply }: Needs) {
  const { db, direct } = database;
  const { publicUrl, support, crawlResolve, rateLimits: limits } = config;
  const counters = createRateCounters(db);
  const limited = limits ? counters : null;
  const limiter = limits ? createRateLimiter(counters) : null;
  const app = await createApp(config, log, limiter);
  const metrics = createMetrics(db, () => readQueueState(db));
  metrics.observe(app);
  const { provider, ...ports } = await chooseAdapters(config, db, log);
  app.addHook('onClose', () => ports.web.close());

  const billing = createBilling({ db, log, ...provider, way: config.payments, queueLetter });
  const accounts = createAccounts({ db, ...ports, publicUrl, support, counters: limited, billing });
  const { findOwner, ownerOf, isInUse } = accounts;
  const origins = ownOrigins(config);
  const around = { ownOrigins: origins, resolve: crawlResolve, loopback: !config.production };
  const { mayCall, frameAncestors, registerRoutes } = createAgents({ db, log, around });
  const on = createOnCall({ app, findOwner, ownOrigins: origins, mayCall, limiter, runFirst, checkReply });
  accounts.registerRoutes(on);
  await billing.register(on, app);

  const inside = { app, on, db, log, counters, siteTurns: createSiteTurns(db), publicUrl, limits };
  const shared = { ...inside, ...ports, isInUse, ownerOf };
  const answers = createAnswers(db);
  const sources = createShopSources({ ...shared, limiter, answers });
  const changes = createConversationChanges(db, log, direct);
  // whichever conversation it was: lists and their counts are read anew
  const openQuestions = createOpenQuestions({ ...shared, onSettled: (agentId) => changes.tell(agentId, '') });
  const upkeep = createIndexUpkeep(db, log);
  const answering = registerAnswering(on, {
    ...shared,
    ...sources.ofAnswering,
    ...answers,
    ...upkeep,
    credits: billing.ledger,
    onLiveMessage: (agentId, conversationId) => changes.tell(agentId, conversationId),
    onStoring: openQuestions.askedInVain,
    onLiveReply: openQuestions.replied,
    meter: metrics.answers,
  });
  const hasModel = ports.model !== null;
  registerRoutes(on, { hasModel, web: ports.web, origin: publicUrl, doorOf: sources.openDoor(answering.goodsOf) });
  const suite = createTeaching({ db, on, answering, answers, openQuestions, ...sources, hasModel });
  const knowledge = createKnowledge({
    ...shared,
    ...sources.ofTraining,
    ...upkeep,
    suite,
    counters: limited,
    proofRequired: config.ownershipCheck === 'required',
    pageLimit: billing.pageLimit,
    announceReady: accounts.announceReady,
  });
  knowledge.registerRoutes(on, app);
  const talks = await createTalks({ ...shared, ...sources, changes, billing, onRatedDown: openQuestions.ratedDown });

  const features = [
    accounts,
    { handlers: openQuestions.handlers(answering.understand) },
    knowledge,
    sources.feeds,
    sources.live,
    { ...billing, handlers: billing.handlers(accounts.agentOf, knowledge.trainAgain) },
    ...talks.features,
    { chore: () => counters.tidy() },
  ];
  const worker = config.role === 'api' ? null : createWorker({ db, direct, log, ...workOf(features) });
  const health = createHealth(app, () => database.answers().then(() => worker === null || worker.isFit()));
  if (!config.production) registerApiDocs(app, publicUrl);
  await serveStaticPages(app, { projectRoot, crawlResolve, frameAncestors });
  const { eraseAccount, readExport } = accounts;
  const { replayParkedEvents } = billing;
  const operations = { eraseAccount, readExport, readConversations: talks.readConversations, replayParkedEvents };
  const history = { db, answer: answering.rehearse, vote: openQuestions.recorder(answering.understand) };
  return { app, worker, health, metrics, operations, history };
}
