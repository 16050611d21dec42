/** The feature put together from what it is given: its calls, and the answer that a visitor's question asks for. */
import type { Database } from '../../database/open-database.ts';
import type { OnCall } from '../../http/on-call.ts';
import type { AskedOfOwner } from '../../ports/model.ts';
import { createAnswerService } from './service.ts';
import type { AfterSaving } from './service.ts';
import { createAnswerStore } from './store.ts';

export function createAnswers(db: Database) {
  const service = createAnswerService({ store: createAnswerStore(db), now: () => new Date() });
  return {
    answerTo: (agentId: string, question: AskedOfOwner) => service.answerTo(agentId, question),
    registerRoutes(on: OnCall, after: AfterSaving): void {
      on.getAnswers(async ({ query }) => ({
        success: true,
        ...(await service.page(query.agentId, Number(query.page ?? 1))),
      }));
      on.saveAnswer(({ body }) => service.save(body.agentId, body, after));
      on.deleteAnswer(async ({ body }) => {
        await service.remove(body.agentId, body.answerId);
        return { success: true };
      });
    },
  };
}
