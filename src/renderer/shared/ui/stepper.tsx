import { Check } from 'lucide-react';
import styles from './stepper.module.css';
import { VisuallyHidden, classes } from './basics.tsx';

interface StepperProps {
  steps: readonly string[];
  /** 1 for the first */
  current: number;
  /** a tick instead of the number on what is done */
  checks?: boolean;
  labels?: boolean;
}

const stateOf = (step: number, current: number) => (step < current ? 'done' : step === current ? 'current' : 'ahead');

/** The current position in a flow of numbered steps. */
export function Stepper({ steps, current, checks = false, labels = false }: StepperProps) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {steps.map((label, index) => {
        const state = stateOf(index + 1, current);
        return (
          <li
            key={label}
            className={classes(styles.step, styles[state])}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark}>
              {checks && state === 'done' ? <Check size={14} strokeWidth={2.5} aria-label="Done:" /> : index + 1}
            </span>
            {labels ? <span className={styles.label}>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
