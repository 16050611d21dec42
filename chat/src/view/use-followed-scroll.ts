/**
 * Keeps a message list where its reader expects it: at the end while they stand at the end, at the same message when an older page comes
 * in above (T15), and never further than the first line of the newest reply, which is where reading starts.
 */
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';

const nearEndPx = 48;
const replyMarginPx = 12;

interface Watched {
  firstKey: string | undefined;
  newestReplyKey: string | null;
  /** set while the visitor waits: whoever sends wants to see what comes */
  pendingKey: string | null;
}

interface FollowedScroll {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLOListElement | null>;
}

export function useFollowedScroll({ firstKey, newestReplyKey, pendingKey }: Watched): FollowedScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLOListElement>(null);
  const isFollowing = useRef(true);
  /** as it was when the list was last laid out: asked for in between, it would cost a layout of its own */
  const heightBefore = useRef(0);
  const firstKeyBefore = useRef(firstKey);
  const newestReply = useRef(newestReplyKey);

  useLayoutEffect(() => {
    const list = scroller.current;
    if (list === null) return;
    const isPrepended = firstKeyBefore.current !== undefined && firstKeyBefore.current !== firstKey;
    if (isPrepended && !isFollowing.current) list.scrollTop += list.scrollHeight - heightBefore.current;
    firstKeyBefore.current = firstKey;
  }, [firstKey]);

  useLayoutEffect(() => {
    newestReply.current = newestReplyKey;
  }, [newestReplyKey]);

  useLayoutEffect(() => {
    if (pendingKey !== null) isFollowing.current = true;
  }, [pendingKey]);

  useEffect(() => {
    const list = scroller.current;
    const inside = content.current;
    if (list === null || inside === null) return undefined;

    function follow(): void {
      if (list === null) return;
      heightBefore.current = list.scrollHeight;
      if (!isFollowing.current) return;
      const last = [...(inside?.children ?? [])].findLast((item) => item instanceof HTMLElement && item.dataset.key);
      // A greeting that stands alone is read from its beginning.
      if (last instanceof HTMLElement && last.dataset.key === 'welcome') return;
      const isReply = last instanceof HTMLElement && last.dataset.key === newestReply.current;
      const end = list.scrollHeight - list.clientHeight;
      const replyTop = isReply ? last.offsetTop - replyMarginPx : end;
      list.scrollTop = Math.min(end, Math.max(list.scrollTop, replyTop));
    }
    let topBefore = 0;
    function onScroll(): void {
      if (list === null) return;
      const isNear = list.scrollHeight - list.clientHeight - list.scrollTop < nearEndPx;
      // a list that grew meanwhile is far from its end, and its reader did not move
      if (isNear || list.scrollTop < topBefore) isFollowing.current = isNear;
      topBefore = list.scrollTop;
    }

    const observer = new ResizeObserver(follow);
    observer.observe(inside);
    observer.observe(list);
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', onScroll);
    };
  }, []);

  return { scroller, content };
}
