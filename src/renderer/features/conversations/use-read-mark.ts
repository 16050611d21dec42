/** What its owner opens is read, and what comes while they look at it; until they mark it unread themselves. */
import { useCallback, useEffect, useState } from 'react';
import { useApi } from '../../shared/services.tsx';
import type { Session } from './use-sessions.ts';

interface Needs {
  agentId: string;
  /** the one that its owner chose, not one that only stands there first */
  openId: string | null;
  sessions: readonly Session[];
  patch: (ids: readonly string[], change: Partial<Session>) => void;
}

export function useReadMark({ agentId, openId, sessions, patch }: Needs) {
  const api = useApi();
  const [keptUnread, setKeptUnread] = useState<string | null>(null);
  if (keptUnread !== null && keptUnread !== openId) setKeptUnread(null);

  const mark = useCallback(
    (conversationId: string, read: boolean) => {
      patch([conversationId], { unread: !read });
      // what could not be marked stands there unread, as it is
      api
        .call('markRead', { body: { agentId, conversationId, read } })
        .catch(() => patch([conversationId], { unread: read }));
    },
    [api, agentId, patch],
  );

  const unread = sessions.find(({ _id }) => _id === openId)?.unread === true;
  useEffect(() => {
    if (openId !== null && unread && keptUnread !== openId && !document.hidden) mark(openId, true);
  }, [openId, unread, keptUnread, mark]);

  /** of the conversation that is shown, chosen or not */
  const toggle = useCallback(
    (id: string) => {
      const isUnread = sessions.find(({ _id }) => _id === id)?.unread === true;
      setKeptUnread(isUnread ? null : id);
      mark(id, isUnread);
    },
    [sessions, mark],
  );
  return toggle;
}
