/** What a training run needs of the world, and two looks at the site beside it: is the proof still there, and how many pages does it name. */
import { countMax, discoverPages } from '../../../crawling/discover-pages.ts';
import type { Politeness } from '../../../crawling/politeness.ts';
import { allowEverything, readRobots, RobotsUnreadable } from '../../../crawling/robots.ts';
import type { Sleep } from '../../../crawling/robots.ts';
import { siteOf } from '../../../crawling/site-identity.ts';
import { createSiteWeb } from '../../../crawling/site-web.ts';
import type { Transaction } from '../../../database/open-database.ts';
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';
import type { Web, WebResponse } from '../../../ports/web.ts';
import { afterGrace } from '../prove-ownership.ts';
import type { OwnershipLook } from '../prove-ownership.ts';
import type { KnowledgeRow, KnowledgeStore } from '../store.ts';
import type { PublishNeeds } from './publish-run.ts';
import { RunFailed } from './run-store.ts';
import type { RunKey } from './run-store.ts';
import type { TrainingStore } from './training-store.ts';

export interface TrainingNeeds extends PublishNeeds {
  store: TrainingStore;
  web: Web;
  politeness: Politeness;
  sleep: Sleep;
  now: () => Date;
  knowledge: (agentId: string) => Promise<KnowledgeRow | null>;
  /** looks for the proof of ownership again. @throws RunFailed */
  keepProof: KeepProof;
  /** pages that the agent's plan covers */
  pageLimit: (agentId: string) => Promise<number>;
  extractPage: (page: Pick<WebResponse, 'url' | 'headers' | 'body'>) => ExtractedPage | Promise<ExtractedPage>;
  /** told once, when a run was published, failed or held back */
  onEnded: (key: RunKey) => Promise<void>;
}

/** A site changes hands: each training looks for the proof anew, and without it an agent is trained for a week more (CW-27). */
interface ProofNeeds {
  store: Pick<KnowledgeStore, 'transaction' | 'noteProof'>;
  proveOwnership: (knowledge: KnowledgeRow) => Promise<OwnershipLook>;
  now: () => Date;
  /** tells the owner, once for each time it is lost */
  tellLost: (tx: Transaction, agentId: string) => Promise<void>;
}

type KeepProof = (knowledge: KnowledgeRow) => Promise<void>;

/** @returns what throws RunFailed where the proof was lost a week ago and is still not there */
export function createKeepProof({ store, proveOwnership, now, tellLost }: ProofNeeds): KeepProof {
  return async (knowledge) => {
    const { agentId, websiteUrl, ownershipProvedBy } = knowledge;
    const host = siteOf(websiteUrl)?.host ?? '';
    const { proof, unanswered } = await proveOwnership(knowledge);
    if (proof !== null) {
      await store.transaction((tx) => store.noteProof(tx, knowledge, { by: proof }));
      return;
    }
    const lostAt = knowledge.ownershipLostAt ?? now();
    if (knowledge.ownershipLostAt === null) {
      // where nobody answers nothing is known to be gone
      if (unanswered.some((way) => way === ownershipProvedBy)) return;
      await store.transaction(async (tx) => {
        if (await store.noteProof(tx, knowledge, { lostAt })) await tellLost(tx, agentId);
      });
    }
    if (now() >= afterGrace(lostAt)) throw new RunFailed(proofIsGone(host));
  };
}

const proofIsGone = (host: string) =>
  `For a week we have not found the proof that ${host} is yours. Put it back, and train your agent again.`;

/** After knowledge is saved, before the site is proved: how many pages its sitemaps name. */

/** nobody has to prove anything for a count, so a site that is slow on purpose is not waited for to its end (CW-13) */
const withinMs = 120_000;

interface CountNeeds extends Pick<TrainingNeeds, 'web' | 'sleep' | 'knowledge'> {
  setPageCount: (agentId: string, pages: number | null, reason: string | null) => Promise<void>;
}

export function createCountPages({ web, sleep, ...needs }: CountNeeds) {
  async function count(agentId: string, signal: AbortSignal): Promise<void> {
    const knowledge = await needs.knowledge(agentId);
    const site = knowledge && siteOf(knowledge.websiteUrl);
    if (!knowledge || !site) return;
    const robots = await readRobots({ web, site, sleep, signal }).catch((error: unknown) => {
      if (error instanceof RobotsUnreadable) return { ...allowEverything, origin: `https://${site.host}` };
      throw error;
    });
    const found = await discoverPages({
      web: createSiteWeb(web, site, robots.origin),
      site,
      sitemapUrl: knowledge.sitemapUrl,
      excludes: knowledge.excludeUrls,
      robotsSitemaps: robots.sitemaps,
      pagesMax: 0,
      countMax,
      signal,
    });
    await needs.setPageCount(agentId, found.total === 0 ? null : found.total, found.notices[0] ?? null);
  }

  return async (agentId: string, signal: AbortSignal): Promise<void> => {
    const late = AbortSignal.timeout(withinMs);
    try {
      await count(agentId, AbortSignal.any([signal, late]));
    } catch (error) {
      if (!late.aborted || signal.aborted) throw error;
      await needs.setPageCount(agentId, null, 'The site took too long to name its pages.');
    }
  };
}
