import { Field } from '../ui/field.tsx';
import styles from '../ui/field.module.css';
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
