import { ButtonRow } from '../../shared/ui/button-row.tsx';
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
  return <ButtonRow label="Train automatically" buttons={choices} value={value} onChoose={onChange} />;
}
