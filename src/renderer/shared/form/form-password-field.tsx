import type { ComponentProps } from 'react';
import { PasswordField } from '../ui/password-field.tsx';
import { useFormField } from './use-form-field.ts';

export function FormPasswordField({ name, ...field }: ComponentProps<typeof PasswordField> & { name: string }) {
  const { input, error } = useFormField<string>(name);
  return <PasswordField {...field} {...input} error={field.disabled === true ? undefined : error} />;
}
