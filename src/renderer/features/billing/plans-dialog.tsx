import { useState } from 'react';
import type { Currency } from '@vitrine/contract/plans';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { SupportLink, useSupport } from '../../shared/support.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { isSoldHere, notSoldHere, planLines, plansHere, priceText } from './plan-choice.ts';
import { CurrencyChoice, EnterpriseCard, PaymentNote, PlanCard } from './plan-card.tsx';
import styles from './plans-dialog.module.css';
import { useChoosePlan } from './use-choose-plan.ts';
import { usePaymentCalls } from './use-payment-calls.ts';

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
