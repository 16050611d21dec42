import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNow } from '../../shared/dates/use-now.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import styles from './session-list.module.css';
import { SessionRows } from './session-rows.tsx';
import { stableChunks } from './stable-chunks.ts';
import type { Session } from './use-sessions.ts';
import { walkList } from './walk-list.ts';

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

  /** A list that nobody sees is 0 high, and would otherwise fetch everything. */
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
