import { memo } from 'react';
import { preview } from './preview.ts';
import styles from './session-row.module.css';
import { shownDay } from './shown-dates.ts';
import type { Session } from './use-sessions.ts';

interface SessionRowProps {
  session: Session;
  /** "5 minutes ago" */
  ago: string;
  isOpen: boolean;
  onOpen: (id: string) => void;
}

/** One line of a list that can have thousands: drawn again only when its own words change. */
export const SessionRow = memo(function SessionRow({ session, ago, isOpen, onOpen }: SessionRowProps) {
  const { _id, createdAt, messages } = session;
  return (
    <li className={styles.row}>
      <button type="button" className={styles.button} aria-current={isOpen} onClick={() => onOpen(_id)}>
        <span className={styles.words} dir="auto">
          {preview(messages[0]?.content ?? '')}
        </span>
        <span className={styles.when}>
          <time dateTime={createdAt}>{shownDay(createdAt)}</time>
          <span>{ago}</span>
        </span>
      </button>
    </li>
  );
});
