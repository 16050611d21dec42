/** Prices and stock read once more at the moment they are shown, and what was seen of prices before. */
import type { Database } from '../../database/open-database.ts';
import type { createRateCounters } from '../../database/rate-counters.ts';
import { createPageExtractor } from '../../extraction/extract-in-thread.ts';
import type { Log } from '../../lib/log.ts';
import type { Web } from '../../ports/web.ts';
import { createReadAgain } from './read-again.ts';
import { createReadShop } from './read-shop.ts';
import { createSightings } from './sightings.ts';
import { createLiveStore } from './store.ts';

interface Needs {
  db: Database;
  log: Log;
  web: Pick<Web, 'stream' | 'isLocal'>;
  counters: Pick<ReturnType<typeof createRateCounters>, 'hit'>;
}

export function createLivePrices({ db, log, web, counters }: Needs) {
  const store = createLiveStore(db);
  const sightings = createSightings(db);
  // a page of its own thread: a training's pages, one after the other, would make visitors wait
  const extractor = createPageExtractor({ timeoutMs: 1_000 });
  const readShop = createReadShop({
    web,
    extractor,
    mayAsk: (host) => store.mayAsk(host),
    leaveAlone: (host) => store.leaveAlone(host),
  });
  const onFailure = (error: unknown) => log.warn({ err: error }, 'products could not be read again');
  const again = createReadAgain({
    store,
    counters,
    readShop,
    noteSightings: sightings.noteSightings,
    onFailure,
  });
  return {
    ...again,
    ...sightings,
    chore: async () => {
      await store.tidy();
      await sightings.tidy();
    },
    async close() {
      await again.close();
      await extractor.close();
    },
  };
}
