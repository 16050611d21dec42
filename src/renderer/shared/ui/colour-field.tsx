import { widgetDefaults } from '@vitrine/contract/choices';
import styles from './colour-field.module.css';
import fieldStyles from './field.module.css';
import { Field } from './fields.tsx';
import type { FieldProps } from './fields.tsx';

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

/** The contract takes #rgb and #rrggbb and nothing else: the value ends up in CSS (T19). */
export const isColour = (text: string) => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);

/** What a native colour input can show: it knows #rrggbb in lower case only. Of anything else the chat shows the same default. */
export function asPickerColour(text: string): string {
  if (!isColour(text)) return widgetDefaults.color;
  const digits = text.slice(1).toLowerCase();
  return digits.length === 6 ? `#${digits}` : digits.replace(/./g, '$&$&').replace(/^/, '#');
}
