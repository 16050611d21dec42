/** The visitor's chat: joins the shared chat with the server, the session and the shop's page around it. */
import { useConversation } from '@vitrine/chat/use-conversation';
import { Chat } from '@vitrine/chat/view/chat';
import { useEffect, useRef, useState } from 'react';
import type { WidgetLook } from './agent-look.ts';
import type { Host } from './host.ts';
import type { ResolveUrl } from '@vitrine/chat/resolve-url';
import { useOutsideValue } from './use-outside-value.ts';
import type { Talk } from './talk.ts';

interface Props {
  firstLook: WidgetLook;
  loadLook: () => Promise<WidgetLook | undefined>;
  closedReason: string | undefined;
  host: Host;
  talk: Talk;
  resolveUrl: ResolveUrl;
}

function watchConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const isOfflineNow = () => !navigator.onLine;

export function WidgetPage({ firstLook, loadLook, closedReason, host, talk, resolveUrl }: Props) {
  const [look, setLook] = useState(firstLook);
  const [conversation, controls] = useConversation(firstLook.welcomeText, talk);
  const isOpen = useOutsideValue(host.subscribe, host.isOpen);
  const isOffline = useOutsideValue(watchConnection, isOfflineNow);
  const input = useRef<HTMLTextAreaElement>(null);
  const isAvailable = closedReason === undefined;

  /** What a closed or blocked agent's visitor wrote before is still theirs to read. */
  useEffect(() => {
    if (isOpen && isAvailable) controls.loadOlder();
  }, [isOpen, isAvailable, controls]);

  useEffect(() => {
    if (!isOpen || !host.isEmbedded || !isAvailable) return;
    void talk.engage();
    // A keyboard that jumps up over a page that was just opened is in the way; a cursor is not.
    if (matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, [isOpen, isAvailable, host, talk]);

  /** Owners change names and colours; each opening after the first shows the newest (WI-17). */
  const openings = useRef(0);
  useEffect(() => {
    if (!isOpen) return;
    openings.current += 1;
    if (openings.current > 1) void loadLook().then((newest) => newest !== undefined && setLook(newest));
  }, [isOpen, loadLook]);

  const unread = useRef({ count: 0, key: conversation.newestReplyKey });
  useEffect(() => {
    const isNew = unread.current.key !== conversation.newestReplyKey;
    const count = isOpen ? 0 : unread.current.count + (isNew ? 1 : 0);
    unread.current = { count, key: conversation.newestReplyKey };
    if (isNew && !isOpen) host.post({ vitrine: 'unread', count });
  }, [isOpen, host, conversation.newestReplyKey]);

  return (
    <Chat
      look={look}
      conversation={look.isBlocked ? { ...conversation, closed: 'blocked' } : conversation}
      providerUrl={`${location.origin}/`}
      onSend={controls.send}
      onTyped={controls.finishTyping}
      onRetry={controls.retry}
      onOlder={controls.loadOlder}
      onClose={host.isEmbedded ? () => host.post({ vitrine: 'close' }) : undefined}
      onInputFocus={() => void talk.engage()}
      inputRef={input}
      isOffline={isOffline}
      closedReason={closedReason}
      resolveUrl={resolveUrl}
    />
  );
}
