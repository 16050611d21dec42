import type { ReactNode } from 'react';
import styles from './payment-note.module.css';

/** A quiet line under the button it is about. */
export function PaymentNote({ children }: { children: ReactNode }) {
  return <output className={styles.note}>{children}</output>;
}
