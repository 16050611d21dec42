/** Tells an owner's own program what happened: signed, through the guarded way out, and again where it did not get there. */
import { createHmac } from 'node:crypto';
import { handoverLimits, webhookEvents } from '@vitrine/contract/handover';
import type { WebhookEvent } from '@vitrine/contract/handover';
import type { BodyOf } from '@vitrine/contract/routes';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/open-database.ts';
import { webhookDeliveries, webhooks } from '../../database/tables/handover.ts';
import type { OnCall } from '../../http/on-call.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import { newId, newSecret } from '../../lib/ids.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import { WebError } from '../../ports/web.ts';
import type { PostingWeb } from '../../ports/web.ts';

const deliverKind = 'handover.webhook';

interface Needs {
  db: Database;
  web: PostingWeb;
}

const eventOf = (name: string): WebhookEvent => webhookEvents.find((event) => event === name) ?? 'test';

const wireDelivery = ({ id, event, createdAt, attempts, httpStatus, problem, deliveredAt }: DeliveryRow) => ({
  _id: id,
  event: eventOf(event),
  createdAt: createdAt.toISOString(),
  attempts,
  httpStatus,
  problem,
  deliveredAt: deliveredAt?.toISOString() ?? null,
});

export function createWebhooks({ db, web }: Needs) {
  const store = createWebhookStore(db);

  /** @returns why it failed, or null. Nothing of the answer but its status is kept or shown. */
  async function deliver(agentId: string, deliveryId: string): Promise<string | null> {
    const [hook, delivery] = await Promise.all([store.find(agentId), store.delivery(agentId, deliveryId)]);
    if (hook === null || delivery === null || delivery.deliveredAt !== null) return null;
    if (!hook.isOn && delivery.event !== 'test') return null;
    const body = JSON.stringify(delivery.payload);
    const headers = {
      'content-type': 'application/json',
      'x-vitrine-event': delivery.event,
      'x-vitrine-delivery': delivery.id,
      'x-vitrine-signature': signDelivery(hook.secret, body, new Date()),
    };
    const told = await web.post({ url: hook.url, body, headers }).then(
      ({ status }) => ({
        httpStatus: status,
        problem: status >= 200 && status < 300 ? null : `Answered with ${status}.`,
      }),
      (error: unknown) => ({ httpStatus: null, problem: error instanceof WebError ? error.message : 'It failed.' }),
    );
    await store.attempted(agentId, deliveryId, told);
    return told.problem;
  }

  /** Nothing happens where there is no webhook. The delivery is written with what it tells of. */
  async function queue(tx: Database | Transaction, agentId: string, event: WebhookEvent, about: object): Promise<void> {
    if ((await store.find(agentId, tx))?.isOn !== true) return;
    const deliveryId = await store.add(tx, agentId, event, about);
    await enqueueJob(tx, { kind: deliverKind, payload: { agentId, deliveryId }, dedupeKey: `webhook:${deliveryId}` });
  }

  async function save({ agentId, url, isOn = true }: BodyOf<'saveWebhook'>) {
    if (url === null) {
      await store.remove(agentId);
      return null;
    }
    const address = url.trim();
    const refusal = address.startsWith('https://')
      ? web.refusalOf(address)
      : 'Give an address that begins with https://.';
    if (refusal !== null) throw new Refused('person.webhook_refused', refusal);
    const before = await store.find(agentId);
    const secret = before?.url === address ? before.secret : `whsec_${newSecret()}`;
    const saved = { url: address, secret, isOn };
    await store.save(agentId, saved);
    return saved;
  }

  const handlers: Record<string, JobHandler> = {
    [deliverKind]: async ({ payload }) => {
      const { agentId, deliveryId } = parseJob(payload);
      const problem = await deliver(agentId, deliveryId);
      await store.prune(agentId);
      if (problem !== null) throw new Error(problem);
    },
  };

  return {
    handlers,
    queue,

    /** A reply is found of no use. */
    ratedDown: (tx: Transaction, agentId: string, messageId: string, conversationId: string): Promise<void> =>
      queue(tx, agentId, 'answer.rated_down', { conversationId, messageId }),

    registerRoutes(on: OnCall): void {
      on.getWebhook(async ({ query: { agentId } }) => {
        const [hook, log100] = await Promise.all([store.find(agentId), store.log(agentId)]);
        const webhook = hook && { url: hook.url, isOn: hook.isOn, secret: hook.secret };
        return { success: true, webhook, deliveries: log100.map(wireDelivery) };
      });

      on.saveWebhook(async ({ body }) => ({ success: true, webhook: await save(body) }));

      on.testWebhook(async ({ body: { agentId } }) => {
        if ((await store.find(agentId)) === null) throw new Refused('person.webhook_refused', 'Save an address first.');
        const id = await store.add(db, agentId, 'test', {});
        await deliver(agentId, id);
        await store.prune(agentId);
        const delivery = await store.delivery(agentId, id);
        if (delivery === null) throw notFound();
        return { success: true, delivery: wireDelivery(delivery) };
      });
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;

function parseJob(payload: unknown): { agentId: string; deliveryId: string } {
  if (typeof payload === 'object' && payload !== null && 'agentId' in payload && 'deliveryId' in payload) {
    const { agentId, deliveryId } = payload;
    if (typeof agentId === 'string' && typeof deliveryId === 'string') return { agentId, deliveryId };
  }
  throw new Error('a delivery with a foreign payload');
}

/**
 * How a delivery shows that it is ours and of now: the scheme that payment providers use, so that libraries for it are there.
 * `t=SECONDS,v1=HEX`, of `SECONDS.BODY`
 */
function signDelivery(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signed}`;
}

type DeliveryRow = typeof webhookDeliveries.$inferSelect;

function createWebhookStore(db: Database) {
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
