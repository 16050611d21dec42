import type { ChatMessage } from '../conversation.ts';
import { visibleText } from '../visible-text.ts';
import styles from './message-bubble.module.css';
import { useWords } from '../words-context.ts';

interface Props {
  message: ChatMessage;
  onRetry: ((message: ChatMessage) => void) | undefined;
}

const secondsLong = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;

export function VisitorMessage({ message, onRetry }: Props) {
  const words = useWords();
  const { state, failure } = message;
  return (
    <>
      <div className={styles.visitor}>
        <span className="chat-unseen">{words.you}: </span>
        <div dir="auto">{visibleText(message.text)}</div>
      </div>
      {(state === 'failed' || state === 'queued') && (
        <p className={styles.failed} data-state={state}>
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
