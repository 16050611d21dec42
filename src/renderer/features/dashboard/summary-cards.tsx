import { Link } from 'react-router-dom';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { paths } from '../../shared/paths.ts';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { creditsText } from './credits-text.ts';
import styles from './summary-cards.module.css';
import type { StatisticsView } from './use-statistics.ts';

interface SummaryCardsProps {
  view: StatisticsView | null;
  isPending: boolean;
  /** "in the last 7 days" */
  words: string;
  payment: SessionRecord['payment'];
}

const count = new Intl.NumberFormat('en-GB');

export function SummaryCards({ view, isPending, words, payment }: SummaryCardsProps) {
  const figure = (text: (of: StatisticsView) => string) => {
    if (isPending) return <Spinner />;
    return view === null ? '–' : text(view);
  };
  return (
    <dl className={styles.cards}>
      <div className={styles.card}>
        <dt>Total conversations</dt>
        <dd className={styles.figure}>{figure((of) => count.format(of.totalConversations))}</dd>
        <dd className={styles.note}>{words}</dd>
      </div>
      <div className={styles.card}>
        <dt>AI interactions</dt>
        <dd className={styles.figure}>{figure((of) => count.format(of.aiInteractions))}</dd>
        <dd className={styles.note}>answered {words}</dd>
      </div>
      <div className={styles.card}>
        <dt>Remaining Credits</dt>
        <dd className={styles.figure}>{figure((of) => creditsText(of.remainingCredits, payment.offer))}</dd>
        <dd className={styles.note}>
          {payment.plan === 'Free' ? <Link to={paths.account}>Need more responses?</Link> : 'in this period'}
        </dd>
      </div>
    </dl>
  );
}
