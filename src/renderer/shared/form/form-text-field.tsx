import { TextField } from '../ui/text-field.tsx';
import type { TextFieldProps } from '../ui/text-field.tsx';
import { useFormField } from './use-form-field.ts';

export function FormTextField({ name, ...field }: TextFieldProps & { name: string }) {
  const { input, error } = useFormField<string>(name);
  return <TextField {...input} {...field} error={field.disabled === true ? undefined : error} />;
}
