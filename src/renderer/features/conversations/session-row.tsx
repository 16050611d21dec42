import { memo, Fragment } from 'react';
import { ThumbsDown } from 'lucide-react';
import { visibleText } from '@vitrine/chat/visible-text';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { OutcomeChip } from '../../shared/ui/outcome-chip.tsx';
import { preview } from './preview.ts';
import { messageWords } from './shown-counts.ts';
import { shownDay, shownLanguage, shownPage } from './shown-dates.ts';
import styles from './session-row.module.css';
import type { Session } from './use-sessions.ts';

interface SessionRowProps {
  session: Session;
  /** of its last message: "5 minutes ago" */
  ago: string;
  isOpen: boolean;
  isPicked: boolean;
  onOpen: (id: string) => void;
  onPick: (id: string) => void;
}

/** One line of a list that can have thousands: drawn again only when its own words change. */
export const SessionRow = memo(function SessionRow(props: SessionRowProps) {
  const { session, ago, isOpen, isPicked, onOpen, onPick } = props;
  const { _id, createdAt, messages, match, unread, outcome, handover, language, path } = session;
  // a person was asked for before anything was written
  const words = messages[0] === undefined ? 'Asked for a person' : preview(messages[0].content);
  return (
    <li className={styles.row} data-unread={unread} data-picked={isPicked}>
      <label className={styles.pick}>
        <input type="checkbox" checked={isPicked} onChange={() => onPick(_id)} />
        <VisuallyHidden>Select {words}</VisuallyHidden>
      </label>
      <button type="button" className={styles.button} aria-current={isOpen} onClick={() => onOpen(_id)}>
        <span className={styles.line}>
          <span className={styles.words} dir="auto">
            {words}
          </span>
          {unread && <VisuallyHidden> unread </VisuallyHidden>}
          <span className={styles.ago}>{ago}</span>
        </span>
        <span className={styles.line}>
          <span className={styles.last} dir="auto">
            {match ? <Marked text={match.text} marks={match.marks} /> : visibleText(session.lastWords)}
          </span>
          {handover === 'waiting' && <span className={styles.waiting}>Waiting</span>}
          {handover === 'taken' && <span className={styles.taken}>You answer</span>}
          {outcome !== null && <OutcomeChip outcome={outcome} />}
          {session.ratedDown && (
            <span className={styles.down}>
              <ThumbsDown size={14} aria-hidden="true" />
              <VisuallyHidden>Rated down</VisuallyHidden>
            </span>
          )}
        </span>
        <span className={styles.facts}>
          <time dateTime={createdAt} title="Began">
            {shownDay(createdAt)}
          </time>
          <span>{messageWords(session.messageCount)}</span>
          {language !== null && <abbr title={shownLanguage(language)}>{language.toUpperCase()}</abbr>}
          {path !== null && (
            <span className={styles.page} title={path}>
              {shownPage(path)}
            </span>
          )}
        </span>
      </button>
    </li>
  );
});

/** A piece of a message with the words that were sought marked in it. */
function Marked({ text, marks }: Pick<NonNullable<Session['match']>, 'text' | 'marks'>) {
  const pieces = marks.map(({ from, to }, at) => ({
    before: text.slice(marks[at - 1]?.to ?? 0, from),
    word: text.slice(from, to),
    from,
  }));
  return (
    <>
      {pieces.map(({ before, word, from }) => (
        <Fragment key={from}>
          {visibleText(before)}
          <mark>{visibleText(word)}</mark>
        </Fragment>
      ))}
      {visibleText(text.slice(marks.at(-1)?.to ?? 0))}
    </>
  );
}
