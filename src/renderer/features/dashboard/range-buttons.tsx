import { useCallback, useRef } from 'react';
import { CalendarDays } from 'lucide-react';
import { classes } from '../../shared/ui/classes.ts';
import { RangeCalendar } from './range-calendar.tsx';
import styles from './range-buttons.module.css';
import { choices } from './range.ts';
import type { RangeEvent, RangeState } from './range.ts';

interface RangeButtonsProps {
  range: RangeState;
  onEvent: (event: RangeEvent) => void;
}

export function RangeButtons({ range, onEvent }: RangeButtonsProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const close = useCallback(() => onEvent({ type: 'calendar-closed' }), [onEvent]);
  const custom = {
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': range.calendarOpen,
  };
  return (
    <div className={styles.place}>
      <fieldset ref={row} className={styles.row} aria-label="Days shown">
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={range.choice === value}
            className={classes(styles.button, range.choice === value && styles.pressed)}
            onClick={() => onEvent({ type: 'chosen', choice: value })}
            {...(value === 'custom' && custom)}
          >
            {value === 'custom' && <CalendarDays size={15} aria-hidden="true" />}
            {label}
          </button>
        ))}
      </fieldset>
      {range.calendarOpen && (
        <RangeCalendar opener={row} onClose={close} onPick={(from, to) => onEvent({ type: 'picked', from, to })} />
      )}
    </div>
  );
}
