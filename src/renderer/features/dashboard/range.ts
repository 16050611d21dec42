/** Which days the statistics are asked for, and what each press on a range button does to that (4-09 to 4-13). Pure; all days are UTC. */
import { lastUtcDays } from '../../shared/dates/utc-range.ts';
import type { UtcRange } from '../../shared/dates/utc-range.ts';

export const choices = [
  { value: 'today', label: 'Today', words: 'today' },
  { value: 'yesterday', label: 'Yesterday', words: 'yesterday' },
  { value: 'last-7', label: 'Last 7 Days', words: 'in the last 7 days' },
  { value: 'last-30', label: 'Last 30 Days', words: 'in the last 30 days' },
  { value: 'custom', label: 'Custom Range', words: 'in these days' },
] as const;

export type Choice = (typeof choices)[number]['value'];

/** YYYY-MM-DD, both included */
export interface PickedDays {
  from: string;
  to: string;
}

export interface RangeState {
  choice: Choice;
  /** set by the calendar alone */
  picked: PickedDays | null;
  calendarOpen: boolean;
}

export type RangeEvent =
  | { type: 'chosen'; choice: Choice }
  | { type: 'picked'; from: string | null; to: string | null }
  | { type: 'calendar-closed' };

export const firstRange: RangeState = { choice: 'last-7', picked: null, calendarOpen: false };

export function nextRange(state: RangeState, event: RangeEvent): RangeState {
  switch (event.type) {
    case 'chosen':
      return {
        choice: event.choice,
        picked: null,
        calendarOpen: event.choice === 'custom' && !state.calendarOpen,
      };
    case 'picked': {
      const { from, to } = event;
      if (from === null || to === null || from === to) return state;
      return { choice: 'custom', picked: { from, to }, calendarOpen: false };
    }
    default:
      return { ...state, calendarOpen: false };
  }
}

const dayMs = 86_400_000;

function monthOf(now: Date): UtcRange {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return {
    startDate: new Date(Date.UTC(year, month, 1)).toISOString(),
    endDate: new Date(Date.UTC(year, month + 1, 1) - 1).toISOString(),
  };
}

export function windowOf({ choice, picked }: RangeState, now: Date): UtcRange {
  switch (choice) {
    case 'today':
      return lastUtcDays(1, now);
    case 'yesterday':
      return lastUtcDays(1, new Date(now.getTime() - dayMs));
    case 'last-7':
      return lastUtcDays(7, now);
    case 'last-30':
      return lastUtcDays(30, now);
    default:
      if (picked === null) return monthOf(now);
      return { startDate: `${picked.from}T00:00:00.000Z`, endDate: `${picked.to}T23:59:59.999Z` };
  }
}

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `15–21 Nov 2026` */
export const windowText = ({ startDate, endDate }: UtcRange): string =>
  format.formatRange(new Date(startDate), new Date(endDate));
