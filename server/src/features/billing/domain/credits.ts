/**
 * The arithmetic of credits. An account's balance has two pools: what belongs to the period and ends with it, and what lasts (top-ups).
 * The period's are used first. Every change is a list of entries whose amounts add up to the change of `rest`.
 */
import { extraBlock, plans } from '@vitrine/contract/plans';
import type { PaidPlanName, PlanName } from '@vitrine/contract/plans';

export interface Balance {
  plan: PlanName;
  /** past_due: a payment is owed, so nothing more is granted and no extra block begins */
  status: 'active' | 'trialing' | 'past_due';
  /** granted for the current period; `offer - rest` was used */
  offer: number;
  rest: number;
  /** the part of `rest` that does not end with the period */
  lasting: number;
  /** names the period: `free`, or the provider's subscription and its beginning */
  period: string;
  /** what the plan gave for this period */
  periodGranted: number;
  extraBlocks: number;
  /** the owner's ceiling */
  extraBlocksMax: number;
  /** null: the one grant of Free was never made; else what of it waits while a paid plan is on */
  freeLeft: number | null;
}

export interface Entry {
  /** the cause; unique for an account, so that no cause counts twice */
  source: string;
  amount: number;
}

export interface Change {
  balance: Balance;
  entries: Entry[];
}

/** One credit put aside for a message that is being answered. */
export interface Hold {
  id: string;
  period: string;
  fromLasting: boolean;
}

export const quotaOf = (plan: PlanName): number => plans.find((one) => one.plan === plan)?.interactions ?? 0;

const canScale = ({ plan, status, extraBlocks, extraBlocksMax }: Balance) =>
  plan !== 'Free' && status !== 'past_due' && extraBlocks < extraBlocksMax;

/** Nothing is left and nothing more may begin: the agent is paused. */
export const isEmpty = (balance: Balance): boolean => balance.rest === 0 && !canScale(balance);

/** Puts one credit aside, beginning an extra block where the plan scales; null when there is none to have. */
export function hold(balance: Balance, id: string): (Change & { hold: Hold }) | null {
  if (isEmpty(balance)) return null;
  const begun = balance.rest > 0 ? { balance, entries: [] } : beginExtraBlock(balance);
  const rest = begun.balance.rest - 1;
  const lasting = Math.min(begun.balance.lasting, rest);
  return {
    balance: { ...begun.balance, rest, lasting },
    entries: [...begun.entries, { source: `hold:${id}`, amount: -1 }],
    hold: { id, period: balance.period, fromLasting: lasting < begun.balance.lasting },
  };
}

function beginExtraBlock(balance: Balance): Change {
  const extraBlocks = balance.extraBlocks + 1;
  const { interactions } = extraBlock;
  return {
    balance: { ...balance, extraBlocks, rest: balance.rest + interactions, offer: balance.offer + interactions },
    entries: [{ source: `extra:${balance.period}:${extraBlocks}`, amount: interactions }],
  };
}

export type CreditLetter = 'credits-low' | 'credits-gone' | 'blocks-begun' | 'blocks-soon' | 'blocks-ceiling';

/** The letter that taking one credit is worth: each says what happens next, so none goes out where another is true. */
export function letterAfterHold(before: Balance, after: Balance): CreditLetter | null {
  const { rest, offer, extraBlocks, extraBlocksMax } = after;
  if (extraBlocks > before.extraBlocks) {
    if (extraBlocks === 1) return 'blocks-begun';
    // of a ceiling of one or two blocks, its first letter and its last say it all
    return extraBlocksMax > 2 && extraBlocks === Math.ceil(extraBlocksMax * 0.8) ? 'blocks-soon' : null;
  }
  if (rest === 0 && isEmpty(after))
    return extraBlocks > 0 && after.status !== 'past_due' ? 'blocks-ceiling' : 'credits-gone';
  return extraBlocks === 0 && rest > 0 && rest === Math.floor(offer / 5) ? 'credits-low' : null;
}

/** Gives a held credit back to where it came from; one of a period that has ended ends with it. */
export function release(balance: Balance, { id, period, fromLasting }: Hold): Change {
  const entry = { source: `release:${id}`, amount: 1 };
  if (!fromLasting && period !== balance.period) {
    return { balance, entries: [entry, { source: `expire:${id}`, amount: -1 }] };
  }
  const rest = balance.rest + 1;
  const lasting = balance.lasting + (fromLasting ? 1 : 0);
  return { balance: { ...balance, rest, lasting, offer: Math.max(balance.offer, rest) }, entries: [entry] };
}

/** The first balance of an account that takes Free. */
export function startFree(extraBlocksMax: number): Change {
  const quota = quotaOf('Free');
  return {
    balance: { ...emptyBalance('Free', extraBlocksMax), offer: quota, rest: quota, periodGranted: quota, freeLeft: 0 },
    entries: [{ source: 'grant:free', amount: quota }],
  };
}

/** Before anything was granted: what a first paid period starts from. */
export const emptyBalance = (plan: PlanName, extraBlocksMax: number): Balance => ({
  plan,
  status: 'active',
  offer: 0,
  rest: 0,
  lasting: 0,
  period: 'free',
  periodGranted: 0,
  extraBlocks: 0,
  extraBlocksMax,
  freeLeft: null,
});

/** A paid period begins: what was left of the last one ends, what was left of Free waits, and the plan's quota is granted. */
export function startPeriod(balance: Balance, plan: PaidPlanName, period: string): Change {
  const quota = quotaOf(plan);
  const left = balance.rest - balance.lasting;
  const wasFree = balance.period === 'free';
  const entries = [{ source: `grant:${period}`, amount: quota }];
  if (left > 0) entries.unshift({ source: wasFree ? `aside:${period}` : `expire:${balance.period}`, amount: -left });
  const all = balance.lasting + quota;
  return {
    balance: {
      ...balance,
      plan,
      period,
      rest: all,
      offer: all,
      periodGranted: quota,
      extraBlocks: 0,
      freeLeft: wasFree && balance.freeLeft !== null ? left : balance.freeLeft,
    },
    entries,
  };
}

/** Another plan within a paid period: the difference is granted, or taken back as far as it was not used. */
export function changePlan(balance: Balance, plan: PaidPlanName, id: string): Change {
  const wanted = quotaOf(plan) - balance.periodGranted;
  const amount = Math.max(wanted, balance.lasting - balance.rest);
  return {
    balance: {
      ...balance,
      plan,
      rest: balance.rest + amount,
      offer: balance.offer + amount,
      periodGranted: balance.periodGranted + amount,
    },
    entries: amount === 0 ? [] : [{ source: `adjust:${balance.period}:${id}`, amount }],
  };
}

/** A paid plan is over: its credits end, and Free comes back with what was left of it, or with its one grant. */
export function endPlan(balance: Balance): Change {
  const left = balance.rest - balance.lasting;
  const freeAgain = balance.freeLeft ?? quotaOf('Free');
  const entries: Entry[] = [];
  if (left > 0) entries.push({ source: `expire:${balance.period}`, amount: -left });
  if (balance.freeLeft === null) entries.push({ source: 'grant:free', amount: freeAgain });
  else if (freeAgain > 0) entries.push({ source: `back:${balance.period}`, amount: freeAgain });
  return {
    balance: {
      ...balance,
      plan: 'Free',
      status: 'active',
      period: 'free',
      rest: balance.lasting + freeAgain,
      offer: balance.lasting + quotaOf('Free'),
      periodGranted: quotaOf('Free'),
      extraBlocks: 0,
      freeLeft: 0,
    },
    entries,
  };
}

/** What was bought once lasts until it is used. */
export function addTopUp(balance: Balance, purchaseId: string, credits: number): Change {
  return {
    balance: {
      ...balance,
      rest: balance.rest + credits,
      lasting: balance.lasting + credits,
      offer: balance.offer + credits,
    },
    entries: [{ source: `top_up:${purchaseId}`, amount: credits }],
  };
}

export interface Purchase {
  id: string;
  /** null for a top-up */
  period: string | null;
  credits: number;
  /** how many of them a refund or a dispute has already asked back */
  askedBack: number;
  /** how many of those were still there to take */
  takenBack: number;
}

/**
 * A refund or a dispute asks back its share of what was bought. What was used stays used; what was taken comes back when the dispute is
 * won. A period that has ended has nothing left to take.
 */
export function askBack(
  balance: Balance,
  bought: Purchase,
  askedBack: number,
  id: string,
): Change & { takenBack: number } {
  const isLasting = bought.period === null;
  const more = askedBack - bought.askedBack;
  const isHere = isLasting || bought.period === balance.period;
  if (more === 0 || !isHere) return { balance, entries: [], takenBack: bought.takenBack };
  const there = isLasting ? balance.lasting : balance.rest - balance.lasting;
  const amount = more > 0 ? -Math.min(more, there) : Math.min(-more, bought.takenBack);
  const changed = {
    ...balance,
    rest: balance.rest + amount,
    lasting: balance.lasting + (isLasting ? amount : 0),
    offer: balance.offer + amount,
    periodGranted: balance.periodGranted + (isLasting ? 0 : amount),
  };
  return {
    balance: { ...changed, offer: Math.max(changed.offer, changed.rest) },
    entries: amount === 0 ? [] : [{ source: `asked_back:${bought.id}:${id}`, amount }],
    takenBack: bought.takenBack - amount,
  };
}
