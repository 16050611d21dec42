/**
 * Hears of new messages for as long as the page is looked at. A hidden window lets go of its stream, because a browser gives one server six
 * connections and many open windows would use them up; coming back, it asks for what it missed. A slow poll finds what nobody told.
 */
import { useEffect, useRef } from 'react';
import { calls } from '@vitrine/contract/calls';
import { usePlatform } from '../../shared/services.tsx';

const pollMs = 60_000;
/** a refused stream is not opened again by the browser itself */
const openAgainMs = 30_000;

/** `onChange` is told which conversation changed, or null when any may have. */
/** `onTyping` is told that the visitor of a conversation types, or stopped. */
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
