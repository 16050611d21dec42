/** One month in which a first and a last day are picked. Days are plain dates: what is picked as the 3rd is the 3rd in UTC, wherever the owner sits. */
import { useEffect, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import type { DateRange } from 'react-day-picker';
import { limits } from '@vitrine/contract/limits';
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
