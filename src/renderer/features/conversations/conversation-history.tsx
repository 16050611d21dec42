import { useEffect, useImperativeHandle, useMemo } from 'react';
import type { ReactNode, Ref } from 'react';
import { ArrowLeft, MessageCircleOff } from 'lucide-react';
import type { Show } from '@vitrine/contract/inbox';
import { isNotFound } from '../../shared/api/failure.ts';
import { historyQuery } from '../../shared/api/queries.ts';
import { relativeTime, useNow } from '../../shared/time.ts';
import { usePlatform } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/page-parts.tsx';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import { Spinner } from '../../shared/ui/basics.tsx';
import { useKeptAt } from '../../shared/use-online.ts';
import { ConversationActions, useReplyDialogs } from './conversation-actions.tsx';
import styles from './conversation-history.module.css';
import { MessageLine } from './message-line.tsx';
import { datedMessages, useHistory, useHistoryScroll } from './use-history.ts';
import type { DatedMessage } from './use-history.ts';
import { shownLongDay, shownTime } from './formatting.ts';
import type { RenderWrong } from './conversation-actions.tsx';

export interface HistoryHandle {
  refresh: () => void;
}

export interface ShownConversation {
  conversationId: string;
  /** its visitor is typing */
  isTyping: boolean;
  /** the owner wrote something */
  onWritten: () => void;
}

interface ConversationHistoryProps {
  ref: Ref<HistoryHandle>;
  agentId: string;
  /** the list's id, good with the owner's session only */
  sessionId: string;
  startedAt: string | undefined;
  /** the message in which a search found its words */
  foundId: string | undefined;
  agentName: string;
  show: Show;
  onArchive: () => void;
  onUnread: () => void;
  onDelete: () => void;
  /** what to do about a reply that was wrong */
  renderWrong?: RenderWrong | undefined;
  /** what keeps a line of the owner's as an answer */
  renderSave?: RenderWrong | undefined;
  /** who answers, under the messages */
  renderPerson?: ((shown: ShownConversation) => ReactNode) | undefined;
  /** its visitor is typing */
  isTyping: boolean;
  /** back to the list, where there is room for one pane only */
  onBack: () => void;
}

export function ConversationHistory(props: ConversationHistoryProps) {
  const {
    ref,
    agentId,
    sessionId,
    startedAt,
    foundId,
    agentName,
    show,
    onArchive,
    onUnread,
    onDelete,
    renderWrong,
    renderSave,
    renderPerson,
    isTyping,
    onBack,
  } = props;
  const { messages, query, refresh } = useHistory(sessionId);
  useImperativeHandle(ref, () => ({ refresh: () => void refresh() }), [refresh]);
  const dated = useMemo(() => datedMessages(messages), [messages]);
  const started = startedAt ?? (query.hasNextPage ? undefined : messages[0]?.createdAt);
  return (
    <section className={styles.pane} aria-label="Conversation history">
      <div className={styles.head}>
        <Button variant="quiet" className={styles.back} aria-label="Back to the list" onClick={onBack}>
          <ArrowLeft size={18} aria-hidden="true" />
        </Button>
        <h2>Conversation history</h2>
        {query.data !== undefined && (
          <ConversationActions
            agentId={agentId}
            conversationId={sessionId}
            show={show}
            onArchive={onArchive}
            onUnread={onUnread}
            onDelete={onDelete}
          />
        )}
      </div>
      <KeptMark conversationId={sessionId} />
      {isNotFound(query.error) ? (
        <EmptyState
          picture={<MessageCircleOff size={32} strokeWidth={1.5} aria-hidden="true" />}
          title="This conversation is not here"
        >
          It was deleted, or the address belongs to another account.
        </EmptyState>
      ) : query.data === undefined ? (
        <div className={styles.waiting}>
          <LoadingOrFailed query={query} what="this conversation" />
        </div>
      ) : (
        <Messages
          messages={dated}
          foundId={foundId}
          agentName={agentName}
          renderWrong={renderWrong}
          renderSave={renderSave}
          hasOlder={query.hasNextPage && !query.isFetchNextPageError}
          isLoadingOlder={query.isFetchingNextPage}
          onOlder={() => void query.fetchNextPage()}
        />
      )}
      {!isNotFound(query.error) &&
        renderPerson?.({ conversationId: sessionId, isTyping, onWritten: () => void refresh() })}
      {started !== undefined && !isNotFound(query.error) && (
        <p className={styles.foot}>Conversation started on {shownLongDay(started)}</p>
      )}
    </section>
  );
}

/** Above a conversation that is read offline: the time of this copy. */
function KeptMark({ conversationId }: { conversationId: string }) {
  const at = useKeptAt('getSessionMessages', historyQuery(conversationId, 1));
  const now = useNow();
  if (at === null) return null;
  return (
    <output className={styles.kept}>
      Copy of this conversation from{' '}
      <time dateTime={at}>
        {shownLongDay(at)}, {shownTime(at)}
      </time>{' '}
      ({relativeTime(new Date(at), now).toLowerCase()})
    </output>
  );
}

interface MessagesProps {
  messages: readonly DatedMessage[];
  foundId: string | undefined;
  agentName: string;
  renderWrong: RenderWrong | undefined;
  renderSave: RenderWrong | undefined;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
}

const nearTopPx = 10;

function Messages(props: MessagesProps) {
  const { messages, foundId, agentName, renderWrong, renderSave, hasOlder, isLoadingOlder, onOlder } = props;
  const { shownAddress } = usePlatform();
  const lines = useMemo(() => messages.map(({ message }) => message), [messages]);
  const { onReceipt, onWrong, onSave, dialogs } = useReplyDialogs(lines, renderWrong, renderSave);
  const isAway = foundId !== undefined && !messages.some(({ message }) => message.key === foundId);
  const scroller = useHistoryScroll(messages[0]?.message.key, isAway ? undefined : foundId);

  const loadNearTop = () => {
    const box = scroller.current;
    if (box !== null && box.clientHeight > 0 && hasOlder && !isLoadingOlder && box.scrollTop <= nearTopPx) onOlder();
  };
  // A page that leaves nothing to scroll is followed by the one before it.
  useEffect(() => {
    const box = scroller.current;
    if (box !== null && box.scrollHeight <= box.clientHeight) loadNearTop();
    // what was found is fetched, however long ago it was written
    else if (isAway && hasOlder && !isLoadingOlder) onOlder();
  });

  return (
    <>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-label="Messages"
        aria-live="off"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={loadNearTop}
      >
        {isLoadingOlder && (
          <div className={styles.older}>
            <Spinner label="Loading earlier messages" />
          </div>
        )}
        {messages.length === 0 && <p className={styles.none}>Nothing has been written yet.</p>}
        <ol className={styles.list}>
          {messages.map((dated) => (
            <MessageLine
              key={dated.message.key}
              dated={dated}
              isFound={dated.message.key === foundId}
              agentName={agentName}
              resolveUrl={shownAddress}
              onReceipt={onReceipt}
              onWrong={onWrong}
              onSave={onSave}
            />
          ))}
        </ol>
      </div>
      {dialogs}
    </>
  );
}
