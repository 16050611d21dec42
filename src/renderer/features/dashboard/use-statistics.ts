import { useEffect, useMemo } from 'react';
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
