/** What is known of a shop beside its pages: terms that were read, its feeds, prices read again for answers, the door for other assistants, what its owner hid, and the check-up over all of it. */
import type { FastifyInstance } from 'fastify';
import type { SharedTurns } from './crawling/politeness.ts';
import type { Database } from './database/open-database.ts';
import type { createRateCounters } from './database/rate-counters.ts';
import type { CatalogueGoods } from './features/catalogue-door/catalogue.ts';
import { contradictions, saysOtherwise } from './features/answers/domain/contradictions.ts';
import { createCatalogueDoor } from './features/catalogue-door/feature.ts';
import { createCheckup } from './features/checkup/feature.ts';
import { createFacts } from './features/facts/feature.ts';
import { createFeeds } from './features/feeds/feature.ts';
import { createHiddenSources } from './features/hidden-sources/feature.ts';
import { createLivePrices } from './features/live-prices/feature.ts';
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
  siteTurns: SharedTurns;
  publicUrl: string;
  goodsOf: (agentId: string) => Promise<CatalogueGoods | null>;
  isInUse: (agentId: string) => Promise<boolean>;
  /** its owner decided on what it knows */
  onTaught: (agentId: string) => Promise<void>;
}

export function createShopSources({ app, on, log, counters, limiter, publicUrl, goodsOf, onTaught, ...needs }: Needs) {
  const { db, web } = needs;
  const door = createCatalogueDoor({ app, on, db, publicUrl, limiter, counters, goodsOf });
  const facts = createFacts(db);
  const hidden = createHiddenSources(db);
  const live = createLivePrices({ db, log, web, counters });
  const feeds = createFeeds({ ...needs, noteSightings: live.noteSightings });
  app.addHook('onClose', () => live.close());
  const checkup = createCheckup({ db, factsOf: facts.all, unusedFeeds: (agentId) => feeds.unused(agentId) });
  facts.registerRoutes(on, { onTaught, contradictions, saysOtherwise });
  hidden.registerRoutes(on, onTaught);
  for (const feature of [feeds, checkup]) feature.registerRoutes(on);
  return {
    facts,
    hidden,
    feeds,
    live: { ...live, handlers: {} },
    checkup,
    doorOf: async (agentId: string) => ((await door.isOn(agentId)) ? door.endpointOf(agentId) : null),
    onTrained: async (agentId: string, runId: string): Promise<void> => {
      await live.noteTraining(agentId, runId);
      await feeds.afterTraining(agentId);
    },
  };
}
