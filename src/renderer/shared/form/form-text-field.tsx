import type { ComponentProps } from 'react';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { TextFieldProps } from '../ui/text-field.tsx';
import { useFormField } from './use-form-field.ts';

export function FormTextField({ name, ...field }: TextFieldProps & { name: string }) {
  const { input, error } = useFormField<string>(name);
  return <TextField {...input} {...field} error={field.disabled === true ? undefined : error} />;
}

export function FormPasswordField({ name, ...field }: ComponentProps<typeof PasswordField> & { name: string }) {
  const { input, error } = useFormField<string>(name);
  return <PasswordField {...field} {...input} error={field.disabled === true ? undefined : error} />;
}
