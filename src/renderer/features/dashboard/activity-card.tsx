import { lazy, Suspense } from 'react';
import { ChartNoAxesColumn } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import styles from './activity-card.module.css';
import type { StatisticsView } from './use-statistics.ts';

/** The chart's weight comes after the numbers, which stand without it. */
const DailyChart = lazy(async () => ({ default: (await import('../../shared/charts/daily-chart.tsx')).DailyChart }));

interface ActivityCardProps {
  view: StatisticsView | null;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  onAgain: () => unknown;
  /** `14–20 Nov 2026` */
  days: string;
}

const series = 'Activity per day';

export function ActivityCard({ view, isPending, isError, isFetching, onAgain, days }: ActivityCardProps) {
  const isEmpty = view === null || view.totalConversations === 0;
  return (
    <Card
      title="Conversation Activity"
      about={`Conversations by the day they began, ${days}. Days begin at midnight UTC.`}
      aside={
        <span className={styles.series}>
          <span className={styles.swatch} />
          {series}
        </span>
      }
    >
      <div className={styles.place}>
        {isPending ? (
          <Spinner sizePx={24} />
        ) : isEmpty ? (
          <EmptyState
            picture={<ChartNoAxesColumn size={32} strokeWidth={1.5} aria-hidden="true" />}
            title="No data available"
            action={
              isError && (
                <Button busy={isFetching} onClick={onAgain}>
                  Try again
                </Button>
              )
            }
          >
            {isError ? 'The numbers could not be loaded.' : 'Nobody wrote to your agent in these days.'}
          </EmptyState>
        ) : (
          <Suspense fallback={<Spinner sizePx={24} />}>
            <DailyChart
              name={`Conversation Activity, ${days}: ${view.totalConversations} conversations`}
              series={series}
              counts={view.days}
            />
          </Suspense>
        )}
      </div>
    </Card>
  );
}
