import type { Currency } from '@vitrine/contract/plans';
import { Button } from '../../shared/ui/button.tsx';
import { EnterpriseCard } from './enterprise-card.tsx';
import { planLines, priceText } from './plan-choice.ts';
import type { Plan } from './plan-choice.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './upgrades.module.css';

interface UpgradesProps {
  plans: readonly Plan[];
  currency: Currency;
  /** the payment call that is under way */
  running: string | null;
  onChoose: (plan: Plan) => void;
}

export function Upgrades({ plans, currency, running, onChoose }: UpgradesProps) {
  return (
    <div className={styles.plans}>
      {plans.map((plan) => (
        <PlanCard key={plan.plan} name={plan.plan} price={priceText(plan.price, currency)} lines={planLines(plan)}>
          <Button
            variant="primary"
            wide
            busy={running === plan.plan}
            disabled={running !== null}
            onClick={() => onChoose(plan)}
          >
            Upgrade to {plan.plan}
          </Button>
        </PlanCard>
      ))}
      <EnterpriseCard />
    </div>
  );
}
