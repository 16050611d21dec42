import { ArrowUpRight } from 'lucide-react';
import { bookingCalendar } from '../../shared/support.ts';
import styles from './enterprise-card.module.css';
import { inEnterprise } from './plan-choice.ts';
import { PlanCard } from './plan-card.tsx';

/** Contact-only: what it holds is agreed on in person (4-45). */
export function EnterpriseCard() {
  return (
    <PlanCard name="Enterprise" lines={inEnterprise}>
      <a className={styles.book} href={bookingCalendar} target="_blank" rel="noopener noreferrer">
        Book a call
        <ArrowUpRight size={16} aria-hidden="true" />
      </a>
    </PlanCard>
  );
}
