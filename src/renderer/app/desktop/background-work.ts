import { useEffect, useRef } from 'react';
import { limits } from '@vitrine/contract/limits';
import { calls } from '@vitrine/contract/calls';
import type { Presence } from '@vitrine/contract/handover';
import { useApiQuery, useShopName } from '../../shared/api/queries.ts';
import type { Desktop } from '../../shared/platform/platform.ts';
import { report } from '../../shared/api/failure.ts';
import { useApi, usePlatform } from '../../shared/services.tsx';

const aheadAtMost = 500;

export interface Ahead {
  /** whose conversations these are */
  agentId: string;
  /** the last run came to its end */
  isWhole: boolean;
  /** by conversation: its last message, when it was fetched */
  fetched: Record<string, string>;
}

interface Needs {
  agentId: string;
  /** conversations by their last message, the newest first */
  list: (page: number) => Promise<readonly { _id: string; lastMessageAt: string }[]>;
  /** all that shows one */
  fetch: (conversationId: string) => Promise<void>;
  /** what earlier runs fetched */
  before: Ahead | null;
  keep: (now: Ahead) => void;
  /** between two calls: reading ahead is never in anybody's way */
  pause: () => Promise<void>;
  isOver: () => boolean;
}

/**
 * Fetches the newest conversations ahead, so that they can be read without a network: the main process keeps each reply that passes
 * (`kept-replies.ts`). What has not changed since is not fetched again. Throws what `list` and `fetch` throw, and keeps what came before.
 */
export async function readAhead({ agentId, list, fetch, before, keep, pause, isOver }: Needs): Promise<void> {
  const known = before?.agentId === agentId ? before : { isWhole: false, fetched: {} };
  const now: Ahead = { agentId, isWhole: false, fetched: { ...known.fetched } };
  const seen = new Set<string>();
  try {
    for (let page = 1; (page - 1) * limits.sessionsPageSize < aheadAtMost; page += 1) {
      if (isOver()) return;
      const sessions = await list(page);
      const news = sessions.filter(({ _id, lastMessageAt }) => now.fetched[_id] !== lastMessageAt);
      // what follows the newest has not moved either
      if (page === 1 && known.isWhole && news.length === 0) return void (now.isWhole = true);
      for (const { _id } of sessions) seen.add(_id);
      for (const { _id, lastMessageAt } of news) {
        await pause();
        if (isOver()) return;
        await fetch(_id);
        now.fetched[_id] = lastMessageAt;
      }
      if (sessions.length < limits.sessionsPageSize) break;
      await pause();
    }
    now.isWhole = true;
    now.fetched = Object.fromEntries(Object.entries(now.fetched).filter(([id]) => seen.has(id)));
  } finally {
    keep(now);
  }
}

/** Parses what the store holds; null for anything that is not ours. */
export function readAheadRecord(stored: unknown): Ahead | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const [agentId, isWhole, fetched]: unknown[] = ['agentId', 'isWhole', 'fetched'].map((name) =>
    Reflect.get(stored, name),
  );
  if (typeof agentId !== 'string' || typeof fetched !== 'object' || fetched === null) return null;
  const entries = Object.entries(fetched).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { agentId, isWhole: isWhole === true, fetched: Object.fromEntries(entries) };
}

const openAgainMs = 30_000;
/** several changes in a row are counted once */
const countAfterMs = 1000;

/** Tells the desktop who chats while nobody is looking, and how many visitors wait for a person. */
export function useConversationAlerts(desktop: Desktop, agentId: string, isOpen: boolean): void {
  const api = useApi();
  const { apiBaseUrl } = usePlatform();
  const shop = useShopName(agentId, isOpen);
  const presence = useApiQuery('getPresence', { query: { agentId } }, { enabled: isOpen });
  const quiet = presence.data?.presence.quiet ?? null;
  const known = useRef({ shop, quiet });
  useEffect(() => {
    known.current = { shop, quiet };
  }, [shop, quiet]);

  useEffect(() => {
    if (!isOpen) return undefined;
    let stream: EventSource | null = null;
    let again: ReturnType<typeof setTimeout> | undefined;
    let counting: ReturnType<typeof setTimeout> | undefined;
    const quietly = (work: Promise<void>) =>
      void work.catch((error: unknown) => report('The desktop could not be told', error));
    const isLookedAt = () => !document.hidden && document.hasFocus();

    async function count(): Promise<void> {
      const { totals } = await api.call('getSessionsList', { query: { agentId, page: '1', limit: '1' } });
      await desktop.setUnread(totals.waiting);
    }
    function countSoon(): void {
      clearTimeout(counting);
      counting = setTimeout(() => quietly(count()), countAfterMs);
    }
    function heard(told: Told | null, wish: boolean): void {
      countSoon();
      // of a wish the server keeps the quiet hours
      if (told === null || isLookedAt() || (!wish && isQuiet(known.current.quiet, new Date()))) return;
      quietly(desktop.announceConversation({ id: told.id, shop: known.current.shop, wish, words: told.words }));
    }
    function open(): void {
      const query = new URLSearchParams({ agentId });
      stream = new EventSource(`${apiBaseUrl}${calls.watchConversations.path}?${query}`);
      stream.addEventListener('ready', countSoon);
      stream.addEventListener('changed', ({ data }) => heard(readTold(data), false));
      stream.addEventListener('waiting', ({ data }) => heard(readTold(data), true));
      stream.addEventListener('error', () => {
        if (stream?.readyState === EventSource.CLOSED) again = setTimeout(open, openAgainMs);
      });
    }
    open();
    return () => {
      clearTimeout(again);
      clearTimeout(counting);
      stream?.close();
    };
  }, [api, desktop, apiBaseUrl, agentId, isOpen]);
}

interface Told {
  id: string;
  words: string | null;
}

function readTold(data: unknown): Told | null {
  try {
    const told: unknown = JSON.parse(String(data));
    if (typeof told !== 'object' || told === null) return null;
    const [id, words]: unknown[] = [Reflect.get(told, 'conversationId'), Reflect.get(told, 'words')];
    return typeof id === 'string' ? { id, words: typeof words === 'string' ? words : null } : null;
  } catch {
    return null;
  }
}

/** Whether the owner wants to hear nothing now; a wish for a person is held back by the server, every other notice by this. */
export function isQuiet(quiet: Presence['quiet'], now: Date): boolean {
  if (quiet === null) return false;
  const minute = minuteOfDay(quiet.timeZone, now);
  if (minute === null) return false;
  const { from, to } = quiet;
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** @returns null where this system does not know the time zone */
function minuteOfDay(timeZone: string, now: Date): number | null {
  try {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const [hours, minutes] = clock.format(now).split(':').map(Number);
    return hours === undefined || minutes === undefined ? null : hours * 60 + minutes;
  } catch {
    return null;
  }
}
