import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.ts';
import { accounts, emailChanges, passwordResets, signIns } from '../../database/tables/accounts.ts';
import { agents } from '../../database/tables/agents.ts';
import { subscriptions } from '../../database/tables/billing.ts';
import { newId } from '../../lib/ids.ts';

const signInsShown = 50;
const emailChangeHours = 24;

interface NewSignIn {
  accountId: string;
  tokenHash: string;
  lifetimeDays: number;
  device: string | null;
}

export type Account = typeof accounts.$inferSelect;

export function createAccountStore(db: Database) {
  const ownerByToken = db
    .select({
      accountId: accounts.id,
      agentId: agents.id,
      disabledAt: accounts.disabledAt,
      verified: subscriptions.verified,
      isUnnoted: sql<boolean>`${signIns.lastUsedAt} is null or ${signIns.lastUsedAt} < now() - interval '15 minutes'`,
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

    async insertSignIn(signIn: NewSignIn): Promise<void> {
      const expiresAt = sql`now() + make_interval(days => ${signIn.lifetimeDays})`;
      const { tokenHash, accountId, device } = signIn;
      await db.insert(signIns).values({ tokenHash, accountId, expiresAt, device, lastUsedAt: sql`now()` });
    },

    /** To the quarter of an hour, so that reading costs no write. */
    async noteUsed(tokenHash: string): Promise<void> {
      await db
        .update(signIns)
        .set({ lastUsedAt: sql`now()` })
        .where(
          and(
            eq(signIns.tokenHash, tokenHash),
            or(isNull(signIns.lastUsedAt), lt(signIns.lastUsedAt, sql`now() - make_interval(mins => 15)`)),
          ),
        );
    },

    signIns: (accountId: string) =>
      db
        .select()
        .from(signIns)
        .where(and(eq(signIns.accountId, accountId), gt(signIns.expiresAt, sql`now()`)))
        .orderBy(desc(sql`coalesce(${signIns.lastUsedAt}, ${signIns.createdAt})`))
        .limit(signInsShown),

    async deleteOtherSignIns(accountId: string, tokenHash: string, on: Database | Transaction = db): Promise<void> {
      await on.delete(signIns).where(and(eq(signIns.accountId, accountId), ne(signIns.tokenHash, tokenHash)));
    },

    async rename(accountId: string, name: string): Promise<void> {
      await db.update(accounts).set({ name }).where(eq(accounts.id, accountId));
    },

    /** This sign-in alone stays, and a reset letter on its way opens nothing any more. */
    changePassword(
      { accountId, tokenHash, passwordHash }: { accountId: string; tokenHash: string; passwordHash: string },
      onChanged: (tx: Transaction) => Promise<void>,
    ): Promise<void> {
      return db.transaction(async (tx) => {
        await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
        await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId));
        // whoever else knew the password may have asked for another address
        await tx.delete(emailChanges).where(eq(emailChanges.accountId, accountId));
        await this.deleteOtherSignIns(accountId, tokenHash, tx);
        await onChanged(tx);
      });
    },

    async beginEmailChange(accountId: string, change: { email: string; tokenHash: string }): Promise<void> {
      const fields = { ...change, expiresAt: sql`now() + make_interval(hours => ${emailChangeHours})` };
      await db
        .insert(emailChanges)
        .values({ accountId, ...fields })
        .onConflictDoUpdate({ target: emailChanges.accountId, set: fields });
    },

    async emailChange(accountId: string) {
      const [row] = await db
        .select()
        .from(emailChanges)
        .where(and(eq(emailChanges.accountId, accountId), gt(emailChanges.expiresAt, sql`now()`)));
      return row ?? null;
    },

    async setEmailToken(accountId: string, tokenHash: string): Promise<void> {
      await db.update(emailChanges).set({ tokenHash }).where(eq(emailChanges.accountId, accountId));
    },

    /** Uses the token up and changes the address, or does nothing: null where the token is none of this account's. */
    confirmEmail(accountId: string, tokenHash: string): Promise<{ email: string; isTaken: boolean } | null> {
      return db.transaction(async (tx) => {
        const [change] = await tx
          .delete(emailChanges)
          .where(
            and(
              eq(emailChanges.accountId, accountId),
              eq(emailChanges.tokenHash, tokenHash),
              gt(emailChanges.expiresAt, sql`now()`),
            ),
          )
          .returning({ email: emailChanges.email });
        if (!change) return null;
        const [other] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, change.email));
        if (other) return { email: change.email, isTaken: true };
        await tx.update(accounts).set({ email: change.email }).where(eq(accounts.id, accountId));
        await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId));
        return { email: change.email, isTaken: false };
      });
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
        await tx.delete(emailChanges).where(eq(emailChanges.accountId, used.accountId));
        await onChanged(tx, used.accountId);
        return true;
      });
    },
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;
