import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { calls } from '@vitrine/contract/calls';
import { usePlatform } from '../../shared/services.tsx';

interface InboxKeys {
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

/**
 * what has the keyboard where nobody took it anywhere: the head of a page that was come to, the page that was clicked between its cards, a
 * tab that was chosen, the Undo that was pressed and has not gone yet
 */
const nowhere = 'body, main, h1, [role="tab"], .Toastify *';
const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog';

/**
 * Single keys for who reads many conversations. They are heard only while the keyboard is in these panes or nowhere, and never while
 * something is typed (WCAG 2.1.4).
 */
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

const pollMs = 60_000;
/** a refused stream is not opened again by the browser itself */
const openAgainMs = 30_000;

/**
 * Listens for new messages while the page is looked at. A hidden window closes its stream, because a browser gives one server six
 * connections and many open windows would use them up; when it is shown again it asks for what it missed. A slow poll finds the rest.
 * `onChange` is told which conversation changed, or null when any may have; `onTyping` that the visitor of one types, or stopped.
 */
export function useLiveChanges(
  agentId: string,
  onChange: (conversationId: string | null) => void,
  onTyping: (conversationId: string, typing: boolean) => void,
): void {
  const { apiBaseUrl } = usePlatform();
  const tell = useRef(onChange);
  const tellTyping = useRef(onTyping);
  useEffect(() => {
    tell.current = onChange;
    tellTyping.current = onTyping;
  }, [onChange, onTyping]);

  useEffect(() => {
    let stream: EventSource | null = null;
    let again: ReturnType<typeof setTimeout> | undefined;
    let hasBeenOpen = false;

    function open(): void {
      close();
      stream = new EventSource(`${apiBaseUrl}${calls.watchConversations.path}?agentId=${encodeURIComponent(agentId)}`);
      stream.addEventListener('ready', () => {
        if (hasBeenOpen) tell.current(null);
        hasBeenOpen = true;
      });
      stream.addEventListener('changed', ({ data }) => tell.current(readChange(data).id));
      stream.addEventListener('typing', ({ data }) => {
        const { id, typing } = readChange(data);
        if (id !== null) tellTyping.current(id, typing);
      });
      stream.addEventListener('error', () => {
        if (stream?.readyState === EventSource.CLOSED) again = setTimeout(open, openAgainMs);
      });
    }
    function close(): void {
      clearTimeout(again);
      stream?.close();
      stream = null;
    }
    const onReturn = () => (document.hidden ? close() : open());

    onReturn();
    document.addEventListener('visibilitychange', onReturn);
    // After a sleep the old connection can be dead without a word.
    window.addEventListener('online', onReturn);
    const poll = setInterval(() => {
      if (!document.hidden) tell.current(null);
    }, pollMs);
    return () => {
      close();
      clearInterval(poll);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, [apiBaseUrl, agentId]);
}

function readChange(data: unknown): { id: string | null; typing: boolean } {
  try {
    const change: unknown = JSON.parse(String(data));
    const id = typeof change === 'object' && change !== null ? Reflect.get(change, 'conversationId') : null;
    const typing = typeof change === 'object' && change !== null && Reflect.get(change, 'typing') === true;
    return { id: typeof id === 'string' ? id : null, typing };
  } catch {
    return { id: null, typing: false };
  }
}
