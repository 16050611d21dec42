/** What became of a question, beside the reply to it; replies from before it was kept have none. */
import type { Outcome } from '@vitrine/contract/outcomes';
import styles from './outcome-chip.module.css';

export const outcomeWords: Record<Outcome, string> = {
  answered: 'Answered',
  unsure: 'Unsure',
  unknown: 'Not known',
  person: 'Wants a person',
  order: 'About an order',
  talk: 'Small talk',
  failed: 'Failed',
};

const tones: Record<Outcome, string | undefined> = {
  answered: styles.good,
  unsure: styles.warn,
  unknown: styles.warn,
  person: styles.warn,
  order: styles.plain,
  talk: styles.plain,
  failed: styles.bad,
};

export function OutcomeChip({ outcome }: { outcome: Outcome }) {
  return <span className={`${styles.chip} ${tones[outcome] ?? ''}`}>{outcomeWords[outcome]}</span>;
}
