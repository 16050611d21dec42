import { useEffect, useRef } from 'react';
import { useNow } from '../../shared/dates/use-now.ts';
import { relativeTime } from '../../shared/dates/relative-time.ts';
import { Spinner } from '../../shared/ui/spinner.tsx';
import type { ConversationItem } from './conversation-pages.ts';
import styles from './conversation-list.module.css';
import { preview } from './preview.ts';

interface ConversationListProps {
  items: readonly ConversationItem[];
  chosenId: string | undefined;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  onChoose: (id: string) => void;
}

const thresholdPx = 10;
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

export function ConversationList({ items, chosenId, hasMore, isLoading, onMore, onChoose }: ConversationListProps) {
  const now = useNow();
  const scroller = useRef<HTMLDivElement>(null);
  const nearEnd = () => {
    const box = scroller.current;
    return box !== null && box.scrollHeight - box.scrollTop - box.clientHeight <= thresholdPx;
  };
  // A page that does not fill a tall window leaves nothing to scroll: the next one is asked for at once (T24).
  useEffect(() => {
    if (hasMore && !isLoading && nearEnd()) onMore();
  });
  return (
    <section className={styles.side} aria-label="Conversations">
      <h2 className={styles.title}>Conversations</h2>
      <div
        ref={scroller}
        className={styles.scroller}
        onScroll={() => {
          if (nearEnd()) onMore();
        }}
      >
        <ul>
          {items.map(({ _id, createdAt, messages }) => (
            <li key={_id} className={styles.row}>
              <button
                type="button"
                className={styles.item}
                aria-current={_id === chosenId}
                onClick={() => onChoose(_id)}
              >
                <span className={styles.words} dir="auto">
                  {preview(messages[0]?.content ?? '')}
                </span>
                <span className={styles.dates}>
                  <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>
                  <span>{relativeTime(new Date(createdAt), now)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {isLoading && (
          <div className={styles.loading}>
            <Spinner label="Loading more conversations" />
          </div>
        )}
      </div>
    </section>
  );
}
