/** What an owner is told about plan and credits: the one query behind restToConsume, remainingCredits and offer (T22). */
import { eq, sql } from 'drizzle-orm';
import type { SessionRecord } from '@vitrine/contract/session-record';
import type { Database } from '../../database/open-database.ts';
import { subscriptions } from '../../database/tables/billing.ts';
import type { PaymentWay } from './service.ts';

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

export type PaymentReader = ReturnType<typeof createPaymentReader>;
