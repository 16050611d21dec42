/** The visitor's chat: joins the shared chat with the shop's page around it. What talks with the server and stands around the conversation comes after. */
import type { ResolveUrl } from '@vitrine/chat/resolve-url';
import { LinksContext, PageContext, useWords } from '@vitrine/chat/contexts';
import { useConversation } from '@vitrine/chat/use-conversation';
import { Chat } from '@vitrine/chat/view/chat';
import { useEffect, useRef, useState } from 'react';
import type { WidgetLook } from './agent-look.ts';
import { placeholderIn, welcomeIn } from './agent-look.ts';
import { isAwayNow, watchReach } from './calls.ts';
import type { Host } from './host.ts';
import { placeCursor } from './shell.ts';
import type * as RestFile from './rest.tsx';
import type { Talk } from './talk.ts';
import { useOutsideValue } from './use-outside-value.ts';

export interface LoadedLook {
  status: number;
  look: WidgetLook;
}

export interface Rest {
  file: typeof RestFile;
  talk: Talk;
}

interface Props {
  firstLook: LoadedLook;
  /** the first look came from the shop's page, not from the server */
  isHanded: boolean;
  loadLook: () => Promise<LoadedLook>;
  /** rejects where it cannot be had now; asked again it tries again */
  loadRest: () => Promise<Rest>;
  draft: string;
  host: Host;
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

export function WidgetPage({ firstLook, isHanded, loadLook, loadRest, draft, host, resolveUrl }: Props) {
  const words = useWords();
  const [{ look, status }, setLook] = useState(firstLook);
  const [rest, setRest] = useState<Rest>();
  const [text, setText] = useState(draft);
  const [isTaken, setIsTaken] = useState(false);
  const [port] = useState(() => ({
    ask: (...asked: Parameters<Talk['ask']>) =>
      loadRest().then(
        ({ talk }) => talk.ask(...asked),
        () => ({ kind: 'failed' as const }),
      ),
    loadHistory: (...asked: Parameters<Talk['loadHistory']>) =>
      loadRest().then(
        ({ talk }) => talk.loadHistory(...asked),
        () => undefined,
      ),
  }));
  const [conversation, controls] = useConversation(welcomeIn(firstLook.look, words.language, words.greeting), port);
  const isOpen = useOutsideValue(host.subscribe, host.isOpen);
  const isOffline = useOutsideValue(watchConnection, isOfflineNow);
  const isAway = useOutsideValue(watchReach, isAwayNow);
  const [tries, setTries] = useState(0);
  const input = useRef<HTMLTextAreaElement>(null);
  const isAvailable = !isUnknown(status);
  const [askAgain] = useState(() => async () => {
    const own = await loadLook();
    if (own.status === 200 || isUnknown(own.status)) setLook(own);
  });

  useEffect(() => {
    if (!isOffline && !isAway) loadRest().then(setRest, () => undefined);
  }, [loadRest, isOffline, isAway]);

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
    const again = () => void askAgain().then(() => setTries(tries + 1));
    const timer = setTimeout(again, 3_000 + Math.random() * 4_000);
    return () => clearTimeout(timer);
  }, [isAway, isOpen, askAgain, tries]);

  const closed = look.isBlocked ? 'blocked' : conversation.closed;
  // with a person of the shop one may speak even where the assistant is silent
  const shown = { ...conversation, closed: isTaken ? null : closed };
  const isCut = isOffline || isAway;
  const around = rest && {
    talk: rest.talk,
    conversation: shown,
    links: look.links,
    host,
    controls,
    isOpen,
    isCut,
    text,
    input,
    onTaken: setIsTaken,
  };
  const file = rest?.file;
  return (
    <LinksContext value={look.links}>
      <PageContext value={host.pagePath()}>
        <Chat
          look={{ ...look, placeholderText: placeholderIn(look, words.language, words.placeholder) }}
          conversation={shown}
          providerUrl={`${location.origin}/`}
          onSend={controls.send}
          onTyped={controls.finishTyping}
          onRetry={(message) => {
            controls.retry(message);
            // the pressed button goes, and its keys with it
            placeCursor();
          }}
          onOlder={controls.loadOlder}
          onClose={host.isEmbedded ? () => host.post({ vitrine: 'close' }) : undefined}
          onInputFocus={() => void loadRest().then(({ talk }) => talk.engage())}
          onText={setText}
          menu={file && around && <file.Companion {...around} />}
          atEnd={file && around && <file.Questions {...around} />}
          overComposer={file && around && <file.Note {...around} />}
          renderAfterReply={(message) => file && around && <file.Under {...around} message={message} />}
          inputRef={input}
          draft={draft}
          isOffline={isOffline}
          isAway={isAway}
          closedReason={isAvailable ? undefined : words.unavailable}
          resolveUrl={resolveUrl}
        />
      </PageContext>
    </LinksContext>
  );
}
