/** What happens at the scripted Stripe besides our own calls: people pay, months pass, cards fail, banks ask money back. Each makes the events that Stripe would send. */
import type { PaymentRecord, PriceRecord, SessionRecord, SubscriptionRecord } from './stripe-records.ts';
import { billObject, chargeObject, disputeObject, sessionObject, subscriptionObject } from './stripe-records.ts';

export type StripeWorld = ReturnType<typeof createStripeWorld>;

const daySeconds = 86_400;

export function createStripeWorld() {
  const customers = new Map<string, { accountId: string }>();
  const prices: PriceRecord[] = [];
  const sessions = new Map<string, SessionRecord>();
  const subscriptions = new Map<string, SubscriptionRecord>();
  const payments = new Map<string, PaymentRecord>();
  /** the extra blocks it was told of, by identifier */
  const meterEvents = new Map<string, { customer: string; value: string }>();
  /** as they would be sent, oldest first */
  const events: string[] = [];
  let made = 0;
  let secondsLater = 0;

  const newId = (prefix: string) => `${prefix}_${(made += 1)}`;
  const now = () => Math.floor(Date.now() / 1000) + secondsLater;

  function emit(type: string, object: object): void {
    const event = { object: 'event', api_version: '2026-10-28.endive', livemode: false, pending_webhooks: 1 };
    events.push(JSON.stringify({ id: newId('evt'), ...event, type, created: now(), data: { object } }));
  }
  const emitSubscription = (what: string, one: SubscriptionRecord) =>
    emit(`customer.subscription.${what}`, subscriptionObject(one, false));
  const emitBill = (what: string, one: SubscriptionRecord) => emit(`invoice.${what}`, billObject(one));

  const amountOf = (sold: readonly PriceRecord[]) =>
    sold.reduce((sum, { isMetered, unitAmount }) => sum + (isMetered ? 0 : unitAmount), 0);

  function takeMoney(customer: string, amount: number, invoice: string | null): PaymentRecord {
    const payment = { id: newId('pi'), customer, amount, refunded: 0, disputes: [], invoice };
    payments.set(payment.id, payment);
    emit('payment_intent.succeeded', { id: payment.id, object: 'payment_intent', customer });
    return payment;
  }

  function subscribe(session: SessionRecord): SubscriptionRecord {
    const isTrial = session.trialDays > 0;
    const beganAt = now();
    const one: SubscriptionRecord = {
      id: newId('sub'),
      customer: session.customer,
      prices: session.prices,
      status: isTrial ? 'trialing' : 'active',
      beganAt,
      endsAt: beganAt + (isTrial ? session.trialDays : 30) * daySeconds,
      endsWithPeriod: false,
      metadata: session.metadata,
      createdAt: beganAt,
      invoice: { id: newId('in'), status: 'paid' },
    };
    subscriptions.set(one.id, one);
    if (!isTrial) takeMoney(one.customer, amountOf(one.prices), one.invoice.id);
    emitSubscription('created', one);
    emitBill('paid', one);
    return one;
  }

  const sessionAt = (url: string) => known(sessions.get(url.split('/').at(-1) ?? ''), url);

  return {
    customers,
    prices,
    sessions,
    subscriptions,
    payments,
    meterEvents,
    events,
    newId,
    now,
    subscriptionOf: (customer: string) =>
      known([...subscriptions.values()].filter((one) => one.customer === customer).at(-1), customer),

    pass(seconds: number): void {
      secondsLater += seconds;
    },

    /** Somebody fills the page in. With a bank debit the money comes later, or never. */
    pay(url: string, how: 'card' | 'bank debit' = 'card'): SessionRecord {
      const session = sessionAt(url);
      if (session.status !== 'open') return session;
      Object.assign(session, { status: 'complete', isPaid: how === 'card' });
      if (session.mode === 'subscription') session.subscription = subscribe(session).id;
      else session.payment = takeMoney(session.customer, amountOf(session.prices), null).id;
      emit('checkout.session.completed', sessionObject(session));
      return session;
    },
    moneyCame(session: SessionRecord, didCome: boolean): void {
      session.isPaid = didCome;
      emit(`checkout.session.async_payment_${didCome ? 'succeeded' : 'failed'}`, sessionObject(session));
    },

    /** The period is over: the next one begins, or none does. */
    renew(one: SubscriptionRecord, card: 'good' | 'declined' = 'good'): void {
      secondsLater += Math.max(0, one.endsAt - now());
      if (one.endsWithPeriod) {
        one.status = 'canceled';
        emitSubscription('deleted', one);
        return;
      }
      const isPaid = card === 'good';
      Object.assign(one, { beganAt: one.endsAt, endsAt: one.endsAt + 30 * daySeconds });
      one.invoice = { id: newId('in'), status: isPaid ? 'paid' : 'open' };
      one.status = isPaid ? 'active' : 'past_due';
      emitSubscription('updated', one);
      if (isPaid) takeMoney(one.customer, amountOf(one.prices), one.invoice.id);
      emitBill(isPaid ? 'paid' : 'payment_failed', one);
    },
    settle(one: SubscriptionRecord): void {
      one.invoice.status = 'paid';
      one.status = 'active';
      takeMoney(one.customer, amountOf(one.prices), one.invoice.id);
      emitBill('paid', one);
      emitSubscription('updated', one);
    },

    /** In the portal, at once; the difference is put on the next bill. */
    changePlan(one: SubscriptionRecord, lookupKey: string): void {
      const price = known(
        prices.find((sold) => sold.lookupKey === lookupKey),
        lookupKey,
      );
      one.prices = [price, ...one.prices.filter(({ isMetered }) => isMetered)];
      emitSubscription('updated', one);
    },
    cancelWithPeriod(one: SubscriptionRecord, does: boolean): void {
      one.endsWithPeriod = does;
      emitSubscription('updated', one);
    },
    end(one: SubscriptionRecord): void {
      one.status = 'canceled';
      emitSubscription('deleted', one);
    },

    refund(payment: PaymentRecord, share: number): void {
      payment.refunded = Math.round(payment.amount * share);
      emit('charge.refunded', chargeObject(payment));
    },
    dispute(payment: PaymentRecord): void {
      const dispute = { id: newId('dp'), status: 'needs_response' as const };
      payment.disputes.push(dispute);
      emit('charge.dispute.created', disputeObject(payment, dispute));
    },
    closeDispute(payment: PaymentRecord, status: 'won' | 'lost'): void {
      for (const dispute of payment.disputes) {
        dispute.status = status;
        emit('charge.dispute.closed', disputeObject(payment, dispute));
      }
    },
  };
}

function known<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`the scripted Stripe does not know ${what}`);
  return found;
}
