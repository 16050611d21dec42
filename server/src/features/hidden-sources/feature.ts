/** The feature put together from what it is given: its calls, and what answers leave out. */
import type { Database } from '../../database/open-database.ts';
import type { OnCall } from '../../http/on-call.ts';
import { createHiddenService } from './service.ts';
import { createHiddenStore } from './store.ts';

export function createHiddenSources(db: Database) {
  const service = createHiddenService(createHiddenStore(db));
  return {
    hiddenOf: (agentId: string) => service.hiddenOf(agentId),
    /** @param onTaught the agent may answer otherwise from now on */
    registerRoutes(on: OnCall, onTaught: (agentId: string) => Promise<void>): void {
      on.getHiddenSources(async ({ query }) => ({ success: true, sources: await service.all(query.agentId) }));
      on.hideSource(async ({ body }) => {
        const source = await service.hide(body);
        await onTaught(body.agentId);
        return { success: true, source };
      });
      on.showSource(async ({ body }) => {
        await service.show(body.agentId, body.sourceId);
        await onTaught(body.agentId);
        return { success: true };
      });
    },
  };
}
