import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { asPickerColour } from './colour.ts';
import fieldStyles from './field.module.css';
import styles from './colour-field.module.css';

interface ColourFieldProps extends FieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A colour typed as #rrggbb or picked; both always show the same one. */
export function ColourField({ label, error, hint, name, value, onChange, onBlur }: ColourFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className={styles.box}>
          <input
            type="color"
            className={styles.picker}
            aria-label="Colour picker"
            value={asPickerColour(value)}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            {...control}
            name={name}
            className={fieldStyles.control}
            value={value}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value.trim())}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  );
}
