/** What is sought, shown, open and picked in the inbox, and what its owner does with it; the address holds what can be shared. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Show } from '@vitrine/contract/inbox';
import { limits } from '@vitrine/contract/limits';
import { useApi } from '../../shared/services.tsx';
import { readShow } from './inbox-tabs.ts';
import { readSearch, writeSearch } from './search-form.tsx';
import type { Search } from './search-form.tsx';
import { usePutAway } from './use-put-away.ts';
import { useSessions } from './use-sessions.ts';
import type { Session } from './use-sessions.ts';

const onePane = '(max-width: 820px)';
const nobody: ReadonlySet<string> = new Set();

export function useInbox(agentId: string) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  /** The same function whatever the address says, or each step would draw every row of a long list anew. */
  const setAddress = useCallback(
    (next: URLSearchParams, how?: { replace: boolean }) => void navigate(`?${next}`, how),
    [navigate],
  );
  const named = address.get('id')?.slice(0, limits.idMax) ?? null;
  const show = readShow(address);
  const soughtIn = writeSearch(readSearch(address)).toString();
  const search = useMemo(() => readSearch(new URLSearchParams(soughtIn)), [soughtIn]);
  const { sessions: known, counts: told, query, refresh, patch, fetchAll } = useSessions(agentId, search, show);

  const setGone = useCallback((ids: readonly string[], gone: boolean) => patch(ids, { gone }), [patch]);
  const { leaving, archive, discard, erase } = usePutAway({ agentId, setGone, refresh });
  const sessions = useMemo(
    () => (leaving.size === 0 ? known : known.filter(({ _id }) => !leaving.has(_id))),
    [known, leaving],
  );
  const counts = useMemo(() => {
    const gone = known.filter(({ _id }) => leaving.has(_id)).length;
    return told === null || gone === 0 ? told : { ...told, total: Math.max(0, told.total - gone) };
  }, [told, known, leaving]);

  const first = useFirstChosen(named, `${soughtIn} ${show}`, sessions);
  const [closed, setClosed] = useState<string | null>(null);
  const openId = first === closed ? null : first;
  /** where it stood, should it leave the list while it is open */
  const [stood, setStood] = useState(0);
  const found = sessions.findIndex(({ _id }) => _id === openId);
  if (found !== -1 && found !== stood) setStood(found);

  const addressOf = useCallback(
    (next: { id?: string | null; show?: Show; search?: Search }) => {
      const made = next.search === undefined ? new URLSearchParams(soughtIn) : writeSearch(next.search);
      const shown = next.show ?? show;
      if (shown !== 'all') made.set('show', shown);
      if (next.id) made.set('id', next.id);
      return made;
    },
    [soughtIn, show],
  );

  /** what was stepped to last, until the address names it: keys come faster than screens are drawn */
  const ahead = useRef<string | null>(null);
  useEffect(() => {
    if (named === ahead.current) ahead.current = null;
  }, [named]);

  /** what replaced the one that was put away: nobody chose it yet */
  const [followed, setFollowed] = useState<string | null>(null);

  const open = useCallback(
    (id: string | null) => {
      ahead.current = null;
      setClosed(null);
      setFollowed(null);
      setAddress(addressOf({ id }));
    },
    [setAddress, addressOf],
  );

  const [picked, setPicked] = useState<{ in: string; ids: ReadonlySet<string> }>({ in: '', ids: nobody });
  const where = `${soughtIn} ${show}`;
  const pickedIds = useMemo(() => {
    const ids = picked.in === where ? sessions.filter(({ _id }) => picked.ids.has(_id)).map(({ _id }) => _id) : [];
    return ids.length === 0 ? nobody : new Set(ids);
  }, [picked, where, sessions]);
  const pick = useCallback(
    (id: string) =>
      setPicked((now) => {
        const ids = new Set(now.in === where ? now.ids : nobody);
        if (!ids.delete(id)) ids.add(id);
        return { in: where, ids };
      }),
    [where],
  );
  const pickThese = (these: readonly Session[]) => setPicked({ in: where, ids: new Set(these.map(({ _id }) => _id)) });
  const pickAll = (all: boolean) => pickThese(all ? sessions : []);

  const toggleUnread = useReadMark({ agentId, openId: named === followed ? null : named, sessions, patch });

  /** The open conversation is followed by the next one, or by the list where there is room for one pane only. */
  const leave = (ids: readonly string[]) => {
    setPicked({ in: where, ids: nobody });
    if (openId === null || !ids.includes(openId)) return;
    const after = sessions.slice(stood).find(({ _id }) => !ids.includes(_id));
    const next = after ?? sessions.findLast(({ _id }) => !ids.includes(_id));
    if (next !== undefined && !window.matchMedia(onePane).matches) {
      open(next._id);
      setFollowed(next._id);
      return;
    }
    open(null);
    setClosed(openId);
  };
  /** those that are picked, or else the one that is open */
  const meant = () => (pickedIds.size > 0 ? [...pickedIds] : openId === null ? [] : [openId]);
  /** What is archived or deleted already is taken back by the first, and deleted for good by the second. */
  const putAway = (ids: readonly string[], how: 'archive' | 'remove') => {
    if (ids.length === 0) return;
    leave(ids);
    if (how === 'remove') (show === 'discarded' ? erase : discard)(ids, true);
    else if (show === 'discarded') discard(ids, false);
    else archive(ids, show !== 'archived');
  };

  return {
    named,
    show,
    search,
    sessions,
    counts,
    query,
    refresh,
    openId,
    picked: pickedIds,
    pick,
    pickAll,
    /** those too that are not listed yet */
    pickEverything: async () => pickThese(await fetchAll()),
    open,
    addressOf,
    onSearch: useCallback(
      (next: Search) => setAddress(addressOf({ search: next }), { replace: true }),
      [setAddress, addressOf],
    ),
    onShow: (next: Show) => setAddress(addressOf({ show: next })),
    /** Opens the one below or above the open one. @returns its id; null at the end of what is listed */
    step(by: 1 | -1): string | null {
      const stepped = ahead.current === null ? -1 : sessions.findIndex(({ _id }) => _id === ahead.current);
      const from = stepped !== -1 ? stepped : found === -1 && by === 1 ? stood - 1 : stood;
      const next = openId === null && stepped === -1 ? sessions[0] : sessions[from + by];
      if (next === undefined) return null;
      open(next._id);
      ahead.current = next._id;
      return next._id;
    },
    toggleUnread: () => {
      if (openId !== null && show !== 'discarded') toggleUnread(openId);
    },
    archiveMeant: () => putAway(meant(), 'archive'),
    removeMeant: () => putAway(meant(), 'remove'),
    archiveOpen: () => putAway(openId === null ? [] : [openId], 'archive'),
    removeOpen: () => putAway(openId === null ? [] : [openId], 'remove'),
  };
}

/**
 * Which conversation stands on the right: the address's, or else the first of what was sought. The first stays the one it was when the
 * list came, so that a newer conversation does not take the place of the one being read.
 */
function useFirstChosen(named: string | null, soughtIn: string, sessions: readonly { _id: string }[]): string | null {
  const [first, setFirst] = useState<{ soughtIn: string; id: string } | null>(null);
  const newest = sessions[0];
  if (newest !== undefined && first?.soughtIn !== soughtIn) setFirst({ soughtIn, id: newest._id });
  return named ?? (first?.soughtIn === soughtIn ? first.id : null);
}

interface Needs {
  agentId: string;
  /** the one that the owner chose, not just the first */
  openId: string | null;
  sessions: readonly Session[];
  patch: (ids: readonly string[], change: Partial<Session>) => void;
}

/** What its owner opens is read, and what comes while they look at it; until they mark it unread themselves. */
function useReadMark({ agentId, openId, sessions, patch }: Needs) {
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
