import { useQueryClient } from '@tanstack/react-query';
import { isUnauthorised } from '../../shared/api/failure.ts';
import { queryKey, useApiQuery } from '../../shared/api/use-api-query.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { createBody, knowledgeOf, updateBody } from './api.ts';
import { newKnowledge } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';

type SaveOutcome = { kind: 'saved' } | { kind: 'unchanged' } | { kind: 'failed'; reason: string | null };

/** What is saved of the site, and how to save it with create-then-update. */
export function useKnowledge(agentId: string, exists: boolean) {
  const api = useApi();
  const cache = useQueryClient();
  const input = { params: { id: agentId } };
  const query = useApiQuery('getKnowledge', input, { enabled: exists });
  const stored = query.data?.agentKnowledge ?? null;
  const loading = exists && query.data === undefined;
  const saved = stored === null ? newKnowledge : knowledgeOf(stored);

  const save = async (knowledge: Knowledge): Promise<SaveOutcome> => {
    try {
      const change = stored === null ? null : updateBody(agentId, saved, knowledge);
      if (stored !== null && change === null) return { kind: 'unchanged' };
      const reply =
        change === null
          ? await api.call('createKnowledge', { body: createBody(agentId, knowledge) })
          : await api.call('updateKnowledge', { body: change });
      if (reply.success) {
        cache.setQueryData(queryKey('getKnowledge', input), { success: true, agentKnowledge: reply.data });
        return { kind: 'saved' };
      }
      notify.error('An error occurred. Please try again.');
      return { kind: 'failed', reason: reply.message };
    } catch (error) {
      // The log-in page says what happened then.
      if (!isUnauthorised(error)) notify.error('An error occurred. Please try again.');
      return { kind: 'failed', reason: null };
    }
  };

  return { query, saved: loading ? undefined : saved, save };
}
