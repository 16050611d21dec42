import { useEffect, useRef } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { AgentMessage, VisitorMessage } from '@vitrine/chat/view/message-bubble';
import { limits } from '@vitrine/contract/limits';
import { useApi, usePlatform } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { LoadingOrFailed } from '../../shared/ui/loading-or-failed.tsx';
import styles from './conversation-history.module.css';
import { clockTime, joinMessages } from './message-list.ts';
import type { DatedMessage } from './message-list.ts';

interface ConversationHistoryProps {
  /** the list's id, good with the owner's session only */
  sessionId: string;
  startedAt: string | undefined;
  agentName: string;
  /** back to the list, where there is room for one pane only */
  onBack: () => void;
}

const refetchMs = 10_000;
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

export function ConversationHistory({ sessionId, startedAt, agentName, onBack }: ConversationHistoryProps) {
  const api = useApi();
  const history = useInfiniteQuery({
    queryKey: ['conversation', sessionId],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api.call('getSessionMessages', {
        query: { sessionId, page: String(pageParam), limit: String(limits.messagesPageSize) },
        signal,
      }),
    getNextPageParam: ({ messages, currentPage, totalPages }) =>
      messages.length === 0 || currentPage >= totalPages ? undefined : currentPage + 1,
    refetchInterval: refetchMs,
  });
  const messages = history.data === undefined ? [] : joinMessages(history.data.pages);
  const started = startedAt ?? messages[0]?.createdAt;
  return (
    <section className={styles.pane} aria-label="Conversation history">
      <div className={styles.head}>
        <Button variant="quiet" className={styles.back} aria-label="Back to the list" onClick={onBack}>
          <ArrowLeft size={18} aria-hidden="true" />
        </Button>
        <h2>Conversation history</h2>
      </div>
      {history.data === undefined ? (
        <LoadingOrFailed query={history} what="this conversation" />
      ) : (
        <Messages
          messages={messages}
          agentName={agentName}
          hasOlder={history.hasNextPage}
          isLoadingOlder={history.isFetchingNextPage}
          onOlder={() => void history.fetchNextPage()}
        />
      )}
      {started !== undefined && <p className={styles.foot}>Conversation started on {date.format(new Date(started))}</p>}
    </section>
  );
}

interface MessagesProps {
  messages: readonly DatedMessage[];
  agentName: string;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
}

const nothing = () => {};

function Messages({ messages, agentName, hasOlder, isLoadingOlder, onOlder }: MessagesProps) {
  const { shownAddress } = usePlatform();
  const scroller = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.message.key;
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    const box = scroller.current;
    if (box === null || shown.current === newest) return;
    shown.current = newest;
    box.scrollTop = box.scrollHeight;
  }, [newest]);
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={scroller} className={styles.scroller} role="log" aria-label="Messages" aria-live="off" tabIndex={0}>
      {hasOlder && (
        <div className={styles.older}>
          <Button busy={isLoadingOlder} onClick={onOlder}>
            Earlier messages
          </Button>
        </div>
      )}
      <ol className={styles.list}>
        {messages.map(({ message, createdAt }) => (
          <li key={message.key} className={message.role === 'agent' ? styles.agent : styles.visitor}>
            {message.role === 'agent' ? (
              <AgentMessage message={message} agentName={agentName} resolveUrl={shownAddress} onTyped={nothing} />
            ) : (
              <VisitorMessage message={message} onRetry={undefined} />
            )}
            <time dateTime={createdAt} className={styles.time} title={new Date(createdAt).toLocaleString('en-GB')}>
              {clockTime(createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </div>
  );
}
