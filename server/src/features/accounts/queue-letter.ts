import type { Database, Transaction } from '../../database/open-database.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import { letterJobKind } from './send-letter-job.ts';
import type { AccountLetter } from './service.ts';

/** A letter of one kind waits once for an account, however often it is asked for; it goes when the transaction commits. */
export async function queueLetter(tx: Database | Transaction, letter: AccountLetter, accountId: string): Promise<void> {
  await enqueueJob(tx, { kind: letterJobKind, payload: { letter, accountId }, dedupeKey: `${letter}:${accountId}` });
}
