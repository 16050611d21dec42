import type { SessionRecord } from '@vitrine/contract/session-record';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { subscriptions } from '../../database/tables/billing.ts';
import type { OnCall } from '../../http/on-call.ts';
import { Refused } from '../../lib/refused.ts';
import { NoticeForged, PaymentsUnavailable } from '../../ports/payments.ts';
import type { Notice, Payments } from '../../ports/payments.ts';
import type { BillingService, PaymentWay } from './service.ts';

interface Needs {
  service: BillingService;
  paymentOf: PaymentReader;
}

export function registerBillingRoutes(on: OnCall, { service, paymentOf }: Needs): void {
  /** The catalogue decides; what the client says about price and quota only has to agree with it (T05). */
  on.getPaymentUrl(async ({ body, owner }) => ({
    success: true,
    paymentUrl: await orRefused(service.choosePlan(owner.accountId, body)),
  }));

  on.getPayment(async ({ owner }) => {
    const { verifyPayment: _verified, updatedAt: _updated, ...payement } = await paymentOf(owner.accountId);
    return { success: true, payement };
  });

  on.getPortalUrl(async ({ owner }) => ({
    success: true,
    answer: await orRefused(service.portalUrl(owner.accountId)),
  }));

  on.topUp(async ({ body, owner }) => ({
    success: true,
    response: await orRefused(service.topUp(owner.accountId, body.currency)),
  }));

  on.setExtraBlocks(async ({ body, owner }) => {
    await service.setExtraBlocksMax(owner.accountId, body.extraBlocksMax);
    return { success: true };
  });

  /** What the client claims is not read; one answer for unknown and unpaid ids (T04, PA-02). */
  on.validatePayment(async ({ body }) => {
    if (!(await service.isPaid(body.userId))) throw new Refused('billing.not_paid', 'No payment is known.');
    return { success: true };
  });

  on.cancelPayment(async ({ body }) => {
    await service.leaveCheckouts(body.userId);
    return { success: true };
  });
}

/** A provider that does not answer is an expected refusal: the spinner ends, and the owner may try again (PA-24). */
async function orRefused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    throw new Refused('billing.provider_failed', 'The payment provider does not answer. Please try again.', {
      cause: error,
    });
  }
}

/** Where the payment provider tells of events. The signature is over the bytes as they came, so this route alone reads its body raw. */
export async function registerWebhook(
  app: FastifyInstance,
  payments: Pick<Payments, 'readNotice'>,
  takeNotice: (notice: Notice) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    scope.post('/api/payments/webhook', { bodyLimit: 262_144 }, async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string' || typeof body !== 'string') throw forged();
      try {
        await takeNotice(payments.readNotice(body, signature));
      } catch (error) {
        if (error instanceof NoticeForged) throw forged();
        if (error instanceof PaymentsUnavailable)
          throw new Refused('server.busy', 'Please send it again.', { cause: error, retryAfterSeconds: 5 });
        throw error;
      }
      return { success: true };
    });
  });
}

const forged = () => new Refused('request.malformed', 'This event is not signed by the payment provider.');

/** What an owner is told about plan and credits: the one query behind restToConsume, remainingCredits and offer (T22). */
type PaymentState = SessionRecord['payment'];

export function createPaymentReader(db: Database, way: PaymentWay) {
  const rowOf = db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.accountId, sql.placeholder('accountId')))
    .prepare('payment_state');

  const sold = way === 'off' ? { onlyFree: true } : {};

  return async (accountId: string): Promise<PaymentState> => {
    const [row] = await rowOf.execute({ accountId });
    if (!row) return { ...noPlan, ...sold };
    const { plan, offer, currency, restToConsume } = row;
    const isPaid = plan !== 'Free';
    return {
      verifyPayment: row.verified,
      plan,
      offer,
      currency,
      restToConsume,
      updatedAt: row.updatedAt.toISOString(),
      status: row.status,
      endsAt: isPaid && row.endsWithPeriod ? (row.periodEndsAt?.toISOString() ?? null) : null,
      renewsAt: isPaid && !row.endsWithPeriod ? (row.periodEndsAt?.toISOString() ?? null) : null,
      extraBlocks: row.extraBlocks,
      extraBlocksMax: row.extraBlocksMax,
      ...sold,
    };
  };
}

const noPlan: PaymentState = {
  verifyPayment: false,
  plan: null,
  offer: null,
  currency: null,
  restToConsume: null,
  updatedAt: null,
};

type PaymentReader = ReturnType<typeof createPaymentReader>;
