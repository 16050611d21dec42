/** How the agent did in the days its owner chose: three numbers and a chart of the same days. */
import { useMemo, useReducer } from 'react';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { useNow } from '../../shared/dates/use-now.ts';
import { ActivityCard } from './activity-card.tsx';
import styles from './dashboard.module.css';
import { PartBoundary } from '../../shared/ui/part-boundary.tsx';
import { FirstSteps } from './first-steps.tsx';
import { InsightsCards } from './insights-cards.tsx';
import { RangeButtons } from './range-buttons.tsx';
import { choices, firstRange, nextRange, windowOf, windowText } from './range.ts';
import { SummaryCards } from './summary-cards.tsx';
import { useStatistics } from './use-statistics.ts';

interface DashboardProps {
  userId: string;
  agentId: string;
  payment: SessionRecord['payment'];
  status: SessionRecord['agent']['status'];
}

export function Dashboard({ userId, agentId, payment, status }: DashboardProps) {
  const [range, onEvent] = useReducer(nextRange, firstRange);
  const now = useNow();
  const days = useMemo(() => windowOf(range, now), [range, now]);
  const statistics = useStatistics(userId, agentId, days);
  const words = choices.find(({ value }) => value === range.choice)?.words ?? '';
  return (
    <div className={styles.parts}>
      <div className={styles.range}>
        <p className={styles.days}>{windowText(days)} (UTC)</p>
        <RangeButtons range={range} onEvent={onEvent} />
      </div>
      <SummaryCards view={statistics.view} isPending={statistics.isPending} words={words} payment={payment} />
      <FirstSteps agentId={agentId} status={status} />
      <ActivityCard
        view={statistics.view}
        isPending={statistics.isPending}
        isError={statistics.isError}
        isFetching={statistics.isFetching}
        onAgain={statistics.again}
        days={windowText(days)}
      />
      <PartBoundary>
        <InsightsCards agentId={agentId} range={days} days={windowText(days)} />
      </PartBoundary>
    </div>
  );
}
