import type { ComponentProps } from 'react';
import { limits } from '@vitrine/contract/limits';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
}

export function TextField({ label, error, hint, optional = false, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} optional={optional}>
      {(control) => (
        <input maxLength={limits.chatTextMax} {...input} {...control} type={type} className={styles.control} />
      )}
    </Field>
  );
}
