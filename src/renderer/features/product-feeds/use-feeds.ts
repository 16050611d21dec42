import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { queryKey, useApiQuery } from '../../shared/api/queries.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';

export type Feed = ReplyOf<'getFeeds'>['feeds'][number];
type Change = Pick<BodyOf<'updateFeed'>, 'kind' | 'url'>;

const readingMs = 3_000;
const restingMs = 60_000;
const failed = 'An error occurred. Please try again.';

/** Polls while the first reading is under way. */
export const isBeingRead = ({ isOn, readAt, problem }: Feed) => isOn && readAt === null && problem === null;

export function useFeeds(agentId: string) {
  const api = useApi();
  const cache = useQueryClient();
  const [busy, setBusy] = useState<'looking' | Feed['kind'] | null>(null);
  const input = { query: { agentId } };
  const key = queryKey('getFeeds', input);
  const feeds = useApiQuery('getFeeds', input, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.feeds.some(isBeingRead) ? readingMs : restingMs),
  });

  async function look(): Promise<void> {
    setBusy('looking');
    try {
      const reply = await api.call('detectFeeds', { body: { agentId } });
      if (!reply.success) return notify.error(reply.message);
      cache.setQueryData<ReplyOf<'getFeeds'>>(key, reply);
      if (reply.feeds.length === 0) notify.success('No feed was found on your shop.');
    } catch {
      notify.error(failed);
    } finally {
      setBusy(null);
    }
  }

  /** @returns why it was not done; null when it was */
  async function change({ kind, url }: Change): Promise<string | null> {
    setBusy(kind);
    try {
      const reply = await api.call('updateFeed', { body: { agentId, kind, url } });
      if (!reply.success) return reply.message;
      const others = (feeds.data?.feeds ?? []).filter((one) => one.kind !== kind);
      const at = feeds.data?.feeds.findIndex((one) => one.kind === kind) ?? -1;
      cache.setQueryData<ReplyOf<'getFeeds'>>(key, {
        success: true,
        feeds: others.toSpliced(at < 0 ? others.length : at, 0, reply.feed),
      });
      return null;
    } catch {
      return failed;
    } finally {
      setBusy(null);
    }
  }

  return { feeds, busy, look, change };
}
