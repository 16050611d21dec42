/** What is known of a shop's goods beside its pages, put together: prices read again for answers, and the door for other assistants. */
import type { FastifyInstance } from 'fastify';
import type { createRateCounters } from './database/rate-counters.ts';
import type { Database } from './database/open-database.ts';
import { createLivePrices } from './features/live-prices/feature.ts';
import type { Log } from './lib/log.ts';
import type { Web } from './ports/web.ts';

interface Needs {
  app: FastifyInstance;
  db: Database;
  log: Log;
  web: Web;
  counters: ReturnType<typeof createRateCounters>;
}

export function createGoods({ app, db, log, web, counters }: Needs) {
  const live = createLivePrices({ db, log, web, counters });
  app.addHook('onClose', () => live.close());
  return { live, noteTraining: live.noteTraining, handlers: {}, chore: live.chore };
}
