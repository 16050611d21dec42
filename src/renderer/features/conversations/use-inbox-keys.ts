/**
 * Single keys for who reads many conversations. They are heard only while the keyboard is in these panes or nowhere, and never while
 * something is typed (WCAG 2.1.4).
 */
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

export interface InboxKeys {
  /** the next one down, or up */
  step: (by: 1 | -1) => void;
  archive: () => void;
  toggleUnread: () => void;
  search: () => void;
}

const actions: Record<string, (keys: InboxKeys) => void> = {
  j: (keys) => keys.step(1),
  k: (keys) => keys.step(-1),
  e: (keys) => keys.archive(),
  u: (keys) => keys.toggleUnread(),
  '/': (keys) => keys.search(),
};

/** what has the keyboard where nobody took it anywhere: the head of a page that was come to, the page that was clicked between its cards */
const nowhere = 'body, main, h1';
const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog';

export function useInboxKeys(panes: RefObject<HTMLElement | null>, keys: InboxKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actions[event.key];
      const { target } = event;
      if (action === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(target instanceof Element) || target.closest(typing) !== null) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (!target.matches(nowhere) && panes.current?.contains(target) !== true) return;
      event.preventDefault();
      action(latest.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [panes]);
}
