import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { lastUtcDays } from '../../shared/dates/utc-range.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { creditsText } from './credits-text.ts';
import styles from './summary-cards.module.css';

interface SummaryCardsProps {
  userId: string;
  agentId: string;
  payment: SessionRecord['payment'];
}

const count = new Intl.NumberFormat('en-GB');

export function SummaryCards({ userId, agentId, payment }: SummaryCardsProps) {
  const [range] = useState(() => lastUtcDays(7, new Date()));
  const stats = useApiQuery('stats', { body: { userId, agentId, ...range } });
  const data = stats.data?.getdata;
  if (stats.isError) {
    return (
      <Notice tone="bad" action={<Button onClick={() => stats.refetch()}>Try again</Button>}>
        Failed to fetch data.
      </Notice>
    );
  }
  const figure = (text: string | undefined) => (data === undefined ? <Spinner /> : text);
  return (
    <dl className={styles.cards}>
      <div className={styles.card}>
        <dt>Total conversations</dt>
        <dd className={styles.figure}>{figure(data && count.format(data.totalConversations))}</dd>
        <dd className={styles.note}>in the last 7 days</dd>
      </div>
      <div className={styles.card}>
        <dt>AI interactions</dt>
        <dd className={styles.figure}>{figure(data && count.format(data.aiIntructions))}</dd>
        <dd className={styles.note}>answered in the last 7 days</dd>
      </div>
      <div className={styles.card}>
        <dt>Remaining Credits</dt>
        <dd className={styles.figure}>{figure(data && creditsText(data.remainingCredits, payment.offer))}</dd>
        <dd className={styles.note}>
          {payment.plan === 'Free' ? <Link to={paths.account}>Need more responses?</Link> : 'in this period'}
        </dd>
      </div>
    </dl>
  );
}
