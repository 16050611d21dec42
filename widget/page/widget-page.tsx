/** The visitor's chat: joins the shared chat with the server, the session and the shop's page around it. */
import type { ResolveUrl } from '@vitrine/chat/resolve-url';
import { LinksContext } from '@vitrine/chat/links-context';
import { useConversation } from '@vitrine/chat/use-conversation';
import { useReplyView } from '@vitrine/chat/use-reply-view';
import { Chat } from '@vitrine/chat/view/chat';
import { useWords } from '@vitrine/chat/words-context';
import { useEffect, useRef, useState } from 'react';
import type { WidgetLook } from './agent-look.ts';
import { isAwayNow, watchReach } from './calls.ts';
import type { Host } from './host.ts';
import type { Talk } from './talk.ts';
import { useOutsideValue } from './use-outside-value.ts';

export interface LoadedLook {
  status: number;
  look: WidgetLook;
}

interface Props {
  firstLook: LoadedLook;
  /** the first look came from the shop's page, not from the server */
  isHanded: boolean;
  loadLook: () => Promise<LoadedLook>;
  draft: string;
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
const isUnknown = (status: number) => status === 404 || status === 400;

export function WidgetPage({ firstLook, isHanded, loadLook, draft, host, talk, resolveUrl }: Props) {
  const words = useWords();
  const [{ look, status }, setLook] = useState(firstLook);
  const [conversation, controls] = useConversation(firstLook.look.welcomeText, talk);
  const isOpen = useOutsideValue(host.subscribe, host.isOpen);
  const view = useReplyView(false);
  const isOffline = useOutsideValue(watchConnection, isOfflineNow);
  const isAway = useOutsideValue(watchReach, isAwayNow);
  const [tries, setTries] = useState(0);
  const input = useRef<HTMLTextAreaElement>(null);
  const isAvailable = !isUnknown(status);
  const [askAgain] = useState(() => async () => {
    const own = await loadLook();
    if (own.status === 200 || isUnknown(own.status)) setLook(own);
  });

  /** What a closed or blocked agent's visitor wrote before is still theirs to read. */
  useEffect(() => {
    if (isOpen && isAvailable && !isAway) controls.refresh();
  }, [isOpen, isAvailable, isAway, controls]);

  /** Owners change names and colours; each opening shows the newest (WI-17). */
  const isNewest = useRef(!isHanded);
  useEffect(() => {
    if (!isOpen) return;
    if (!isNewest.current) void askAgain();
    isNewest.current = false;
  }, [isOpen, askAgain]);

  /** Nobody has to press anything when the server is back, and not all ask it in one moment (LO-09). */
  useEffect(() => {
    if (!isAway || !isOpen) return undefined;
    const look = () => void askAgain().then(() => setTries(tries + 1));
    const timer = setTimeout(look, 3_000 + Math.random() * 4_000);
    return () => clearTimeout(timer);
  }, [isAway, isOpen, askAgain, tries]);

  const unread = useRef({ count: 0, key: conversation.newestReplyKey });
  useEffect(() => {
    const isNew = unread.current.key !== conversation.newestReplyKey && conversation.newestReplyKey !== null;
    const count = isOpen ? 0 : unread.current.count + (isNew ? 1 : 0);
    unread.current = { count, key: conversation.newestReplyKey };
    if (isNew) talk.tell('talked');
    if (isNew && !isOpen) host.post({ vitrine: 'unread', count });
  }, [isOpen, host, talk, conversation.newestReplyKey]);

  useEffect(() => {
    talk.listen((news) => {
      if (news === 'restarted') controls.restart();
      else controls.refresh();
    });
  }, [talk, controls]);

  function startAnew(): void {
    talk.forget();
    controls.restart();
    talk.tell('restarted');
    input.current?.focus();
  }
  async function erase(): Promise<boolean> {
    const isErased = await talk.erase();
    if (isErased) startAnew();
    return isErased;
  }

  return (
    <LinksContext value={look.links}>
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
        menu={
          view &&
          conversation.messages.length > 0 && (
            <view.MenuButton actions={{ newChat: startAnew, download: talk.download, erase }} />
          )
        }
        inputRef={input}
        draft={draft}
        isOffline={isOffline}
        isAway={isAway}
        closedReason={isAvailable ? undefined : words.unavailable}
        resolveUrl={resolveUrl}
      />
    </LinksContext>
  );
}
