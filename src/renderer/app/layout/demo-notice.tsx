/** Says on every page of the demonstration that its visitors are made up, and takes them away with one press. */
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { demoOwnerEmail } from '@vitrine/contract/defaults';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { notify } from '../../shared/notify/notify.ts';
import { undoable } from '../../shared/notify/undoable.tsx';
import { useApi } from '../../shared/services.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import styles from './demo-notice.module.css';

export function DemoNotice({ user, agent }: Pick<SessionRecord, 'user' | 'agent'>) {
  const api = useApi();
  const cache = useQueryClient();
  const [isRemoved, setRemoved] = useState(false);
  const agentId = agent._id;
  const { data } = useApiQuery('getDemo', { query: { agentId } }, { enabled: user.email === demoOwnerEmail });
  if (isRemoved || data === undefined || data.conversations === 0) return null;

  const end = async () => {
    try {
      await api.call('removeDemo', { body: { agentId } });
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
      <Store size={16} aria-hidden="true" />
      <Badge tone="accent">Demo</Badge>
      <p className={styles.words}>
        Hearth &amp; Loom and its visitors are made up. What the agent said to them is real: it answered every question
        by itself.
      </p>
      <Button variant="quiet" onClick={remove}>
        Remove the conversations
      </Button>
    </aside>
  );
}
