/** One month in which a first and a last day are picked. Days are plain dates: what is picked as the 3rd is the 3rd in UTC, wherever the owner sits. */
import { useEffect, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import type { DateRange } from 'react-day-picker';
import { limits } from '@vitrine/contract/limits';
import { lastUtcDays } from '../../shared/time.ts';
import type { UtcRange } from '../../shared/time.ts';
import styles from './range-calendar.module.css';

interface RangeCalendarProps {
  /** the range buttons: a press there is not a press beside the calendar */
  opener: React.RefObject<HTMLElement | null>;
  onPick: (from: string | null, to: string | null) => void;
  onClose: () => void;
}

const spokenDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

const dayOf = (date: Date | undefined): string | null =>
  date === undefined
    ? null
    : [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** today's date in UTC, as the calendar counts days */
const utcToday = () => {
  const now = new Date();
  return new Date(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
};

export function RangeCalendar({ opener, onPick, onClose }: RangeCalendarProps) {
  const [draft, setDraft] = useState<DateRange | undefined>();
  const popup = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || popup.current?.contains(target) || opener.current?.contains(target)) return;
      onClose();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose();
      opener.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [opener, onClose]);

  const today = utcToday();
  const hint = draft?.from === undefined ? 'Pick the first day.' : 'Now pick the last day.';
  return (
    <dialog open ref={popup} className={styles.popup} aria-label="Custom Range">
      <DayPicker
        mode="range"
        numberOfMonths={1}
        weekStartsOn={1}
        showOutsideDays
        autoFocus
        today={today}
        defaultMonth={today}
        max={limits.statisticsSpanDaysMax - 1}
        // The package's own "October 26th" does not hold the "26" that stands on the button.
        labels={{
          labelDayButton: (date, { today: isToday, selected }) =>
            `${isToday === true ? 'Today, ' : ''}${spokenDay.format(date)}${selected === true ? ', selected' : ''}`,
        }}
        selected={draft}
        onSelect={(range) => {
          setDraft(range);
          onPick(dayOf(range?.from), dayOf(range?.to));
        }}
        classNames={{
          root: styles.calendar ?? '',
          months: styles.months ?? '',
          nav: styles.nav ?? '',
          button_previous: styles.turn ?? '',
          button_next: styles.turn ?? '',
          chevron: styles.chevron ?? '',
          month_caption: styles.caption ?? '',
          month_grid: styles.grid ?? '',
          weekday: styles.weekday ?? '',
          day: styles.day ?? '',
          day_button: styles.button ?? '',
          today: styles.today ?? '',
          outside: styles.outside ?? '',
          selected: styles.selected ?? '',
          range_start: styles.start ?? '',
          range_end: styles.end ?? '',
          range_middle: styles.middle ?? '',
        }}
      />
      <p className={styles.hint} aria-live="polite">
        {hint} Days are in UTC.
      </p>
    </dialog>
  );
}

/** Which days the statistics are asked for, and what each press on a range button does to that (4-09 to 4-13). Pure; all days are UTC. */
export const choices = [
  { value: 'today', label: 'Today', words: 'today' },
  { value: 'yesterday', label: 'Yesterday', words: 'yesterday' },
  { value: 'last-7', label: 'Last 7 Days', words: 'in the last 7 days' },
  { value: 'last-30', label: 'Last 30 Days', words: 'in the last 30 days' },
  { value: 'custom', label: 'Custom Range', words: 'in these days' },
] as const;

export type Choice = (typeof choices)[number]['value'];

/** YYYY-MM-DD, both included */
interface PickedDays {
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
