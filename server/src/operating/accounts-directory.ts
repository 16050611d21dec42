/** The operator's list of accounts, and the closing of an agent: by any of its names. */
import { desc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { accounts } from '../database/tables/accounts.ts';
import { agents } from '../database/tables/agents.ts';
import { subscriptions } from '../database/tables/billing.ts';

export function createAccountsDirectory(db: Database) {
  const rows = () =>
    db
      .select({
        id: accounts.id,
        email: accounts.email,
        agentId: agents.id,
        plan: subscriptions.plan,
        credits: subscriptions.restToConsume,
        status: agents.status,
        closedAt: agents.closedAt,
        disabledAt: accounts.disabledAt,
        createdAt: accounts.createdAt,
      })
      .from(accounts)
      .innerJoin(agents, eq(agents.accountId, accounts.id))
      .leftJoin(subscriptions, eq(subscriptions.accountId, accounts.id));

  return {
    /** newest first */
    list: (limit: number, offset: number) =>
      rows().orderBy(desc(accounts.createdAt), accounts.id).limit(limit).offset(offset),

    /** by the account's id, its address or its agent's id */
    async find(name: string) {
      const [row] = await rows().where(
        or(eq(accounts.id, name), eq(accounts.email, name.trim().toLowerCase()), eq(agents.id, name)),
      );
      return row ?? null;
    },

    async setClosed(agentId: string, closed: boolean): Promise<void> {
      await db
        .update(agents)
        .set({ closedAt: closed ? sql`now()` : null })
        .where(eq(agents.id, agentId));
    },

    async parkedEvents(): Promise<number> {
      const { rows: found } = await db.execute(
        sql`select count(*)::int as parked from payment_events where parked_because is not null`,
      );
      return Number(found[0]?.['parked']);
    },
  };
}

export type AccountsDirectory = ReturnType<typeof createAccountsDirectory>;
export type AccountRow = NonNullable<Awaited<ReturnType<AccountsDirectory['find']>>>;
