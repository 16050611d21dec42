/** An account's balance under its row lock, and the writing down of what changed: the row, its ledger entries and what follows from them, together. */
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/open-database.ts';
import { agents } from '../../database/tables/agents.ts';
import { creditEntries, extraBlockReports, subscriptions } from '../../database/tables/billing.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import { isEmpty } from './domain/credits.ts';
import type { Balance, Change } from './domain/credits.ts';

/** The billing feature's kinds of work for the worker, and the reading of their payloads. */
export const reportBlocksJobKind = 'billing.report_extra_blocks';
export const reconcileJobKind = 'billing.reconcile';
export const endSubscriptionJobKind = 'billing.end_subscription';
export const rollUpJobKind = 'billing.roll_up_ledger';
export const morePagesJobKind = 'billing.train_more_pages';

export function parseIdJob(payload: unknown): string {
  if (typeof payload === 'object' && payload !== null && 'id' in payload && typeof payload.id === 'string') {
    return payload.id;
  }
  throw new Error('a billing job with a foreign payload');
}

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Columns that no arithmetic decides. */
type Terms = Partial<
  Pick<SubscriptionRow, 'currency' | 'periodBeganAt' | 'periodEndsAt' | 'endsWithPeriod' | 'providerSubscription'>
>;

export async function lockSubscription(tx: Transaction, accountId: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.accountId, accountId)).for('update');
  return row ?? null;
}

export const balanceOf = (row: SubscriptionRow): Balance => ({
  plan: row.plan,
  status: row.status,
  offer: row.offer,
  rest: row.restToConsume,
  lasting: row.lasting,
  period: row.period,
  periodGranted: row.periodGranted,
  extraBlocks: row.extraBlocks,
  extraBlocksMax: row.extraBlocksMax,
  freeLeft: row.freeLeft,
});

/** `before` is the locked row. An agent that was paused for want of credits wakes up with the first one. */
export async function saveChange(
  tx: Transaction,
  { accountId, before, change, terms }: { accountId: string; before: SubscriptionRow; change: Change; terms?: Terms },
): Promise<void> {
  const { balance, entries } = change;
  if (entries.length > 0) await tx.insert(creditEntries).values(entries.map((entry) => ({ accountId, ...entry })));
  await tx
    .update(subscriptions)
    .set({ ...columnsOf(balance), ...terms })
    .where(eq(subscriptions.accountId, accountId));
  if (isEmpty(balanceOf(before)) && !isEmpty(balance)) await setBlocked(tx, accountId, false);
  if (balance.period === before.period && balance.extraBlocks > before.extraBlocks) {
    await tx.insert(extraBlockReports).values({ accountId, period: balance.period, block: balance.extraBlocks });
    await enqueueJob(tx, { kind: reportBlocksJobKind, payload: { id: '' }, dedupeKey: `${reportBlocksJobKind}:` });
  }
}

const columnsOf = ({ rest, ...balance }: Balance) => ({ ...balance, restToConsume: rest });

export const newRow = (accountId: string, currency: 'eur' | 'usd', { balance }: Change) => ({
  accountId,
  currency,
  verified: true,
  ...columnsOf(balance),
});

export async function setBlocked(tx: Transaction, accountId: string, isBlocked: boolean): Promise<void> {
  await tx
    .update(agents)
    .set({ isBlocked })
    .where(and(eq(agents.accountId, accountId), eq(agents.isBlocked, !isBlocked)));
}
