import { useEffect } from 'react';
import { visibleText } from '../visible-text.ts';
import type { AgentMessageProps } from './agent-message.tsx';
import styles from './message-bubble.module.css';
import { TypingDots } from './typing-dots.tsx';

interface Props extends AgentMessageProps {
  /** what shows replies in full may still come */
  isTemporary: boolean;
}

/** A reply without its links and cards: until what shows them is there, and where it never comes. */
export function PlainAgentMessage({ message, agentName, onTyped, isTemporary }: Props) {
  const { key, text, state } = message;
  const isFresh = state === 'typing' || state === 'streaming';
  useEffect(() => {
    if (state === 'typing' && !isTemporary) onTyped(key);
  }, [state, isTemporary, key, onTyped]);
  return (
    <div className={styles.agent}>
      <span className="chat-unseen">{agentName}: </span>
      {isFresh && isTemporary ? <TypingDots /> : <div dir="auto">{visibleText(text)}</div>}
    </div>
  );
}
