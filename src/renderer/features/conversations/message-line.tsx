import { memo } from 'react';
import { BookmarkPlus, CircleX, ReceiptText } from 'lucide-react';
import { AgentMessage } from '@vitrine/chat/view/agent-message';
import type { ResolveUrl } from '@vitrine/chat/view/reply-body';
import { visibleText } from '@vitrine/chat/visible-text';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import type { DatedMessage } from './message-list.ts';
import styles from './message-line.module.css';
import { OutcomeChip } from '../../shared/ui/outcome-chip.tsx';
import { shownTime } from './shown-dates.ts';

interface MessageLineProps {
  dated: DatedMessage;
  agentName: string;
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
  const { dated, agentName, resolveUrl, onReceipt, onWrong, onSave } = props;
  const { message, createdAt, newDay, newPage, outcome, byOwner, ratingReason } = dated;
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
        <li className={styles.agent}>
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
        <li className={styles.agent}>
          <AgentMessage message={message} agentName={agentName} resolveUrl={resolveUrl} onTyped={nothing} />
          <p className={styles.meta}>
            {time}
            {outcome !== null && <OutcomeChip outcome={outcome} />}
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
              Rated down: <span dir="auto">{visibleText(ratingReason)}</span>
            </p>
          )}
        </li>
      ) : (
        <li className={styles.visitor}>
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
