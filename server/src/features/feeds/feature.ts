/** The shop's own product feeds: found, read every hour, and joined to what trainings read from pages. */
import type { Database } from '../../database/open-database.ts';
import { createFeedReadings } from './readings.ts';
import { createFeedStore } from './store.ts';

export { joinFeeds } from './domain/join-feeds.ts';
export type { FeedProduct, FeedReading } from './domain/join-feeds.ts';

export function createFeeds({ db }: { db: Database }) {
  const store = createFeedStore(db);
  const readings = createFeedReadings(store);
  return {
    /** in force within a second in every process; by the address of the product's page */
    productsOf: readings.productsOf,
  };
}
