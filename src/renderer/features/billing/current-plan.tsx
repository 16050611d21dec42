import type { ReactNode } from 'react';
import { plans } from '@vitrine/contract/plans';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { useNow } from '../../shared/dates/use-now.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Card } from '../../shared/ui/card.tsx';
import creditMeterStyles from './credit-meter.module.css';
import styles from './current-plan.module.css';
import { priceText } from './plan-choice.ts';
import { nextRenewal } from './renewal.ts';
import { creditsOf, currencyOf } from './subscription.ts';
import type { Credits } from './subscription.ts';

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

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What is left of the period's credits, in figures and as a bar. */
interface CreditMeterProps {
  credits: Credits;
  /** when they come anew, if that is known; Free's are given once */
  renewal: Date | 'never' | null;
}

function CreditMeter({ credits, renewal }: CreditMeterProps) {
  const { left, offer, used, extra } = credits;
  const share = Math.min(1, left / Math.max(1, offer));
  return (
    <div>
      <div className={creditMeterStyles.head}>
        <h3>Credits left</h3>
        <p className={creditMeterStyles.figure}>
          <strong>{count.format(left)}</strong> / {count.format(offer)}
        </p>
      </div>
      {/* The figures above say the same in words. */}
      <svg className={creditMeterStyles.bar} aria-hidden="true">
        <rect className={creditMeterStyles.filled} width={`${share * 100}%`} height="100%" />
      </svg>
      <div className={creditMeterStyles.foot}>
        <p>{count.format(used)} used</p>
        {extra > 0 && <p>{count.format(extra)} extra interactions, billed at 5 per 100</p>}
        {renewal === 'never' && <p>Given once, yours until they are used</p>}
        {renewal instanceof Date && <p>Renews on {day.format(renewal)} (UTC)</p>}
      </div>
      <p className={creditMeterStyles.about}>
        One credit is one answered visitor message. Your own test chats are free.
      </p>
    </div>
  );
}
