import type { ComponentProps } from 'react';
import { TagField } from '../ui/tag-field.tsx';
import { useFormField } from './use-form-field.ts';

type Props = Omit<ComponentProps<typeof TagField>, 'tags' | 'onChange' | 'onBlur' | 'error'> & {
  name: string;
  /** shown in place of the rule's own words */
  errorText?: string;
};

export function FormTagField({ name, errorText, ...field }: Props) {
  const { input, error, set, touch } = useFormField<string[]>(name);
  const shown = error === undefined ? undefined : (errorText ?? error);
  return <TagField {...field} tags={input.value} onChange={set} onBlur={touch} error={shown} />;
}
