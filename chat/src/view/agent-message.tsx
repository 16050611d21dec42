import { useContext, useEffect, useState } from 'react';
import type { ChatMessage } from '../conversation.ts';
import { countCharacters, cutReply } from '../cut-reply.ts';
import { LinksContext } from '../links-context.ts';
import { readReplyText, settledLength } from '../reply-text.ts';
import { anyLink, createMayLink } from '../shop-links.ts';
import { advanceTyping, typing, typingStart } from '../typing.ts';
import { englishVisit } from '../visit-words.ts';
import { useWords } from '../words-context.ts';
import styles from './message-bubble.module.css';
import bodyStyles from './reply-body.module.css';
import { ProductCards } from './product-cards.tsx';
import type { ResolveUrl } from './reply-body.tsx';
import { ReplyBody } from './reply-body.tsx';

export interface AgentMessageProps {
  message: ChatMessage;
  agentName: string;
  resolveUrl: ResolveUrl;
  onTyped: (key: string) => void;
}

export function AgentMessage({ message, agentName, resolveUrl, onTyped }: AgentMessageProps) {
  const { key, id, text, cards, state } = message;
  const who = (useWords().visitWords ?? englishVisit).person;
  const isComplete = state !== 'streaming';
  const isShops = createMayLink(useContext(LinksContext));
  const mayLink = key === 'welcome' ? anyLink : isShops;
  // marks that nothing closes are never seen
  const isSettled = isComplete && state !== 'cut';
  const blocks = readReplyText(isSettled ? text : text.slice(0, settledLength(text)), mayLink);
  const finish = () => onTyped(key);
  const isTyping = state === 'typing' || state === 'streaming';
  const shown = useTyping(isTyping, countCharacters(blocks), isComplete, key, onTyped);

  return (
    <>
      {blocks.length > 0 && (
        // A pointer's shortcut only: a screen reader gets the whole text at once, and the keyboard loses nothing by waiting.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div className={styles.agent} onClick={state === 'typing' ? finish : undefined}>
          {message.by === 'owner' ? (
            <b className={bodyStyles.by}>{who}</b>
          ) : (
            <span className="chat-unseen">{agentName}: </span>
          )}
          <div dir="auto" className={bodyStyles.body}>
            <ReplyBody blocks={isTyping ? cutReply(blocks, shown) : blocks} resolveUrl={resolveUrl} />
          </div>
        </div>
      )}
      {!isTyping && <ProductCards cards={cards} messageId={id} resolveUrl={resolveUrl} />}
    </>
  );
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * How many of a reply's characters are shown now. Steps are counted by the clock, because a hidden page's timers come late.
 * `isTyping`: the reply is still to be typed; `isComplete`: all of it has arrived.
 */
function useTyping(
  isTyping: boolean,
  available: number,
  isComplete: boolean,
  key: string,
  onTyped: (key: string) => void,
): number {
  const [progress, setProgress] = useState(typingStart);
  const isActive = isTyping && !prefersReducedMotion();

  useEffect(() => {
    if (!isActive) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const steps = Math.floor((performance.now() - last) / typing.stepMs);
      last += steps * typing.stepMs;
      setProgress((before) =>
        before.shown === available ? before : advanceTyping(before, steps, available, isComplete),
      );
    }, typing.stepMs);
    return () => clearInterval(timer);
  }, [isActive, available, isComplete]);

  const isDone = isTyping && isComplete && (!isActive || progress.shown >= available);
  useEffect(() => {
    if (isDone) onTyped(key);
  }, [isDone, key, onTyped]);

  return isActive ? progress.shown : available;
}
