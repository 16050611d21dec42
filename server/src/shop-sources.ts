/** What is known of a shop beside its pages: terms that were read, its feeds, what its owner hid, and the check-up over all of it. */
import type { SharedTurns } from './crawling/politeness.ts';
import type { Database } from './database/open-database.ts';
import { createCheckup } from './features/checkup/feature.ts';
import { createFacts } from './features/facts/feature.ts';
import { createFeeds } from './features/feeds/feature.ts';
import { createHiddenSources } from './features/hidden-sources/feature.ts';
import type { OnCall } from './http/on-call.ts';
import type { Web } from './ports/web.ts';

interface Needs {
  db: Database;
  on: OnCall;
  web: Web;
  siteTurns: SharedTurns;
  isInUse: (agentId: string) => Promise<boolean>;
}

export function createShopSources({ on, ...needs }: Needs) {
  const facts = createFacts(needs.db);
  const hidden = createHiddenSources(needs.db);
  const feeds = createFeeds(needs);
  const checkup = createCheckup({
    db: needs.db,
    factsOf: facts.all,
    unusedFeeds: (agentId) => feeds.unused(agentId),
  });
  for (const feature of [facts, hidden, feeds, checkup]) feature.registerRoutes(on);
  return { facts, hidden, feeds, checkup };
}
