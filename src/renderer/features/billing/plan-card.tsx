import { useId } from 'react';
import type { ReactNode } from 'react';
import { ArrowUpRight, Check } from 'lucide-react';
import type { Currency } from '@vitrine/contract/plans';
import { SupportLink, useSupport } from '../../shared/support.tsx';
import { Segments } from '../../shared/ui/segments.tsx';
import styles from './plan-card.module.css';
import { inEnterprise } from './plan-choice.ts';

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

const currencies = [
  { value: 'eur', label: 'EUR' },
  { value: 'usd', label: 'USD' },
] as const;

interface CurrencyChoiceProps {
  value: Currency;
  onChange: (currency: Currency) => void;
}

export function CurrencyChoice({ value, onChange }: CurrencyChoiceProps) {
  return <Segments legend="Currency" options={currencies} value={value} onChange={onChange} />;
}

/** A quiet line under the button it is about. */
export function PaymentNote({ children }: { children: ReactNode }) {
  return <output className={styles.note}>{children}</output>;
}

/** Contact-only: what it holds is agreed on in person (4-45). */
export function EnterpriseCard() {
  const support = useSupport();
  const bookingUrl = support?.bookingUrl ?? null;
  return (
    <PlanCard name="Enterprise" lines={inEnterprise}>
      {bookingUrl === null ? (
        <PaymentNote>
          Agreed on in person with whoever runs this server. <SupportLink support={support} />
        </PaymentNote>
      ) : (
        <a className={styles.book} href={bookingUrl} target="_blank" rel="noopener noreferrer">
          Book a call
          <ArrowUpRight size={16} aria-hidden="true" />
        </a>
      )}
    </PlanCard>
  );
}
