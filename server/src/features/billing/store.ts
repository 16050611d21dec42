import { extraBlocksMaxDefault, plans } from '@vitrine/contract/plans';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { agentKnowledge, agents } from '../../database/tables/agents.ts';
import { creditEntries, subscriptions } from '../../database/tables/billing.ts';
import { newRow } from './balance.ts';
import { startFree } from './domain/credits.ts';

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

    /** Grants Free's credits once in an account's life; asking again changes nothing (PA-05). */
    async startFree(accountId: string, currency: 'eur' | 'usd'): Promise<void> {
      const free = startFree(extraBlocksMaxDefault);
      await db.transaction(async (tx) => {
        const started = await tx
          .insert(subscriptions)
          .values(newRow(accountId, currency, free))
          .onConflictDoNothing()
          .returning({ accountId: subscriptions.accountId });
        if (started.length === 1)
          await tx.insert(creditEntries).values(free.entries.map((entry) => ({ accountId, ...entry })));
      });
    },
  };
}

export type BillingStore = ReturnType<typeof createBillingStore>;
