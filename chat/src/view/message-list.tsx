import { Fragment, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ChatMessage, Conversation } from '../conversation.ts';
import { LinksContext, useWords } from '../contexts.ts';
import { visibleText } from '../visible-text.ts';
import type { Words } from '../words.ts';
import type { AgentMessageProps } from './agent-message.tsx';
import bubble from './message-bubble.module.css';
import styles from './message-list.module.css';
import type { ResolveUrl } from './reply-body.tsx';
import type { ReplyView } from './reply-view.ts';
import { useFollowedScroll } from './use-followed-scroll.ts';

interface Props {
  conversation: Conversation;
  agentName: string;
  resolveUrl: ResolveUrl;
  onTyped: (key: string) => void;
  onRetry: ((message: ChatMessage) => void) | undefined;
  onOlder: (() => void) | undefined;
  renderAfterReply: ((message: ChatMessage) => ReactNode) | undefined;
  atEnd: ReactNode;
}

const topPx = 10;

/** What a screen reader is told, once for each reply and whole, however slowly it is typed. */
function announcementOf(
  { messages, newestReplyKey }: Conversation,
  agentName: string,
  words: Words,
  view: ReplyView | null | undefined,
  links: readonly unknown[],
): string {
  const reply = messages.find((message) => message.key === newestReplyKey);
  if (messages.at(-1)?.state === 'failed') return words.unanswered;
  if (reply === undefined || view === undefined) return '';
  const cards = reply.cards.length === 0 ? '' : ` ${words.products}: ${reply.cards.length}`;
  const said = view ? view.plainReplyText(reply.text, links) : visibleText(reply.text);
  return `${agentName}: ${said}${cards}`;
}

export function MessageList(props: Props) {
  const { conversation, agentName, resolveUrl, onTyped, onRetry, onOlder, renderAfterReply, atEnd } = props;
  const { messages, history, pendingKey, newestReplyKey, welcomeText } = conversation;
  const { scroller, content } = useFollowedScroll({ firstKey: messages[0]?.key, newestReplyKey, pendingKey });
  const view = useReplyView(pendingKey !== null);
  const words = useWords();
  const links = useContext(LinksContext);

  /** A page that does not fill the view leaves nothing to scroll: the next one is asked for at once. */
  const hasOlder = history.state === 'more';
  const pageBefore = hasOlder ? history.page : 0;
  useEffect(() => {
    const list = scroller.current;
    if (pageBefore > 0 && list !== null && list.scrollHeight <= list.clientHeight + topPx) onOlder?.();
  }, [pageBefore, onOlder, scroller]);

  const isFirstPageOnly = history.page > 0 && history.state !== 'whole';
  const isWaiting = pendingKey !== null && !messages.some(({ state }) => state === 'streaming');
  const welcome: ChatMessage = {
    key: 'welcome',
    id: 'welcome',
    role: 'agent',
    text: welcomeText,
    cards: [],
    state: 'whole',
  };
  const shown = isFirstPageOnly ? messages : [welcome, ...messages];

  /** What waits behind another question waits for no line. */
  const inTurn = (message: ChatMessage): ChatMessage =>
    message.state === 'queued' && pendingKey !== null ? { ...message, state: 'sending' } : message;

  function agentMessage(message: ChatMessage) {
    const said = { message, agentName, resolveUrl, onTyped };
    return view ? <view.AgentMessage {...said} /> : <PlainAgentMessage {...said} isTemporary={view === undefined} />;
  }

  return (
    <>
      {/* The log itself is silent: it changes with each typed character. What is worth hearing stands in the status below. */}
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-live="off"
        aria-busy={pendingKey !== null}
        aria-label={words.conversation}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        onScroll={(event) => {
          if (hasOlder && event.currentTarget.scrollTop <= topPx) onOlder?.();
        }}
      >
        {history.state === 'loading' && history.page > 0 && <p className={styles.earlier}>{words.earlier}</p>}
        <ol ref={content} className={styles.list}>
          {shown.map((message, at) => (
            <Fragment key={message.key}>
              <li
                data-key={message.key}
                data-role={message.role}
                className={message.key === message.id ? undefined : styles.fresh}
              >
                {view && <view.DayLine at={message.at} before={shown[at - 1]?.at} />}
                {message.role === 'agent' ? (
                  <>
                    {agentMessage(message)}
                    {(message.state === 'whole' || message.state === 'cut') && renderAfterReply?.(message)}
                  </>
                ) : (
                  <VisitorMessage message={inTurn(message)} onRetry={onRetry} />
                )}
              </li>
              {isWaiting && message.key === pendingKey && (
                <li className={styles.fresh}>
                  <div className={bubble.agent}>
                    <TypingDots />
                  </div>
                </li>
              )}
            </Fragment>
          ))}
          {atEnd && <li>{atEnd}</li>}
        </ol>
      </div>
      {view && <view.JumpToLatest scroller={scroller} content={content} />}
      <output className="chat-unseen">{announcementOf(conversation, agentName, words, view, links)}</output>
    </>
  );
}

interface PlainAgentMessageProps extends AgentMessageProps {
  /** what shows replies in full may still come */
  isTemporary: boolean;
}

/** A reply without its links and cards: until what shows them is there, and where it never comes. */
function PlainAgentMessage({ message, agentName, onTyped, isTemporary }: PlainAgentMessageProps) {
  const { key, text, state } = message;
  const isFresh = state === 'typing' || state === 'streaming';
  useEffect(() => {
    if (state === 'typing' && !isTemporary) onTyped(key);
  }, [state, isTemporary, key, onTyped]);
  return (
    <div className={bubble.agent}>
      <span className="chat-unseen">{agentName}: </span>
      {isFresh && isTemporary ? <TypingDots /> : <div dir="auto">{visibleText(text)}</div>}
    </div>
  );
}

/** Shown until the reply comes: four frames of 500 ms, from no dot to three (4-30). */
function TypingDots() {
  return (
    <div className={styles.dots}>
      <span className="chat-unseen">{useWords().waiting}</span>
      <i />
      <i />
      <i />
    </div>
  );
}

interface VisitorMessageProps {
  message: ChatMessage;
  onRetry: ((message: ChatMessage) => void) | undefined;
}

const secondsLong = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;

function VisitorMessage({ message, onRetry }: VisitorMessageProps) {
  const words = useWords();
  const { state, failure } = message;
  return (
    <>
      <div className={bubble.visitor}>
        <span className="chat-unseen">{words.you}: </span>
        <div dir="auto">{visibleText(message.text)}</div>
      </div>
      {(state === 'failed' || state === 'queued') && (
        <p className={bubble.failed} data-state={state}>
          {state === 'queued' ? words.queued : failure?.why === 'busy' ? words.busy : words.unanswered}{' '}
          {failure?.why === 'busy' &&
            failure.seconds > 0 &&
            `(${new Intl.NumberFormat(words.language, secondsLong).format(failure.seconds)}) `}
          {onRetry !== undefined && (
            <button type="button" onClick={() => onRetry(message)}>
              {words.tryAgain}
            </button>
          )}
        </p>
      )}
    </>
  );
}

let loaded: ReplyView | undefined;

/**
 * What shows replies (links, lists, cards, typing) comes in a file of its own while the visitor reads the welcome and writes: nothing of
 * it is needed to begin. Where it cannot be fetched the replies are shown as plain text.
 */
async function loadReplyView(): Promise<ReplyView> {
  ({ replyView: loaded } = await import('./reply-view.ts'));
  return loaded;
}

/** Undefined while it is on its way, null where it failed; when a reply is awaited again it is fetched again. */
function useReplyView(isAwaited: boolean): ReplyView | null | undefined {
  const [view, setView] = useState<ReplyView | null | undefined>(loaded);
  useEffect(() => {
    if (loaded === undefined && (isAwaited || view === undefined))
      loadReplyView().then(
        (whole) => setView(whole),
        () => setView(null),
      );
  }, [isAwaited, view]);
  return view;
}
