import type { ReactNode } from 'react';
import type { Outcome } from '@vitrine/contract/outcomes';
import styles from './badge.module.css';
import { classes } from './basics.tsx';

export type BadgeTone = 'neutral' | 'good' | 'warn' | 'bad' | 'accent';

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>;
}

/** What became of a question, next to its reply; replies from before this was recorded have none. */
export const outcomeWords: Record<Outcome, string> = {
  answered: 'Answered',
  unsure: 'Unsure',
  unknown: 'Not known',
  person: 'Wants a person',
  order: 'About an order',
  talk: 'Small talk',
  failed: 'Failed',
};

const tones: Record<Outcome, BadgeTone> = {
  answered: 'good',
  unsure: 'warn',
  unknown: 'warn',
  person: 'warn',
  order: 'neutral',
  talk: 'neutral',
  failed: 'bad',
};

export function OutcomeChip({ outcome }: { outcome: Outcome }) {
  return <Badge tone={tones[outcome]}>{outcomeWords[outcome]}</Badge>;
}
