import { TextAreaField } from '../ui/text-area-field.tsx';
import type { TextAreaFieldProps } from '../ui/text-area-field.tsx';
import { useFormField } from './use-form-field.ts';

export function FormTextAreaField({ name, ...field }: Omit<TextAreaFieldProps, 'value'> & { name: string }) {
  const { input, error } = useFormField<string>(name);
  return <TextAreaField {...field} {...input} error={error} />;
}
