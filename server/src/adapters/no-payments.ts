/** Stands where payments would be while PAYMENTS is off: nothing can be bought, and no event is believed. */
import type { Payments } from '../ports/payments.ts';
import { NoticeForged, PaymentsUnavailable } from '../ports/payments.ts';

export function createNoPayments(): Payments {
  const refuse = () => Promise.reject(new PaymentsUnavailable('nothing is sold here'));
  return {
    createCustomer: refuse,
    openCheckout: refuse,
    closeCheckout: async () => 'closed',
    endSubscription: refuse,
    portalUrl: refuse,
    customerOf: async () => null,
    lookUp: async () => [],
    subjectsOf: async () => [],
    chargeExtraBlock: refuse,
    readNotice() {
      throw new NoticeForged('nothing is sold here');
    },
  };
}
