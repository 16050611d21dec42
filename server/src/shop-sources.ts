/** What is known of a shop beside its pages: terms that were read, its feeds, prices read again for answers, the door for other assistants, what its owner hid, the check-up over all of it, and a look at an address before anything is read. */
import type { FastifyInstance } from 'fastify';
import type { SharedTurns } from './crawling/politeness.ts';
import type { Database } from './database/open-database.ts';
import type { createRateCounters } from './database/rate-counters.ts';
import type { createAnswers } from './features/answers/feature.ts';
import type { CatalogueGoods } from './features/catalogue-door/catalogue.ts';
import { createCatalogueDoor } from './features/catalogue-door/feature.ts';
import { createCheckup } from './features/checkup/feature.ts';
import { createFacts } from './features/facts/feature.ts';
import { createFeeds, feedsOffered } from './features/feeds/feature.ts';
import { createHiddenSources } from './features/hidden-sources/feature.ts';
import { createLivePrices } from './features/live-prices/feature.ts';
import { registerSiteLook } from './features/site-look/feature.ts';
import type { OnCall } from './http/on-call.ts';
import type { RateLimiter } from './http/rate-limiter.ts';
import type { Log } from './lib/log.ts';
import type { Web } from './ports/web.ts';

interface Needs {
  app: FastifyInstance;
  db: Database;
  on: OnCall;
  log: Log;
  web: Web;
  counters: ReturnType<typeof createRateCounters>;
  limiter: RateLimiter | null;
  publicUrl: string;
  siteTurns: SharedTurns;
  isInUse: (agentId: string) => Promise<boolean>;
  answers: Pick<ReturnType<typeof createAnswers>, 'contradicted'>;
}

export function createShopSources({ app, on, log, counters, limiter, publicUrl, answers, ...needs }: Needs) {
  const { db, web } = needs;
  const facts = createFacts(db);
  const hidden = createHiddenSources(db);
  const live = createLivePrices({ db, log, web, counters });
  const feeds = createFeeds({ ...needs, noteSightings: live.noteSightings });
  app.addHook('onClose', () => live.close());
  const { contradicted } = answers;
  const unusedFeeds = (agentId: string) => feeds.unused(agentId);
  const checkup = createCheckup({ db, factsOf: facts.all, contradicted, unusedFeeds });
  for (const feature of [feeds, checkup]) feature.registerRoutes(on);
  registerSiteLook(on, web, (...asked) => feedsOffered(web, ...asked));
  return {
    facts,
    hidden,
    feeds,
    live,
    checkup,
    /** The door for other assistants, to what the agent answers from. */
    openDoor: (goodsOf: (agentId: string) => Promise<CatalogueGoods | null>) =>
      createCatalogueDoor({ app, on, db, publicUrl, limiter, counters, goodsOf }).doorOf,
    ofAnswering: { factsOf: facts.factsOf, hiddenOf: hidden.hiddenOf, feeds, live },
    ofTraining: {
      besidePages: feeds.beside,
      pricesSeenSince: live.changedSince,
      againstOwner: checkup.againstOwner,
      onTrained: async (agentId: string, runId: string): Promise<void> => {
        await live.noteTraining(agentId, runId);
        await feeds.afterTraining(agentId);
      },
    },
  };
}
