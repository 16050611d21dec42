/** What the provider says is so becomes so here, in the caller's transaction and under the account's lock; saying it again changes nothing. */
import { topUp } from '@vitrine/contract/plans';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../database/open-database.ts';
import { creditEntries, purchases, subscriptions } from '../../database/tables/billing.ts';
import { newId } from '../../lib/ids.ts';
import type { Fact, SubscriptionFact } from '../../ports/payments.ts';
import { addTopUp, askBack, changePlan, emptyBalance, endPlan, startFree, startPeriod } from './domain/credits.ts';
import type { Change } from './domain/credits.ts';
import { balanceOf, lockSubscription, newRow, saveChange } from './ledger.ts';
import type { SubscriptionRow } from './ledger.ts';

export type BillingLetter = 'payment-failed' | 'payment-returned' | 'plan-ended';

export interface Effects {
  tell: (tx: Transaction, letter: BillingLetter, accountId: string) => Promise<void>;
  /** the plan covers more pages than before */
  onMorePages: (tx: Transaction, accountId: string) => Promise<void>;
  /** another took its place */
  endSubscription: (tx: Transaction, id: string) => Promise<void>;
  extraBlocksMax: number;
}

/** how the sandbox names what it sold; Stripe's names hold no second underscore */
export const pretendedPrefix = 'sub_chk_';

/** @returns why it could not be applied, for the operator; null when all is well */
export async function applyFact(
  tx: Transaction,
  accountId: string,
  fact: Fact,
  effects: Effects,
): Promise<string | null> {
  if (fact.kind === 'subscription') return applySubscription(tx, accountId, fact, effects);
  if (fact.kind === 'top_up') return applyTopUp(tx, accountId, fact.purchaseId);
  return applyAskedBack(tx, accountId, fact, effects);
}

async function applySubscription(tx: Transaction, accountId: string, fact: SubscriptionFact, effects: Effects) {
  const known = await lockSubscription(tx, accountId);
  const isOurs = known?.providerSubscription === fact.id;
  if (fact.state === 'ended') {
    if (known && isOurs) await end(tx, known, effects);
    return null;
  }
  if (!isOurs && fact.paidBy === null) return null;
  const other = isOurs ? null : (known?.providerSubscription ?? null);
  if (other !== null && fact.replaces !== other) {
    const isOlder = (known?.periodBeganAt?.getTime() ?? 0) >= fact.period.beganAt.getTime();
    return isOlder ? null : `a second subscription, ${fact.id}, beside ${other}`;
  }
  if (other !== null) await effects.endSubscription(tx, other);
  const row = known ?? (await insertEmpty(tx, accountId, fact, effects));
  const change = changeFor(row, fact);
  const status = fact.state;
  await saveChange(tx, {
    accountId,
    before: row,
    change: { ...change, balance: { ...change.balance, status } },
    terms: {
      currency: fact.currency,
      endsWithPeriod: fact.endsWithPeriod,
      providerSubscription: fact.id,
      ...(change.balance.period === fact.period.name && {
        periodBeganAt: fact.period.beganAt,
        periodEndsAt: fact.period.endsAt,
      }),
    },
  });
  if (fact.paidBy !== null && change.entries.length > 0) await notePurchase(tx, accountId, fact.paidBy, change);
  if (status === 'past_due' && row.status !== 'past_due') await effects.tell(tx, 'payment-failed', accountId);
  if (change.balance.plan !== row.plan && change.balance.plan !== 'Free') await effects.onMorePages(tx, accountId);
  return null;
}

/** Credits come with a paid bill alone; a period that is older than the one we know is over. */
function changeFor(row: SubscriptionRow, { plan, period, paidBy }: SubscriptionFact): Change {
  const balance = balanceOf(row);
  if (paidBy === null) return { balance, entries: [] };
  if (row.period === period.name)
    // one bill may stand behind several changes of plan
    return plan === row.plan ? { balance, entries: [] } : changePlan(balance, plan, newId('chg'));
  const isOlder = row.periodBeganAt !== null && period.beganAt < row.periodBeganAt;
  return isOlder ? { balance, entries: [] } : startPeriod(balance, plan, period.name);
}

async function insertEmpty(tx: Transaction, accountId: string, fact: SubscriptionFact, effects: Effects) {
  const nothing = { balance: emptyBalance('Free', effects.extraBlocksMax), entries: [] };
  await tx
    .insert(subscriptions)
    .values(newRow(accountId, fact.currency, nothing))
    .onConflictDoNothing();
  const row = await lockSubscription(tx, accountId);
  if (row === null) throw new Error('a subscription that was inserted is not there');
  return row;
}

async function end(tx: Transaction, before: SubscriptionRow, effects: Effects): Promise<void> {
  const { accountId } = before;
  const terms = { providerSubscription: null, periodBeganAt: null, periodEndsAt: null, endsWithPeriod: false };
  await saveChange(tx, { accountId, before, change: endPlan(balanceOf(before)), terms });
  await effects.tell(tx, 'plan-ended', accountId);
}

/** A subscription of the sandbox ends where the sandbox takes no payments any more. */
export async function endPretended(tx: Transaction, accountId: string, effects: Effects): Promise<void> {
  const known = await lockSubscription(tx, accountId);
  if (known?.providerSubscription?.startsWith(pretendedPrefix)) await end(tx, known, effects);
}

/** Each bill is noted once with the credits it brought, for the day when it is refunded. */
async function notePurchase(tx: Transaction, accountId: string, id: string, { balance, entries }: Change) {
  const credits = entries.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  await tx.insert(purchases).values({ id, accountId, period: balance.period, credits }).onConflictDoNothing();
}

async function applyTopUp(tx: Transaction, accountId: string, id: string): Promise<string | null> {
  const before = await lockSubscription(tx, accountId);
  if (before === null) return `the top-up ${id} of an account without a plan`;
  const credits = topUp.interactions;
  const bought = await tx
    .insert(purchases)
    .values({ id, accountId, period: null, credits })
    .onConflictDoNothing()
    .returning({ id: purchases.id });
  if (bought.length === 1)
    await saveChange(tx, { accountId, before, change: addTopUp(balanceOf(before), id, credits) });
  return null;
}

async function applyAskedBack(
  tx: Transaction,
  accountId: string,
  fact: Extract<Fact, { kind: 'asked_back' }>,
  effects: Effects,
): Promise<string | null> {
  const before = await lockSubscription(tx, accountId);
  const mine = and(eq(purchases.id, fact.purchaseId), eq(purchases.accountId, accountId));
  const [bought] = await tx.select().from(purchases).where(mine);
  if (!before || !bought) return fact.share === 0 ? null : `a refund of the unknown purchase ${fact.purchaseId}`;
  const askedBack = Math.ceil(bought.credits * Math.min(1, Math.max(0, fact.share)));
  if (askedBack === bought.askedBack) return null;
  const { takenBack, ...change } = askBack(balanceOf(before), bought, askedBack, newId('chg'));
  await saveChange(tx, { accountId, before, change });
  await tx.update(purchases).set({ askedBack, takenBack }).where(mine);
  if (askedBack > bought.askedBack) await effects.tell(tx, 'payment-returned', accountId);
  return null;
}

/** Grants Free's credits once in an account's life; asking again changes nothing (PA-05). */
export async function applyFree(
  tx: Transaction,
  accountId: string,
  currency: 'eur' | 'usd',
  extraBlocksMax: number,
): Promise<void> {
  const free = startFree(extraBlocksMax);
  const started = await tx
    .insert(subscriptions)
    .values(newRow(accountId, currency, free))
    .onConflictDoNothing()
    .returning({ accountId: subscriptions.accountId });
  if (started.length === 1)
    await tx.insert(creditEntries).values(free.entries.map((entry) => ({ accountId, ...entry })));
}

/** A trial is given once: to an account that never had a paid period. */
export async function hadPaidPlan(tx: Transaction, accountId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.accountId, accountId), isNotNull(purchases.period)))
    .limit(1);
  return row !== undefined;
}
