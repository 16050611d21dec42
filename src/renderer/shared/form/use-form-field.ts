import { useField } from 'formik';
import type { FieldHelperProps, FieldInputProps } from 'formik';

interface FormField<V> {
  input: FieldInputProps<V>;
  /** only once the field was touched */
  error: string | undefined;
  set: (value: V) => void;
  touch: () => void;
}

const settle = (work: ReturnType<FieldHelperProps<unknown>['setValue']>) => {
  void Promise.resolve(work);
};

export function useFormField<V>(name: string): FormField<V> {
  const [input, meta, helpers] = useField<V>(name);
  return {
    input,
    error: meta.touched && meta.error !== undefined ? firstOf(meta.error) : undefined,
    set: (value) => settle(helpers.setValue(value)),
    // Without a validation of its own: it would run on the values of before the change that came with it.
    touch: () => settle(helpers.setTouched(true, false)),
  };
}

/** A list's errors come one for each entry; the first says enough. */
function firstOf(error: unknown): string | undefined {
  return Array.isArray(error) ? error.find((one) => typeof one === 'string') : String(error);
}
