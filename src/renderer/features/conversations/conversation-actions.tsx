/** What an owner does when a visitor asks for their data, or for its end. */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { notify } from '../../shared/notify/notify.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { TypedConfirm } from '../../shared/ui/typed-confirm.tsx';
import styles from './conversation-actions.module.css';

interface ConversationActionsProps {
  agentId: string;
  conversationId: string;
  onDeleted: () => void;
}

export function ConversationActions({ agentId, conversationId, onDeleted }: ConversationActionsProps) {
  const api = useApi();
  const cache = useQueryClient();
  const [running, setRunning] = useState<'download' | 'delete' | null>(null);
  const [asks, setAsks] = useState(false);
  const body = { agentId, conversationId };

  const run = async (what: 'download' | 'delete', work: () => Promise<void>) => {
    setRunning(what);
    try {
      await work();
    } catch {
      notify.error('An error occurred. Please try again.');
    } finally {
      setRunning(null);
    }
  };

  const download = () =>
    run('download', async () => {
      const { conversation } = await api.call('exportConversation', { body });
      const day = conversation.startedAt.slice(0, 10);
      saveFile(`conversation-${day}.json`, [JSON.stringify(conversation, null, 2)], 'application/json');
    });

  const erase = () =>
    run('delete', async () => {
      await api.call('deleteConversation', { body });
      notify.success('The conversation is deleted.');
      setAsks(false);
      onDeleted();
      await cache.resetQueries({ queryKey: ['sessions', agentId] });
    });

  return (
    <div className={styles.actions}>
      <Button variant="quiet" aria-label="Download this conversation" busy={running === 'download'} onClick={download}>
        <Download size={18} aria-hidden="true" />
      </Button>
      <Button variant="quiet" aria-label="Delete this conversation" onClick={() => setAsks(true)}>
        <Trash2 size={18} aria-hidden="true" />
      </Button>
      {asks && (
        <TypedConfirm
          title="Delete this conversation?"
          about="Its messages, and what the replies rested on, are gone for you and for the visitor. This cannot be undone."
          word="delete"
          does="Delete conversation"
          busy={running === 'delete'}
          onConfirm={erase}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
