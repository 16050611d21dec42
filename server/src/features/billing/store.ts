import { plans } from '@vitrine/contract/plans';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.ts';
import { agentKnowledge, agents } from '../../database/tables/agents.ts';
import { creditEntries, subscriptions } from '../../database/tables/billing.ts';

export function createBillingStore(db: Database) {
  return {
    async subscription(accountId: string) {
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId));
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

    /** Grants the Free plan's credits once in an account's life; asking again changes nothing (PA-05). */
    async startFree(accountId: string, currency: 'eur' | 'usd', interactions: number): Promise<void> {
      await db.transaction(async (tx) => {
        const started = await tx
          .insert(subscriptions)
          .values({
            accountId,
            plan: 'Free',
            currency,
            verified: true,
            offer: interactions,
            restToConsume: interactions,
          })
          .onConflictDoNothing()
          .returning({ accountId: subscriptions.accountId });
        if (started.length === 0) return;
        await tx.insert(creditEntries).values({ accountId, source: 'grant:free', amount: interactions });
      });
    },
  };
}

export type BillingStore = ReturnType<typeof createBillingStore>;

/**
 * Takes one credit for an answered message inside the caller's transaction. The update comes first and decides, so that
 * parallel answers never spend the same credit; the entry's key makes a repeat for the same message impossible.
 */
export async function takeCredit(
  tx: Transaction,
  { accountId, messageId }: { accountId: string; messageId: string },
): Promise<'taken' | 'none_left'> {
  const [left] = await tx
    .update(subscriptions)
    .set({ restToConsume: sql`${subscriptions.restToConsume} - 1` })
    .where(and(eq(subscriptions.accountId, accountId), gt(subscriptions.restToConsume, 0)))
    .returning({ rest: subscriptions.restToConsume });
  if (!left) return 'none_left';
  await tx.insert(creditEntries).values({ accountId, source: `message:${messageId}`, amount: -1 });
  return 'taken';
}
