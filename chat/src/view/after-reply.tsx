/** Under a reply: when it came, whether it helped, and where one broke off the way to have it whole. */
import { useState } from 'react';
import type { ChatMessage } from '../conversation.ts';
import { englishVisit } from '../visit-words.ts';
import { useWords } from '../contexts.ts';
import styles from './after-reply.module.css';
import { Clock } from './day-line.tsx';
import firstQuestionsStyles from './first-questions.module.css';
import { ThumbIcon } from './reply-icons.tsx';

interface Props {
  message: ChatMessage;
  /** says whether it was kept */
  onRate: (rating: 1 | 0 | -1, reason?: string) => Promise<boolean>;
  onRetry: () => void;
}

const reasonMax = 300;

export function AfterReply({ message, onRate, onRetry }: Props) {
  const { tryAgain, visitWords: words = englishVisit } = useWords();
  const [rating, setRating] = useState<1 | 0 | -1>(message.rating ?? 0);
  const [reason, setReason] = useState('');
  const [isTold, setIsTold] = useState(false);

  if (message.state === 'cut')
    return (
      <p className={styles.line}>
        {words.cut}{' '}
        <button type="button" className={styles.again} onClick={onRetry}>
          {tryAgain}
        </button>
      </p>
    );
  if (message.key === 'welcome') return null;
  if (message.id === undefined || message.by === 'owner')
    return <p className={styles.line}>{message.at !== undefined && <Clock at={message.at} />}</p>;

  async function choose(wanted: 1 | -1): Promise<void> {
    const chosen = rating === wanted ? 0 : wanted;
    setRating(chosen);
    if (!(await onRate(chosen))) setRating(rating);
  }
  async function tell(): Promise<void> {
    if (await onRate(-1, reason.trim())) setIsTold(true);
  }
  const thumb = (wanted: 1 | -1, name: string) => (
    <button
      type="button"
      className={wanted === 1 ? styles.thumb : styles.down}
      aria-label={name}
      aria-pressed={rating === wanted}
      onClick={() => void choose(wanted)}
    >
      <ThumbIcon size={16} />
    </button>
  );
  return (
    <>
      <div className={styles.line}>
        {message.at !== undefined && <Clock at={message.at} />}
        {thumb(1, words.helpful)}
        {thumb(-1, words.notHelpful)}
      </div>
      {rating === -1 && !isTold && (
        <div className={styles.reason}>
          <input
            aria-label={words.whyNot}
            placeholder={words.whyNot}
            maxLength={reasonMax}
            value={reason}
            onInput={(event) => setReason(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && reason.trim() !== '') void tell();
            }}
          />
          <button type="button" disabled={reason.trim() === ''} onClick={() => void tell()}>
            {words.tell}
          </button>
        </div>
      )}
      {isTold && <output className={styles.line}>{words.thanks}</output>}
    </>
  );
}

interface FirstQuestionsProps {
  questions: readonly string[];
  label: string;
  onPick: (question: string) => void;
}

/** Questions that a press asks. */
export function FirstQuestions({ questions, label, onPick }: FirstQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <ul className={firstQuestionsStyles.questions} aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" dir="auto" onClick={() => onPick(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
