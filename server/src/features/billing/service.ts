/** What an owner can buy, and what the provider tells of it. Nothing that a browser says makes or unmakes a payment (T04). */
import { setTimeout as wait } from 'node:timers/promises';
import { extraBlocksMaxDefault, plans } from '@vitrine/contract/plans';
import type { BodyOf } from '@vitrine/contract/routes';
import type { Transaction } from '../../database/open-database.ts';
import { eachOnItsOwn } from '../../lib/circuit-breaker.ts';
import type { Log } from '../../lib/log.ts';
import { Refused } from '../../lib/refused.ts';
import { becomeTenant } from '../../lib/tenant.ts';
import { PaymentsUnavailable } from '../../ports/payments.ts';
import type { Notice, Payments, Subject } from '../../ports/payments.ts';
import { applyFact, applyFree, endPretended, hadPaidPlan } from './apply-facts.ts';
import type { Effects } from './apply-facts.ts';
import { createCheckout } from './checkout.ts';
import { balanceOf, lockSubscription, saveChange } from './ledger.ts';
import type { BillingStore } from './store.ts';

/** A payer whose event is late is not thrown out at once: the answer waits this long for it. */
const validateWaitsMs = 8_000;
const validateEveryMs = 1_000;

/** who takes the payments; `off`: nobody */
export type PaymentWay = 'stripe' | 'sandbox' | 'off';

interface Needs extends Omit<Effects, 'extraBlocksMax'> {
  store: BillingStore;
  payments: Payments;
  way: PaymentWay;
  log: Log;
}

export function createBillingService({ store, payments, way, log, ...more }: Needs) {
  const effects: Effects = { ...more, extraBlocksMax: extraBlocksMaxDefault };
  const checkout = createCheckout({
    store,
    payments,
    hadPaidPlan: (accountId) => store.underLock(accountId, (tx) => hadPaidPlan(tx, accountId)),
    look,
  });

  /** Makes the provider's object so here; what cannot be applied is parked with the notice that told of it. */
  async function apply(tx: Transaction, accountId: string, subject: Subject, notice?: Notice): Promise<void> {
    const facts = await payments.lookUp(subject);
    for (const fact of facts) {
      const problem = await applyFact(tx, accountId, fact, effects);
      if (problem === null) continue;
      log.error({ accountId, event: notice?.eventId, problem }, 'a payment could not be applied');
      if (notice) await store.parkEvent(tx, notice, problem);
    }
    const isPaid = facts.some((fact) => fact.kind === 'top_up' || (fact.kind === 'subscription' && fact.paidBy));
    if (subject.kind === 'checkout' && isPaid) await store.markCheckoutPaid(tx, accountId, subject.id);
  }

  function look(accountId: string, subject: Subject): Promise<void> {
    // whoever comes back from a payment page has no session; what follows is done for the account whose checkout it is
    becomeTenant({ accountId });
    return store.underLock(accountId, (tx) => apply(tx, accountId, subject));
  }

  async function accountOf({ customer, subject }: Notice): Promise<string | null> {
    const known = customer ?? (subject && (await payments.customerOf(subject)));
    return known === null ? null : store.accountOfCustomer(known);
  }

  async function takeNotice(notice: Notice): Promise<void> {
    const { eventId, type, subject } = notice;
    const accountId = await accountOf(notice);
    if (subject === null) {
      await store.noteEvent(eventId, type);
    } else if (accountId === null) {
      log.warn({ event: eventId, type }, 'a payment event of an unknown customer was parked');
      await store.noteParked(notice, 'unknown customer');
    } else {
      await store.underLock(accountId, async (tx) => {
        if (await store.addEvent(tx, eventId, type)) await apply(tx, accountId, subject, notice);
      });
    }
  }

  /** Tries a parked event again. */
  async function replay(notice: Notice): Promise<void> {
    const accountId = await accountOf(notice);
    const { eventId, subject } = notice;
    if (accountId === null || subject === null) return;
    await store.underLock(accountId, async (tx) => {
      await store.unparkEvent(tx, eventId);
      await apply(tx, accountId, subject, notice);
    });
  }

  async function lookAtOpen(accountId: string): Promise<boolean> {
    const open = (await store.openCheckouts(accountId)).filter(({ providerId }) => providerId !== null);
    for (const { providerId } of open) await look(accountId, { kind: 'checkout', id: providerId ?? '' });
    return open.length > 0;
  }

  /** anybody may ask whether an account has paid, so all who do wait for the same looks at the provider, each as long as if it were alone */
  const waits = new Map<string, { until: number; paid: Promise<boolean> }>();

  async function lookUntilPaid(accountId: string, isOver: () => boolean): Promise<boolean> {
    for (;;) {
      if (await store.hasPaid(accountId)) return true;
      try {
        if (!(await lookAtOpen(accountId))) return false;
      } catch (error) {
        if (!(error instanceof PaymentsUnavailable)) throw error;
        log.warn({ err: error }, 'the payment provider could not be asked');
      }
      if (await store.hasPaid(accountId)) return true;
      if (isOver()) return false;
      await wait(validateEveryMs);
    }
  }

  function beginWait(accountId: string) {
    // whoever asks says how long
    const begun = { until: 0, paid: Promise.resolve(false) };
    waits.set(accountId, begun);
    const isOver = () => performance.now() > begun.until;
    begun.paid = lookUntilPaid(accountId, isOver).finally(() => waits.delete(accountId));
    return begun;
  }

  return {
    takeNotice,
    pageLimit: (agentId: string) => store.pageLimit(agentId),

    /** @returns the payment page's address, or null when the plan is active at once */
    async choosePlan(accountId: string, wanted: BodyOf<'getPaymentUrl'>): Promise<string | null> {
      const plan = plans.find((one) => one.plan === wanted.plan);
      if (!plan || plan.price !== wanted.amount || plan.interactions !== wanted.requestsNumber) {
        throw new Refused('billing.plan_refused', 'There is no such plan at this price.');
      }
      if (way === 'off' && plan.price > 0) throw notSoldHere();
      // where there is no larger plan, Free reads as much of a large site as it covers
      if (way !== 'off' && ((await store.sitePages(accountId)) ?? 0) > plan.pages) {
        throw new Refused('billing.plan_refused', 'Your site has more pages than this plan covers.');
      }
      const { currency } = wanted;
      const current = await store.subscription(accountId);
      if (plan.plan === 'Free') {
        if (current?.providerSubscription) throw isOnPlan(`You are on ${current.plan}. Cancel it first.`);
        await store.underLock(accountId, (tx) => applyFree(tx, accountId, currency, effects.extraBlocksMax));
        return null;
      }
      const subscription = current?.providerSubscription;
      if (subscription && current.plan === plan.plan) throw isOnPlan('You are on this plan already.');
      return checkout.open(accountId, { kind: 'plan', plan: plan.plan, currency, replaces: subscription ?? null });
    },

    async topUp(accountId: string, currency: 'eur' | 'usd'): Promise<string> {
      if (way === 'off') throw notSoldHere();
      if ((await store.subscription(accountId)) === null) throw isOnPlan('Choose a plan first.');
      return checkout.open(accountId, { kind: 'top_up', plan: null, currency, replaces: null });
    },

    async portalUrl(accountId: string): Promise<string> {
      const customer = await store.customerOf(accountId);
      const current = await store.subscription(accountId);
      if (customer === null || !current?.providerSubscription) throw isOnPlan('There is no subscription to manage.');
      return payments.portalUrl(customer);
    },

    /** Whether a checkout of this account is known to be paid; unknown accounts and unpaid ones are answered alike (PA-02). */
    isPaid(accountId: string): Promise<boolean> {
      const begun = waits.get(accountId) ?? beginWait(accountId);
      begun.until = performance.now() + validateWaitsMs;
      return Promise.race([begun.paid, wait(validateWaitsMs + validateEveryMs, false, { ref: false })]);
    },

    /** Closes what is open; a paid state is never touched (PA-20). */
    async leaveCheckouts(accountId: string): Promise<void> {
      for (const open of await store.openCheckouts(accountId)) {
        try {
          await checkout.close(open);
        } catch (error) {
          if (!(error instanceof Refused) && !(error instanceof PaymentsUnavailable)) throw error;
        }
      }
    },

    /** The owner's ceiling; a higher one wakes an agent that the old one had paused. */
    setExtraBlocksMax: (accountId: string, extraBlocksMax: number): Promise<void> =>
      store.underLock(accountId, async (tx) => {
        const before = await lockSubscription(tx, accountId);
        if (before === null) return;
        const change = { balance: { ...balanceOf(before), extraBlocksMax }, entries: [] };
        await saveChange(tx, { accountId, before, change });
      }),

    /** Tells the provider of blocks that began; each identifier counts once there, however often it is told. */
    reportExtraBlocks: async (): Promise<void> =>
      eachOnItsOwn(await store.untoldBlocks(), async ({ createdAt, customer, ...block }) => {
        const identifier = `${block.period}:${block.block}`;
        await payments.chargeExtraBlock({ customer, identifier, at: createdAt });
        await store.markBlockTold(block);
      }),

    /** What was bought from the pretended till holds for as long as that till stands. */
    async endPretended(): Promise<void> {
      if (way === 'sandbox') return;
      await eachOnItsOwn(await store.pretended(), (accountId) =>
        store.underLock(accountId, (tx) => endPretended(tx, accountId, effects)),
      );
      await store.forgetPretendedCustomers();
    },

    /** Finds what events that never came would have told (PA-26). */
    reconcile: async (signal: AbortSignal): Promise<void> =>
      eachOnItsOwn(await store.customers(), async ({ accountId, customer }) => {
        signal.throwIfAborted();
        const before = await store.subscription(accountId);
        for (const subject of await payments.subjectsOf(customer)) await look(accountId, subject);
        await lookAtOpen(accountId);
        const after = await store.subscription(accountId);
        if (before?.offer !== after?.offer || before?.plan !== after?.plan || before?.status !== after?.status)
          log.warn({ accountId }, 'an account was put right: an event of the payment provider had not come');
      }),

    /** Once what hindered them was put right (PA-15). */
    replayParked: async (): Promise<void> => eachOnItsOwn(await store.parkedNotices(), replay),
  };
}

export type BillingService = ReturnType<typeof createBillingService>;

const notSoldHere = () =>
  new Refused('billing.not_sold_here', 'This server sells no plans: every account here is on Free.');
const isOnPlan = (words: string) => new Refused('billing.plan_refused', words);
