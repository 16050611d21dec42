/** Says on every page of the demonstration that its visitors are made up, and takes them away with one press. */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { demoOwnerEmail } from '@vitrine/contract/defaults';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { notify } from '../../shared/notify/notify.ts';
import { undoable } from '../../shared/notify/undoable.tsx';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import styles from './demo-notice.module.css';

export function DemoNotice({ user, agent }: Pick<SessionRecord, 'user' | 'agent'>) {
  const api = useApi();
  const cache = useQueryClient();
  const [isRemoved, setRemoved] = useState(false);
  const agentId = agent._id;
  const isDemo = user.email === demoOwnerEmail;
  const { data } = useApiQuery('getDemo', { query: { agentId } }, { enabled: isDemo });
  // Shown until the server says that nothing is left, so that no page is pushed down by it.
  if (!isDemo || isRemoved || data?.conversations === 0) return null;

  const end = async () => {
    try {
      await api.call('removeDemo', { body: { agentId }, outlives: true });
      await cache.invalidateQueries();
    } catch {
      setRemoved(false);
      notify.error('The conversations could not be removed. Please try again.');
    }
  };
  const remove = () => {
    setRemoved(true);
    undoable({ text: 'The demo’s conversations are removed.', undo: () => setRemoved(false), end });
  };

  return (
    <aside className={styles.notice} aria-label="Demo">
      <p className={styles.words}>
        <strong>Demo</strong> Hearth &amp; Loom and its visitors are made up; the answers are the agent’s own.
      </p>
      <Button variant="quiet" className={styles.remove} onClick={remove}>
        Remove the conversations
      </Button>
    </aside>
  );
}
