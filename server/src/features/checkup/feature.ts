/** What an owner should mend before visitors find it: read anew from what the last training kept, so that it is never out of date. */
import type { Database } from '../../database/open-database.ts';
import type { OnCall } from '../../http/on-call.ts';
import { findingsOf, scoreOf } from './domain/findings.ts';
import type { Looked } from './domain/findings.ts';
import type { DecidedFact } from './domain/outdated-corrections.ts';
import { createCheckupStore } from './store.ts';

const openQuestionsLookedAt = 3;

interface Needs {
  db: Database;
  /** all of an agent, hidden ones among them */
  factsOf: (agentId: string) => Promise<DecidedFact[]>;
  /** feeds of the shop that were found and are not read */
  unusedFeeds: (agentId: string) => Promise<Looked['unusedFeeds'][number][]>;
}

export function createCheckup({ db, factsOf, unusedFeeds }: Needs) {
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
    const findings = findingsOf({ pages, products, facts, contacts, isSeen, openQuestions, unusedFeeds: unused });
    return { checkedAt: checkedAt?.toISOString() ?? null, score: scoreOf(findings), findings };
  }

  return {
    look,
    registerRoutes: (on: OnCall) =>
      on.getCheckup(async ({ query }) => ({ success: true, ...(await look(query.agentId)) })),
  };
}
