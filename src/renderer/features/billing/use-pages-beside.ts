import { useState } from 'react';
import type { Currency } from '@vitrine/contract/plans';
import { useServices } from '../../shared/services.tsx';
import { paymentAddress } from '@vitrine/contract/payment-address';
import { PaymentRefused } from './payment-refused.ts';
import type { PaymentCalls } from './use-payment-calls.ts';

type BesideName = 'top-up' | 'manage';

/** The provider's pages that open beside the app: the top-up's checkout and the subscription's portal. */
export function usePagesBeside(calls: PaymentCalls, userId: string) {
  const { api, platform } = useServices();
  /** kept for a link: a browser may have held back a tab that opened so long after the click */
  const [opened, setOpened] = useState<{ name: BesideName; address: string } | null>(null);

  const open = (name: BesideName, url: string) => {
    const address = paymentAddress(url, platform.publicOrigin);
    if (address === null) throw new Error('the page stands at an address that is not followed');
    platform.openBeside(address);
    setOpened({ name, address });
  };

  return {
    opened,
    topUp: (currency: Currency) =>
      calls.run('top-up', async () => {
        const reply = await api.call('topUp', { body: { userId, currency } });
        if (!reply.success) throw new PaymentRefused(reply);
        open('top-up', reply.response);
      }),
    manage: () =>
      calls.run('manage', async () => {
        const reply = await api.call('getPortalUrl', { body: { userId } });
        if (!reply.success) throw new PaymentRefused(reply);
        open('manage', reply.answer);
      }),
  };
}
