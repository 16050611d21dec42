/**
 * A pretended payment provider for installations without keys: its pages say so, nothing is charged, and what happens on them reaches the
 * product the way a real provider's events do.
 */
import { randomUUID } from 'node:crypto';
import { trialDays } from '@vitrine/contract/plans';
import { newId } from '../lib/ids.ts';
import { NoticeForged, PaymentsUnavailable } from '../ports/payments.ts';
import type { Fact, Notice, Order, Payments, Subject } from '../ports/payments.ts';
import { checkoutPage, leave, portalPage } from './sandbox-page-words.ts';
import type { PretendedCheckout, PretendedSubscription, SandboxPage } from './sandbox-page-words.ts';

/** Where the pretended provider remembers; each record is JSON under its id. */
interface SandboxShelf {
  get(id: string): Promise<unknown>;
  put(id: string, record: object): Promise<void>;
  /** the ids that begin so */
  ids(prefix: string): Promise<string[]>;
}

interface SandboxOutcome {
  notice: Notice | null;
  /** where the person goes next */
  next: string;
}

interface Needs {
  shelf: SandboxShelf;
  publicUrl: string;
  now: () => number;
}

export function createSandboxPayments({ shelf, publicUrl, now }: Needs) {
  // Only this file writes the shelf.
  // oxlint-disable typescript/no-unsafe-type-assertion
  const checkoutOf = async (id: string) => (await shelf.get(`checkout:${id}`)) as PretendedCheckout | null;
  const portalOf = async (id: string) => (await shelf.get(`portal:${id}`)) as { customer: string } | null;
  const storedSubscription = async (id: string) =>
    (await shelf.get(`subscription:${id}`)) as PretendedSubscription | null;
  // oxlint-enable typescript/no-unsafe-type-assertion

  /** As it is now: a period that is over has been renewed, month for month, or has ended. */
  async function subscriptionOf(id: string): Promise<PretendedSubscription | null> {
    const stored = await storedSubscription(id);
    if (stored === null) return null;
    let current = stored;
    while (current.state !== 'ended' && current.endsAt <= now()) current = renewed(current);
    if (current !== stored) await shelf.put(`subscription:${id}`, current);
    return current;
  }

  const noticeOf = (type: string, customer: string, subject: Subject): Notice => ({
    eventId: `evt_sandbox_${randomUUID()}`,
    type,
    customer,
    subject,
  });

  async function pay(id: string, checkout: PretendedCheckout): Promise<SandboxOutcome> {
    const { accountId, customer, order } = checkout;
    const next = `${publicUrl}/success?userId=${accountId}${order.kind === 'top_up' ? '&bought=top_up' : ''}`;
    if (checkout.status !== 'open') return { notice: null, next };
    if (order.kind === 'plan') await shelf.put(`subscription:sub_${id}`, begun(customer, order, now()));
    await shelf.put(`checkout:${id}`, { ...checkout, status: 'paid' });
    return { notice: noticeOf('checkout.completed', customer, { kind: 'checkout', id }), next };
  }

  const idsOf = async (customer: string) => {
    const mine: string[] = [];
    for (const key of await shelf.ids('subscription:')) {
      const id = key.slice('subscription:'.length);
      if ((await storedSubscription(id))?.customer === customer) mine.push(id);
    }
    return mine;
  };

  async function manage(customer: string, action: string): Promise<Notice | null> {
    for (const id of await idsOf(customer)) {
      const current = await subscriptionOf(id);
      if (!current || current.state === 'ended') continue;
      const changed = changedBy(action, current);
      if (changed === null) return null;
      await shelf.put(`subscription:${id}`, changed);
      return noticeOf(`subscription.${action}`, customer, { kind: 'subscription', id });
    }
    return null;
  }

  const payments: Payments = {
    createCustomer: async ({ accountId }) => `cus_sandbox_${accountId}`,
    async openCheckout({ checkoutId, accountId, customer, order }) {
      if ((await checkoutOf(checkoutId)) === null)
        await shelf.put(`checkout:${checkoutId}`, { accountId, customer, order, status: 'open' });
      return { providerId: checkoutId, url: `${publicUrl}/sandbox-checkout/${checkoutId}` };
    },
    async closeCheckout(id) {
      const checkout = await checkoutOf(id);
      if (checkout?.status === 'paid') return 'paid';
      if (checkout) await shelf.put(`checkout:${id}`, { ...checkout, status: 'closed' });
      return 'closed';
    },
    async endSubscription(id) {
      const current = await storedSubscription(id);
      if (current) await shelf.put(`subscription:${id}`, { ...current, state: 'ended' });
    },
    async customerOf({ kind, id }) {
      if (kind === 'subscription') return (await storedSubscription(id))?.customer ?? null;
      return (await checkoutOf(id))?.customer ?? null;
    },
    async portalUrl(customer) {
      const id = newId('sbx');
      await shelf.put(`portal:${id}`, { customer });
      return `${publicUrl}/sandbox-checkout/${id}`;
    },
    async lookUp({ kind, id }) {
      if (kind === 'subscription') return factsOf(id, await subscriptionOf(id));
      const checkout = await checkoutOf(id);
      if (checkout?.status !== 'paid') return [];
      if (checkout.order.kind === 'top_up') return [{ kind: 'top_up', purchaseId: id }];
      return factsOf(`sub_${id}`, await subscriptionOf(`sub_${id}`));
    },
    subjectsOf: async (customer) => (await idsOf(customer)).map((id) => ({ kind: 'subscription', id })),
    chargeExtraBlock: async () => {},
    readNotice() {
      throw new NoticeForged('the sandbox sends no events over HTTP');
    },
  };

  return {
    payments,

    async page(id: string): Promise<SandboxPage | null> {
      const checkout = await checkoutOf(id);
      if (checkout) return checkoutPage(checkout);
      const portal = await portalOf(id);
      if (portal === null) return null;
      for (const subscription of await idsOf(portal.customer)) {
        const current = await subscriptionOf(subscription);
        if (current && current.state !== 'ended') return portalPage(current);
      }
      return { kind: 'portal', title: 'No subscription', lines: ['There is nothing to manage.'], actions: leave };
    },

    async act(id: string, action: string): Promise<SandboxOutcome | null> {
      const checkout = await checkoutOf(id);
      if (checkout && action === 'pay' && checkout.status !== 'closed') return pay(id, checkout);
      if (checkout) {
        if (checkout.status === 'open') await shelf.put(`checkout:${id}`, { ...checkout, status: 'closed' });
        return { notice: null, next: `${publicUrl}/cancel?userId=${checkout.accountId}` };
      }
      const portal = await portalOf(id);
      if (portal === null) return null;
      if (action === 'leave') return { notice: null, next: `${publicUrl}/account` };
      return { notice: await manage(portal.customer, action), next: `${publicUrl}/sandbox-checkout/${id}` };
    },
  };
}

const dayMs = 86_400_000;

function begun(customer: string, order: Extract<Order, { kind: 'plan' }>, at: number): PretendedSubscription {
  const { plan, currency, trial, replaces } = order;
  const endsAt = trial ? at + trialDays * dayMs : monthsAfter(at, 1);
  const state = trial ? 'trialing' : 'active';
  const anchor = trial ? endsAt : at;
  return { customer, plan, currency, state, beganAt: at, anchor, endsAt, endsWithPeriod: false, bill: 1, replaces };
}

function renewed(current: PretendedSubscription): PretendedSubscription {
  if (current.endsWithPeriod || current.state === 'past_due') return { ...current, state: 'ended' };
  let months = 1;
  while (monthsAfter(current.anchor, months) <= current.endsAt) months += 1;
  const endsAt = monthsAfter(current.anchor, months);
  return { ...current, state: 'active', beganAt: current.endsAt, endsAt, bill: current.bill + 1 };
}

function changedBy(action: string, current: PretendedSubscription): PretendedSubscription | null {
  if (action === 'cancel') return { ...current, endsWithPeriod: true };
  if (action === 'keep') return { ...current, endsWithPeriod: false };
  if (action === 'end') return renewed(current);
  if (action === 'fail') return { ...current, state: 'past_due' };
  if (action === 'settle') return { ...current, state: 'active', bill: current.bill + 1 };
  if (action === 'basic') return { ...current, plan: 'Basic', bill: current.bill + 1 };
  if (action === 'growth') return { ...current, plan: 'Growth', bill: current.bill + 1 };
  return null;
}

function factsOf(id: string, subscription: PretendedSubscription | null): Fact[] {
  if (subscription === null) return [];
  const { plan, currency, state, beganAt, endsAt, endsWithPeriod, bill, replaces } = subscription;
  const period = { name: `${id}:${beganAt}`, beganAt: new Date(beganAt), endsAt: new Date(endsAt) };
  const paidBy = state === 'trialing' || state === 'active' ? `in_${id}_${bill}` : null;
  const terms = { period, paidBy, endsWithPeriod, replaces };
  return [{ kind: 'subscription', id, plan, currency, state, ...terms }];
}

/** The same day so many months later, or the month's last where it has fewer, as payment providers count. */
export function monthsAfter(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

/** Stands where payments would be while PAYMENTS is off: nothing can be bought, and no event is believed. */
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
