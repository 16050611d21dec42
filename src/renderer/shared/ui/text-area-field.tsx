import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './text-area-field.module.css';

export interface TextAreaFieldProps extends FieldProps, ComponentProps<'textarea'> {
  maxLength: number;
  value: string;
}

/** The multi-line text input, with what is left of its length in sight. */
export function TextAreaField({ label, error, hint, optional = false, ...area }: TextAreaFieldProps) {
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      optional={optional}
      aside={
        <span className={styles.count}>
          {area.value.length}/{area.maxLength}
        </span>
      }
    >
      {(control) => <textarea rows={3} {...area} {...control} className={fieldStyles.control} />}
    </Field>
  );
}
