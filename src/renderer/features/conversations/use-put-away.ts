/** Archives, deletes and erases with undo: the first two are sent at once, an erasure only when it can no longer be undone. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '@vitrine/contract/limits';
import { notify } from '../../shared/notify/notify.ts';
import { undoable } from '../../shared/notify/toasts.tsx';
import { useApi } from '../../shared/services.tsx';
import { countWords } from './formatting.ts';

interface Needs {
  agentId: string;
  /** takes lines out of the list, or puts them back */
  setGone: (ids: readonly string[], gone: boolean) => void;
  refresh: () => Promise<void>;
}

interface Move {
  /** what became of them */
  words: string;
  send: (these: { agentId: string; conversationIds: string[] }, away: boolean) => Promise<unknown>;
}

const failed = () => notify.error('An error occurred. Please try again.');

/** In several calls, each with as many as the server accepts. */
async function inParts(ids: readonly string[], ask: (conversationIds: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += limits.conversationsAtOnce)
    await ask(ids.slice(at, at + limits.conversationsAtOnce));
}

export function usePutAway({ agentId, setGone, refresh }: Needs) {
  const api = useApi();
  /** not yet erased on the server */
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const endings = useRef(new Set<() => void>());
  useEffect(() => {
    const open = endings.current;
    return () => {
      for (const end of open) end();
    };
  }, []);

  const offerUndo = useCallback((text: string, undo: () => void, end: () => void | Promise<void>) => {
    const endNow = undoable({
      text,
      undo: () => {
        endings.current.delete(endNow);
        undo();
      },
      end: () => {
        endings.current.delete(endNow);
        return end();
      },
    });
    endings.current.add(endNow);
  }, []);

  /** Away from where they stand, or back there. */
  const move = useCallback(
    (ids: readonly string[], { words, send }: Move) => {
      const set = async (away: boolean) => {
        setGone(ids, away);
        try {
          await inParts(ids, (conversationIds) => send({ agentId, conversationIds }, away));
        } catch {
          setGone(ids, !away);
          failed();
        }
        await refresh();
      };
      void set(true);
      offerUndo(
        `${countWords(ids.length)} ${words}`,
        () => void set(false),
        () => {},
      );
    },
    [agentId, setGone, refresh, offerUndo],
  );

  const archive = useCallback(
    (ids: readonly string[], archived: boolean) =>
      move(ids, {
        words: archived ? 'archived' : 'back among the others',
        send: (these, away) => api.call('archiveConversations', { body: { ...these, archived: away === archived } }),
      }),
    [api, move],
  );

  const discard = useCallback(
    (ids: readonly string[], discarded: boolean) =>
      move(ids, {
        words: discarded ? 'deleted' : 'restored',
        send: (these, away) => api.call('discardConversations', { body: { ...these, discarded: away === discarded } }),
      }),
    [api, move],
  );

  const erase = useCallback(
    (ids: readonly string[]) => {
      const setThese = (leave: boolean) =>
        setLeaving((now) => (leave ? new Set([...now, ...ids]) : new Set([...now].filter((id) => !ids.includes(id)))));
      setThese(true);
      offerUndo(
        `${countWords(ids.length)} deleted for good`,
        () => setThese(false),
        async () => {
          try {
            await inParts(ids, (conversationIds) =>
              api.call('deleteConversations', { body: { agentId, conversationIds }, outlives: true }),
            );
            setGone(ids, true);
            await refresh();
          } catch {
            notify.error('The conversations could not be deleted. Please try again.');
          }
          setThese(false);
        },
      );
    },
    [api, agentId, setGone, refresh, offerUndo],
  );

  return { leaving, archive, discard, erase };
}
