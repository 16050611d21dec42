/** What an owner does with the conversation that is shown; a visitor's data and its end among it. */
import { useState } from 'react';
import { Archive, ArchiveRestore, Download, Mail, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Show } from '@vitrine/contract/inbox';
import { notify } from '../../shared/notify/notify.ts';
import { saveFile } from '../../shared/page.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import styles from './conversation-actions.module.css';
import { isPutAway } from './inbox-tabs.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';

interface ConversationActionsProps {
  agentId: string;
  conversationId: string;
  /** where it stands now */
  show: Show;
  onArchive: () => void;
  onUnread: () => void;
  onDelete: () => void;
}

export function ConversationActions(props: ConversationActionsProps) {
  const { agentId, conversationId, show, onArchive, onUnread, onDelete } = props;
  const api = useApi();
  const [isRunning, setIsRunning] = useState(false);

  const download = async () => {
    setIsRunning(true);
    try {
      const { conversation } = await api.call('exportConversation', { body: { agentId, conversationId } });
      const day = conversation.startedAt.slice(0, 10);
      saveFile(`conversation-${day}.json`, [JSON.stringify(conversation, null, 2)], 'application/json');
    } catch {
      notify.error('An error occurred. Please try again.');
    } finally {
      setIsRunning(false);
    }
  };

  const isDiscarded = show === 'discarded';
  return (
    <div className={styles.actions}>
      {!isDiscarded && (
        <Button variant="quiet" aria-label="Mark as read or unread" title="Read or unread (u)" onClick={onUnread}>
          <Mail size={18} aria-hidden="true" />
        </Button>
      )}
      <Button variant="quiet" {...archiveWords(show)} onClick={onArchive}>
        {isPutAway(show) ? <ArchiveRestore size={18} aria-hidden="true" /> : <Archive size={18} aria-hidden="true" />}
      </Button>
      {!isDiscarded && (
        <Button variant="quiet" aria-label="Download this conversation" busy={isRunning} onClick={download}>
          <Download size={18} aria-hidden="true" />
        </Button>
      )}
      <Button
        variant="quiet"
        aria-label={isDiscarded ? 'Delete this conversation for good' : 'Delete this conversation'}
        onClick={onDelete}
      >
        <Trash2 size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}

function archiveWords(show: Show): { 'aria-label': string; title: string } {
  if (show === 'discarded') return { 'aria-label': 'Restore this conversation', title: 'Restore (e)' };
  if (show === 'archived')
    return { 'aria-label': 'Take this conversation out of the archive', title: 'Out of the archive (e)' };
  return { 'aria-label': 'Archive this conversation', title: 'Archive (e)' };
}

/** A reply that its owner calls wrong. */
interface CalledWrong {
  messageId: string;
  /** the visitor's message before it */
  question: string;
  reply: string;
  onClose: () => void;
}

export type RenderWrong = (called: CalledWrong) => ReactNode;

interface Line {
  key: string;
  role: 'visitor' | 'agent';
  text: string;
}

/** Dialogs over a conversation: a reply's receipt, and what to do about a wrong one. */
export function useReplyDialogs(
  lines: readonly Line[],
  renderWrong: RenderWrong | undefined,
  renderSave?: RenderWrong,
) {
  const [receiptOf, setReceiptOf] = useState<string | null>(null);
  const [wrongOf, setWrongOf] = useState<string | null>(null);
  const [savedOf, setSavedOf] = useState<string | null>(null);
  const onWrong = renderWrong === undefined ? undefined : setWrongOf;
  const dialogs = (
    <>
      {receiptOf !== null && (
        <ReceiptDialog
          messageId={receiptOf}
          onClose={() => setReceiptOf(null)}
          onWrong={
            onWrong &&
            (() => {
              setReceiptOf(null);
              onWrong(receiptOf);
            })
          }
        />
      )}
      {about(wrongOf, renderWrong, () => setWrongOf(null))}
      {about(savedOf, renderSave, () => setSavedOf(null))}
    </>
  );

  function about(key: string | null, render: RenderWrong | undefined, onClose: () => void): ReactNode {
    const at = lines.findIndex((line) => line.key === key);
    const line = lines[at];
    if (line === undefined) return null;
    const question = lines.slice(0, at).findLast(({ role }) => role === 'visitor')?.text ?? '';
    return render?.({ messageId: line.key, question, reply: line.text, onClose });
  }
  return { onReceipt: setReceiptOf, onWrong, onSave: renderSave && setSavedOf, dialogs };
}
