import type { ReactNode } from 'react';
import { plans } from '@vitrine/contract/plans';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { useNow } from '../../shared/dates/use-now.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/card.tsx';
import styles from './current-plan.module.css';
import { CreditMeter } from './credit-meter.tsx';
import { priceText } from './plan-choice.ts';
import { nextRenewal } from './renewal.ts';
import { creditsOf, currencyOf } from './subscription.ts';

interface CurrentPlanProps {
  payment: SessionRecord['payment'];
  /** what can be done about it */
  action?: ReactNode;
  children?: ReactNode;
}

const count = new Intl.NumberFormat('en-GB');

export function CurrentPlan({ payment, action, children }: CurrentPlanProps) {
  const now = useNow();
  const plan = plans.find((one) => one.plan === payment.plan);
  return (
    <Card title="Current plan" aside={action}>
      <div className={styles.parts}>
        <div className={styles.plan}>
          <p className={styles.name}>
            {plan?.plan ?? 'No plan yet'}
            {plan !== undefined && (
              <Badge tone={payment.status === 'past_due' ? 'warn' : 'good'}>{stateOf(payment)}</Badge>
            )}
          </p>
          {plan !== undefined && (
            <>
              <p className={styles.price}>{priceText(plan.price, currencyOf(payment))} a month</p>
              <p className={styles.about}>
                Up to {count.format(plan.pages)} pages, {plan.support} support
              </p>
            </>
          )}
        </div>
        <CreditMeter
          credits={creditsOf(payment)}
          renewal={payment.plan === 'Free' ? 'never' : renewalOf(payment, now)}
        />
      </div>
      {children}
    </Card>
  );
}

function stateOf({ status, endsAt }: SessionRecord['payment']): string {
  if (status === 'past_due') return 'Payment owed';
  if (endsAt) return `Ends on ${endsAt.slice(0, 10)}`;
  return status === 'trialing' ? 'Free trial' : 'Active';
}

/** The server's own date; a record kept by an older app has none. */
function renewalOf({ renewsAt, updatedAt }: SessionRecord['payment'], now: Date): Date | null {
  if (renewsAt === undefined) return nextRenewal(updatedAt, now);
  return renewsAt === null ? null : new Date(renewsAt);
}
