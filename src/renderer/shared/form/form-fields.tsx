import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { ColourField } from '../ui/colour-field.tsx';
import { Field, TextAreaField } from '../ui/fields.tsx';
import fieldStyles from '../ui/field.module.css';
import { RadioCards } from '../ui/choices.tsx';
import type { RadioCard } from '../ui/choices.tsx';
import { TagField, TagList } from '../ui/tag-field.tsx';
import type { TextAreaFieldProps } from '../ui/fields.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './form-fields.module.css';
import { useFormField } from './form.tsx';

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
        <select {...input} {...control} disabled={disabled} className={fieldStyles.control}>
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
  /** shown instead of the rule's own message */
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

export interface Suggested<V> {
  /** where they come from, in words for people */
  from: string;
  values: Partial<V>;
  /** the owner has discarded all suggestions */
  onRefuse: (names: string[]) => void;
}

interface SuggestionsProps<V> {
  suggested: Suggested<V> | null;
  labels: { readonly [N in keyof V]?: string };
}

/** of what was written here a line before */
const parsed = (written: string): object => {
  const values: unknown = JSON.parse(written);
  return typeof values === 'object' && values !== null ? values : {};
};
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Fields prefilled with what was found elsewhere: each says so, and one press clears one of them or all. */
export function Suggestions<V extends FormikValues>({ suggested, labels }: SuggestionsProps<V>) {
  const form = useFormikContext<V>();
  const [filled, setFilled] = useState<Record<string, unknown>>({});
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const key = JSON.stringify(suggested?.values ?? {});
  useEffect(() => {
    // Deferred: a kept draft is restored first, and what somebody typed is never overwritten.
    const soon = setTimeout(() => {
      const { values, initialValues, setValues } = latest.current;
      const offered: [string, unknown][] = Object.entries(parsed(key));
      const free = offered.filter(
        ([name, value]) => isSame(values[name], initialValues[name]) && !isSame(value, values[name]),
      );
      if (free.length === 0) return;
      void setValues({ ...values, ...Object.fromEntries(free) });
      setFilled((before) => ({ ...before, ...Object.fromEntries(free) }));
    });
    return () => clearTimeout(soon);
  }, [key]);

  // What the owner has changed since is theirs.
  const standing = Object.keys(filled).filter((name) => isSame(form.values[name], filled[name]));
  if (suggested === null || standing.length === 0) return null;
  const takeOut = (names: string[]) => {
    const before = Object.fromEntries(names.map((name) => [name, form.initialValues[name]]));
    void form.setValues({ ...form.values, ...before });
    setFilled((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))));
    suggested.onRefuse(names);
  };
  return (
    <div className={styles.filled}>
      <Notice
        tone="good"
        action={
          <Button variant="quiet" onClick={() => takeOut(standing)}>
            Remove all
          </Button>
        }
      >
        <p>Filled in from {suggested.from}. Check it, and change what is wrong.</p>
        <TagList
          tags={standing.map((name) => ({ key: name, text: labels[name] ?? '' }))}
          // The buttons' names leave out the field's label, so that a search by label finds the field alone.
          removeName="Remove this"
          onRemove={(name) => takeOut([name])}
        />
      </Notice>
    </div>
  );
}
