import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './radio-cards.module.css';
import { classes } from './classes.ts';

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
