import type { ReactNode } from 'react';
import { RadioCards } from '../ui/radio-cards.tsx';
import type { RadioCard } from '../ui/radio-cards.tsx';
import { useFormField } from './use-form-field.ts';

interface Props<V extends string> {
  name: string;
  legend: string;
  cards: readonly RadioCard<V>[];
  hint?: ReactNode;
  disabled?: boolean;
}

export function FormRadioCards<V extends string>({ name, ...group }: Props<V>) {
  const { input, error, set, touch } = useFormField<V | ''>(name);
  return <RadioCards {...group} name={name} value={input.value} onChange={set} onBlur={touch} error={error} />;
}
