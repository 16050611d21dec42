import { plans } from '@vitrine/contract/plans';
import type { Currency, PaidPlanName } from '@vitrine/contract/plans';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.ts';
import { accounts } from '../../database/tables/accounts.ts';
import { agentKnowledge, agents } from '../../database/tables/agents.ts';
import {
  checkouts,
  extraBlockReports,
  paymentCustomers,
  paymentEvents,
  subscriptions,
} from '../../database/tables/billing.ts';
import { createAtMost } from '../../lib/circuit-breaker.ts';
import type { Notice } from '../../ports/payments.ts';
import { pretendedPrefix } from './apply-facts.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

export interface NewCheckout {
  id: string;
  accountId: string;
  kind: 'plan' | 'top_up';
  plan: PaidPlanName | null;
  currency: Currency;
}

/** false when this event was taken before */
async function addEvent(tx: Database | Transaction, id: string, type: string): Promise<boolean> {
  const added = await tx
    .insert(paymentEvents)
    .values({ id, type })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return added.length === 1;
}

/** It waits for the operator, with where to look when it is tried again. */
async function parkEvent(
  tx: Database | Transaction,
  { eventId: id, type, customer, subject }: Notice,
  parkedBecause: string,
): Promise<void> {
  const where = { customer, subjectKind: subject?.kind ?? null, subjectId: subject?.id ?? null };
  await tx
    .insert(paymentEvents)
    .values({ id, type, parkedBecause, ...where })
    .onConflictDoUpdate({ target: paymentEvents.id, set: { parkedBecause, ...where } });
}

/** of a process's connections, so many may wait for a provider that is slow: the rest is for visitors */
const locksAtOnce = 6;

export function createBillingStore(db: Database) {
  const inTurn = createAtMost(locksAtOnce);
  return {
    /** The account's own lock comes first, so that what is looked up and what is written belong together. */
    underLock: <T>(accountId: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
      inTurn(() =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`billing:${accountId}`}, 0))`);
          return work(tx);
        }),
      ),

    async subscription(accountId: string) {
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId));
      return row ?? null;
    },

    async account(accountId: string) {
      const [row] = await db
        .select({ email: accounts.email, name: accounts.name })
        .from(accounts)
        .where(eq(accounts.id, accountId));
      return row ?? null;
    },

    async sitePages(accountId: string): Promise<number | null> {
      const [row] = await db
        .select({ pages: agentKnowledge.pageNumberSite })
        .from(agents)
        .innerJoin(agentKnowledge, eq(agentKnowledge.agentId, agents.id))
        .where(eq(agents.accountId, accountId));
      return row?.pages ?? null;
    },

    /** Pages that are trained for this agent: the plan's, or the smallest plan's before one was chosen. */
    async pageLimit(agentId: string): Promise<number> {
      const [row] = await db
        .select({ plan: subscriptions.plan })
        .from(agents)
        .innerJoin(subscriptions, eq(subscriptions.accountId, agents.accountId))
        .where(eq(agents.id, agentId));
      return plans.find((one) => one.plan === row?.plan)?.pages ?? plans[0].pages;
    },

    async customerOf(accountId: string): Promise<string | null> {
      const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.accountId, accountId));
      return row?.customer ?? null;
    },
    async accountOfCustomer(customer: string): Promise<string | null> {
      const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.customer, customer));
      return row?.accountId ?? null;
    },
    async keepCustomer(accountId: string, customer: string): Promise<void> {
      await db.insert(paymentCustomers).values({ accountId, customer }).onConflictDoNothing();
    },
    /** accounts whose plan the sandbox sold */
    async pretended(): Promise<string[]> {
      const rows = await db
        .select({ accountId: subscriptions.accountId })
        .from(subscriptions)
        .where(sql`starts_with(${subscriptions.providerSubscription}, ${pretendedPrefix})`);
      return rows.map(({ accountId }) => accountId);
    },
    /** A real provider knows none of the customers that the sandbox made up; they are made anew with it. */
    async forgetPretendedCustomers(): Promise<void> {
      await db.delete(paymentCustomers).where(sql`starts_with(${paymentCustomers.customer}, 'cus_sandbox_')`);
    },
    customers: () => db.select().from(paymentCustomers),

    /** null when another of its kind is open */
    async addCheckout(checkout: NewCheckout): Promise<CheckoutRow | null> {
      const [row] = await db.insert(checkouts).values(checkout).onConflictDoNothing().returning();
      return row ?? null;
    },
    openCheckouts: (accountId: string) =>
      db
        .select()
        .from(checkouts)
        .where(and(eq(checkouts.accountId, accountId), eq(checkouts.status, 'open'))),
    /** @returns false when the checkout was closed while its page was being opened */
    async setCheckoutPage(id: string, page: { providerId: string; url: string }): Promise<boolean> {
      const isOpen = and(eq(checkouts.id, id), eq(checkouts.status, 'open'));
      const set = await db.update(checkouts).set(page).where(isOpen).returning({ id: checkouts.id });
      return set.length === 1;
    },
    /** Only an open one is closed: nothing that a browser says touches a paid one. */
    async closeCheckout(id: string): Promise<void> {
      await db
        .update(checkouts)
        .set({ status: 'closed' })
        .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')));
    },
    async markCheckoutPaid(tx: Transaction, accountId: string, providerId: string): Promise<void> {
      await tx
        .update(checkouts)
        .set({ status: 'paid' })
        .where(and(eq(checkouts.accountId, accountId), eq(checkouts.providerId, providerId)));
    },
    async hasPaid(accountId: string): Promise<boolean> {
      const [row] = await db
        .select({ id: checkouts.id })
        .from(checkouts)
        .where(and(eq(checkouts.accountId, accountId), eq(checkouts.status, 'paid')))
        .limit(1);
      return row !== undefined;
    },

    addEvent,
    parkEvent,
    noteEvent: (id: string, type: string) => addEvent(db, id, type),
    noteParked: (notice: Notice, because: string) => parkEvent(db, notice, because),
    async parkedNotices(): Promise<Notice[]> {
      const rows = await db
        .select()
        .from(paymentEvents)
        .where(isNotNull(paymentEvents.parkedBecause))
        .orderBy(paymentEvents.receivedAt);
      return rows.map(({ id, type, customer, subjectKind, subjectId }) => ({
        eventId: id,
        type,
        customer,
        subject: subjectKind !== null && subjectId !== null ? { kind: subjectKind, id: subjectId } : null,
      }));
    },
    async unparkEvent(tx: Transaction, id: string): Promise<void> {
      await tx.update(paymentEvents).set({ parkedBecause: null }).where(eq(paymentEvents.id, id));
    },

    untoldBlocks: () =>
      db
        .select({
          accountId: extraBlockReports.accountId,
          period: extraBlockReports.period,
          block: extraBlockReports.block,
          createdAt: extraBlockReports.createdAt,
          customer: paymentCustomers.customer,
        })
        .from(extraBlockReports)
        .innerJoin(paymentCustomers, eq(paymentCustomers.accountId, extraBlockReports.accountId))
        .where(isNull(extraBlockReports.toldAt))
        .limit(500),
    async markBlockTold({ accountId, period, block }: { accountId: string; period: string; block: number }) {
      await db
        .update(extraBlockReports)
        .set({ toldAt: sql`now()` })
        .where(
          and(
            eq(extraBlockReports.accountId, accountId),
            eq(extraBlockReports.period, period),
            eq(extraBlockReports.block, block),
          ),
        );
    },
  };
}

export type BillingStore = ReturnType<typeof createBillingStore>;
