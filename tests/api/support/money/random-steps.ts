/** The steps of a made-up history: what visitors, the owner, Stripe, time and the jobs do. */
import { boolean, constant, constantFrom, nat, oneof, option, record, tuple } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { createShopBilling, PretendedShop } from './pretended-shop.ts';
import type { ScriptedStripe } from '../stripe/scripted-stripe.ts';

export interface Context {
  shop: PretendedShop;
  stripe: ScriptedStripe;
  billing: ReturnType<typeof createShopBilling>;
  /** the first of this shop's events */
  since: number;
}

type Deed =
  | { does: 'chat'; message: number; isAnswered: boolean }
  | { does: 'event'; which: number }
  | { does: 'renew' | 'renew declined' | 'settle' | 'cancel' | 'keep' | 'end' | 'top up' | 'portal' }
  | { does: 'buy'; plan: 'Basic' | 'Growth' }
  | { does: 'refund'; which: number; share: number }
  | { does: 'dispute' | 'dispute won'; which: number }
  | { does: 'leases end' | 'sweep' | 'report blocks' };

/** `dies`: the process is killed after so many steps, two to a statement */
export type Step = Deed & { dies: number | null };

const which = nat(50);
const deed: Arbitrary<Deed> = oneof(
  {
    weight: 8,
    arbitrary: record({ does: constant('chat' as const), message: nat(30), isAnswered: boolean() }),
  },
  { weight: 8, arbitrary: record({ does: constant('event' as const), which }) },
  {
    weight: 4,
    arbitrary: record({
      does: constantFrom(
        ...(['renew', 'renew declined', 'settle', 'cancel', 'keep', 'end', 'top up', 'portal'] as const),
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: record({
      does: constant('buy' as const),
      plan: constantFrom('Basic' as const, 'Growth' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: record({
      does: constant('refund' as const),
      which,
      share: constantFrom(0.25, 0.5, 1),
    }),
  },
  {
    weight: 1,
    arbitrary: record({ does: constantFrom('dispute' as const, 'dispute won' as const), which }),
  },
  {
    weight: 3,
    arbitrary: record({
      does: constantFrom('leases end' as const, 'sweep' as const, 'report blocks' as const),
    }),
  },
);

export const steps: Arbitrary<Step> = tuple(deed, option(nat(30), { freq: 3 })).map(([one, dies]) => ({
  ...one,
  dies,
}));

export async function begin({ shop, stripe }: Context, plan: 'Free' | 'Basic' | 'Growth'): Promise<void> {
  const url = await shop.order(plan);
  if (url !== null) stripe.world.pay(url);
}

export async function doStep({ shop, stripe, billing, since }: Context, step: Step): Promise<void> {
  const { world } = stripe;
  if (step.does === 'chat') return shop.chat(`msg_${shop.accountId}_${step.message}`, step.isAnswered);
  if (step.does === 'event') {
    const events = world.events.slice(since);
    const event = events[step.which % Math.max(1, events.length)];
    return event === undefined ? undefined : shop.take(event, stripe.sign(event));
  }
  if (step.does === 'leases end') return void (await shop.leasesEnd());
  if (step.does === 'sweep') return void (await billing.ledger.sweep());
  if (step.does === 'report blocks') return billing.service.reportExtraBlocks();
  if (step.does === 'top up' || step.does === 'buy') return purchase({ shop, stripe }, step);
  if (step.does === 'refund' || step.does === 'dispute' || step.does === 'dispute won') {
    const paid = (await shop.paid()).filter(({ amount }) => amount > 0);
    const payment = paid[step.which % Math.max(1, paid.length)];
    if (!payment) return;
    if (step.does === 'refund') world.refund(payment, Math.max(step.share, payment.refunded / payment.amount));
    else if (step.does === 'dispute' && payment.disputes.length === 0) world.dispute(payment);
    else if (step.does === 'dispute won') world.closeDispute(payment, 'won');
    return;
  }
  return changeSubscription({ shop, stripe }, step.does);
}

/** Refused now and then, as by a page that is just being opened or a plan that is on already. */
async function purchase({ shop, stripe }: Pick<Context, 'shop' | 'stripe'>, step: Step): Promise<void> {
  try {
    const url = await (step.does === 'buy' ? shop.order(step.plan) : shop.topUp());
    if (url !== null) stripe.world.pay(url);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'Refused')) throw error;
  }
}

async function changeSubscription(
  { shop, stripe: { world } }: Pick<Context, 'shop' | 'stripe'>,
  what: 'renew' | 'renew declined' | 'settle' | 'cancel' | 'keep' | 'end' | 'portal',
): Promise<void> {
  const one = (await shop.subscriptions()).findLast(({ status }) => status !== 'canceled');
  if (!one) return;
  if (what === 'settle' && one.status === 'past_due') world.settle(one);
  if (what === 'cancel' || what === 'keep') world.cancelWithPeriod(one, what === 'cancel');
  if (what === 'end') world.end(one);
  if (what === 'portal') {
    const other = one.prices[0]?.lookupKey === 'vitrine_basic_eur' ? 'vitrine_growth_eur' : 'vitrine_basic_eur';
    if (world.prices.some(({ lookupKey }) => lookupKey === other)) world.changePlan(one, other);
  }
  if (one.status === 'past_due') return;
  if (what === 'renew') world.renew(one);
  if (what === 'renew declined') world.renew(one, 'declined');
}
