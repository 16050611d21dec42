/** An owner who pays at the scripted Stripe, and the events that Stripe then sends us. */
import { sql } from 'drizzle-orm';
import { createSandboxVisit } from '../sandbox-checkout.ts';
import type { TestClient, TestOwner } from '../test-client.ts';
import type { TestServer } from '../test-server.ts';
import type { ScriptedStripe } from './scripted-stripe.ts';

export function createStripeVisit(server: Pick<TestServer, 'app' | 'db'>, client: TestClient, stripe: ScriptedStripe) {
  const visit = createSandboxVisit(server, client);
  const { world } = stripe;
  let delivered = 0;

  async function deliver(payload: string): Promise<number> {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': stripe.sign(payload) },
      payload,
    });
    return answer.statusCode;
  }

  const fresh = () => {
    const events = world.events.slice(delivered);
    delivered = world.events.length;
    return events;
  };

  async function customerOf({ userId }: TestOwner): Promise<string> {
    const { rows } = await server.db.execute(sql`select customer from payment_customers where account_id = ${userId}`);
    return String(rows[0]?.['customer']);
  }

  async function deliverFresh(): Promise<number[]> {
    const statuses: number[] = [];
    for (const event of fresh()) statuses.push(await deliver(event));
    return statuses;
  }

  const subscriptionOf = async (owner: TestOwner) => world.subscriptionOf(await customerOf(owner));

  return {
    ...visit,
    deliver,
    /** the events that no delivery was tried of yet; they count as tried from now on */
    fresh,
    deliverFresh,
    customerOf,
    subscriptionOf,
    /** On Basic, after the trial, with the first paid month. */
    async onBasic(owner: TestOwner) {
      world.pay(await visit.payUrl(owner, 'Basic'));
      await deliverFresh();
      const subscription = await subscriptionOf(owner);
      world.renew(subscription);
      await deliverFresh();
      return subscription;
    },
    async entries({ userId }: TestOwner): Promise<string[]> {
      const { rows } = await server.db.execute(
        sql`select split_part(source, ':', 1) as kind, amount from credit_entries where account_id = ${userId} order by created_at, source`,
      );
      return rows.map((row) => `${String(row['kind'])} ${Number(row['amount'])}`);
    },
    async ledgerSum({ userId }: TestOwner): Promise<number> {
      const { rows } = await server.db.execute(
        sql`select coalesce(sum(amount), 0)::int as sum from credit_entries where account_id = ${userId}`,
      );
      return Number(rows[0]?.['sum']);
    },
  };
}
