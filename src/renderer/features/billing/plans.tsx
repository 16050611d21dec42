import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ArrowUpRight, Check } from 'lucide-react';
import type { Currency } from '@vitrine/contract/plans';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { SupportLink, useSupport } from '../../shared/support.tsx';
import { Segments } from '../../shared/ui/choices.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import styles from './plans.module.css';
import { inEnterprise, isSoldHere, notSoldHere, planLines, plansHere, priceText } from './subscription.ts';
import { useChoosePlan, usePaymentCalls } from './payments.ts';
import type { Plan } from './subscription.ts';
import type { PaymentCalls } from './payments.ts';

interface PlanCardProps {
  name: string;
  /** absent where it is agreed on in person */
  price?: string;
  lines: readonly string[];
  /** the way to it */
  children: ReactNode;
}

function PlanCard({ name, price, lines, children }: PlanCardProps) {
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

/** A small note below the button it is about. */
export function PaymentNote({ children }: { children: ReactNode }) {
  return <output className={styles.note}>{children}</output>;
}

/** Contact-only: what it holds is agreed on in person (4-45). */
function EnterpriseCard() {
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

interface PlansDialogProps {
  session: SessionRecord;
  onClose: () => void;
  /** a plan that costs nothing is active */
  onActive: () => Promise<void>;
}

/** Onboarding's plans, or the warning that the site's pages could not be counted (2.5-13). */
export function PlansDialog({ session, onClose, onActive }: PlansDialogProps) {
  const support = useSupport();
  const pages = session.pagesNumberSite ?? 0;
  if (pages > 0) return <Plans session={session} pages={pages} onClose={onClose} onActive={onActive} />;
  return (
    <Dialog wide title="We can't proceed with the payment" onClose={onClose}>
      <Notice tone="warn">
        There's an issue validating your sitemap, contact support. <SupportLink support={support} />
      </Notice>
    </Dialog>
  );
}

const count = new Intl.NumberFormat('en-GB');

function Plans({ session, pages, onClose, onActive }: PlansDialogProps & { pages: number }) {
  const [currency, setCurrency] = useState<Currency>('eur');
  const calls = usePaymentCalls();
  const choose = useChoosePlan(calls, session, onActive);
  const { onlyFree } = session.payment;
  const offered = plansHere(pages, onlyFree);
  const isTried = offered.some((plan) => plan.price > 0 && isSoldHere(plan, onlyFree));
  return (
    <Dialog
      wide
      title="Choose a plan for your agent"
      about={
        onlyFree === true
          ? `Your website has ${count.format(pages)} pages. This server sells no plans: yours is Free, which reads the first 1,000.`
          : `Your website has ${count.format(pages)} pages; these plans cover them all.`
      }
      onClose={onClose}
    >
      <div className={styles.head}>
        <p className={styles.trial}>
          {isTried && 'Basic and Growth begin with a 14-day free trial. '}
          {onlyFree !== true && 'Switch or cancel anytime. '}Processing time: 2 to 24 hours.
        </p>
        <CurrencyChoice value={currency} onChange={setCurrency} />
      </div>
      <div className={styles.plans}>
        {offered.map((plan) => (
          <PlanCard
            key={plan.plan}
            name={plan.plan}
            price={priceText(plan.price, currency)}
            lines={planLines(plan, currency)}
          >
            {isSoldHere(plan, onlyFree) ? (
              <Button
                variant={plan.price === 0 ? 'secondary' : 'primary'}
                wide
                busy={calls.running === plan.plan}
                disabled={calls.running !== null}
                onClick={() => choose(plan, currency)}
              >
                {plan.price === 0 ? 'Start with Free' : `Try ${plan.plan} for 14 days`}
              </Button>
            ) : (
              <PaymentNote>{notSoldHere}</PaymentNote>
            )}
            {calls.unavailable?.name === plan.plan && <PaymentNote>{calls.unavailable.words}</PaymentNote>}
          </PlanCard>
        ))}
        <EnterpriseCard />
      </div>
    </Dialog>
  );
}

interface UpgradesProps {
  plans: readonly Plan[];
  currency: Currency;
  /** nothing is sold here */
  onlyFree: boolean | undefined;
  calls: PaymentCalls;
  onChoose: (plan: Plan) => void;
}

export function Upgrades({ plans, currency, onlyFree, calls, onChoose }: UpgradesProps) {
  return (
    <div className={styles.upgradesPlans}>
      {plans.map((plan) => (
        <PlanCard
          key={plan.plan}
          name={plan.plan}
          price={priceText(plan.price, currency)}
          lines={planLines(plan, currency)}
        >
          {isSoldHere(plan, onlyFree) ? (
            <Button
              variant="primary"
              wide
              busy={calls.running === plan.plan}
              disabled={calls.running !== null}
              onClick={() => onChoose(plan)}
            >
              Upgrade to {plan.plan}
            </Button>
          ) : (
            <PaymentNote>{notSoldHere}</PaymentNote>
          )}
          {calls.unavailable?.name === plan.plan && <PaymentNote>{calls.unavailable.words}</PaymentNote>}
        </PlanCard>
      ))}
      <EnterpriseCard />
    </div>
  );
}
