/** One shop's flood must not take the places of all others: each agent has so many answers under way in a process, and is busy beyond (LO-06). */
import { Refused } from '../../lib/refused.ts';
import type { AnsweringService } from './service.ts';

const atOnceMax = 60;

export function limitAnswersAtOnce({ answer }: AnsweringService, max = atOnceMax): AnsweringService {
  const underWay = new Map<string, number>();
  return {
    async answer(asked) {
      const { agentId } = asked;
      const others = underWay.get(agentId) ?? 0;
      if (others >= max)
        throw new Refused('server.busy', 'This chat is very busy right now.', { retryAfterSeconds: 3 });
      underWay.set(agentId, others + 1);
      try {
        return await answer(asked);
      } finally {
        const left = (underWay.get(agentId) ?? 1) - 1;
        if (left > 0) underWay.set(agentId, left);
        else underWay.delete(agentId);
      }
    },
  };
}
