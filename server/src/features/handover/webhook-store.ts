import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { handoverLimits } from '@vitrine/contract/handover';
import type { WebhookEvent } from '@vitrine/contract/handover';
import type { Database, Transaction } from '../../database/open-database.ts';
import { webhookDeliveries, webhooks } from '../../database/tables/handover.ts';
import { newId } from '../../lib/ids.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export function createWebhookStore(db: Database) {
  const deliveryOf = (agentId: string, id: string) =>
    and(eq(webhookDeliveries.agentId, agentId), eq(webhookDeliveries.id, id));

  return {
    async find(agentId: string, tx: Database | Transaction = db) {
      const [row] = await tx.select().from(webhooks).where(eq(webhooks.agentId, agentId));
      return row ?? null;
    },

    async save(agentId: string, { url, secret, isOn }: { url: string; secret: string; isOn: boolean }): Promise<void> {
      const set = { url, secret, isOn };
      await db
        .insert(webhooks)
        .values({ agentId, ...set })
        .onConflictDoUpdate({ target: webhooks.agentId, set });
    },

    async remove(agentId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.agentId, agentId));
        await tx.delete(webhooks).where(eq(webhooks.agentId, agentId));
      });
    },

    /** @returns its id */
    async add(tx: Database | Transaction, agentId: string, event: WebhookEvent, about: object): Promise<string> {
      const id = newId('dlv');
      await tx
        .insert(webhookDeliveries)
        .values({ agentId, id, event, payload: { id, event, agentId, createdAt: new Date().toISOString(), ...about } });
      return id;
    },

    async delivery(agentId: string, id: string): Promise<DeliveryRow | null> {
      const [row] = await db.select().from(webhookDeliveries).where(deliveryOf(agentId, id));
      return row ?? null;
    },

    async attempted(
      agentId: string,
      id: string,
      { httpStatus, problem }: Pick<DeliveryRow, 'httpStatus' | 'problem'>,
    ): Promise<void> {
      await db
        .update(webhookDeliveries)
        .set({
          attempts: sql`${webhookDeliveries.attempts} + 1`,
          httpStatus,
          problem,
          ...(problem === null && { deliveredAt: sql`now()` }),
        })
        .where(deliveryOf(agentId, id));
    },

    log: (agentId: string): Promise<DeliveryRow[]> =>
      db
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.agentId, agentId))
        .orderBy(desc(webhookDeliveries.createdAt))
        .limit(handoverLimits.deliveriesMax),

    /** Of the log the newest stay. */
    async prune(agentId: string): Promise<void> {
      const newest = db
        .select({ id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.agentId, agentId))
        .orderBy(desc(webhookDeliveries.createdAt))
        .limit(handoverLimits.deliveriesMax);
      await db
        .delete(webhookDeliveries)
        .where(and(eq(webhookDeliveries.agentId, agentId), notInArray(webhookDeliveries.id, newest)));
    },
  };
}
