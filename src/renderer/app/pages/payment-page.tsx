import type { ReactNode } from 'react';
import { Logo } from '../../shared/ui/logo.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import styles from './payment-page.module.css';

interface PaymentPageProps {
  /** a spinner where there is none yet */
  icon?: ReactNode;
  title: string;
  tone?: 'good' | 'bad';
  children: ReactNode;
}

/** What a payment came to, on the way from the provider back into the app. */
export function PaymentPage({ icon, title, tone = 'good', children }: PaymentPageProps) {
  return (
    <main className={styles.page}>
      <Logo sizePx={28} />
      <div className={styles.card} aria-live="polite">
        <span className={styles[tone]}>{icon ?? <Spinner sizePx={36} label="" />}</span>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.words}>{children}</p>
      </div>
    </main>
  );
}
