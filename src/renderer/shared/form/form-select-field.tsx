import { Field } from '../ui/field.tsx';
import styles from '../ui/field.module.css';
import { useFormField } from './use-form-field.ts';

interface FormSelectFieldProps {
  name: string;
  label: string;
  options: readonly string[];
  disabled?: boolean;
}

export function FormSelectField({ name, label, options, disabled = false }: FormSelectFieldProps) {
  const { input, error } = useFormField<string>(name);
  return (
    <Field label={label} error={disabled ? undefined : error}>
      {(control) => (
        <select {...input} {...control} disabled={disabled} className={styles.control}>
          <option value="">Choose a service</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
