import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './field.module.css';
import { classes } from './classes.ts';

/** What every labelled field has in common. */
export interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
}

export interface ControlAttributes {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
}

interface FieldFrameProps extends FieldProps {
  /** stands at the right end of the line under the control */
  aside?: ReactNode;
  children: (control: ControlAttributes) => ReactNode;
}

/**
 * Label, control and one line for the error or the hint. The line keeps its height when it is empty: an error that appears on blur
 * must not move the button that the same click is on its way to.
 */
export function Field({ label, error, hint, optional = false, aside, children }: FieldFrameProps) {
  const id = useId();
  const lineId = `${id}-line`;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {optional && <span className={styles.optional}>Optional</span>}
      </div>
      {children({ id, 'aria-describedby': lineId, 'aria-invalid': error !== undefined })}
      <div className={classes(styles.foot, (hint !== undefined || aside !== undefined) && styles.filled)}>
        <p id={lineId} className={classes(styles.line, error !== undefined && styles.error)} aria-live="polite">
          {error ?? hint}
        </p>
        {aside}
      </div>
    </div>
  );
}
