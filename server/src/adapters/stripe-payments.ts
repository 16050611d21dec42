/** Payments by Stripe: its checkout, its portal, its signed events. Amounts are the catalogue's; cards never come near us. */
import { trialDays } from '@vitrine/contract/plans';
import { Stripe } from 'stripe';
import { NoticeForged, PaymentsUnavailable } from '../ports/payments.ts';
import type { Fact, Order, Payments, Subject } from '../ports/payments.ts';
import {
  askedBack,
  createStripeCatalogue,
  extraBlockEvent,
  idOf,
  subjectOf,
  subscriptionFact,
} from './stripe-facts.ts';

/** an owner's call ends within 18 s even when Stripe answers nothing */
const timeoutMs = 5_000;
const signatureSeconds = 300;

interface Needs {
  secretKey: string;
  webhookSecret: string;
  /** null: Stripe itself */
  apiBase: string | null;
  publicUrl: string;
}

export function createStripePayments({ secretKey, webhookSecret, apiBase, publicUrl }: Needs): Payments {
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...placeOf(apiBase),
  });
  const catalogue = createStripeCatalogue(stripe);
  const isLive = /^(sk|rk)_live_/.test(secretKey);

  async function linesOf(order: Order) {
    const { currency } = order;
    if (order.kind === 'top_up') return [{ price: await catalogue.priceOf('top_up', currency), quantity: 1 }];
    return [
      { price: await catalogue.priceOf(order.plan, currency), quantity: 1 },
      { price: await catalogue.priceOf('extra', currency) },
    ];
  }

  async function factsOfSubscription(id: string): Promise<Fact[]> {
    const fact = subscriptionFact(await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }));
    return fact === null ? [] : [fact];
  }

  async function factsOfCheckout(id: string): Promise<Fact[]> {
    const session = await stripe.checkout.sessions.retrieve(id);
    const subscription = idOf(session.subscription);
    const payment = idOf(session.payment_intent);
    if (session.status !== 'complete') return [];
    if (subscription !== null) return factsOfSubscription(subscription);
    // a bank may take days: credits come when the money has (PA-13)
    if (session.payment_status !== 'paid' || payment === null) return [];
    return [{ kind: 'top_up', purchaseId: payment }, ...(await factsOfPayment(payment))];
  }

  async function factsOfPayment(id: string): Promise<Fact[]> {
    const payment = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    const charge = payment.latest_charge;
    if (charge === null || typeof charge === 'string') return [];
    const bills = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: id },
      limit: 1,
    });
    const { data: disputes } = charge.disputed ? await stripe.disputes.list({ payment_intent: id }) : { data: [] };
    return [askedBack(charge, disputes, idOf(bills.data[0]?.invoice) ?? id)];
  }

  async function lookUp({ kind, id }: Subject): Promise<Fact[]> {
    if (kind === 'subscription') return factsOfSubscription(id);
    return kind === 'checkout' ? factsOfCheckout(id) : factsOfPayment(id);
  }

  async function customerOf({ kind, id }: Subject): Promise<string | null> {
    if (kind === 'subscription') return idOf((await stripe.subscriptions.retrieve(id)).customer);
    if (kind === 'checkout') return idOf((await stripe.checkout.sessions.retrieve(id)).customer);
    return idOf((await stripe.paymentIntents.retrieve(id)).customer);
  }

  async function openCheckout({ checkoutId, accountId, customer, order }: Parameters<Payments['openCheckout']>[0]) {
    const metadata = { accountId, ...(order.kind === 'plan' && order.replaces && { replaces: order.replaces }) };
    const session = await stripe.checkout.sessions.create(
      {
        mode: order.kind === 'plan' ? 'subscription' : 'payment',
        customer,
        client_reference_id: accountId,
        line_items: await linesOf(order),
        success_url: `${publicUrl}/success?userId=${accountId}${order.kind === 'top_up' ? '&bought=top_up' : ''}`,
        cancel_url: `${publicUrl}/cancel?userId=${accountId}`,
        ...(order.kind === 'plan'
          ? { subscription_data: { metadata, ...(order.trial && { trial_period_days: trialDays }) } }
          : { payment_intent_data: { metadata } }),
      },
      { idempotencyKey: checkoutId },
    );
    if (session.url === null) throw new PaymentsUnavailable('the checkout has no page');
    return { providerId: session.id, url: session.url };
  }

  async function closeCheckout(id: string): Promise<'closed' | 'paid'> {
    const session = await stripe.checkout.sessions.retrieve(id);
    if (session.status === 'complete') return 'paid';
    if (session.status === 'open') await stripe.checkout.sessions.expire(id);
    return 'closed';
  }

  async function endSubscription(id: string): Promise<void> {
    const { status } = await stripe.subscriptions.retrieve(id);
    if (status !== 'canceled') await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true });
  }

  async function subjectsOf(customer: string): Promise<Subject[]> {
    const subscriptions = await stripe.subscriptions.list({ customer, status: 'all', limit: 20 });
    const charges = await stripe.charges.list({ customer, limit: 50 });
    const returned = charges.data.filter(({ amount_refunded: refunded, disputed }) => refunded > 0 || disputed);
    return [
      // the newest stands first in Stripe's list, and what it replaced must be known before it
      ...subscriptions.data.map(({ id }): Subject => ({ kind: 'subscription', id })).reverse(),
      ...returned.flatMap(({ payment_intent: payment }): Subject[] => {
        const id = idOf(payment);
        return id === null ? [] : [{ kind: 'payment', id }];
      }),
    ];
  }

  return {
    createCustomer: ({ accountId, email, name }) =>
      told(async () => {
        const customer = { email, name, metadata: { accountId } };
        return (await stripe.customers.create(customer, { idempotencyKey: `customer_${accountId}` })).id;
      }),
    openCheckout: (request) => told(() => openCheckout(request)),
    closeCheckout: (id) => told(() => closeCheckout(id)),
    endSubscription: (id) => told(() => endSubscription(id)),
    portalUrl: (customer) =>
      told(
        async () => (await stripe.billingPortal.sessions.create({ customer, return_url: `${publicUrl}/account` })).url,
      ),
    customerOf: (subject) => told(() => customerOf(subject)),
    lookUp: (subject) => told(() => lookUp(subject)),
    subjectsOf: (customer) => told(() => subjectsOf(customer)),
    chargeExtraBlock: ({ customer, identifier, at }) =>
      told(async () => {
        const payload = { stripe_customer_id: customer, value: '1' };
        const timestamp = Math.floor(at.getTime() / 1000);
        const block = { event_name: extraBlockEvent, identifier, payload, timestamp };
        await stripe.billing.meterEvents.create(block).catch(unlessTold);
      }),

    readNotice(body, signature) {
      const event = verified(stripe, body, signature, webhookSecret);
      if (event.livemode !== isLive) throw new NoticeForged('the event is of the other mode');
      return { eventId: event.id, type: event.type, ...subjectOf(event) };
    },
  };
}

/** Stripe's own check looks at age alone; a timestamp from the future is refused as well (PA-07). */
function verified(stripe: Stripe, body: string, signature: string, secret: string): Stripe.Event {
  const sentAt = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1]);
  if (sentAt - Date.now() / 1000 > signatureSeconds) throw new NoticeForged('the signature is from the future');
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, signatureSeconds);
  } catch (error) {
    throw new NoticeForged('the signature is not Stripe’s', { cause: error });
  }
}

/** Stripe refuses an identifier it has; that says that our telling arrived, and only the note of it was lost. */
function unlessTold(error: unknown): void {
  if (error instanceof Stripe.errors.StripeError && /already exists with identifier/.test(error.message)) return;
  throw error;
}

/** Whatever Stripe says no with, the caller only needs to know that it may ask again. */
async function told<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new PaymentsUnavailable(error.message, { cause: error });
    throw error;
  }
}

function placeOf(apiBase: string | null) {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}
