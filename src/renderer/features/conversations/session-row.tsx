import { Fragment, memo } from 'react';
import { MessagesSquare, ThumbsDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { visibleText } from '@vitrine/chat/visible-text';
import { limits } from '@vitrine/contract/limits';
import { VisuallyHidden } from '../../shared/ui/basics.tsx';
import { OutcomeChip } from '../../shared/ui/badge.tsx';
import { useApiQuery } from '../../shared/api/queries.ts';
import { relativeTime, useNow } from '../../shared/time.ts';
import { paths } from '../../shared/paths.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { Card, EmptyState } from '../../shared/ui/page-parts.tsx';
import { Notice, Skeleton } from '../../shared/ui/notice.tsx';
import { binWords, inOneLine, messageWords, preview, shownDay, shownLanguage, shownPage } from './formatting.ts';
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
  const { _id, createdAt, messages, match, unread, outcome, handover, language, path, discardedAt } = session;
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
          <span className={styles.words} dir="auto" title={inOneLine(messages[0]?.content ?? words)}>
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
          {discardedAt !== undefined && <span>{binWords(discardedAt)}</span>}
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

/** An excerpt of a message with the search words marked. */
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

const shownAtMost = 5;

export function LatestConversations({ agentId }: { agentId: string }) {
  const now = useNow();
  const list = useApiQuery('getSessionsList', {
    query: { agentId, page: '1', limit: String(limits.sessionsPageSize) },
  });
  const sessions = list.data?.sessions.slice(0, shownAtMost) ?? [];
  return (
    <Card title="Latest conversations" aside={sessions.length > 0 && <Link to={paths.conversations}>See all</Link>}>
      {list.isPending && <Skeleton of="rows" count={4} />}
      {list.isError && (
        <Notice tone="bad" action={<Button onClick={() => list.refetch()}>Try again</Button>}>
          Failed to fetch conversations.
        </Notice>
      )}
      {list.isSuccess && sessions.length === 0 && (
        <EmptyState
          picture={<MessagesSquare size={32} strokeWidth={1.5} aria-hidden="true" />}
          title="No conversations available"
          action={<LinkButton to={paths.integrations}>Add the agent to your shop</LinkButton>}
        >
          What visitors ask your agent will appear here, newest first.
        </EmptyState>
      )}
      {sessions.length > 0 && (
        <ul className={styles.list}>
          {sessions.map(({ _id, lastMessageAt, messages }) => (
            <li key={_id}>
              <Link to={`${paths.conversations}?id=${_id}`} className={styles.item}>
                <span className={styles.latestConversationsWords} dir="auto">
                  {inOneLine(messages[0]?.content ?? '')}
                </span>
                <time
                  dateTime={lastMessageAt}
                  className={styles.time}
                  title={new Date(lastMessageAt).toLocaleString('en-GB')}
                >
                  {relativeTime(new Date(lastMessageAt), now)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
