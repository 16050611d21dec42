import { useId } from 'react';
import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import styles from './plan-card.module.css';

interface PlanCardProps {
  name: string;
  /** absent where it is agreed on in person */
  price?: string;
  lines: readonly string[];
  /** the way to it */
  children: ReactNode;
}

export function PlanCard({ name, price, lines, children }: PlanCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p className={styles.price}>
        {price === undefined ? (
          <span className={styles.number}>On request</span>
        ) : (
          <>
            <span className={styles.number}>{price}</span> a month
          </>
        )}
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line} className={styles.line}>
            <Check size={16} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
