import type { OnCall } from '../../http/on-call.ts';
import type { ListService } from './service.ts';

export function registerOpenQuestionRoutes(on: OnCall, service: ListService): void {
  on.getOpenQuestions(async ({ query }) => ({ success: true, ...(await service.page(query)) }));
  on.dismissQuestion(async ({ body: { agentId, groupId, dismissed = true } }) => {
    await (dismissed ? service.dismiss(agentId, groupId) : service.reopen(agentId, groupId));
    return { success: true };
  });
}
