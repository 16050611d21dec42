/** Whose turn a conversation is, as its owner sees it, and what they do about it. */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { handoverQuery } from '../../shared/api/kept-queries.ts';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';

export function useHandover(agentId: string, conversationId: string) {
  const api = useApi();
  const cache = useQueryClient();
  const query = useApiQuery(
    'getHandover',
    { query: handoverQuery(agentId, conversationId) },
    { staleTime: 0, refetchInterval: 30_000 },
  );
  const [busy, setBusy] = useState(false);
  const look = () => cache.invalidateQueries({ queryKey: ['getHandover'] });

  async function setState(state: 'taken' | 'returned'): Promise<void> {
    setBusy(true);
    try {
      await api.call('setHandover', { body: { agentId, conversationId, state } });
      await look();
    } catch {
      notify.error('An error occurred. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  /** @returns whether it is kept */
  async function saveNote(note: string): Promise<boolean> {
    try {
      await api.call('saveNote', { body: { agentId, conversationId, note } });
      await look();
      return true;
    } catch {
      notify.error('The note is not saved. Please try again.');
      return false;
    }
  }

  return { query, busy, setState, saveNote };
}
