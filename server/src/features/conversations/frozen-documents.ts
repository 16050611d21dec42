/** The frozen copies that receipts rest on: read for one receipt, and swept when no receipt names them any more. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.ts';
import { receiptDocuments, receipts } from '../../database/tables/receipts.ts';
import type { FrozenDocuments } from '../../database/tables/receipts.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import { TryAgainLater } from '../../jobs/try-again-later.ts';

export const sweepJobKind = 'conversations.sweep_documents';

/** longer than a process trusts that a copy stands (freeze-documents.ts of answering): until then a receipt may come that names it */
const keptHours = 2;
const sweepInMs = (keptHours + 1) * 3_600_000;

/** What the receipt used, in its order. A copy that is not there leaves its place empty. */
export async function readFrozen(db: Database, agentId: string, documents: FrozenDocuments) {
  const hashes = [...new Set([documents.passages, documents.products, documents.facts].flat())];
  const rows =
    hashes.length === 0
      ? []
      : await db
          .select({ hash: receiptDocuments.hash, document: receiptDocuments.document })
          .from(receiptDocuments)
          .where(and(eq(receiptDocuments.agentId, agentId), inArray(receiptDocuments.hash, hashes)));
  const copies = new Map<string, unknown>(rows.map(({ hash, document }) => [hash, document]));
  return <T>(named: readonly string[]): (T | null)[] =>
    // a hash in the list of passages was made from a passage
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    named.map((hash) => (copies.get(hash) as T | undefined) ?? null);
}

/** In the transaction that takes receipts away. */
export async function queueSweep(tx: Transaction, agentId: string): Promise<void> {
  const runAt = new Date(Date.now() + sweepInMs);
  await enqueueJob(tx, { kind: sweepJobKind, payload: { agentId }, dedupeKey: `${sweepJobKind}:${agentId}`, runAt });
}

/** Takes out the copies that no receipt of the agent names. @throws TryAgainLater when some were made sure of too lately to say */
export async function sweepDocuments(db: Database, agentId: string): Promise<void> {
  const { rows } = await db.execute<{ young: number }>(sql`
    with named as materialized (
      select distinct found.hash #>> '{}' as hash from ${receipts} r
      cross join lateral jsonb_path_query(r.documents, '$.*[*]') as found (hash) where r.agent_id = ${agentId}
    ), nameless as materialized (
      select d.hash, d.seen_at > now() - make_interval(hours => ${keptHours}) as is_young from ${receiptDocuments} d
      where d.agent_id = ${agentId} and not exists (select from named where named.hash = d.hash)
    ), gone as (
      delete from ${receiptDocuments} d using nameless
      where d.agent_id = ${agentId} and d.hash = nameless.hash and d.seen_at <= now() - make_interval(hours => ${keptHours})
    )
    select count(*) filter (where is_young)::int as young from nameless`);
  if ((rows[0]?.young ?? 0) > 0) throw new TryAgainLater(sweepInMs, 'copies are too young to be swept');
}

export function parseSweepJob(payload: unknown): string {
  if (typeof payload === 'object' && payload !== null && 'agentId' in payload && typeof payload.agentId === 'string')
    return payload.agentId;
  throw new Error('a sweep with a foreign payload');
}
