import { useEffect, useMemo } from 'react';
import type { ReplyOf } from '@vitrine/contract/routes';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import type { UtcRange } from '../../shared/dates/utc-range.ts';
import { notify } from '../../shared/notify/notify.ts';

export interface StatisticsView {
  totalConversations: number;
  aiInteractions: number;
  remainingCredits: number | null;
  /** one for each UTC day of the range */
  days: { day: string; count: number }[];
}

/** null when the reply holds nothing to show (8-11). */
export function readStatistics(reply: Partial<ReplyOf<'stats'>>): StatisticsView | null {
  const { getdata } = reply;
  if (getdata === undefined || getdata.dataDate.length === 0) return null;
  return {
    totalConversations: getdata.totalConversations,
    aiInteractions: getdata.aiIntructions,
    remainingCredits: getdata.remainingCredits,
    days: getdata.dataDate.map((day, at) => ({ day, count: getdata.activitayDate[at] ?? 0 })),
  };
}

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
