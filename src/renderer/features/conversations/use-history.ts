import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { limits } from '@vitrine/contract/limits';
import type { ReplyOf } from '@vitrine/contract/routes';
import type { ChatMessage } from '@vitrine/chat/conversation';
import type { Outcome } from '@vitrine/contract/outcomes';
import { readReplyEnvelope } from '@vitrine/contract/reply-envelope';
import { isNotFound } from '../../shared/api/failure.ts';
import { historyQuery } from '../../shared/api/queries.ts';
import { useApi } from '../../shared/services.tsx';
import { oneAtATime, pageAfter, uniqueItems, withFresh } from './use-sessions.ts';
import { shownLongDay } from './formatting.ts';

const nearEndPx = 48;

/** Opens a conversation at its end, or at what a search found in it; follows it while its reader stands there, and keeps their place when older messages come in above. */
export function useHistoryScroll(
  firstKey: string | undefined,
  /** among the messages that are shown */
  foundKey: string | undefined,
): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef({ firstKey, height: 0, isAtEnd: foundKey === undefined });
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const { firstKey: firstBefore, height, isAtEnd } = before.current;
    const isPrepended = firstBefore !== undefined && firstBefore !== firstKey;
    if (isPrepended && !isAtEnd) box.scrollTop += box.scrollHeight - height;
    before.current = { ...before.current, firstKey, height: box.scrollHeight };
  }, [firstKey]);

  useLayoutEffect(() => {
    const box = scroller.current;
    const found = box?.querySelector('[data-found]');
    if (box === null || found == null || shown.current === foundKey) return;
    shown.current = foundKey;
    before.current = { ...before.current, isAtEnd: false };
    box.scrollTop += found.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
  }, [foundKey]);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    const remember = () => {
      const isAtEnd = box.scrollHeight - box.clientHeight - box.scrollTop < nearEndPx;
      before.current = { ...before.current, height: box.scrollHeight, isAtEnd };
    };
    box.addEventListener('scroll', remember, { passive: true });
    // New messages and late pictures make the talk longer, and on a phone it has no height until it is looked at.
    const observer = new ResizeObserver(() => {
      if (before.current.isAtEnd) box.scrollTop = box.scrollHeight;
      before.current.height = box.scrollHeight;
    });
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => {
      box.removeEventListener('scroll', remember);
      observer.disconnect();
    };
  }, []);

  return scroller;
}

type Message = ReplyOf<'getSessionMessages'>['messages'][number];

const pageSize = limits.messagesPageSize;

/** One conversation's messages, oldest first; page 1 holds the newest and older ones are fetched before it. */
export function useHistory(conversationId: string) {
  const api = useApi();
  const client = useQueryClient();
  const key = useMemo(() => ['history', conversationId] as const, [conversationId]);

  const fetchPage = useCallback(
    async (page: number, signal?: AbortSignal): Promise<Message[]> => {
      const query = historyQuery(conversationId, page);
      return (await api.call('getSessionMessages', { query, ...(signal && { signal }) })).messages;
    },
    [api, conversationId],
  );

  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (_last: Message[], pages, page: number) => pageAfter(pages, page, pageSize),
  });

  const refreshOnce = useCallback(async () => {
    try {
      const fresh = await fetchPage(1);
      let isWhole = true;
      client.setQueryData<InfiniteData<Message[], number>>(key, (known) => {
        if (known === undefined) return known;
        const merged = withFresh(known, fresh, { pageSize });
        isWhole = merged !== null;
        return merged === null
          ? known
          : { pages: merged.pages, pageParams: known.pageParams.slice(0, merged.pages.length) };
      });
      if (!isWhole) await client.resetQueries({ queryKey: key });
    } catch (error) {
      if (isNotFound(error)) await client.resetQueries({ queryKey: key });
      // Otherwise the next change or the slow poll tries again; what is shown stays true.
    }
  }, [client, key, fetchPage]);
  const refresh = useMemo(() => oneAtATime(refreshOnce), [refreshOnce]);

  const messages = useMemo(() => uniqueItems((query.data?.pages ?? []).toReversed()), [query.data]);
  return { messages, query, refresh };
}

export interface DatedMessage {
  message: ChatMessage;
  createdAt: string;
  /** the day, where it is another one than that of the message before */
  newDay: string | null;
  /** the page the visitor wrote from, where it is another one than before */
  newPage: string | null;
  /** of a reply, what became of the question */
  outcome: Outcome | null;
  /** a person of the shop wrote it */
  byOwner: boolean;
  /** the visitor's thumb at a reply */
  rating: 1 | -1 | null;
  /** why the visitor's thumb went down; null where they said nothing */
  ratingReason: string | null;
}

function chatMessage({ _id, role, content }: Message): ChatMessage {
  const base = { key: _id, id: _id, state: 'whole' as const };
  if (role === 'human') {
    const text = typeof content === 'string' ? content : content.agent_response_text;
    return { ...base, role: 'visitor', text, cards: [] };
  }
  const { agent_response_text: text, product_cards: cards } = readReplyEnvelope(content);
  return { ...base, role: 'agent', text, cards };
}

/** Messages as the shared chat shows them, with what only their owner sees. */
export function datedMessages(messages: readonly Message[]): DatedMessage[] {
  let day = '';
  let page = '';
  return messages.map((message) => {
    const ownDay = shownLongDay(message.createdAt);
    const ownPage = message.path ?? page;
    const dated = {
      message: chatMessage(message),
      createdAt: message.createdAt,
      newDay: ownDay === day ? null : ownDay,
      newPage: ownPage === page ? null : ownPage,
      outcome: message.outcome ?? null,
      byOwner: message.by === 'owner',
      rating: message.rating ?? null,
      ratingReason: message.ratingReason ?? null,
    };
    day = ownDay;
    page = ownPage;
    return dated;
  });
}
