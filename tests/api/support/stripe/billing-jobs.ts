/** The billing jobs of a test server without a worker, run one by one when a test says so. */
import { createStripePayments } from '../../../../server/src/adapters/stripe-payments.ts';
import { createBilling } from '../../../../server/src/features/billing/feature.ts';
import { silentLog } from '../silent-log.ts';
import type { TestOwner } from '../test-client.ts';
import type { TestServer } from '../test-server.ts';
import { sql } from 'drizzle-orm';

export function createBillingJobs({ db, config }: Pick<TestServer, 'db' | 'config'>) {
  if (config.stripe === null) throw new Error('these jobs are for a server with Stripe');
  const billing = createBilling({
    db,
    log: silentLog,
    payments: createStripePayments({ ...config.stripe, publicUrl: config.publicUrl }),
    way: 'stripe',
    sandbox: null,
    queueLetter: async () => {},
  });
  const handlers = billing.handlers(
    async () => null,
    async () => {},
  );
  return {
    /** every queued job of a kind once, or the kind once without one */
    async run(kind: string): Promise<void> {
      const handler = handlers[kind];
      if (!handler) throw new Error(`there is no job ${kind}`);
      const { rows } = await db.execute(sql`delete from jobs where kind = ${kind} returning payload`);
      const signal = new AbortController().signal;
      for (const { payload } of rows.length > 0 ? rows : [{ payload: { id: '' } }])
        await handler({ payload, signal, attempt: 1, isLastAttempt: false });
    },
    hold: ({ userId }: TestOwner) => billing.ledger.reserve(userId),
  };
}
