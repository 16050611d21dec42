import { Suspense, lazy, useEffect, useMemo } from 'react';
import { ChartNoAxesColumn } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import { Card, EmptyState } from '../../shared/ui/page-parts.tsx';
import { Spinner } from '../../shared/ui/basics.tsx';
import { useApiQuery } from '../../shared/api/queries.ts';
import type { UtcRange } from '../../shared/time.ts';
import { notify } from '../../shared/notify/notify.ts';
import styles from './activity-card.module.css';

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

export interface StatisticsView {
  totalConversations: number;
  aiInteractions: number;
  remainingCredits: number | null;
  /** one for each UTC day of the range */
  days: { day: string; count: number }[];
}

/** null when the reply holds nothing to show (8-11). */
export function readStatistics({ getdata }: { success?: unknown; getdata?: unknown }): StatisticsView | null {
  if (!isObject(getdata)) return null;
  const { totalConversations, aiIntructions, remainingCredits, dataDate, activitayDate } = getdata;
  const days = Array.isArray(dataDate) ? dataDate.filter((day) => typeof day === 'string') : [];
  if (days.length === 0) return null;
  const counts: unknown[] = Array.isArray(activitayDate) ? activitayDate : [];
  return {
    totalConversations: numberOf(totalConversations) ?? 0,
    aiInteractions: numberOf(aiIntructions) ?? 0,
    remainingCredits: numberOf(remainingCredits),
    days: days.map((day, at) => ({ day, count: numberOf(counts[at]) ?? 0 })),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** The numbers of a range; what could not be had is told once, as a toast (8-11, 8-12). */
export function useStatistics(userId: string, agentId: string, range: UtcRange) {
  const query = useApiQuery(
    'stats',
    { body: { userId, agentId, ...range } },
    { enabled: userId !== '' && agentId !== '' },
  );
  const view = useMemo(() => (query.data === undefined ? null : readStatistics(query.data)), [query.data]);
  const isNothing = query.isSuccess && view === null;
  useEffect(() => {
    if (isNothing) notify.error('No data found.');
  }, [isNothing]);
  useEffect(() => {
    if (query.error !== null) notify.error('Failed to fetch data.');
  }, [query.error]);
  return {
    view,
    isPending: query.isPending,
    isError: query.isError,
    isFetching: query.isFetching,
    again: query.refetch,
  };
}

const count = new Intl.NumberFormat('en-GB');

/** 'remaining / offer' (2.4-01). With automatic scaling the rest can be negative, and is then shown as 0 (T22). */
export const creditsText = (rest: number | null, offer: number | null): string =>
  `${count.format(Math.max(0, rest ?? 0))} / ${count.format(offer ?? 0)}`;
