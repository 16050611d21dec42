import { useEffect, useRef, useState } from 'react';
import type { Currency, PlanName } from '@vitrine/contract/plans';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { report } from '../../shared/report.ts';
import { useServices } from '../../shared/services.tsx';
import type { Plan } from './plan-choice.ts';

const startAfterMs = 300;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Takes a plan: Free is active at once and the record is fetched anew; a paid one leads to the payment page, with a copy of the user kept
 * for the way back. A failure is silent and only stops the spinner (8-28).
 */
export function useChoosePlan(session: SessionRecord, onActive: () => Promise<void>) {
  const { api, platform } = useServices();
  const [choosing, setChoosing] = useState<PlanName | null>(null);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const choose = async (plan: Plan, currency: Currency) => {
    if (choosing !== null) return;
    setChoosing(plan.plan);
    await pause(startAfterMs);
    if (gone.current) return;
    try {
      const { price: amount, interactions: requestsNumber } = plan;
      const body = { amount, userId: session.user._id, currency, requestsNumber, plan: plan.plan };
      const reply = await api.call('getPaymentUrl', { body });
      if (!reply.success) throw new Error(reply.code);
      if (reply.paymentUrl === null) {
        await onActive();
      } else {
        await platform.session.backUp(session);
        platform.goToPayment(reply.paymentUrl);
      }
    } catch (error) {
      report('The plan could not be taken', error);
    }
    setChoosing(null);
  };

  return { choosing, choose };
}
