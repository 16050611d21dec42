import styles from './typing-dots.module.css';
import { useWords } from '../words-context.ts';

/** Shown until the reply comes: four frames of 500 ms, from no dot to three (4-30). */
export function TypingDots() {
  return (
    <div className={styles.dots}>
      <span className="chat-unseen">{useWords().waiting}</span>
      <i />
      <i />
      <i />
    </div>
  );
}
