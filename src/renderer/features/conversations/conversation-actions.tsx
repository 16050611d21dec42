/** What an owner does with the conversation that is shown; a visitor's data and its end among it. */
import { useState } from 'react';
import { Archive, ArchiveRestore, Download, Mail, Trash2 } from 'lucide-react';
import { notify } from '../../shared/notify/notify.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import styles from './conversation-actions.module.css';

interface ConversationActionsProps {
  agentId: string;
  conversationId: string;
  /** it stands in the archive now */
  isArchived: boolean;
  onArchive: () => void;
  onUnread: () => void;
  onDelete: () => void;
}

export function ConversationActions(props: ConversationActionsProps) {
  const { agentId, conversationId, isArchived, onArchive, onUnread, onDelete } = props;
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

  return (
    <div className={styles.actions}>
      <Button variant="quiet" aria-label="Mark as read or unread" title="Read or unread (u)" onClick={onUnread}>
        <Mail size={18} aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        aria-label={isArchived ? 'Take this conversation out of the archive' : 'Archive this conversation'}
        title={isArchived ? 'Out of the archive (e)' : 'Archive (e)'}
        onClick={onArchive}
      >
        {isArchived ? <ArchiveRestore size={18} aria-hidden="true" /> : <Archive size={18} aria-hidden="true" />}
      </Button>
      <Button variant="quiet" aria-label="Download this conversation" busy={isRunning} onClick={download}>
        <Download size={18} aria-hidden="true" />
      </Button>
      <Button variant="quiet" aria-label="Delete this conversation" onClick={onDelete}>
        <Trash2 size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}
