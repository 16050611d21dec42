import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Inbox, MessagesSquare, SearchX } from 'lucide-react';
import type { Show } from '@vitrine/contract/inbox';
import { relativeTime, useNow } from '../../shared/time.ts';
import { paths } from '../../shared/paths.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/page-parts.tsx';
import { Spinner } from '../../shared/ui/basics.tsx';
import { stableChunks } from './formatting.ts';
import { emptyWords, isPutAway } from './inbox-tabs.ts';
import styles from './session-list.module.css';
import { SessionRow } from './session-row.tsx';
import type { Session } from './use-sessions.ts';

interface SessionListProps {
  sessions: Session[];
  openId: string | null;
  picked: ReadonlySet<string>;
  onOpen: (id: string) => void;
  onPick: (id: string) => void;
  isPending: boolean;
  isFailed: boolean;
  isFetching: boolean;
  hasMore: boolean;
  onMore: () => void;
  onAgain: () => void;
  /** shown when there is nothing to list */
  empty: ReactNode;
}

const nearBottomPx = 10;
const chunkSize = 50;

export function SessionList(props: SessionListProps) {
  const { sessions, openId, picked, onOpen, onPick, isPending, isFailed, isFetching, hasMore, onMore, onAgain } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const now = useNow();
  const [cut, setCut] = useState<{ of: Session[]; chunks: Session[][] }>({ of: [], chunks: [] });
  const chunks = cut.of === sessions ? cut.chunks : stableChunks(sessions, chunkSize, cut.chunks);
  if (cut.of !== sessions) setCut({ of: sessions, chunks });

  /** A hidden list has a height of 0, and would otherwise fetch everything. */
  const loadNearBottom = useCallback(() => {
    const list = scroller.current;
    if (list === null || list.clientHeight === 0 || !hasMore || isFetching || isFailed) return;
    if (list.scrollHeight - list.scrollTop - list.clientHeight <= nearBottomPx) onMore();
  }, [hasMore, isFetching, isFailed, onMore]);

  /** Ten rows may leave a tall window with nothing to scroll: then the next ten come by themselves (T24). Looked at after every page. */
  useEffect(() => {
    const list = scroller.current;
    if (list === null) return undefined;
    const observer = new ResizeObserver(loadNearBottom);
    observer.observe(list);
    return () => observer.disconnect();
  }, [loadNearBottom]);

  return (
    <div ref={scroller} className={styles.scroller} onScroll={loadNearBottom}>
      {isPending && (
        <div className={styles.waiting}>
          <Spinner sizePx={24} />
        </div>
      )}
      {sessions.length === 0 && !isPending && !isFailed && props.empty}
      {sessions.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the buttons in it
        <ul className={styles.list} onKeyDown={walkList}>
          {chunks.map((chunk, at) => (
            <SessionRows
              key={at}
              sessions={chunk}
              now={now}
              openId={chunk.some(({ _id }) => _id === openId) ? openId : null}
              picked={chunk.some(({ _id }) => picked.has(_id)) ? picked : null}
              onOpen={onOpen}
              onPick={onPick}
            />
          ))}
        </ul>
      )}
      {isFailed && (
        <div className={styles.failed}>
          <p>{sessions.length === 0 ? 'The conversations could not be loaded.' : 'More could not be loaded.'}</p>
          <Button busy={isFetching} onClick={onAgain}>
            Try again
          </Button>
        </div>
      )}
      {isFetching && !isPending && !isFailed && (
        <div className={styles.more}>
          <Spinner label="Loading more" />
        </div>
      )}
    </div>
  );
}

/** Arrow keys move through a list of buttons, so that two thousand rows are not two thousand presses of Tab. */
function walkList(event: KeyboardEvent<HTMLUListElement>): void {
  const { key, target, currentTarget: list } = event;
  const line = target instanceof Element ? target.closest('li') : null;
  if (line === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = lineAfter(key, line, list);
  if (next === undefined) return;
  event.preventDefault();
  next?.querySelector('button')?.focus();
}

/** undefined for keys that do not move */
function lineAfter(key: string, line: Element, list: Element): Element | null | undefined {
  switch (key) {
    case 'ArrowDown':
      return line.nextElementSibling;
    case 'ArrowUp':
      return line.previousElementSibling;
    case 'Home':
      return list.firstElementChild;
    case 'End':
      return list.lastElementChild;
    default:
      return undefined;
  }
}

interface SessionRowsProps {
  sessions: Session[];
  now: Date;
  /** only where it stands among these */
  openId: string | null;
  /** null where none of these is picked */
  picked: ReadonlySet<string> | null;
  onOpen: (id: string) => void;
  onPick: (id: string) => void;
}

/** A piece of a long list that is left alone while nothing in it changes. */
const SessionRows = memo(function SessionRows(props: SessionRowsProps) {
  const { sessions, now, openId, picked, onOpen, onPick } = props;
  return sessions.map((session) => (
    <SessionRow
      key={session._id}
      session={session}
      ago={relativeTime(new Date(session.lastMessageAt), now)}
      isOpen={session._id === openId}
      isPicked={picked?.has(session._id) === true}
      onOpen={onOpen}
      onPick={onPick}
    />
  ));
});

interface NothingListedProps {
  show: Show;
  /** of a search, the same one in the archive */
  archive: string | null;
}

/** Shown where no conversation is open. */
export function NothingListed({ show, archive }: NothingListedProps) {
  if (archive !== null)
    return (
      <EmptyState
        picture={<SearchX size={32} strokeWidth={1.5} aria-hidden="true" />}
        title="Nothing found"
        action={!isPutAway(show) && <LinkButton to={archive}>Search the archive</LinkButton>}
      >
        All the words must be in the conversation; the beginning of a word is enough.
      </EmptyState>
    );
  if (show === 'all')
    return (
      <EmptyState
        picture={<MessagesSquare size={32} strokeWidth={1.5} aria-hidden="true" />}
        title="No conversations available"
        action={<LinkButton to={paths.integrations}>Add the agent to your shop</LinkButton>}
      >
        As soon as a visitor writes to your agent, the conversation appears here.
      </EmptyState>
    );
  return (
    <EmptyState picture={<Inbox size={32} strokeWidth={1.5} aria-hidden="true" />} title={emptyWords[show].title}>
      {emptyWords[show].words}
    </EmptyState>
  );
}
