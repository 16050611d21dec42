import { useCallback, useEffect, useMemo, useState } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import type { Show } from '@vitrine/contract/inbox';
import { limits } from '@vitrine/contract/limits';
import type { ReplyOf } from '@vitrine/contract/routes';
import { listQuery } from '../../shared/api/queries.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { searchQuery, writeSearch } from './search-form.tsx';
import type { Search } from './search-form.tsx';

/** Pages whose items shift while new ones arrive, put together so that each item stands once (T24). Pure. */
interface Paged<T> {
  pages: T[][];
  pageParams: unknown[];
}

interface Item {
  _id: string;
  /** it was removed from the list, whose page still counts as a full one */
  gone?: boolean;
}

/** The items of all pages that are still there, each once, where it stood first. */
export function uniqueItems<T extends Item>(pages: readonly T[][]): T[] {
  const seen = new Map<string, T>();
  for (const page of pages) for (const item of page) if (!seen.has(item._id)) seen.set(item._id, item);
  return [...seen.values()].filter(({ gone }) => gone !== true);
}

/**
 * The first page, fetched anew, laid over what is known. `isAfter` says the order of a list that has its newest first, where items move up;
 * one that is known, belongs among the fresh ones and is not there has left the list. Without it the newest stand last and stay.
 * @returns null when so much is new that something may be missing in between: then everything has to be fetched again
 */
export function withFresh<T extends Item>(
  known: Paged<T>,
  fresh: T[],
  { isAfter, pageSize }: { isAfter?: (item: T, other: T) => boolean; pageSize: number },
): Paged<T> | null {
  if (fresh.length < pageSize) return { pages: [fresh], pageParams: known.pageParams.slice(0, 1) };
  const [first = [], ...others] = known.pages;
  const freshIds = new Set(fresh.map(({ _id }) => _id));
  const isKnown = (item: T) => freshIds.has(item._id);
  if (first.length > 0 && !known.pages.some((page) => page.some(isKnown))) return null;
  const rest = first.filter((item) => !isKnown(item));
  const oldest = fresh.at(-1);
  if (isAfter === undefined || oldest === undefined) return { ...known, pages: [[...rest, ...fresh], ...others] };
  return { ...known, pages: [[...fresh, ...rest.filter((item) => isAfter(item, oldest))], ...others] };
}

/** The number of the page that holds what follows, even after arrivals or deletions have shifted what stands on which. */
export function pageAfter(pages: readonly Item[][], lastAsked: number, pageSize: number): number | undefined {
  if ((pages.at(-1)?.length ?? 0) < pageSize) return undefined;
  const count = uniqueItems(pages).length;
  const hasBroughtNew = count > uniqueItems(pages.slice(0, -1)).length;
  return hasBroughtNew ? Math.floor(count / pageSize) + 1 : lastAsked + 1;
}

/**
 * Runs work one at a time: however often it is asked for meanwhile, it runs once more afterwards. So a busy shop does not make its owner's
 * page ask for every message, and no older answer is laid over a newer one.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  const runAll = async () => {
    do {
      again = false;
      await work();
    } while (again);
  };
  return () => {
    again = true;
    running ??= runAll().finally(() => (running = null));
    return running;
  };
}

type List = ReplyOf<'getSessionsList'>;
export type Session = List['sessions'][number];
/** `gone` once its owner put it away */
type Known = Session & { gone?: boolean };
type Counts = Pick<List, 'total' | 'totals'>;

const pageSize = limits.sessionsPageSize;

const isAfter = (one: Session, other: Session) =>
  one.lastMessageAt < other.lastMessageAt || (one.lastMessageAt === other.lastMessageAt && one._id < other._id);

/** The conversations of a search that a tab shows, ten at a time, by their last message; and how many stand in each tab. */
export function useSessions(agentId: string, search: Search, show: Show) {
  const api = useApi();
  const client = useQueryClient();
  const address = writeSearch(search).toString();
  const key = useMemo(() => ['sessions', agentId, address, show] as const, [agentId, address, show]);
  const [counts, setCounts] = useState<(Counts & { of: Show }) | null>(null);

  const fetchPage = useCallback(
    async (page: number, signal?: AbortSignal): Promise<Known[]> => {
      const query = { ...listQuery(agentId, page, show), ...searchQuery(search) };
      const { sessions, total, totals } = await api.call('getSessionsList', { query, ...(signal && { signal }) });
      const told = { total, totals, of: show };
      // the same numbers draw nothing anew
      setCounts((now) => (JSON.stringify(now) === JSON.stringify(told) ? now : told));
      return sessions;
    },
    [api, agentId, search, show],
  );

  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (_last: Known[], pages, page: number) => pageAfter(pages, page, pageSize),
    // what is new comes by the live calls; fetching every page again would only cost
    staleTime: Infinity,
    // comparing two hundred pages with themselves costs more than drawing what came
    structuralSharing: false,
    gcTime: 0,
  });

  useEffect(() => {
    if (query.error !== null) notify.error('Failed to fetch conversations.');
  }, [query.error]);

  const refreshOnce = useCallback(async () => {
    try {
      const fresh = await fetchPage(1);
      let isWhole = true;
      client.setQueryData<InfiniteData<Known[], number>>(key, (known) => {
        if (known === undefined) return known;
        const merged = withFresh(known, fresh, { isAfter, pageSize });
        isWhole = merged !== null;
        return merged === null
          ? known
          : { pages: merged.pages, pageParams: known.pageParams.slice(0, merged.pages.length) };
      });
      if (!isWhole) await client.resetQueries({ queryKey: key });
    } catch {
      // the next change or the slow poll tries again; what is shown stays true
    }
  }, [client, key, fetchPage]);
  const refresh = useMemo(() => oneAtATime(refreshOnce), [refreshOnce]);

  /** An optimistic update: shows at once what the server was asked for. */
  const patch = useCallback(
    (ids: readonly string[], change: Partial<Known>) =>
      client.setQueryData<InfiniteData<Known[], number>>(key, (known) => {
        if (known === undefined) return known;
        const changed = (session: Known) => (ids.includes(session._id) ? { ...session, ...change } : session);
        return { ...known, pages: known.pages.map((page) => page.map(changed)) };
      }),
    [client, key],
  );

  const { fetchNextPage, hasNextPage } = query;
  const sessions = useMemo(() => uniqueItems(query.data?.pages ?? []), [query.data]);
  /** Fetches what is not listed yet. @returns all there are, or as many as came */
  const fetchAll = useCallback(async (): Promise<Session[]> => {
    let [isMore, all] = [hasNextPage, sessions];
    while (isMore) {
      const { data, isError, hasNextPage: isNext } = await fetchNextPage();
      all = uniqueItems(data?.pages ?? []);
      isMore = isNext && !isError;
    }
    return all;
  }, [fetchNextPage, hasNextPage, sessions]);
  return { sessions, counts, query, refresh, patch, fetchAll };
}
