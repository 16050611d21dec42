import type { ReplyOf } from '@vitrine/contract/routes';
import type { OnCall } from '../../http/on-call.ts';
import { Refused } from '../../lib/refused.ts';
import type { KnowledgeFields } from './domain/knowledge-fields.ts';
import { pagesAtOnce } from './pages-store.ts';
import type { PageRow } from './pages-store.ts';
import { afterGrace } from './prove-ownership.ts';
import type { OwnershipWays } from './prove-ownership.ts';
import type { KnowledgeService, TrainingPlan } from './service.ts';
import type { KnowledgeRow, TrainingRunRow } from './store.ts';

type Status = ReplyOf<'getStatus'>;
type WireKnowledge = NonNullable<ReplyOf<'getKnowledge'>['agentKnowledge']>;

interface Needs {
  service: KnowledgeService;
  plan: TrainingPlan;
  ways: (knowledge: KnowledgeRow) => OwnershipWays;
}

export function registerKnowledgeRoutes(on: OnCall, { service, plan, ways }: Needs): void {
  on.getKnowledge(async ({ params }) => {
    const row = await service.knowledge(params.id);
    return { success: true, agentKnowledge: row && wireKnowledge(params.id, row) };
  });

  on.createKnowledge(async ({ body }) => {
    const { region, websiteUrl, sitemapURL: sitemapUrl, excludeUrl: excludeUrls } = body;
    const saved = await service.save(body.agentId, { region, websiteUrl, sitemapUrl, excludeUrls });
    return { success: true, data: wireKnowledge(body.agentId, saved) };
  });

  on.updateKnowledge(async ({ body }) => {
    const saved = await service.update(body.agentId, {
      ...(body.region !== undefined && { region: body.region }),
      ...(body.websiteUrl !== undefined && { websiteUrl: body.websiteUrl }),
      ...(body.sitemapURL !== undefined && { sitemapUrl: body.sitemapURL }),
      ...(body.excludeUrl !== undefined && { excludeUrls: body.excludeUrl }),
    });
    return { success: true, data: wireKnowledge(body.agentId, saved) };
  });

  on.getStatus(async ({ params }) => {
    const { agent, knowledge, run, failedPages } = await service.status(params.agentId);
    const { status, style, profile, seenAt } = agent;
    return {
      success: true,
      agent: { _id: params.agentId, status, style, profile, knowledges: knowledge !== null },
      seenAt: seenAt?.toISOString() ?? null,
      knowledge: knowledge && {
        sitemapInstead: knowledge.sitemapInstead?.given === knowledge.sitemapUrl ? knowledge.sitemapInstead : null,
        pageNumberSite: knowledge.pageNumberSite,
        progress: run && wireProgress(run, knowledge.pageCountReason),
        ownership: {
          ...ways(knowledge),
          provedAt: knowledge.ownershipProvedAt?.toISOString() ?? null,
          lostAt: knowledge.ownershipLostAt?.toISOString() ?? null,
          trainsUntil: knowledge.ownershipLostAt && afterGrace(knowledge.ownershipLostAt).toISOString(),
        },
        failedPages: failedPages.map(({ url, reason }) => ({ url, reason: reason ?? '' })),
      },
    };
  });

  on.tryAgent(async ({ body }) => {
    const found = await service.tryAgent(body.agentId);
    return { success: true, preview: wirePreview(found) };
  });

  on.getPages(async ({ query }) => {
    const currentPage = Number(query.page ?? 1);
    const { total, rows } = await service.pages(query.agentId, { page: currentPage, state: query.state ?? null });
    return { success: true, pages: rows.map(wirePage), totalPages: Math.ceil(total / pagesAtOnce), currentPage };
  });

  on.getTrainings(async ({ params }) => {
    const { knowledge, trainings, leftOut } = await plan.overview(params.agentId);
    return {
      ...wireSchedule(knowledge),
      notices: [...(knowledge?.notices ?? []), ...unasked(trainings[0] ?? null)],
      leftOut,
      trainings: trainings.map(wireTraining),
    };
  });

  on.trainAgain(async ({ body }) => {
    await plan.trainAgain(body.agentId, {
      acceptsSmaller: body.acceptSmaller === true,
      acceptsFailures: body.acceptFailures === true,
    });
    return { success: true };
  });

  on.updateTrainingSchedule(async ({ body }) => {
    const knowledge = await plan.setSchedule(body.agentId, body.schedule);
    if (knowledge === null) throw new Refused('request.malformed', 'Save the knowledge first.');
    return wireSchedule(knowledge);
  });
}

const wirePreview = (found: Awaited<ReturnType<KnowledgeService['tryAgent']>>): ReplyOf<'tryAgent'>['preview'] => {
  if (found === null) return { state: 'none', pages: 0, reason: null };
  const { run, previewRunId } = found;
  if (run === null || run.finishedAt === null) return { state: 'reading', pages: 0, reason: null };
  if (run.phase === 'failed') return { state: 'failed', pages: 0, reason: run.reason };
  // the rows of one that nobody proved are thrown away after a few days
  return { state: run.id === previewRunId ? 'ready' : 'none', pages: run.pagesKept, reason: null };
};

const wirePage = ({ readAt, ...page }: PageRow): ReplyOf<'getPages'>['pages'][number] => ({
  ...page,
  readAt: readAt?.toISOString() ?? null,
});
/** That the suite's time was up is said beside what else the newest training found. */
const unasked = (newest: TrainingRunRow | null): string[] => {
  const count = newest?.suite?.unasked ?? 0;
  return count === 0
    ? []
    : [`There was no time to ask ${count} of your questions before the last training was published.`];
};

const wireSchedule = (knowledge: KnowledgeRow | null) => ({
  success: true as const,
  schedule: knowledge?.trainingSchedule ?? ('weekly' as const),
  nextTrainingAt: knowledge?.nextTrainingAt?.toISOString() ?? null,
});

const wireTraining = (run: TrainingRunRow): ReplyOf<'getTrainings'>['trainings'][number] => ({
  _id: run.id,
  cause: run.cause,
  phase: run.phase,
  startedAt: run.startedAt?.toISOString() ?? null,
  finishedAt: run.finishedAt?.toISOString() ?? null,
  pagesFound: run.pagesFound,
  pagesKept: run.pagesKept,
  pagesFailed: run.pagesFailed,
  productsFound: run.productsFound,
  reason: run.reason,
  heldBack: run.isHeldBack,
  isFirst: run.baseRunId === null,
  digest: run.digest,
  suite: run.suite,
});

const wireKnowledge = (agentId: string, fields: KnowledgeFields): WireKnowledge => ({
  agentId,
  region: fields.region,
  websiteUrl: fields.websiteUrl,
  sitemapURL: fields.sitemapUrl,
  excludeUrl: fields.excludeUrls,
});

const wireProgress = (
  run: TrainingRunRow,
  countReason: string | null,
): NonNullable<NonNullable<Status['knowledge']>['progress']> => ({
  phase: run.phase,
  pagesFound: run.pagesFound,
  pagesDone: run.pagesDone,
  pagesKept: run.pagesKept,
  pagesFailed: run.pagesFailed,
  productsFound: run.productsFound,
  pageLimit: run.pageLimit,
  pausedUntil: run.pausedUntil?.toISOString() ?? null,
  reason: run.reason ?? countReason,
  startedAt: run.startedAt?.toISOString() ?? null,
  finishedAt: run.finishedAt?.toISOString() ?? null,
});
