import { ArrowUpRight } from 'lucide-react';
import { SupportLink, useSupport } from '../../shared/support.tsx';
import styles from './enterprise-card.module.css';
import { inEnterprise } from './plan-choice.ts';
import { PaymentNote } from './payment-note.tsx';
import { PlanCard } from './plan-card.tsx';

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
