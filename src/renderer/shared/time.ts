import { differenceInHours, differenceInMinutes } from 'date-fns';
import { useEffect, useState } from 'react';

/** How long ago, in the specification's words (2.7-07): 'Just now', then minutes, hours under 24, then 'days ago'. */
export function relativeTime(then: Date, now: Date): string {
  const minutes = differenceInMinutes(now, then);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return ago(minutes, 'minute');
  const hours = differenceInHours(now, then);
  return hours < 24 ? ago(hours, 'hour') : ago(Math.floor(hours / 24), 'day');
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** The current time, updated every minute, so that 'Just now' does not stay for ever. */
export function useNow(everyMs = 60_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** The time zone that the owner sits in. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Statistics windows in whole UTC days, as the server buckets them (9-10 to 9-12). */
export interface UtcRange {
  startDate: string;
  endDate: string;
}

const dayMs = 86_400_000;

const startOfUtcDay = (time: number) => time - (((time % dayMs) + dayMs) % dayMs);

/** The `days` days that end with the day of `now`. */
export function lastUtcDays(days: number, now: Date): UtcRange {
  const today = startOfUtcDay(now.getTime());
  return {
    startDate: new Date(today - (days - 1) * dayMs).toISOString(),
    endDate: new Date(today + dayMs - 1).toISOString(),
  };
}

/** False at first, true once `afterMs` have passed. */
export function useLater(afterMs: number): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return later;
}
