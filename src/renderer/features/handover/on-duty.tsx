/**
 * While the owner says that they answer: their app says that somebody sits before it, and tells of who waits even while it is hidden. Of
 * several windows one holds the stream, because a browser gives one server six connections.
 */
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { calls } from '@vitrine/contract/calls';
import { useApiQuery, useShopName } from '../../shared/api/queries.ts';
import { paths } from '../../shared/paths.ts';
import { useApi, usePlatform } from '../../shared/services.tsx';
import { isNetworkFailure } from '../../shared/api/failure.ts';
import { notify } from '../../shared/notify/notify.ts';
import type { DraftStore } from '../../shared/platform/platform.ts';

const saidEveryMs = 2 * 60_000;
/** after so long without input, nobody is there */
const idleMs = 8 * 60_000;
const openAgainMs = 30_000;
const wish = 'A visitor asks for a person';

export function OnDuty({ agentId }: { agentId: string }) {
  useLateLines(agentId);
  const presence = useApiQuery('getPresence', { query: { agentId } });
  const isOn = presence.data?.presence.switchedOn === true;
  return isOn ? <Duty agentId={agentId} /> : null;
}

function Duty({ agentId }: { agentId: string }) {
  const api = useApi();
  const { apiBaseUrl, desktop } = usePlatform();
  const navigate = useNavigate();
  const shopName = useShopName(agentId);
  const shop = useRef('');
  useEffect(() => {
    shop.current = shopName;
  }, [shopName]);
  const touchedAt = useRef(0);

  useEffect(() => {
    const touched = () => (touchedAt.current = Date.now());
    const say = () => {
      if (Date.now() - touchedAt.current < idleMs) api.call('keepPresent', { body: { agentId } }).catch(() => {});
    };
    touched();
    say();
    const timer = setInterval(say, saidEveryMs);
    for (const event of ['pointerdown', 'keydown'] as const) window.addEventListener(event, touched);
    return () => {
      clearInterval(timer);
      for (const event of ['pointerdown', 'keydown'] as const) window.removeEventListener(event, touched);
    };
  }, [api, agentId]);

  useEffect(() => {
    // the desktop has notices of its own
    if (desktop !== undefined || !('Notification' in window) || !('locks' in navigator)) return undefined;
    const over = new AbortController();

    function tell({ data }: MessageEvent): void {
      const waiting = readWaiting(data);
      if (waiting === null || Notification.permission !== 'granted') return;
      const notice = new Notification(shop.current === '' ? wish : `${shop.current}: ${wish}`, {
        body: waiting.words ?? '',
        tag: waiting.conversationId,
      });
      notice.addEventListener('click', () => {
        window.focus();
        void navigate(`${paths.conversations}?id=${waiting.conversationId}`);
      });
    }

    async function listen(): Promise<void> {
      while (!over.signal.aborted) {
        await new Promise<void>((resolve) => {
          const address = `${apiBaseUrl}${calls.watchConversations.path}?agentId=${encodeURIComponent(agentId)}`;
          const stream = new EventSource(address);
          const end = () => {
            stream.close();
            resolve();
          };
          stream.addEventListener('waiting', tell);
          stream.addEventListener('error', () => {
            // a refused stream is not opened again by the browser itself
            if (stream.readyState === EventSource.CLOSED) setTimeout(end, openAgainMs);
          });
          over.signal.addEventListener('abort', end, { once: true });
        });
      }
    }
    navigator.locks.request(`vitrine.duty.${agentId}`, { signal: over.signal }, listen).catch(() => {});
    return () => over.abort();
  }, [apiBaseUrl, agentId, desktop, navigate]);
  return null;
}

function readWaiting(data: unknown): { conversationId: string; words: string | null } | null {
  try {
    const told: unknown = JSON.parse(String(data));
    if (typeof told !== 'object' || told === null || !('conversationId' in told)) return null;
    const { conversationId } = told;
    const words = 'words' in told && typeof told.words === 'string' ? told.words : null;
    return typeof conversationId === 'string' ? { conversationId, words } : null;
  } catch {
    return null;
  }
}

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

/**
 * Lines that nobody answered for, of all conversations: kept beside the drafts, and sent when the server answers again, whichever page is
 * open then. A line keeps its id, so that one which had arrived after all is not written twice.
 */
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

/** Sends what is waiting, as long as the app is open. */
function useLateLines(agentId: string): void {
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
