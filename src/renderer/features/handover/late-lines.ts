/**
 * Lines that nobody answered for, of all conversations: kept beside the drafts, and sent when the server answers again, whichever page is
 * open then. A line keeps its id, so that one which had arrived after all is not written twice.
 */
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isNetworkFailure } from '../../shared/api/failure.ts';
import { notify } from '../../shared/notify/notify.ts';
import type { DraftStore } from '../../shared/platform/platform.ts';
import { useApi, usePlatform } from '../../shared/services.tsx';

interface LateLine {
  agentId: string;
  conversationId: string;
  text: string;
  clientMessageId: string;
}

const storeKey = 'owner-lines.late';
const againEveryMs = 15_000;
const fields = ['agentId', 'conversationId', 'text', 'clientMessageId'] as const;
const listeners = new Set<() => void>();

export const draftKeyOf = (conversationId: string) => `owner-line.${conversationId}`;

const isLine = (one: unknown): one is LateLine =>
  typeof one === 'object' && one !== null && fields.every((name) => typeof Reflect.get(one, name) === 'string');

function readLines(drafts: DraftStore): LateLine[] {
  const kept = drafts.read(storeKey);
  return Array.isArray(kept) ? kept.filter(isLine) : [];
}

function change(drafts: DraftStore, lines: LateLine[]): void {
  if (lines.length === 0) drafts.remove(storeKey);
  else drafts.write(storeKey, lines);
  for (const listener of listeners) listener();
}

const others = (drafts: DraftStore, conversationId: string) =>
  readLines(drafts).filter((line) => line.conversationId !== conversationId);

/** Each conversation has one line at most, as it has one field. */
export const keepLate = (drafts: DraftStore, line: LateLine) =>
  change(drafts, [...others(drafts, line.conversationId), line]);

export function dropLate(drafts: DraftStore, conversationId: string): void {
  if (lateLineOf(drafts, conversationId) !== undefined) change(drafts, others(drafts, conversationId));
}

export const lateLineOf = (drafts: DraftStore, conversationId: string): LateLine | undefined =>
  readLines(drafts).find((line) => line.conversationId === conversationId);

function follow(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The id of the line of this conversation that waits; undefined where none does. */
export function useLateLine(conversationId: string): string | undefined {
  const { drafts } = usePlatform();
  return useSyncExternalStore(follow, () => lateLineOf(drafts, conversationId)?.clientMessageId);
}

/** Sends what waits, for as long as the app is open. */
export function useLateLines(agentId: string): void {
  const api = useApi();
  const cache = useQueryClient();
  const { drafts } = usePlatform();

  const send = useCallback(async () => {
    for (const line of readLines(drafts).filter((one) => one.agentId === agentId)) {
      const { conversationId, text } = line;
      try {
        await api.call('sendOwnerMessage', { body: line });
      } catch (error) {
        if (isNetworkFailure(error)) return;
        dropLate(drafts, conversationId);
        notify.error('A line was not sent. It is kept in its conversation: try again there.');
        continue;
      }
      // the field may hold the beginning of another one by now
      if (String(drafts.read(draftKeyOf(conversationId))).trim() === text) drafts.remove(draftKeyOf(conversationId));
      if (lateLineOf(drafts, conversationId)?.clientMessageId === line.clientMessageId)
        dropLate(drafts, conversationId);
      await cache.invalidateQueries({ queryKey: ['history', conversationId] });
    }
  }, [api, cache, drafts, agentId]);

  useEffect(() => {
    const now = () => void send();
    now();
    const timer = setInterval(now, againEveryMs);
    window.addEventListener('online', now);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', now);
    };
  }, [send]);
}
