import { differenceInHours, differenceInMinutes } from 'date-fns';

/** How long ago, in the specification's words (2.7-07): 'Just now', then minutes, hours under 24, then 'days ago'. */
export function relativeTime(then: Date, now: Date): string {
  const minutes = differenceInMinutes(now, then);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return ago(minutes, 'minute');
  const hours = differenceInHours(now, then);
  return hours < 24 ? ago(hours, 'hour') : ago(Math.floor(hours / 24), 'day');
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
