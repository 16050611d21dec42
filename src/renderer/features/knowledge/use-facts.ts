import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { queryKey, useApiQuery } from '../../shared/api/use-api-query.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import type { Fact } from './fact-words.ts';

export type Decision = Pick<BodyOf<'saveFact'>, 'state' | 'text'>;

/** What other sentences say otherwise than the one that was decided on last. */
export interface Warned {
  factId: string;
  warnings: readonly string[];
}

/** What the agent knows, and how the owner decides on it. */
export function useFacts(agentId: string) {
  const api = useApi();
  const cache = useQueryClient();
  const input = { query: { agentId } };
  const key = queryKey('getFacts', input);
  const facts = useApiQuery('getFacts', input, { staleTime: 0 });

  const [warned, setWarned] = useState<Warned | null>(null);

  const put = (fact: Fact) =>
    cache.setQueryData<ReplyOf<'getFacts'>>(
      key,
      (known) => known && { ...known, facts: known.facts.map((one) => (one._id === fact._id ? fact : one)) },
    );

  /** @returns whether it was kept */
  async function decide(fact: Fact, { state, text }: Decision): Promise<boolean> {
    await cache.cancelQueries({ queryKey: key });
    // shown at once; put back when it could not be kept
    if (state !== 'corrected') put({ ...fact, state, text: fact.pageText });
    try {
      const body = { agentId, factId: fact._id, state, ...(text !== undefined && { text }) };
      const saved = await api.call('saveFact', { body });
      put(saved.fact);
      setWarned({ factId: fact._id, warnings: saved.warnings ?? [] });
      // contradictions may have come or gone, and kept questions are to be asked again
      await Promise.all([key, ['getQuestions']].map((queryKey) => cache.invalidateQueries({ queryKey })));
      return true;
    } catch {
      put(fact);
      notify.error('An error occurred. Please try again.');
      return false;
    }
  }

  return { facts, decide, warned };
}
