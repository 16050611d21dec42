import { useCallback, useRef } from 'react';
import { CalendarDays } from 'lucide-react';
import { ButtonRow } from '../../shared/ui/button-row.tsx';
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
  const buttons = choices.map((choice) =>
    choice.value === 'custom'
      ? { ...choice, icon: <CalendarDays size={15} aria-hidden="true" />, opens: { isOpen: range.calendarOpen } }
      : choice,
  );
  return (
    <div className={styles.place}>
      <ButtonRow
        ref={row}
        label="Days shown"
        buttons={buttons}
        value={range.choice}
        onChoose={(choice) => onEvent({ type: 'chosen', choice })}
      />
      {range.calendarOpen && (
        <RangeCalendar opener={row} onClose={close} onPick={(from, to) => onEvent({ type: 'picked', from, to })} />
      )}
    </div>
  );
}
