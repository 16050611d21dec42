import type { Currency } from '@vitrine/contract/plans';
import { Button } from '../../shared/ui/button.tsx';
import { isSoldHere, notSoldHere, planLines, priceText } from './plan-choice.ts';
import type { Plan } from './plan-choice.ts';
import { EnterpriseCard, PaymentNote, PlanCard } from './plan-card.tsx';
import styles from './upgrades.module.css';
import type { PaymentCalls } from './use-payment-calls.ts';

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
    <div className={styles.plans}>
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
