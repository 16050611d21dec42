import type { ComponentProps } from 'react';
import { ColourField } from '../ui/colour-field.tsx';
import { useFormField } from './use-form-field.ts';

type Props = Omit<ComponentProps<typeof ColourField>, 'value' | 'onChange' | 'onBlur'>;

export function FormColourField({ name, ...field }: Props) {
  const { input, error, set, touch } = useFormField<string>(name);
  return <ColourField {...field} name={name} value={input.value} onChange={set} onBlur={touch} error={error} />;
}
