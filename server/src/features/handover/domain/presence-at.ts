/** Whether somebody of the shop answers at this moment, and whether its owner may be told something now. */
import type { Presence } from '@vitrine/contract/handover';

export interface PresenceRow {
  present: boolean;
  /** when the owner's app was last heard of */
  activeAt: Date;
  hours: Presence['hours'];
  quiet: Presence['quiet'];
  tellsWords: boolean;
}

/** an app that nobody sits before says nothing for longer than this */
const activeForMs = 10 * 60_000;
const dayMinutes = 1440;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}

function localTime(at: Date, timeZone: string): { day: number; minute: number } {
  const format = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const parts = new Intl.DateTimeFormat('en-GB', format).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { day: weekdays.indexOf(part('weekday')), minute: Number(part('hour')) * 60 + Number(part('minute')) };
}

function isWithin(hours: Presence['hours'], now: Date): boolean {
  if (hours === null) return true;
  const { day, minute } = localTime(now, hours.timeZone);
  return hours.days.some((span) => span.day === day && minute >= span.from && minute < span.to);
}

export function isPresent(row: PresenceRow | null, now: Date): boolean {
  if (row === null || !row.present || now.getTime() - row.activeAt.getTime() > activeForMs) return false;
  return isWithin(row.hours, now);
}

/** @returns how long nobody is to be told anything yet; 0 outside of the quiet hours. */
export function quietForMs(row: Pick<PresenceRow, 'quiet'> | null, now: Date): number {
  const quiet = row?.quiet ?? null;
  if (quiet === null || quiet.from === quiet.to) return 0;
  const { minute } = localTime(now, quiet.timeZone);
  const isQuiet =
    quiet.from < quiet.to ? minute >= quiet.from && minute < quiet.to : minute >= quiet.from || minute < quiet.to;
  return isQuiet ? ((quiet.to - minute + dayMinutes) % dayMinutes) * 60_000 : 0;
}

export const presenceOf = (row: PresenceRow | null, now: Date): Presence => ({
  present: isPresent(row, now),
  switchedOn: row?.present ?? false,
  hours: row?.hours ?? null,
  quiet: row?.quiet ?? null,
  tellsWords: row?.tellsWords ?? true,
});
