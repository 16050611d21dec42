/**
 * The end of an account, in two steps: at once nobody can sign in, chat or be written to, and the address is free again; then the rows go,
 * some at a time, so that an account with millions of messages holds up nobody. The second step may be begun again after a kill.
 */
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.ts';
import { accounts, emailChanges, passwordResets, signIns } from '../../database/tables/accounts.ts';
import { agents } from '../../database/tables/agents.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';

export const eraseAccountJobKind = 'accounts.erase';
export const deletedLetterJobKind = 'accounts.deleted_letter';

/** Tables that can be long for one agent; what is short goes with the account's row. */
const longTables = [
  'receipts',
  'receipt_documents',
  'messages',
  'conversations',
  'person_requests',
  'chat_links',
  'webhook_deliveries',
  'open_question_votes',
  'open_questions',
  'borrowed_wordings',
  'passages',
  'products',
  'pages',
  'search_indexes',
  'training_runs',
];
/** no address, and unlike every other account's */
const erasedEmail = (accountId: string) => `erased:${accountId}`;

const rowsAtOnce = 2_000;

/** @param onErase ends what else must end with an account, in the same transaction: what the payment provider still charges */
export function createAccountEraser(db: Database, onErase: (tx: Transaction, accountId: string) => Promise<void>) {
  async function eraseRows(table: string, agentId: string, signal?: AbortSignal) {
    const name = sql.identifier(table);
    for (;;) {
      signal?.throwIfAborted();
      const { rowCount } = await db.execute(
        sql`delete from ${name} where ctid = any(array(
          select ctid from ${name} where agent_id = ${agentId} limit ${rowsAtOnce}))`,
      );
      if ((rowCount ?? 0) < rowsAtOnce) return;
    }
  }

  return {
    /** @returns false when there is no such account */
    async begin(accountId: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [before] = await tx
          .select({ name: accounts.name, email: accounts.email })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('update');
        const gone = await tx
          .update(accounts)
          .set({ disabledAt: sql`now()`, name: '', email: erasedEmail(accountId), passwordHash: '' })
          .where(eq(accounts.id, accountId))
          .returning({ id: accounts.id });
        if (gone.length === 0) return false;
        await onErase(tx, accountId);
        await tx.delete(signIns).where(eq(signIns.accountId, accountId));
        await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId));
        await tx.delete(emailChanges).where(eq(emailChanges.accountId, accountId));
        await tx
          .update(agents)
          .set({ closedAt: sql`now()` })
          .where(eq(agents.accountId, accountId));
        if (before && before.email !== erasedEmail(accountId)) {
          const payload = { id: accountId, ...before };
          await enqueueJob(tx, {
            kind: deletedLetterJobKind,
            payload,
            dedupeKey: `${deletedLetterJobKind}:${accountId}`,
          });
        }
        await enqueueJob(tx, {
          kind: eraseAccountJobKind,
          payload: { id: accountId },
          dedupeKey: `${eraseAccountJobKind}:${accountId}`,
        });
        return true;
      });
    },

    /** Once the letter about it has left, or never will. */
    async forgetAddress(accountId: string): Promise<void> {
      await db.execute(
        sql`update jobs set payload = ${JSON.stringify({ id: accountId })}::jsonb
          where kind = ${deletedLetterJobKind} and payload ->> 'id' = ${accountId}`,
      );
    },

    async finish(accountId: string, signal?: AbortSignal): Promise<void> {
      const [agent] = await db.select({ id: agents.id }).from(agents).where(eq(agents.accountId, accountId));
      if (agent) {
        // a training that runs loses its lease and stops
        await db.execute(
          sql`delete from jobs where payload ->> 'agentId' = ${agent.id} or payload ->> 'accountId' = ${accountId}`,
        );
        for (const table of longTables) await eraseRows(table, agent.id, signal);
      }
      await db.execute(sql`delete from sandbox_records where position(${accountId} in record) > 0`);
      await db.transaction(async (tx) => {
        // the ledger lets its entries go with the account alone, all at once
        await tx.execute(sql`set local statement_timeout = '10min'`);
        await tx.delete(accounts).where(eq(accounts.id, accountId));
      });
    },
  };
}

export type AccountEraser = ReturnType<typeof createAccountEraser>;

export function parseEraseJob(payload: unknown): string {
  if (typeof payload === 'object' && payload !== null && 'id' in payload && typeof payload.id === 'string')
    return payload.id;
  throw new Error('an erasure job with a foreign payload');
}
