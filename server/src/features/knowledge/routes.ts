import type { ReplyOf } from '@vitrine/contract/routes';
import { siteOf } from '../../crawling/site-identity.ts';
import type { OnCall } from '../../http/on-call.ts';
import type { KnowledgeFields } from './domain/knowledge-fields.ts';
import { ownershipWays } from './domain/ownership-ways.ts';
import type { KnowledgeService } from './service.ts';
import type { TrainingRunRow } from './store.ts';

type Status = ReplyOf<'getStatus'>;
type WireKnowledge = NonNullable<ReplyOf<'getKnowledge'>['agentKnowledge']>;

export function registerKnowledgeRoutes(on: OnCall, service: KnowledgeService): void {
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
    const { status, style, profile } = agent;
    return {
      success: true,
      agent: { _id: params.agentId, status, style, profile, knowledges: knowledge !== null },
      knowledge: knowledge && {
        pageNumberSite: knowledge.pageNumberSite,
        progress: run && wireProgress(run, knowledge.pageCountReason),
        ownership: {
          ...ownershipWays(siteOf(knowledge.websiteUrl)?.host ?? '', knowledge.ownershipToken),
          provedAt: knowledge.ownershipProvedAt?.toISOString() ?? null,
        },
        failedPages: failedPages.map(({ url, reason }) => ({ url, reason: reason ?? '' })),
      },
    };
  });
}

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
  pagesFailed: run.pagesFailed,
  productsFound: run.productsFound,
  reason: run.reason ?? countReason,
  startedAt: run.startedAt?.toISOString() ?? null,
  finishedAt: run.finishedAt?.toISOString() ?? null,
});
