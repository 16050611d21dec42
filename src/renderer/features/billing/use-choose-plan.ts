import type { Currency } from '@vitrine/contract/plans';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { useServices } from '../../shared/services.tsx';
import { paymentAddress } from '@vitrine/contract/payment-address';
import type { Plan } from './plan-choice.ts';
import type { PaymentCalls } from './use-payment-calls.ts';
import { PaymentRefused } from './use-payment-calls.ts';

/** Long enough for a browser to leave the page; where the payment page opens beside the app, the wait ends by itself. */
const leavingMs = 3000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Takes a plan: Free is active at once and the record is fetched anew; a paid one leads to the payment page, with a copy of the user kept
 * for the way back. The copy goes when the record is next saved.
 */
export function useChoosePlan(calls: PaymentCalls, session: SessionRecord, onActive: () => Promise<void>) {
  const { api, platform } = useServices();

  return (plan: Plan, currency: Currency) =>
    calls.run(plan.plan, async () => {
      const { price: amount, interactions: requestsNumber } = plan;
      const body = { amount, userId: session.user._id, currency, requestsNumber, plan: plan.plan };
      const reply = await api.call('getPaymentUrl', { body });
      if (!reply.success) throw new PaymentRefused(reply);
      if (reply.paymentUrl === null) {
        await onActive();
        return;
      }
      const address = paymentAddress(reply.paymentUrl, platform.publicOrigin);
      if (address === null) throw new Error('the payment page stands at an address that is not followed');
      await platform.session.backUp(session);
      platform.goToPayment(address);
      await pause(leavingMs);
    });
}
