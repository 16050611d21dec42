/**
 * Receipts name what they rest on by its hash, and the words stand once for an agent: a shop's visitors ask for the same passages again and
 * again. What a training changes gets another hash, so a receipt goes on showing what was so when the reply was written.
 */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { receiptDocuments } from '../../database/tables/receipts.ts';
import type { FrozenDocuments } from '../../database/tables/receipts.ts';
import type { Used } from '../../ports/model.ts';

type Document = typeof receiptDocuments.$inferInsert.document;

/**
 * For so long this process need not look again whether a copy stands. Copies that no receipt names go two hours after they were last made
 * sure of (frozen-documents.ts of conversations), which must stay longer than this and an answer's transaction.
 */
const trustedMs = 30 * 60_000;
const rememberedMax = 50_000;

const hashOf = (document: Document) =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22);

export function createFreezeDocuments(db: Database, now: () => number = () => performance.now()) {
  /** by agent and hash; least lately made sure of first */
  const trustedSince = new Map<string, number>();

  function remember(key: string, since: number): void {
    trustedSince.delete(key);
    trustedSince.set(key, since);
    const [oldest] = trustedSince.keys();
    if (trustedSince.size > rememberedMax && oldest !== undefined) trustedSince.delete(oldest);
  }

  /** Before the transaction that stores the receipt: two replies at once would else wait for each other's copies. */
  return async <U extends Pick<Used, 'passages' | 'products' | 'facts'>>(agentId: string, used: U) => {
    const { passages, products, facts, ...others } = used;
    const copies = new Map<string, Document>();
    const named = (documents: readonly Document[]) =>
      documents.map((document) => {
        const hash = hashOf(document);
        copies.set(hash, document);
        return hash;
      });
    const documents: FrozenDocuments = { passages: named(passages), products: named(products), facts: named(facts) };

    const keyOf = (hash: string) => `${agentId} ${hash}`;
    const beganAt = now();
    const isTrusted = (hash: string) => beganAt - (trustedSince.get(keyOf(hash)) ?? -Infinity) < trustedMs;
    // in one order, or two processes could lock each other's rows
    const unsure = [...copies].filter(([hash]) => !isTrusted(hash)).sort(([one], [other]) => (one < other ? -1 : 1));
    if (unsure.length > 0) {
      await db
        .insert(receiptDocuments)
        .values(unsure.map(([hash, document]) => ({ agentId, hash, document })))
        .onConflictDoUpdate({
          target: [receiptDocuments.agentId, receiptDocuments.hash],
          set: { seenAt: sql`now()` },
          setWhere: sql`${receiptDocuments.seenAt} < now() - interval '10 minutes'`,
        });
      for (const [hash] of unsure) remember(keyOf(hash), beganAt);
    }
    return { ...others, documents };
  };
}
