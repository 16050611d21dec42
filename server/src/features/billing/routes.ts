import { plans } from '@vitrine/contract/plans';
import type { OnCall } from '../../http/on-call.ts';
import { Refused } from '../../lib/refused.ts';
import type { PaymentReader } from './read-model.ts';
import type { BillingStore } from './store.ts';

const notAvailable = () => new Refused('billing.not_available', 'Paid plans are not available on this server yet.');

interface Needs {
  store: BillingStore;
  paymentOf: PaymentReader;
}

export function registerBillingRoutes(on: OnCall, { store, paymentOf }: Needs): void {
  /** The catalogue decides; what the client says about price and quota only has to agree with it (T05). */
  on.getPaymentUrl(async ({ body, owner }) => {
    const plan = plans.find((one) => one.plan === body.plan);
    if (!plan || plan.price !== body.amount || plan.interactions !== body.requestsNumber) {
      throw new Refused('billing.plan_refused', 'There is no such plan at this price.');
    }
    if (((await store.sitePages(owner.accountId)) ?? 0) > plan.pages) {
      throw new Refused('billing.plan_refused', 'Your site has more pages than this plan covers.');
    }
    if (plan.plan !== 'Free') throw notAvailable();
    await store.startFree(owner.accountId, body.currency);
    return { success: true, paymentUrl: null };
  });

  on.getPayment(async ({ owner }) => {
    const { verifyPayment: _verified, updatedAt: _updated, ...payement } = await paymentOf(owner.accountId);
    return { success: true, payement };
  });

  on.getPortalUrl(async () => {
    throw notAvailable();
  });
  on.topUp(async () => {
    throw notAvailable();
  });
  on.validatePayment(async () => {
    throw notAvailable();
  });
  on.cancelPayment(async () => ({ success: true }));
}
