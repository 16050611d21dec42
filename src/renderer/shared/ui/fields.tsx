import { useId, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { limits } from '@vitrine/contract/limits';
import { classes } from './basics.tsx';
import fieldStyles from './field.module.css';
import styles from './fields.module.css';

/** What every labelled field has in common. */
export interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
}

interface ControlAttributes {
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
    <div className={fieldStyles.field}>
      <div className={fieldStyles.head}>
        <label className={fieldStyles.label} htmlFor={id}>
          {label}
        </label>
        {optional && <span className={fieldStyles.optional}>Optional</span>}
      </div>
      {children({ id, 'aria-describedby': lineId, 'aria-invalid': error !== undefined })}
      <div className={classes(fieldStyles.foot, (hint !== undefined || aside !== undefined) && fieldStyles.filled)}>
        <p
          id={lineId}
          className={classes(fieldStyles.line, error !== undefined && fieldStyles.error)}
          aria-live="polite"
        >
          {error ?? hint}
        </p>
        {aside}
      </div>
    </div>
  );
}

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
}

export function TextField({ label, error, hint, optional = false, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional}>
      {(control) => (
        <input maxLength={limits.chatTextMax} {...input} {...control} type={type} className={fieldStyles.control} />
      )}
    </Field>
  );
}

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>;

export function PasswordField({ label, error, hint, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className={styles.box}>
          <input {...input} {...control} type={shown ? 'text' : 'password'} className={fieldStyles.control} />
          <button
            type="button"
            className={styles.toggle}
            // Its name leaves out the field's own, so that looking the field up by its label finds one thing.
            aria-label={shown ? 'Hide what is typed' : 'Show what is typed'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon size={16} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}

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
