/** What the pretended provider remembers, and what its pages say of it. */
import { extraBlock, plans, topUp, trialDays } from '@vitrine/contract/plans';
import type { Currency, PaidPlanName } from '@vitrine/contract/plans';
import type { Order } from '../ports/payments.ts';

export interface PretendedSubscription {
  customer: string;
  plan: PaidPlanName;
  currency: Currency;
  state: 'trialing' | 'active' | 'past_due' | 'ended';
  beganAt: number;
  /** months are counted from here, so that the 31st comes back after February */
  anchor: number;
  endsAt: number;
  endsWithPeriod: boolean;
  bill: number;
  replaces: string | null;
}

export interface PretendedCheckout {
  accountId: string;
  customer: string;
  order: Order;
  status: 'open' | 'paid' | 'closed';
}

/** What a sandbox page shows. */
export interface SandboxPage {
  kind: 'checkout' | 'portal';
  title: string;
  lines: string[];
  /** the buttons: what is sent, and what they say */
  actions: { name: string; label: string; isMain?: boolean }[];
}

export const leave = [{ name: 'leave', label: 'Back to Vitrine', isMain: true }];

const sign = (currency: Currency) => (currency === 'eur' ? '€' : '$');

export function checkoutPage({ order, status }: PretendedCheckout): SandboxPage {
  const price = plans.find(({ plan }) => order.kind !== 'top_up' && plan === order.plan)?.price ?? topUp.price;
  const due = `${sign(order.currency)}${price}`;
  const title = order.kind === 'top_up' ? `${topUp.interactions} AI interactions` : `Vitrine ${order.plan}`;
  const terms =
    order.kind === 'top_up'
      ? `${due}, once`
      : order.kind === 'plan' && order.trial
        ? `${trialDays} days free, then ${due} a month`
        : `${due} a month`;
  const pay = [
    { name: 'pay', label: 'Pay', isMain: true },
    { name: 'cancel', label: 'Cancel' },
  ];
  if (status === 'open') return { kind: 'checkout', title, lines: [terms], actions: pay };
  const words = status === 'paid' ? 'This was paid.' : 'This page is closed.';
  const back = { name: status === 'paid' ? 'pay' : 'cancel', label: 'Back to Vitrine', isMain: true };
  return { kind: 'checkout', title, lines: [words], actions: [back] };
}

export function portalPage({ plan, currency, state, endsAt, endsWithPeriod }: PretendedSubscription): SandboxPage {
  const price = plans.find((one) => one.plan === plan)?.price ?? 0;
  const day = new Date(endsAt).toISOString().slice(0, 10);
  return {
    kind: 'portal',
    title: `Vitrine ${plan}`,
    lines: [
      `${sign(currency)}${price} a month, and ${sign(currency)}${extraBlock.price} for each ${extraBlock.interactions} extra interactions`,
      state === 'past_due' ? 'The last payment failed.' : `${endsWithPeriod ? 'Ends' : 'Renews'} on ${day}`,
    ],
    actions: [
      ...leave,
      plan === 'Basic' ? { name: 'growth', label: 'Switch to Growth' } : { name: 'basic', label: 'Switch to Basic' },
      endsWithPeriod
        ? { name: 'keep', label: 'Keep the subscription' }
        : { name: 'cancel', label: 'Cancel the subscription' },
      { name: 'end', label: 'Pretend the period is over' },
      state === 'past_due'
        ? { name: 'settle', label: 'Pretend the payment was made' }
        : { name: 'fail', label: 'Pretend a payment failed' },
    ],
  };
}
