import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { classes } from './basics.tsx';
import styles from './choices.module.css';

export interface RadioCard<V extends string> {
  value: V;
  label: string;
  description?: string;
  picture?: ReactNode;
}

interface RadioCardsProps<V extends string> {
  legend: string;
  name: string;
  cards: readonly RadioCard<V>[];
  value: V | '';
  onChange: (value: V) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: ReactNode;
  disabled?: boolean;
}

/** One choice of a few, each in words (and a picture) worth comparing. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const id = useId();
  const lineId = `${id}-line`;
  return (
    <fieldset className={styles.group} disabled={props.disabled} aria-describedby={lineId}>
      <legend className={styles.legend}>{props.legend}</legend>
      <div className={styles.cards}>
        {props.cards.map((card) => (
          <label key={card.value} className={styles.card}>
            <input
              type="radio"
              className={styles.radio}
              name={`${props.name}${id}`}
              value={card.value}
              checked={props.value === card.value}
              aria-label={card.label}
              onChange={() => props.onChange(card.value)}
              onBlur={props.onBlur}
            />
            {card.picture}
            <span className={styles.words}>
              <span className={styles.label}>{card.label}</span>
              {card.description !== undefined && <span className={styles.description}>{card.description}</span>}
            </span>
          </label>
        ))}
      </div>
      <p
        id={lineId}
        className={classes(
          styles.line,
          props.hint !== undefined && styles.hinted,
          props.error !== undefined && styles.error,
        )}
        aria-live="polite"
      >
        {props.error ?? props.hint}
      </p>
    </fieldset>
  );
}

interface SegmentsProps<V extends string> {
  legend: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** A small choice in one row. */
export function Segments<V extends string>({ legend, options, value, onChange }: SegmentsProps<V>) {
  const name = useId();
  return (
    <fieldset className={styles.segments} aria-label={legend}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            className={styles.segmentsRadio}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

interface ToggleProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
}

/** An active/inactive switch that says in words which one it is. */
export function Toggle({ label, on, onChange, disabled = false }: ToggleProps) {
  const id = useId();
  return (
    <span className={styles.toggle}>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={on}
        aria-label={label}
        disabled={disabled}
        className={styles.track}
        onClick={() => onChange(!on)}
      >
        <span className={styles.knob} />
      </button>
      <label htmlFor={id} className={styles.state}>
        {on ? 'Active' : 'Inactive'}
      </label>
    </span>
  );
}

interface RowButton<V extends string> {
  value: V;
  label: string;
  icon?: ReactNode;
  /** the button opens a dialog, which is open or not */
  opens?: { isOpen: boolean };
}

interface ButtonRowProps<V extends string> {
  label: string;
  buttons: readonly RowButton<V>[];
  value: V | null;
  onChoose: (value: V) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Buttons of which one is pressed: the choice acts at once and is not a form field. */
export function ButtonRow<V extends string>({ label, buttons, value, onChoose, ref }: ButtonRowProps<V>) {
  return (
    <fieldset ref={ref} className={styles.row} aria-label={label}>
      {buttons.map((button) => (
        <button
          key={button.value}
          type="button"
          aria-pressed={button.value === value}
          className={classes(styles.button, button.value === value && styles.pressed)}
          onClick={() => onChoose(button.value)}
          {...(button.opens && { 'aria-haspopup': 'dialog', 'aria-expanded': button.opens.isOpen })}
        >
          {button.icon}
          {button.label}
        </button>
      ))}
    </fieldset>
  );
}
