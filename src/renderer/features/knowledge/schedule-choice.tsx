import { classes } from '../../shared/ui/classes.ts';
import styles from './schedule-choice.module.css';
import type { Schedule } from './use-trainings.ts';

const choices: { value: Schedule; label: string }[] = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'off', label: 'Off' },
];

interface ScheduleChoiceProps {
  value: Schedule;
  onChange: (schedule: Schedule) => void;
}

/** How often the agent reads its website again. Buttons, for the page's fields are there to be read. */
export function ScheduleChoice({ value, onChange }: ScheduleChoiceProps) {
  return (
    <fieldset className={styles.row} aria-label="Train by itself">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          className={classes(styles.button, choice.value === value && styles.pressed)}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
