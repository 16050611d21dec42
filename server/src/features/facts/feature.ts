/** The feature put together from what it is given. */
import type { Database } from '../../database/open-database.ts';
import type { OnCall } from '../../http/on-call.ts';
import type { Beside } from './routes.ts';
import { registerFactRoutes } from './routes.ts';
import { createFactService } from './service.ts';
import { createFactStore } from './store.ts';

export function createFacts(db: Database) {
  const service = createFactService(createFactStore(db));
  return {
    registerRoutes: (on: OnCall, beside: Beside) => registerFactRoutes(on, service, beside),
    /** for the owner: hidden and contradicted ones among them */
    all: service.all,
    /** for answers: hidden ones left out, corrected ones as corrected */
    factsOf: service.factsOf,
    factsIn: service.factsIn,
  };
}
