import type { ReactNode, Ref } from 'react';
import styles from './button-row.module.css';
import { classes } from './basics.tsx';

interface RowButton<V extends string> {
  value: V;
  label: string;
  icon?: ReactNode;
  /** the button opens a dialog, which is open or not */
  opens?: { isOpen: boolean };
}

interface ButtonRowProps<V extends string> {
  label: string;
  buttons: readonly RowButton<V>[];
  value: V | null;
  onChoose: (value: V) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Buttons of which one is pressed: what is chosen acts at once and is no field of a form. */
export function ButtonRow<V extends string>({ label, buttons, value, onChoose, ref }: ButtonRowProps<V>) {
  return (
    <fieldset ref={ref} className={styles.row} aria-label={label}>
      {buttons.map((button) => (
        <button
          key={button.value}
          type="button"
          aria-pressed={button.value === value}
          className={classes(styles.button, button.value === value && styles.pressed)}
          onClick={() => onChoose(button.value)}
          {...(button.opens && { 'aria-haspopup': 'dialog', 'aria-expanded': button.opens.isOpen })}
        >
          {button.icon}
          {button.label}
        </button>
      ))}
    </fieldset>
  );
}
