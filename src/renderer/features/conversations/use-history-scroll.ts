/** Opens a conversation at its end, follows it while its reader stands there, and keeps their place when older messages come in above. */
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const nearEndPx = 48;

export function useHistoryScroll(firstKey: string | undefined): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef({ firstKey, height: 0, isAtEnd: true });

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
