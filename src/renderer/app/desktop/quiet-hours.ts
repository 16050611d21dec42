/** Whether the owner wants to hear nothing now; a wish for a person is held back by the server, every other notice by this. */
import type { Presence } from '@vitrine/contract/handover';

export function isQuiet(quiet: Presence['quiet'], now: Date): boolean {
  if (quiet === null) return false;
  const minute = minuteOfDay(quiet.timeZone, now);
  if (minute === null) return false;
  const { from, to } = quiet;
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** @returns null where this system does not know the time zone */
function minuteOfDay(timeZone: string, now: Date): number | null {
  try {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const [hours, minutes] = clock.format(now).split(':').map(Number);
    return hours === undefined || minutes === undefined ? null : hours * 60 + minutes;
  } catch {
    return null;
  }
}
