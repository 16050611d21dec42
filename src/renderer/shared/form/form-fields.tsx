import type { ComponentProps, ReactNode } from 'react';
import { ColourField } from '../ui/colour-field.tsx';
import { Field } from '../ui/field.tsx';
import styles from '../ui/field.module.css';
import { RadioCards } from '../ui/radio-cards.tsx';
import type { RadioCard } from '../ui/radio-cards.tsx';
import { TagField } from '../ui/tag-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import type { TextAreaFieldProps } from '../ui/text-area-field.tsx';
import { useFormField } from './use-form-field.ts';

interface FormSelectFieldProps {
  name: string;
  label: string;
  /** a plain one is its own label, and a first one says that none was chosen yet */
  options: readonly (string | { value: string; label: string })[];
  disabled?: boolean;
}

export function FormSelectField({ name, label, options, disabled = false }: FormSelectFieldProps) {
  const { input, error } = useFormField<string>(name);
  return (
    <Field label={label} error={disabled ? undefined : error}>
      {(control) => (
        <select {...input} {...control} disabled={disabled} className={styles.control}>
          {typeof options[0] === 'string' && <option value="">Choose a service</option>}
          {options.map((option) =>
            typeof option === 'string' ? (
              <option key={option}>{option}</option>
            ) : (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ),
          )}
        </select>
      )}
    </Field>
  );
}

export function FormTextAreaField({ name, ...field }: Omit<TextAreaFieldProps, 'value'> & { name: string }) {
  const { input, error } = useFormField<string>(name);
  return <TextAreaField {...field} {...input} error={error} />;
}

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

interface FormRadioCardsProps<V extends string> {
  name: string;
  legend: string;
  cards: readonly RadioCard<V>[];
  hint?: ReactNode;
  disabled?: boolean;
}

export function FormRadioCards<V extends string>({ name, ...group }: FormRadioCardsProps<V>) {
  const { input, error, set, touch } = useFormField<V | ''>(name);
  return <RadioCards {...group} name={name} value={input.value} onChange={set} onBlur={touch} error={error} />;
}

type FormColourFieldProps = Omit<ComponentProps<typeof ColourField>, 'value' | 'onChange' | 'onBlur'>;

export function FormColourField({ name, ...field }: FormColourFieldProps) {
  const { input, error, set, touch } = useFormField<string>(name);
  return <ColourField {...field} name={name} value={input.value} onChange={set} onBlur={touch} error={error} />;
}
