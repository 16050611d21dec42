/** The feature put together from what it is given: how an agent looks and speaks, where it may be shown, and whether a page shows it. */
import type { Database } from '../../database/open-database.ts';
import type { OnCall } from '../../http/on-call.ts';
import type { Log } from '../../lib/log.ts';
import { createEmbeddingGuard, registerEmbeddingRoutes } from './embedding.ts';
import type { Surroundings } from './embedding.ts';
import { createInstallationCheck } from './installation/check-installation.ts';
import { registerAgentRoutes } from './routes.ts';
import { createAgentStore, createEmbeddingStore } from './store.ts';

interface Needs {
  db: Database;
  log: Log;
  around: Surroundings;
}

export function createAgents({ db, log, around }: Needs) {
  const store = createEmbeddingStore(db);
  const guard = createEmbeddingGuard({
    store,
    around,
    onFailure: (error) => log.warn({ err: error }, 'that an agent was seen could not be noted'),
  });
  return {
    mayCall: (agentId: string, origin: string) => guard.mayCall(agentId, origin),
    frameAncestors: guard.frameAncestors,
    registerRoutes: (
      on: OnCall,
      { hasModel, ...installation }: { hasModel: boolean } & Parameters<typeof createInstallationCheck>[0],
    ): void => {
      registerAgentRoutes(on, createAgentStore(db), { hasModel, noteSeen: guard.noteSeen });
      const checkInstallation = createInstallationCheck(installation);
      registerEmbeddingRoutes(on, { store, changed: guard.forget, checkInstallation });
    },
  };
}
