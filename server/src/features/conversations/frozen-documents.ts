/** What a receipt shows, and the frozen copies that it rests on: read for one receipt, and removed once no receipt names them. */
import type { ReplyOf } from '@vitrine/contract/routes';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.ts';
import { receiptDocuments, receipts } from '../../database/tables/receipts.ts';
import type { FoundScore, FrozenDocuments, ReceiptScores } from '../../database/tables/receipts.ts';
import type { Product } from '../../extraction/extracted-page.ts';
import type { FoundFact } from '../../facts/fact.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import { TryAgainLater } from '../../jobs/try-again-later.ts';
import type { Passage } from '../../search/documents.ts';

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

type Receipt = ReplyOf<'getReceipt'>['receipt'];

export interface ReceiptRow {
  messageId: string;
  answeredBy: string;
  charged: boolean;
  outcome: Receipt['outcome'];
  trainedAt: Date | null;
  path: Receipt['path'];
  instructionVersion: string | null;
  timesMs: Receipt['timesMs'];
  usage: Receipt['usage'];
  scores: ReceiptScores | null;
  /** null where the copy is gone; the others keep their scores */
  passages: (Passage | null)[];
  products: ((Product & { checkedAt?: string }) | null)[];
  facts: (FoundFact | null)[] | null;
  answers: { id: string; text: string; question?: string }[] | null;
  readings: NonNullable<Receipt['readings']> | null;
}

/** A receipt as its owner reads it: what was quoted and offered, and where it stood. */
export function receiptView(row: ReceiptRow): Receipt {
  const { path, instructionVersion, timesMs, usage, scores } = row;
  const coverageOf = (found: FoundScore | undefined) => found && { coverage: found.coverage };
  return {
    messageId: row.messageId,
    answeredBy: row.answeredBy,
    charged: row.charged,
    outcome: row.outcome,
    trainedAt: row.trainedAt?.toISOString() ?? null,
    path,
    instructionVersion,
    timesMs,
    usage,
    passages: eachThere(row.passages, ({ url, title, headings, text, whole }, at) => ({
      url,
      title,
      headings,
      text,
      ...(whole !== undefined && { whole }),
      ...coverageOf(scores?.passages[at]),
    })),
    products: eachThere(row.products, ({ url, name, imageUrl, price, availability, checkedAt }, at) => ({
      url,
      name,
      imageUrl,
      price: price && { amount: price.amount, currency: price.currency },
      availability,
      ...(checkedAt !== undefined && { checkedAt }),
      ...coverageOf(scores?.products[at]),
    })),
    readings: row.readings ?? [],
    facts: eachThere(row.facts ?? [], ({ topic, text, url }) => ({ topic, text, url })),
    answers: (row.answers ?? []).map(({ id, text, question }) => ({
      _id: id,
      text,
      ...(question !== undefined && { question }),
    })),
  };
}

const eachThere = <T, V>(copies: readonly (T | null)[], view: (copy: T, at: number) => V): V[] =>
  copies.flatMap((copy, at) => (copy === null ? [] : [view(copy, at)]));
