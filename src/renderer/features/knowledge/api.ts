/** The knowledge's door to the wire. Both addresses are sent in lower case (5-26). */
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import type { Knowledge } from './knowledge.ts';

type WireKnowledge = BodyOf<'createKnowledge'>;

export const knowledgeOf = (wire: NonNullable<ReplyOf<'getKnowledge'>['agentKnowledge']>): Knowledge => ({
  region: wire.region,
  websiteURL: wire.websiteUrl,
  sitemapURL: wire.sitemapURL,
  excludeUrls: wire.excludeUrl,
});

export function createBody(agentId: string, knowledge: Knowledge): WireKnowledge {
  if (knowledge.region === '') throw new Error('valid knowledge has a region');
  return {
    agentId,
    region: knowledge.region,
    websiteUrl: knowledge.websiteURL.trim().toLowerCase(),
    sitemapURL: knowledge.sitemapURL.trim().toLowerCase(),
    excludeUrl: knowledge.excludeUrls,
  };
}

/** What changed and nothing else (the region is locked once the agent is created); null when there is nothing to send. */
export function updateBody(agentId: string, saved: Knowledge, knowledge: Knowledge): BodyOf<'updateKnowledge'> | null {
  const { websiteUrl, sitemapURL, excludeUrl } = createBody(agentId, knowledge);
  const change: BodyOf<'updateKnowledge'> = {
    agentId,
    ...(knowledge.websiteURL.trim() !== saved.websiteURL && { websiteUrl }),
    ...(knowledge.sitemapURL.trim() !== saved.sitemapURL && { sitemapURL }),
    ...(JSON.stringify(excludeUrl) !== JSON.stringify(saved.excludeUrls) && { excludeUrl }),
  };
  return Object.keys(change).length > 1 ? change : null;
}
