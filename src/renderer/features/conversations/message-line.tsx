import { memo, useMemo } from 'react';
import { BookmarkPlus, CircleX, ReceiptText, ThumbsDown, ThumbsUp } from 'lucide-react';
import { AgentMessage } from '@vitrine/chat/view/agent-message';
import type { ResolveUrl } from '@vitrine/chat/view/reply-body';
import { visibleText } from '@vitrine/chat/visible-text';
import { VisuallyHidden } from '../../shared/ui/basics.tsx';
import { OutcomeChip } from '../../shared/ui/badge.tsx';
import { isNotFound } from '../../shared/api/failure.ts';
import { useApiQuery } from '../../shared/api/queries.ts';
import { usePlatform } from '../../shared/services.tsx';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import historyStyles from './conversation-history.module.css';
import styles from './message-line.module.css';
import { shownTime } from './formatting.ts';
import type { DatedMessage } from './use-history.ts';
import { datedMessages } from './use-history.ts';
import { useReplyDialogs } from './conversation-actions.tsx';
import type { RenderWrong } from './conversation-actions.tsx';

interface MessageLineProps {
  dated: DatedMessage;
  agentName: string;
  /** a search found its words in it */
  isFound?: boolean;
  resolveUrl: ResolveUrl;
  onReceipt: (messageId: string) => void;
  /** the owner says that this reply is wrong; absent where nothing can be done about it */
  onWrong?: ((messageId: string) => void) | undefined;
  /** the owner keeps their own line as an answer */
  onSave?: ((messageId: string) => void) | undefined;
}

const nothing = () => {};

/** A message as its visitor saw it, with its time and, under a reply, the way to what it rests on. */
export const MessageLine = memo(function MessageLine(props: MessageLineProps) {
  const { dated, agentName, isFound = false, resolveUrl, onReceipt, onWrong, onSave } = props;
  const { message, createdAt, newDay, newPage, outcome, byOwner, rating, ratingReason } = dated;
  const found = isFound && { 'data-found': true };
  const time = (
    <time dateTime={createdAt} title={new Date(createdAt).toLocaleString('en-GB')}>
      {shownTime(createdAt)}
    </time>
  );
  return (
    <>
      {newDay !== null && <li className={styles.day}>{newDay}</li>}
      {newPage !== null && <li className={styles.page}>on {newPage}</li>}
      {byOwner ? (
        <li className={styles.agent} {...found}>
          <AgentMessage message={message} agentName="You" resolveUrl={resolveUrl} onTyped={nothing} />
          <p className={styles.meta}>
            {time}
            <span className={styles.person}>Written by a person</span>
            {onSave !== undefined && (
              <button type="button" className={styles.receipt} onClick={() => onSave(message.key)}>
                <BookmarkPlus size={14} aria-hidden="true" />
                Save as an answer
                <VisuallyHidden>: the line at {shownTime(createdAt)}</VisuallyHidden>
              </button>
            )}
          </p>
        </li>
      ) : message.role === 'agent' ? (
        <li className={styles.agent} {...found}>
          <AgentMessage message={message} agentName={agentName} resolveUrl={resolveUrl} onTyped={nothing} />
          <p className={styles.meta}>
            {time}
            {outcome !== null && <OutcomeChip outcome={outcome} />}
            {rating === -1 && (
              <span className={styles.down}>
                <ThumbsDown size={14} aria-hidden="true" />
                Rated down
              </span>
            )}
            {rating === 1 && (
              <span className={styles.up}>
                <ThumbsUp size={14} aria-hidden="true" />
                Rated up
              </span>
            )}
            <button type="button" className={styles.receipt} onClick={() => onReceipt(message.key)}>
              <ReceiptText size={14} aria-hidden="true" />
              Receipt
              <VisuallyHidden> of the reply at {shownTime(createdAt)}</VisuallyHidden>
            </button>
            {onWrong !== undefined && (
              <button type="button" className={styles.receipt} onClick={() => onWrong(message.key)}>
                <CircleX size={14} aria-hidden="true" />
                This was wrong
                <VisuallyHidden>: the reply at {shownTime(createdAt)}</VisuallyHidden>
              </button>
            )}
          </p>
          {ratingReason !== null && (
            <p className={styles.reason}>
              Because: <span dir="auto">{visibleText(ratingReason)}</span>
            </p>
          )}
        </li>
      ) : (
        <li className={styles.visitor} {...found}>
          <div className={styles.words}>
            <VisuallyHidden>Visitor: </VisuallyHidden>
            <div dir="auto">{visibleText(message.text)}</div>
          </div>
          <p className={styles.meta}>{time}</p>
        </li>
      )}
    </>
  );
});

interface TalkExcerptProps {
  conversationId: string;
  messageId: string;
  agentName: string;
  renderWrong?: RenderWrong;
}

const linesBefore = 2;
const linesShown = 6;

/** The lines of a conversation around one message, as in its history, with their receipts. */
export function TalkExcerpt({ conversationId, messageId, agentName, renderWrong }: TalkExcerptProps) {
  const { shownAddress } = usePlatform();
  const talk = useApiQuery('getSessionMessages', { query: { sessionId: conversationId, page: '1', limit: '50' } });
  const shown = useMemo(() => {
    const messages = talk.data?.messages ?? [];
    const at = messages.findIndex(({ _id }) => _id === messageId);
    const from = at < 0 ? Math.max(0, messages.length - linesShown) : Math.max(0, at - linesBefore);
    return datedMessages(messages.slice(from, from + linesShown));
  }, [talk.data, messageId]);
  const lines = useMemo(() => shown.map(({ message }) => message), [shown]);
  const { onReceipt, onWrong, dialogs } = useReplyDialogs(lines, renderWrong);
  if (isNotFound(talk.error)) return <p>This conversation was deleted.</p>;
  if (talk.data === undefined) return <LoadingOrFailed query={talk} what="the conversation" />;
  return (
    <div className={historyStyles.scroller}>
      <ol className={historyStyles.list} aria-label="The conversation around it">
        {shown.map((dated) => (
          <MessageLine
            key={dated.message.key}
            dated={dated}
            agentName={agentName}
            resolveUrl={shownAddress}
            onReceipt={onReceipt}
            onWrong={onWrong}
          />
        ))}
      </ol>
      {dialogs}
    </div>
  );
}
