/** One account with its ledger, its billing and a scripted Stripe, for histories of money that are made up at random. */
import { sql } from 'drizzle-orm';
import { createStripePayments } from '../../../../server/src/adapters/stripe-payments.ts';
import type { Database, Transaction } from '../../../../server/src/database/open-database.ts';
import { createLedger } from '../../../../server/src/features/billing/ledger.ts';
import { createBillingService } from '../../../../server/src/features/billing/service.ts';
import { createBillingStore } from '../../../../server/src/features/billing/store.ts';
import { newId } from '../../../../server/src/lib/ids.ts';
import { silentLog } from '../silent-log.ts';
import { stripeKeys } from '../stripe/scripted-stripe.ts';
import type { ScriptedStripe } from '../stripe/scripted-stripe.ts';

export type PretendedShop = Awaited<ReturnType<typeof openPretendedShop>>;

const wantedPlan = {
  Basic: { plan: 'Basic', amount: 24, requestsNumber: 1500 },
  Growth: { plan: 'Growth', amount: 79, requestsNumber: 5000 },
  Free: { plan: 'Free', amount: 0, requestsNumber: 500 },
} as const;

export function createShopBilling(db: Database, stripe: ScriptedStripe) {
  const payments = createStripePayments({
    ...stripeKeys,
    apiBase: stripe.url,
    publicUrl: 'https://vitrine.example',
  });
  const toEnd: string[] = [];
  const service = createBillingService({
    store: createBillingStore(db),
    payments,
    way: 'stripe',
    log: silentLog,
    tell: async () => {},
    onMorePages: async () => {},
    endSubscription: async (_tx, id) => void toEnd.push(id),
  });
  return { payments, service, toEnd, ledger: createLedger(db, async () => {}) };
}

export async function openPretendedShop(
  db: Database,
  { world }: ScriptedStripe,
  { payments, service, ledger }: ReturnType<typeof createShopBilling>,
) {
  const accountId = newId('usr');
  await db.execute(
    sql`insert into accounts (id, email, name, password_hash) values (${accountId}, ${`${accountId}@shop.example`}, 'Shop', 'x')`,
  );
  await db.execute(sql`insert into agents (id, account_id) values (${newId('agt')}, ${accountId})`);
  const order = (plan: keyof typeof wantedPlan) =>
    service.choosePlan(accountId, { userId: accountId, currency: 'eur', ...wantedPlan[plan] });
  const customerOf = async () => {
    const { rows } = await db.execute(sql`select customer from payment_customers where account_id = ${accountId}`);
    const customer = rows[0]?.['customer'];
    return typeof customer === 'string' ? customer : '';
  };
  const mine = async <T extends { customer: string }>(all: Iterable<T>): Promise<T[]> => {
    const customer = await customerOf();
    return [...all].filter((one) => one.customer === customer);
  };

  return {
    accountId,
    order,
    topUp: () => service.topUp(accountId, 'eur'),
    customerOf,
    sessions: () => mine(world.sessions.values()),
    subscriptions: () => mine(world.subscriptions.values()),
    paid: () => mine(world.payments.values()),
    blocksTold: async () => (await mine(world.meterEvents.values())).length,
    take: (event: string, signature: string) => service.takeNotice(payments.readNotice(event, signature)),

    /** A visitor's message: a credit is held, and spent with the reply or given back. */
    async chat(messageId: string, isAnswered: boolean): Promise<void> {
      const held = await ledger.reserve(accountId);
      if (held === null) return;
      if (!isAnswered) return ledger.release(held);
      try {
        const isSpent = await db.transaction((tx: Transaction) => ledger.settle(tx, held, messageId));
        if (!isSpent) await ledger.release(held);
      } catch (error) {
        // a repeated send: its message has a reply
        await ledger.release(held);
        if (!isRepeated(error)) throw error;
      }
    },

    leasesEnd: () =>
      db.execute(
        sql`update credit_holds set lease_until = now() - interval '1 second' where account_id = ${accountId}`,
      ),

    /** half of what the ledger holds is two months old, the rest one month more */
    monthsPass: () =>
      db.transaction(async (tx: Transaction) => {
        // no trigger looks: nobody but a test may rewrite an entry
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql`update credit_entries set created_at = now() - interval '60 days'
          - (length(source) % 2) * interval '30 days' where account_id = ${accountId}`);
      }),

    async row() {
      const { rows } = await db.execute(sql`select * from subscriptions where account_id = ${accountId}`);
      return rows[0] ?? null;
    },
    async entries(): Promise<{ kind: string; source: string; amount: number }[]> {
      const { rows } = await db.execute(sql`select source, amount from credit_entries where account_id = ${accountId}`);
      return rows.map((row) => {
        const source = String(row['source']);
        return { source, kind: source.split(':')[0] ?? '', amount: Number(row['amount']) };
      });
    },
    async rows(table: 'credit_holds' | 'purchases'): Promise<Record<string, unknown>[]> {
      const { rows } = await db.execute(sql`select * from ${sql.identifier(table)} where account_id = ${accountId}`);
      return rows;
    },
  };
}

const isRepeated = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === '23505';
