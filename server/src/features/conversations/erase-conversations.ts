import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/open-database.ts';
import { conversations, messages } from '../../database/tables/conversations.ts';
import { receipts } from '../../database/tables/receipts.ts';
import { chatLinks, personRequests, webhookDeliveries } from '../../database/tables/handover.ts';
import { productClicks } from '../../database/tables/teaching.ts';
import { eraseBorrowed } from './erase-borrowed.ts';
import { eraseVotes } from './erase-votes.ts';
import { queueSweep } from './frozen-documents.ts';

/** Addresses and words that were left for a person, the ways back into the chat, and what a webhook was told. */
async function eraseLeft(tx: Transaction, agentId: string, ids: string[]): Promise<void> {
  await tx
    .delete(personRequests)
    .where(and(eq(personRequests.agentId, agentId), inArray(personRequests.conversationId, ids)));
  await tx.delete(chatLinks).where(and(eq(chatLinks.agentId, agentId), inArray(chatLinks.conversationId, ids)));
  const told = sql`${webhookDeliveries.payload} ->> 'conversationId'`;
  await tx.delete(webhookDeliveries).where(and(eq(webhookDeliveries.agentId, agentId), inArray(told, ids)));
}

/**
 * Erases sessions, messages, receipts, clicks, votes for open questions, what answers and tests kept of them, and what was left, whoever
 * asked for it. Of a reply that was charged an empty row
 * stays, which no conversation leads to: the ledger's entry names it, and the account's figures count it. @returns the ids of what is gone
 */
export async function eraseConversations(tx: Transaction, agentId: string, which: SQL): Promise<string[]> {
  const gone = await tx
    .delete(conversations)
    .where(and(eq(conversations.agentId, agentId), which))
    .returning({ id: conversations.id });
  if (gone.length === 0) return [];
  const ids = gone.map(({ id }) => id);
  await eraseVotes(tx, agentId, ids);
  await eraseBorrowed(tx, agentId, ids);
  await eraseLeft(tx, agentId, ids);
  const theirs = and(eq(messages.agentId, agentId), inArray(messages.conversationId, ids));
  const messageIds = tx.select({ id: messages.id }).from(messages).where(theirs);
  await tx.delete(receipts).where(and(eq(receipts.agentId, agentId), inArray(receipts.messageId, messageIds)));
  const clicks = and(eq(productClicks.agentId, agentId), inArray(productClicks.conversationId, ids));
  await tx.delete(productClicks).where(clicks);
  await queueSweep(tx, agentId);
  await tx.delete(messages).where(and(theirs, eq(messages.charged, false)));
  await tx
    .update(messages)
    .set({ conversationId: '', content: '', cards: sql`'[]'::jsonb`, replyTo: null, rating: null, ratingReason: null })
    .where(theirs);
  return ids;
}
