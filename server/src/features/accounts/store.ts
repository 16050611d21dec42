import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.ts';
import { accounts, passwordResets, signIns } from '../../database/tables/accounts.ts';
import { agents } from '../../database/tables/agents.ts';
import { subscriptions } from '../../database/tables/billing.ts';
import { newId } from '../../lib/ids.ts';

export type Account = typeof accounts.$inferSelect;

export function createAccountStore(db: Database) {
  const ownerByToken = db
    .select({
      accountId: accounts.id,
      agentId: agents.id,
      disabledAt: accounts.disabledAt,
      verified: subscriptions.verified,
    })
    .from(signIns)
    .innerJoin(accounts, eq(accounts.id, signIns.accountId))
    .innerJoin(agents, eq(agents.accountId, accounts.id))
    .leftJoin(subscriptions, eq(subscriptions.accountId, accounts.id))
    .where(and(eq(signIns.tokenHash, sql.placeholder('tokenHash')), gt(signIns.expiresAt, sql`now()`)))
    .prepare('owner_by_token');

  return {
    async ownerByToken(tokenHash: string) {
      const [row] = await ownerByToken.execute({ tokenHash });
      return row && row.disabledAt === null ? row : null;
    },

    async byEmail(email: string): Promise<Account | null> {
      const [row] = await db.select().from(accounts).where(eq(accounts.email, email));
      return row ?? null;
    },

    async byId(accountId: string): Promise<Account | null> {
      const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
      return row ?? null;
    },

    async agentOf(accountId: string): Promise<string | null> {
      const [row] = await db.select({ id: agents.id }).from(agents).where(eq(agents.accountId, accountId));
      return row?.id ?? null;
    },

    async accountOfAgent(agentId: string): Promise<string | null> {
      const [row] = await db.select({ accountId: agents.accountId }).from(agents).where(eq(agents.id, agentId));
      return row?.accountId ?? null;
    },

    /** The account and its one agent, together; null when the address is taken, however many ask at once. */
    insert(account: { name: string; email: string; passwordHash: string }): Promise<string | null> {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .insert(accounts)
          .values({ id: newId('usr'), ...account })
          .onConflictDoNothing({ target: accounts.email })
          .returning({ id: accounts.id });
        if (!row) return null;
        await tx.insert(agents).values({ id: newId('agt'), accountId: row.id });
        return row.id;
      });
    },

    async insertSignIn(accountId: string, tokenHash: string, lifetimeDays: number): Promise<void> {
      const expiresAt = sql`now() + make_interval(days => ${lifetimeDays})`;
      await db.insert(signIns).values({ tokenHash, accountId, expiresAt });
    },

    async deleteSignIn(tokenHash: string): Promise<void> {
      await db.delete(signIns).where(eq(signIns.tokenHash, tokenHash));
    },

    async replaceResetToken(accountId: string, tokenHash: string, lifetimeMinutes: number): Promise<void> {
      const expiresAt = sql`now() + make_interval(mins => ${lifetimeMinutes})`;
      await db
        .insert(passwordResets)
        .values({ accountId, tokenHash, expiresAt })
        .onConflictDoUpdate({ target: passwordResets.accountId, set: { tokenHash, expiresAt } });
    },

    async resetTokenAccount(tokenHash: string): Promise<string | null> {
      const [row] = await db
        .select({ accountId: passwordResets.accountId })
        .from(passwordResets)
        .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`)));
      return row?.accountId ?? null;
    },

    /** Uses the token up, changes the password and ends every sign-in, or does nothing and says false. */
    resetPassword(
      tokenHash: string,
      passwordHash: string,
      onChanged: (tx: Transaction, accountId: string) => Promise<void>,
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [used] = await tx
          .delete(passwordResets)
          .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`)))
          .returning({ accountId: passwordResets.accountId });
        if (!used) return false;
        await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, used.accountId));
        await tx.delete(signIns).where(eq(signIns.accountId, used.accountId));
        await onChanged(tx, used.accountId);
        return true;
      });
    },
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;
