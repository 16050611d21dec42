import type { ReactNode } from 'react';
import type { ReplyOf } from '@vitrine/contract/routes';
import { Card } from '../../shared/ui/card.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { TrainingProgress } from './training-progress.tsx';
import styles from './waiting-screen.module.css';

interface WaitingScreenProps {
  status: ReplyOf<'getStatus'> | undefined;
  actions: ReactNode;
}

/** While the agent is made (4-20): how far it is, and the promise of a mail. */
export function WaitingScreen({ status, actions }: WaitingScreenProps) {
  const ready = status?.agent.status === 'confirmed';
  const knowledge = status?.knowledge ?? null;
  return (
    <div className={styles.screen}>
      <div className={styles.words}>
        <h2>{ready ? 'Your agent is ready' : 'Your agent is being generated'}</h2>
        <p className={styles.about}>
          {ready
            ? 'It has read your website. Ask it something in the next step.'
            : 'It reads your whole website. This takes from a few minutes to several hours, depending on its size.'}
        </p>
      </div>
      {knowledge !== null && (
        <Card>
          <TrainingProgress progress={knowledge.progress} failedPages={knowledge.failedPages} />
        </Card>
      )}
      {!ready && <Notice>You can close this page: we will send you an e-mail when your agent is ready.</Notice>}
      {actions}
    </div>
  );
}
