/** What an owner should mend before visitors find it: read anew from what the last training kept, so that it is never out of date. */
import type { CheckupFinding } from '@vitrine/contract/teaching';
import type { Database } from '../../database/open-database.ts';
import type { OnCall } from '../../http/on-call.ts';
import { findingsOf, scoreOf } from './domain/findings.ts';
import type { Looked } from './domain/findings.ts';
import type { DecidedFact } from './domain/single-findings.ts';
import { createCheckupStore } from './store.ts';

/** more than are told: pages say some of them */
const openQuestionsLookedAt = 30;
const ofOwner: ReadonlySet<string> = new Set(['outdated_correction', 'contradicted_answer']);

interface Needs {
  db: Database;
  /** all of an agent, hidden ones among them */
  factsOf: (agentId: string) => Promise<DecidedFact[]>;
  /** answers and documents of the owner's that these facts of pages contradict */
  contradicted: (agentId: string, facts: readonly DecidedFact[]) => Promise<Looked['contradicted']>;
  /** feeds of the shop that were found and are not read */
  unusedFeeds: (agentId: string) => Promise<Looked['unusedFeeds'][number][]>;
}

export function createCheckup({ db, factsOf, contradicted, unusedFeeds }: Needs) {
  const store = createCheckupStore(db);

  async function look(agentId: string) {
    const looked = await store.looked(agentId);
    if (looked === null) return { checkedAt: null, score: null, findings: [] };
    const { published, isSeen, contacts } = looked;
    const [checkedAt, pages, products, facts, openQuestions, unused] = await Promise.all([
      store.trainedAt(agentId),
      store.pages(agentId, published),
      store.products(agentId, published),
      factsOf(agentId),
      store.openQuestions(agentId, openQuestionsLookedAt),
      unusedFeeds(agentId),
    ]);
    const against = await contradicted(agentId, facts);
    const inVainSince = openQuestions.questions.flatMap(({ inVain }) => inVain.map(({ at }) => at)).toSorted()[0];
    const answered = inVainSince === undefined ? [] : await store.answeredSince(agentId, inVainSince);
    const read = { pages, products, facts, contacts, isSeen, openQuestions, contradicted: against };
    const findings = findingsOf({ ...read, answered, unusedFeeds: unused });
    return { checkedAt: checkedAt?.toISOString() ?? null, score: scoreOf(findings), findings };
  }

  return {
    look,
    /** What pages say otherwise than their owner does. */
    againstOwner: async (agentId: string): Promise<CheckupFinding[]> =>
      (await look(agentId)).findings.filter(({ kind }) => ofOwner.has(kind)),
    registerRoutes: (on: OnCall) =>
      on.getCheckup(async ({ query }) => ({ success: true, ...(await look(query.agentId)) })),
  };
}
