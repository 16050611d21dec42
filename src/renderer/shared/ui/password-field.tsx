import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './password-field.module.css';

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
