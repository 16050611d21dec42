import { useId } from 'react';
import styles from './toggle.module.css';

interface ToggleProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
}

/** An active/inactive switch that says in words which one it is. */
export function Toggle({ label, on, onChange, disabled = false }: ToggleProps) {
  const id = useId();
  return (
    <span className={styles.toggle}>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={on}
        aria-label={label}
        disabled={disabled}
        className={styles.track}
        onClick={() => onChange(!on)}
      >
        <span className={styles.knob} />
      </button>
      <label htmlFor={id} className={styles.state}>
        {on ? 'Active' : 'Inactive'}
      </label>
    </span>
  );
}
