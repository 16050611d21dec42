import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { count, outcomeWords, percent, resolvedMeans, shownOutcomes } from './insight-words.ts';
import type { Insights } from './insight-words.ts';
import styles from './insights-cards.module.css';

interface OutcomesCardProps {
  insights: Insights;
  days: string;
  action: ReactNode;
}

/** How many questions were resolved, with what that means beside it, and what became of the others. */
export function OutcomesCard({ insights: { resolved, outcomes }, days, action }: OutcomesCardProps) {
  const isEmpty = resolved.of === 0;
  return (
    <Card title="What visitors asked" about={`And what became of it, ${days}.`} aside={!isEmpty && action}>
      {isEmpty ? (
        <EmptyState title="No questions in these days">
          How many were resolved, what they were about and which products were asked for will appear here.
        </EmptyState>
      ) : (
        <div className={styles.outcomes}>
          <div>
            <p className={styles.share}>{percent(resolved.share)}</p>
            <p className={styles.of}>of {count(resolved.of, 'question')} resolved</p>
            <p className={styles.means}>{resolvedMeans}</p>
          </div>
          <ul className={styles.bars}>
            {shownOutcomes.map((outcome) => (
              <li key={outcome} className={styles.bar} data-outcome={outcome}>
                <span>{outcomeWords[outcome]}</span>
                <span className={styles.track} aria-hidden="true">
                  <span style={{ inlineSize: `${(outcomes[outcome] / resolved.of) * 100}%` }} />
                </span>
                <span className={styles.figure}>{outcomes[outcome]}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
