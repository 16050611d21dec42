/** What is known of a shop's goods beside its pages, put together: prices read again for answers, and the door for other assistants. */
import type { FastifyInstance } from 'fastify';
import type { createRateCounters } from './database/rate-counters.ts';
import type { Database } from './database/open-database.ts';
import type { Config } from './config.ts';
import type { CatalogueGoods } from './features/catalogue-door/catalogue.ts';
import { createCatalogueDoor } from './features/catalogue-door/feature.ts';
import { createLivePrices } from './features/live-prices/feature.ts';
import type { OnCall } from './http/on-call.ts';
import type { RateLimiter } from './http/rate-limiter.ts';
import type { Web } from './ports/web.ts';

interface Needs {
  app: FastifyInstance;
  on: OnCall;
  db: Database;
  web: Web;
  counters: ReturnType<typeof createRateCounters>;
  limiter: RateLimiter | null;
  config: Pick<Config, 'publicUrl'>;
  goodsOf: (agentId: string) => Promise<CatalogueGoods | null>;
}

export function createGoods({ app, on, db, web, counters, limiter, config, goodsOf }: Needs) {
  const { publicUrl } = config;
  const door = createCatalogueDoor({ app, on, db, publicUrl, limiter, counters, goodsOf });
  const live = createLivePrices({ db, log: app.log, web, counters });
  app.addHook('onClose', () => live.close());
  const doorOf = async (agentId: string) => ((await door.isOn(agentId)) ? door.endpointOf(agentId) : null);
  return { live, doorOf, noteTraining: live.noteTraining, handlers: {}, chore: live.chore };
}
