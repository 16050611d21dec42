import type { ReactNode } from 'react';
import type { ReplyOf } from '@vitrine/contract/routes';
import { Card } from '../../shared/ui/card.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { SitemapInstead, TrainingProgress } from './training-progress.tsx';
import styles from './waiting-screen.module.css';

interface WaitingScreenProps {
  status: ReplyOf<'getStatus'> | undefined;
  /** the server was asked last without an answer */
  unreachable: boolean;
  /** the agent, tried while the whole website is read */
  preview: ReactNode;
  actions: ReactNode;
}

const words = {
  making: {
    title: 'Your agent is being generated',
    about: 'It reads your whole website. This takes from a few minutes to several hours, depending on its size.',
  },
  failed: {
    title: 'Your agent could not be generated',
    about: 'The reason is below. Go back to change your website’s addresses, or try again once it is fixed.',
  },
  ready: { title: 'Your agent is ready', about: 'It has read your website. Ask it something in the next step.' },
} as const;

/** While the agent is made (4-20): how far it is, and the promise of a mail. */
export function WaitingScreen({ status, unreachable, preview, actions }: WaitingScreenProps) {
  const knowledge = status?.knowledge ?? null;
  const failed = knowledge?.progress?.phase === 'failed';
  const state = status?.agent.status === 'confirmed' ? 'ready' : failed ? 'failed' : 'making';
  const proved = knowledge !== null && knowledge.ownership.provedAt !== null;
  return (
    <div className={styles.screen}>
      <div>
        <h2>{words[state].title}</h2>
        <p className={styles.about}>{words[state].about}</p>
      </div>
      {proved && state === 'making' && (
        <Notice tone="good">We have seen your proof: {knowledge.ownership.dnsName} is yours.</Notice>
      )}
      {knowledge !== null && (
        <Card>
          <TrainingProgress progress={knowledge.progress} failedPages={knowledge.failedPages} known={null} />
        </Card>
      )}
      {knowledge !== null && <SitemapInstead instead={knowledge.sitemapInstead} />}
      {unreachable && (
        <Notice tone="warn">We cannot see how far it is just now. The work goes on, and we keep asking.</Notice>
      )}
      {state === 'making' && (
        <Notice>You can close this page: we will send you an e-mail when your agent is ready.</Notice>
      )}
      {state === 'making' && preview}
      {actions}
    </div>
  );
}
