/** Reads ahead while the desktop app is open and the line is there; see `read-ahead.ts`. */
import { useEffect } from 'react';
import { isNetworkFailure } from '../../shared/api/failure.ts';
import { handoverQuery, historyQuery, listQuery } from '../../shared/api/kept-queries.ts';
import { report } from '../../shared/report.ts';
import { useApi, usePlatform } from '../../shared/services.tsx';
import { readAhead, readAheadRecord } from './read-ahead.ts';

const recordKey = 'read-ahead';
/** the app's first screen comes before */
const firstAfterMs = 5_000;
const againEveryMs = 15 * 60_000;
const pauseMs = 1_000;

interface Whose {
  agentId: string;
  userId: string;
  /** false: nothing can be read yet */
  isOpen: boolean;
}

export function useReadAhead({ agentId, userId, isOpen }: Whose): void {
  const api = useApi();
  const { drafts } = usePlatform();

  // main forgets what it kept when a session ends
  useEffect(() => api.onSignedOut(() => drafts.remove(recordKey)), [api, drafts]);

  useEffect(() => {
    if (!isOpen) return undefined;
    let isOver = false;
    let isRunning = false;
    async function run(): Promise<void> {
      if (isRunning || !navigator.onLine) return;
      isRunning = true;
      try {
        // an app that starts without a network asks first who is signed in
        await api.call('getUser', { params: { id: userId } });
        await readAhead({
          agentId,
          list: async (page) => (await api.call('getSessionsList', { query: listQuery(agentId, page) })).sessions,
          async fetch(conversationId) {
            await api.call('getSessionMessages', { query: historyQuery(conversationId, 1) });
            await api.call('getHandover', { query: handoverQuery(agentId, conversationId) });
          },
          before: readAheadRecord(drafts.read(recordKey)),
          keep: (now) => drafts.write(recordKey, now),
          pause: () => new Promise((resolve) => setTimeout(resolve, pauseMs)),
          isOver: () => isOver,
        });
      } catch (error) {
        if (!isNetworkFailure(error)) report('Conversations were not read ahead', error);
      } finally {
        isRunning = false;
      }
    }
    const now = () => void run();
    const first = setTimeout(now, firstAfterMs);
    const again = setInterval(now, againEveryMs);
    window.addEventListener('online', now);
    return () => {
      isOver = true;
      clearTimeout(first);
      clearInterval(again);
      window.removeEventListener('online', now);
    };
  }, [api, drafts, agentId, userId, isOpen]);
}
