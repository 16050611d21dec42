/** The feature put together from what it is given: its calls, and what answers leave out. */
import type { Database } from '../../database/open-database.ts';
import type { OnCall } from '../../http/on-call.ts';
import { createHiddenService } from './service.ts';
import { createHiddenStore } from './store.ts';

export function createHiddenSources(db: Database) {
  const service = createHiddenService(createHiddenStore(db));
  return {
    hiddenOf: (agentId: string) => service.hiddenOf(agentId),
    registerRoutes(on: OnCall): void {
      on.getHiddenSources(async ({ query }) => ({ success: true, sources: await service.all(query.agentId) }));
      on.hideSource(async ({ body }) => ({ success: true, source: await service.hide(body) }));
      on.showSource(async ({ body }) => {
        await service.show(body.agentId, body.sourceId);
        return { success: true };
      });
    },
  };
}
