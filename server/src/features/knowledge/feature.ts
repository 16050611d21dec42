/** The feature put together from what it is given: its calls' services, its kinds of work and its chore. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createPoliteness } from '../../crawling/politeness.ts';
import type { SharedTurns } from '../../crawling/politeness.ts';
import { siteOf } from '../../crawling/site-identity.ts';
import type { Database, Transaction } from '../../database/open-database.ts';
import { createPageExtractor } from '../../extraction/extract-in-thread.ts';
import type { PageBytes } from '../../extraction/extract-page.ts';
import type { OnCall } from '../../http/on-call.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import type { Log } from '../../lib/log.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { TextEmbedder } from '../../ports/text-embedder.ts';
import type { Web } from '../../ports/web.ts';
import { buildIndexInThread } from '../../search/build-index-thread.ts';
import {
  countPagesJobKind,
  createEmbedDocuments,
  embedJobKind,
  heldLetterJobKind,
  lookForProofJobKind,
  parseAgentJob,
  parseRunJob,
  previewJobKind,
  proofLetterJobKind,
  trainingLetterJobKind,
  trainJobKind,
} from './jobs.ts';
import type { IndexUpkeep } from './jobs.ts';
import {
  createHeldLetterJob,
  createProofLetterJob,
  createTrainingLetterJob,
  isAskedFor,
  isHeldByQuestions,
} from './letters.ts';
import type { AgainstOwner, Person } from './letters.ts';
import { createPagesStore } from './pages-store.ts';
import { createPreviewStore } from './preview/preview-store.ts';
import { createPreviewCap, createReadPreview } from './preview/read-preview.ts';
import type { PreviewCounters } from './preview/read-preview.ts';
import { ownershipWays, proveOwnership } from './prove-ownership.ts';
import { registerKnowledgeRoutes } from './routes.ts';
import { createKnowledgeService, createTrainingPlan } from './service.ts';
import type { Accepts } from './service.ts';
import { createKnowledgeStore } from './store.ts';
import type { KnowledgeRow, TrainingCause } from './store.ts';
import { documentsOf } from './training/documents-of.ts';
import { createPublishStore } from './training/publish-store.ts';
import type { RunKey } from './training/run-store.ts';
import { createTrainAgent } from './training/train-agent.ts';
import { createCountPages, createKeepProof } from './training/training-needs.ts';
import type { TrainingNeeds } from './training/training-needs.ts';
import { createTrainingStore } from './training/training-store.ts';

/** sites that are read side by side; they wait for their hosts most of the time */
const trainingsAtOnce = 4;
const countsAtOnce = 4;
const previewsAtOnce = 2;
const unprovedAtOnce = 50;
/** the owner may see and settle by then that questions would break */
const toldWhenHeldMs = 24 * 3_600_000;

type OfTraining = 'pageLimit' | 'suite' | 'besidePages' | 'pricesSeenSince';

interface Needs extends Pick<TrainingNeeds, OfTraining> {
  db: Database;
  /** has the vectors of a published run made */
  queueVectors: IndexUpkeep['queueVectors'];
  log: Log;
  web: Web;
  mailer: Mailer;
  /** which the workers of all machines share */
  siteTurns: SharedTurns;
  publicUrl: string;
  /** null when nothing is limited */
  counters: PreviewCounters | null;
  /** null without EMBEDDINGS_BASE_URL */
  embedder: TextEmbedder | null;
  /** false counts every site as proved when its knowledge is saved */
  proofRequired: boolean;
  isInUse: (agentId: string) => Promise<boolean>;
  ownerOf: (agentId: string) => Promise<Person | null>;
  /** what the pages say otherwise than their owner does */
  againstOwner: (agentId: string) => Promise<readonly AgainstOwner[]>;
  /** a training was published */
  onTrained: (agentId: string, runId: string) => Promise<void>;
  /** what was saved has been learnt: the agent can be shown */
  announceReady: (agentId: string) => Promise<void>;
}

export function createKnowledge(needs: Needs) {
  const { db, web, mailer, publicUrl, embedder } = needs;
  const store = createKnowledgeStore(db);
  const pagesStore = createPagesStore(db);
  const previews = createPreviewStore(db);
  const knowledge = (agentId: string) => store.knowledge(agentId);
  const sleep = async (ms: number, signal?: AbortSignal) => {
    await wait(ms, undefined, { ...(signal && { signal }) });
  };

  async function startTraining(
    tx: Transaction,
    agentId: string,
    why: { cause: TrainingCause } & Accepts,
  ): Promise<void> {
    const runId = await store.addRun(tx, agentId, why);
    await enqueueJob(tx, { kind: trainJobKind, payload: { agentId, runId }, dedupeKey: `train:${runId}` });
  }

  async function tellLost(tx: Transaction, agentId: string): Promise<void> {
    await enqueueJob(tx, { kind: proofLetterJobKind, payload: { agentId }, dedupeKey: `proof-letter:${agentId}` });
  }

  async function onEnded({ agentId, runId }: RunKey): Promise<void> {
    const { run } = await store.runAndBefore(agentId, runId);
    if (run?.phase === 'done') await needs.onTrained(agentId, runId);
    if (run?.phase === 'done' && embedder !== null) await needs.queueVectors(agentId, runId);
    if (run?.phase === 'done' && run.cause === 'saved' && run.baseRunId === null) return needs.announceReady(agentId);
    const isBroken = run !== null && isHeldByQuestions(run);
    if (isBroken)
      await enqueueJob(db, {
        kind: heldLetterJobKind,
        payload: { agentId, runId },
        dedupeKey: `held-letter:${agentId}`,
        runAt: new Date(Date.now() + toldWhenHeldMs),
      });
    // whoever asked for it waits to hear how it went
    if (!isBroken || isAskedFor(run.cause))
      await enqueueJob(db, {
        kind: trainingLetterJobKind,
        payload: { agentId, runId },
        dedupeKey: `training-letter:${runId}`,
      });
  }

  const sought = ({ agentId, websiteUrl, ownershipToken }: KnowledgeRow) => ({
    agentId,
    host: siteOf(websiteUrl)?.host ?? '',
    token: ownershipToken,
    origin: publicUrl,
  });
  const lookForProof = (row: KnowledgeRow) => proveOwnership(web, sought(row));
  const now = () => new Date();
  const plan = createTrainingPlan({ store, startTraining, isInUse: needs.isInUse });
  const service = createKnowledgeService({
    store,
    pages: (agentId, which) => pagesStore.page(agentId, which),
    refuseAddress: (url) => web.refusalOf(url),
    proveOwnership: lookForProof,
    proofRequired: needs.proofRequired,
    startTraining,
    preview: previews,
    startPreview: async (tx, agentId) => {
      const key = await previews.add(tx, agentId);
      await enqueueJob(tx, { kind: previewJobKind, payload: key, dedupeKey: `preview:${key.runId}` });
    },
    queuePageCount: async (tx, agentId) => {
      await enqueueJob(tx, { kind: countPagesJobKind, payload: { agentId }, dedupeKey: `pages:${agentId}` });
    },
  });

  const countPages = createCountPages({
    web,
    sleep,
    knowledge,
    setPageCount: (agentId, pages, reason) => store.setPageCount(agentId, pages, reason),
  });
  const politeness = createPoliteness(sleep, undefined, needs.siteTurns);
  const extractor = createPageExtractor();
  const reading = {
    web,
    politeness,
    sleep,
    knowledge,
    extractPage: (page: PageBytes) => extractor.extract(page),
    documentsOf,
    buildIndex: buildIndexInThread,
  };
  const readPreview = createReadPreview({ ...reading, store: previews, mayRead: createPreviewCap(needs.counters) });
  const train = createTrainAgent({
    ...reading,
    store: createTrainingStore(db),
    publishing: createPublishStore(db),
    now,
    keepProof: needs.proofRequired
      ? createKeepProof({ store, proveOwnership: lookForProof, now, tellLost })
      : async () => {},
    pageLimit: needs.pageLimit,
    suite: needs.suite,
    besidePages: needs.besidePages,
    pricesSeenSince: needs.pricesSeenSince,
    onEnded,
  });
  const { ownerOf, againstOwner } = needs;
  const letterNeeds = { store, ownerOf, againstOwner, mailer, publicUrl };
  const sendLetter = createTrainingLetterJob(letterNeeds);
  const sendHeldLetter = createHeldLetterJob(letterNeeds);
  const sendProofLetter = createProofLetterJob(letterNeeds);
  const embed = embedder && createEmbedDocuments(db, embedder);
  const handlers: Record<string, JobHandler> = {
    [embedJobKind]: async ({ payload, signal }) => embed?.(parseRunJob(payload), signal),
    [countPagesJobKind]: ({ payload, signal }) => countPages(parseAgentJob(payload).agentId, signal),
    [previewJobKind]: ({ payload, attempt, signal }) => readPreview(parseRunJob(payload), attempt, signal),
    [lookForProofJobKind]: ({ payload }) => service.lookForProof(parseAgentJob(payload).agentId),
    [trainingLetterJobKind]: ({ payload }) => sendLetter(parseRunJob(payload)),
    [heldLetterJobKind]: ({ payload }) => sendHeldLetter(parseRunJob(payload)),
    [proofLetterJobKind]: ({ payload }) => sendProofLetter(parseAgentJob(payload)),
    [trainJobKind]: ({ payload, isLastAttempt, signal }) => train({ key: parseRunJob(payload), isLastAttempt, signal }),
  };

  return {
    registerRoutes(on: OnCall, app: FastifyInstance): void {
      registerKnowledgeRoutes(on, { service, plan, ways: (row) => ownershipWays(sought(row)) });
      app.addHook('onClose', () => extractor.close());
    },
    trainAgain: (agentId: string) => plan.trainAgain(agentId),
    handlers,
    /** what waits for sites, which may be slow on purpose, holds up nothing else and not each other (CW-13) */
    lanes: [
      { kinds: [trainJobKind], concurrency: trainingsAtOnce },
      { kinds: [previewJobKind], concurrency: previewsAtOnce },
      { kinds: [countPagesJobKind, lookForProofJobKind], concurrency: countsAtOnce },
    ],
    chore: async () => {
      await plan.startDue((error) => needs.log.error({ err: error }, 'a scheduled training could not be begun'));
      await previews.throwAwayOld();
      // by jobs, since a site may be slow to answer and other work waits behind a chore
      const unproved = needs.proofRequired ? await store.claimUnproved(unprovedAtOnce) : [];
      for (const agentId of unproved)
        await enqueueJob(db, { kind: lookForProofJobKind, payload: { agentId }, dedupeKey: `proof:${agentId}` });
    },
  };
}
