import { useContext, useEffect, useState } from 'react';
import type { ChatMessage } from '../conversation.ts';
import { LinksContext, useWords } from '../contexts.ts';
import { readReplyText, settledLength } from '../reply-text.ts';
import { anyLink, createMayLink } from '../shop-links.ts';
import { englishVisit } from '../visit-words.ts';
import type { ReplyBlock } from '../reply-text.ts';
import styles from './message-bubble.module.css';
import { ProductCards } from './product-cards.tsx';
import bodyStyles from './reply-body.module.css';
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

/** A reply cut after so many visible characters, for typing it out: links and bold words are cut inside, never their marks. */
export function countCharacters(blocks: ReplyBlock[]): number {
  let count = 0;
  for (const block of blocks) for (const part of block.parts) count += part.text.length;
  return count;
}

const continuesCharacter = /^(?:\p{M}|\u200D|\p{Surrogate})/u;

/** Moves on to where a character ends, so that no emoji, accent or joined letter is shown in halves. */
function wholeCharacters(text: string, length: number): string {
  let end = length;
  while (end < text.length && continuesCharacter.test(text.charAt(end))) end += 1;
  return text.slice(0, end);
}

export function cutReply(blocks: ReplyBlock[], characters: number): ReplyBlock[] {
  let left = characters;
  const cut: ReplyBlock[] = [];
  for (const block of blocks) {
    if (left <= 0) break;
    const parts = [];
    for (const part of block.parts) {
      if (left <= 0) break;
      parts.push(part.text.length <= left ? part : { ...part, text: wholeCharacters(part.text, left) });
      left -= part.text.length;
    }
    cut.push({ ...block, parts });
  }
  return cut;
}

/**
 * How a reply is typed out: one step each 30 ms, a character a step where that suits, more where the whole would take too long (T13).
 * While the text still arrives the steps follow it smoothly; from its end on at most `maxSteps` more are made.
 */
export const typing = { stepMs: 30, maxSteps: 60, followSteps: 30 } as const;

interface TypingProgress {
  shown: number;
  /** steps made since the text was complete */
  stepsAfterEnd: number;
}

export const typingStart: TypingProgress = { shown: 0, stepsAfterEnd: 0 };

export function advanceTyping(
  progress: TypingProgress,
  steps: number,
  available: number,
  isComplete: boolean,
): TypingProgress {
  let { shown, stepsAfterEnd } = progress;
  for (let step = 0; step < steps && shown < available; step += 1) {
    const stepsLeft = isComplete ? Math.max(1, typing.maxSteps - stepsAfterEnd) : typing.followSteps;
    shown = Math.min(available, shown + Math.max(1, Math.ceil((available - shown) / stepsLeft)));
    if (isComplete) stepsAfterEnd += 1;
  }
  return { shown: Math.min(shown, available), stepsAfterEnd };
}
