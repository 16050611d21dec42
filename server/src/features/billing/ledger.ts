/**
 * Credits for answers: one is held before anything that costs is done, and is spent in the transaction that stores the reply, or comes
 * back. A hold has a lease, so that an answer that died with its process takes nothing.
 */
import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createStatement } from '../../database/open-database.ts';
import type { Database, Transaction } from '../../database/open-database.ts';
import { agents } from '../../database/tables/agents.ts';
import {
  creditEntries,
  creditHolds,
  extraBlockReports,
  isUsage,
  subscriptions,
} from '../../database/tables/billing.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import { newId } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import { hold, isEmpty, letterAfterHold, release } from './domain/credits.ts';
import type { Balance, Change, CreditLetter } from './domain/credits.ts';

/** An account's balance under its row lock, and the writing down of what changed: the row, its ledger entries and what follows from them, together. */

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

async function setBlocked(tx: Transaction, accountId: string, isBlocked: boolean): Promise<void> {
  await tx
    .update(agents)
    .set({ isBlocked })
    .where(and(eq(agents.accountId, accountId), eq(agents.isBlocked, !isBlocked)));
}

/** longer than any answer takes (15 s), and short enough that a crash is soon forgotten */
const leaseSeconds = 45;
const rolledAtOnce = 2_000;

/**
 * `hold` of domain/credits.ts where nothing follows from it: credits of the period are left, nothing begins or ends with this one and
 * no letter is due. No row comes back otherwise. The row's lock is then held for one statement, not for a conversation with the database.
 */
const plainHold = `
  with held as (
    update subscriptions set rest_to_consume = rest_to_consume - 1
    where account_id = $1 and rest_to_consume > 1 and lasting < rest_to_consume and rest_to_consume - 1 <> offer / 5
    returning period
  ), entered as (
    insert into credit_entries (account_id, source, amount) select $1, 'hold:' || $2, -1 from held
  )
  insert into credit_holds (id, account_id, period, from_lasting, lease_until)
  select $2, $1, period, false, now() + make_interval(secs => ${leaseSeconds}) from held
  returning id`;

interface CreditHold {
  id: string;
  accountId: string;
}

type TellCredits = (tx: Transaction, letter: CreditLetter, accountId: string) => Promise<void>;

export function createLedger(db: Database, tell: TellCredits) {
  const holdPlainly = createStatement<{ id: string }>(db, 'hold_credit', plainHold);

  /** null when no credit is left; once none is on hold either, the agent is paused. */
  async function reserve(accountId: string): Promise<CreditHold | null> {
    const [held] = await holdPlainly([accountId, newId('hld')]);
    return held ? { id: held.id, accountId } : db.transaction((tx) => reserveIn(tx, accountId));
  }

  async function reserveIn(tx: Transaction, accountId: string): Promise<CreditHold | null> {
    const before = await lockSubscription(tx, accountId);
    if (before === null) return null;
    const held = hold(balanceOf(before), newId('hld'));
    if (held === null) {
      const [others] = await tx
        .select({ holds: count() })
        .from(creditHolds)
        .where(eq(creditHolds.accountId, accountId));
      if (others?.holds === 0) await setBlocked(tx, accountId, true);
      return null;
    }
    await saveChange(tx, { accountId, before, change: held });
    const letter = letterAfterHold(balanceOf(before), held.balance);
    if (letter !== null) await tell(tx, letter, accountId);
    const { id, period, fromLasting } = held.hold;
    const leaseUntil = sql`now() + make_interval(secs => ${leaseSeconds})`;
    await tx.insert(creditHolds).values({ id, accountId, period, fromLasting, leaseUntil });
    return { id, accountId };
  }

  /**
   * Spends the held credit on a message, in the transaction that stores its reply. When the lease ran out meanwhile, another credit is
   * taken. @returns false when there is none any more: the transaction must not be kept
   */
  async function settle(tx: Transaction, held: CreditHold, messageId: string): Promise<boolean> {
    const { accountId } = held;
    const taken = tx
      .$with('taken')
      .as(tx.delete(creditHolds).where(eq(creditHolds.id, held.id)).returning({ id: creditHolds.id }));
    const [spent] = await tx
      .with(taken)
      .insert(creditEntries)
      .values({ accountId, source: `message:${messageId}`, amount: 0 })
      .returning({ isHeld: sql<boolean>`exists (select from taken)` });
    if (spent?.isHeld === true) return true;
    const another = await reserveIn(tx, accountId);
    if (another !== null) await takeHold(tx, another.id);
    return another !== null;
  }

  const takeHold = async (tx: Transaction, id: string) => {
    const [taken] = await tx.delete(creditHolds).where(eq(creditHolds.id, id)).returning();
    return taken;
  };

  /** Gives the credit back; does nothing when it was spent or given back before. */
  async function releaseIn(tx: Transaction, { id, accountId }: CreditHold): Promise<void> {
    const before = await lockSubscription(tx, accountId);
    const held = await takeHold(tx, id);
    if (before === null || !held) return;
    await saveChange(tx, { accountId, before, change: release(balanceOf(before), held) });
  }

  return {
    reserve,
    settle,
    /** in the transaction that stores a reply which is free, or in one of its own */
    release: (held: CreditHold, tx?: Transaction): Promise<void> =>
      tx ? releaseIn(tx, held) : db.transaction((own) => releaseIn(own, held)),

    /** Gives back what the dead held. @returns how many */
    async sweep(): Promise<number> {
      const expired = await db
        .select({ id: creditHolds.id, accountId: creditHolds.accountId })
        .from(creditHolds)
        .where(lt(creditHolds.leaseUntil, sql`now()`))
        .limit(500);
      for (const held of expired) await db.transaction((tx) => releaseIn(tx, held));
      return expired.length;
    },

    /** Old entries of single messages become one entry a month; the database itself carries their sum over. @returns how many are gone */
    async rollUp(signal?: AbortSignal): Promise<number> {
      for (let gone = 0; ;) {
        signal?.throwIfAborted();
        const { rowCount } = await db.execute(sql`
          with old as materialized (
            select account_id, source from ${creditEntries}
            where ${isUsage} and created_at < now() - interval '40 days'
            order by created_at limit ${rolledAtOnce} for update skip locked)
          delete from ${creditEntries} e using old where e.account_id = old.account_id and e.source = old.source`);
        gone += rowCount ?? 0;
        if ((rowCount ?? 0) < rolledAtOnce) return gone;
      }
    },
  };
}

type Ledger = ReturnType<typeof createLedger>;

const everyMs = 10_000;

/** What dead answers held comes back: looked for before the server answers, and again and again while it does. */
export function sweepHolds(app: FastifyInstance, ledger: Ledger, log: Log): void {
  const sweep = async () => {
    try {
      const given = await ledger.sweep();
      if (given > 0) log.info({ holds: given }, 'credits of unfinished answers were given back');
    } catch (error) {
      log.warn({ err: error }, 'expired holds could not be given back');
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await sweep();
    timer = setInterval(() => void sweep(), everyMs);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
