/** The feature put together from what it is given: its calls, and what a training asks before it is published. */
import type { Database } from '../../database/open-database.ts';
import type { OnCall } from '../../http/on-call.ts';
import type { AgentsReply } from './domain/fault-of-reply.ts';
import { createQuestionDraw, createSuiteTrial } from './draw-questions.ts';
import { createSuiteService } from './service.ts';
import type { Told } from './service.ts';
import { createSuiteStore } from './store.ts';

interface Needs {
  db: Database;
  /** asks the agent as it answers now; nothing is stored or charged */
  ask: (agentId: string, text: string) => Promise<AgentsReply>;
  hasModel: boolean;
}

export function createSuite({ db, ask, hasModel }: Needs) {
  const store = createSuiteStore(db);
  const service = createSuiteService({ store, ask });
  return {
    /** keeps a question with the answer that it must go on getting */
    keep: (agentId: string, text: string, says: string) => service.keep(agentId, text, says),
    /** goes on with an answer of the owner's that was changed */
    carry: (agentId: string, before: Told, after: Told) => service.carry(agentId, before, after),
    /** goes with one that was deleted */
    forget: (agentId: string, gone: Told) => service.forget(agentId, gone),
    /** all are to be asked again: the agent may answer otherwise from now on */
    outdate: (agentId: string) => store.outdate(agentId),
    tryBefore: createSuiteTrial({ store, hasModel }),
    draw: createQuestionDraw(store),
    registerRoutes(on: OnCall): void {
      on.getQuestions(async ({ query }) => ({ success: true, questions: await service.all(query.agentId) }));
      on.saveQuestion(async ({ body: { agentId, ...question } }) => ({
        success: true,
        ...(await service.save(agentId, question)),
      }));
      on.deleteQuestion(async ({ body }) => {
        await service.remove(body.agentId, body.questionId);
        return { success: true };
      });
    },
  };
}
