/** The owner's plan, what is left of it, and every way to more (4-43 to 4-45). */
import { useEffect, useState } from 'react';
import { ExternalLink, Plus } from 'lucide-react';
import type { Currency } from '@vitrine/contract/plans';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { paymentAddress } from '@vitrine/contract/plans';
import { useApiQuery } from '../../shared/api/queries.ts';
import { useNow } from '../../shared/time.ts';
import { isOutOfCredits, wakesUp } from '../../shared/paused.tsx';
import { useServices } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { CurrentPlan, ExtraBlocksCard } from './current-plan.tsx';
import { currencyOf, forecastWords, notSoldHere, paymentWith, priceText, topUp, upgradesFrom } from './subscription.ts';
import { CurrencyChoice, PaymentNote, Upgrades } from './plans.tsx';
import { PaymentRefused, useChoosePlan, usePaymentCalls } from './payments.ts';
import type { PaymentCalls } from './payments.ts';
import styles from './your-subscription.module.css';

interface YourSubscriptionProps {
  session: SessionRecord;
  /** the server knows something newer than the record does */
  onPayment: (payment: SessionRecord['payment']) => void;
  /** a plan that costs nothing is active */
  onActive: () => Promise<void>;
}

export function YourSubscription({ session, onPayment, onActive }: YourSubscriptionProps) {
  const { user, pagesNumberSite: pages } = session;
  // Asked again whenever the owner comes back from a page beside this one. Until it answers, the record says what it knows.
  const query = useApiQuery('getPayment', { body: { userId: user._id } }, { staleTime: 0 });
  const wire = query.data?.success === true ? query.data.payement : undefined;
  const payment = wire === undefined ? session.payment : paymentWith(session.payment, wire);
  useEffect(() => {
    if (wire !== undefined) onPayment(paymentWith(session.payment, wire));
    // Only what the server says anew goes into the record.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wire]);

  const [currency, setCurrency] = useState<Currency>(currencyOf(payment));
  const calls = usePaymentCalls();
  const choose = useChoosePlan(calls, session, onActive);
  const beside = usePagesBeside(calls, user._id);
  const isFree = payment.plan === 'Free';
  const noteOn = (name: 'top-up' | 'manage') => {
    if (calls.unavailable?.name === name) return <PaymentNote>{calls.unavailable.words}</PaymentNote>;
    return beside.opened?.name === name && calls.running === null && <OpenedBeside address={beside.opened.address} />;
  };
  const insights = useApiQuery('getInsights', { query: { agentId: session.agent._id } }, { staleTime: 300_000 });
  const now = useNow();
  const ahead = insights.data === undefined ? null : forecastWords(payment, insights.data.forecast, now);
  const isPaid = payment.plan === 'Basic' || payment.plan === 'Growth';
  const isOut = isOutOfCredits(payment);

  return (
    <div className={styles.parts}>
      {payment.status === 'past_due' && (
        <Notice tone="bad">
          <strong>A payment is owed{isOut && ', and your agent is paused'}.</strong> Press “Manage Subscription” and
          look at your payment method.{' '}
          {isOut
            ? 'No credit is left: once it is paid new ones come, and your agent goes on.'
            : 'Until it is paid your agent goes on with the credits that are left; no new ones come and no extra block begins.'}
        </Notice>
      )}
      {isOut && payment.status !== 'past_due' && (
        <Notice tone="warn">
          No credit is left, so your agent is paused and takes no messages. {wakesUp(payment)}
        </Notice>
      )}
      <CurrentPlan
        payment={payment}
        action={
          isPaid && (
            <Button
              icon={<ExternalLink size={16} aria-hidden="true" />}
              busy={calls.running === 'manage'}
              disabled={calls.running !== null}
              onClick={beside.manage}
            >
              Manage Subscription
            </Button>
          )
        }
      >
        {noteOn('manage')}
        {ahead !== null && <p className={styles.ahead}>{ahead}</p>}
      </CurrentPlan>
      {isPaid && payment.extraBlocksMax !== undefined && <ExtraBlocksCard payment={payment} userId={user._id} />}
      <div className={styles.head}>
        <h2>{isPaid ? 'More for your shop' : 'Need more responses?'}</h2>
        <CurrencyChoice value={currency} onChange={setCurrency} />
      </div>
      {isFree && (
        <Card>
          <div className={styles.topUp}>
            <div className={styles.words}>
              <h3>One-time top-up</h3>
              <p className={styles.about}>
                {topUp.interactions} AI interactions for {priceText(topUp.price, currency)}. No subscription, and your
                plan stays as it is.
              </p>
            </div>
            {payment.onlyFree === true ? (
              <PaymentNote>{notSoldHere}</PaymentNote>
            ) : (
              <Button
                variant="primary"
                icon={<Plus size={16} aria-hidden="true" />}
                busy={calls.running === 'top-up'}
                disabled={calls.running !== null}
                onClick={() => beside.topUp(currency)}
              >
                Top up
              </Button>
            )}
          </div>
          {noteOn('top-up')}
        </Card>
      )}
      <Upgrades
        plans={upgradesFrom({ plan: payment.plan, offer: payment.offer, pages: payment.onlyFree === true ? 0 : pages })}
        currency={currency}
        onlyFree={payment.onlyFree}
        calls={calls}
        onChoose={(plan) => choose(plan, currency)}
      />
    </div>
  );
}

/** A link to a tab that the browser may have blocked, because it opened long after the click. */
function OpenedBeside({ address }: { address: string }) {
  return (
    <PaymentNote>
      It opened in a new tab. If you do not see it,{' '}
      <a href={address} target="_blank" rel="noopener noreferrer">
        open it here
      </a>
      .
    </PaymentNote>
  );
}

type BesideName = 'top-up' | 'manage';

/** The provider's pages that open beside the app: the top-up's checkout and the subscription's portal. */
function usePagesBeside(calls: PaymentCalls, userId: string) {
  const { api, platform } = useServices();
  /** kept for a link, because a browser may block a tab that opens this long after the click */
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
