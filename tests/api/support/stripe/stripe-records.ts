/** What the scripted Stripe remembers, and its objects as Stripe would answer with them: as much of each as is ever read. */
import type { Stripe } from 'stripe';

export interface PriceRecord {
  id: string;
  lookupKey: string;
  currency: string;
  unitAmount: number;
  isMetered: boolean;
}

export interface PaymentRecord {
  id: string;
  customer: string;
  amount: number;
  refunded: number;
  disputes: { id: string; status: Stripe.Dispute.Status }[];
  invoice: string | null;
}

export interface InvoiceRecord {
  id: string;
  status: 'open' | 'paid' | 'void';
}

export interface SubscriptionRecord {
  id: string;
  customer: string;
  prices: PriceRecord[];
  status: Stripe.Subscription.Status;
  beganAt: number;
  endsAt: number;
  endsWithPeriod: boolean;
  metadata: Record<string, string>;
  createdAt: number;
  invoice: InvoiceRecord;
}

export interface SessionRecord {
  id: string;
  customer: string;
  mode: 'payment' | 'subscription';
  prices: PriceRecord[];
  trialDays: number;
  metadata: Record<string, string>;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  successUrl: string;
  cancelUrl: string;
  subscription: string | null;
  payment: string | null;
}

const unpaged = { object: 'list', has_more: false } as const;
export const list = (url: string, data: object[]) => ({ ...unpaged, url, data });

export const priceObject = ({ id, lookupKey, currency, unitAmount, isMetered }: PriceRecord) =>
  ({
    id,
    object: 'price',
    active: true,
    currency,
    lookup_key: lookupKey,
    unit_amount: unitAmount,
    livemode: false,
    type: isMetered || !lookupKey.includes('top_up') ? 'recurring' : 'one_time',
  }) satisfies Partial<Stripe.Price>;

export const sessionObject = (session: SessionRecord) =>
  ({
    id: session.id,
    object: 'checkout.session',
    customer: session.customer,
    mode: session.mode,
    status: session.status,
    payment_status: paymentStatusOf(session),
    subscription: session.subscription,
    payment_intent: session.payment,
    metadata: {},
    livemode: false,
    url: session.status === 'open' ? `https://checkout.stripe.com/c/pay/${session.id}` : null,
  }) satisfies Partial<Stripe.Checkout.Session>;

function paymentStatusOf({ isPaid, trialDays }: SessionRecord): Stripe.Checkout.Session.PaymentStatus {
  if (!isPaid) return 'unpaid';
  return trialDays > 0 ? 'no_payment_required' : 'paid';
}

const invoiceObject = ({ id, status }: InvoiceRecord) =>
  ({ id, object: 'invoice', status }) satisfies Partial<Stripe.Invoice>;

export const subscriptionObject = (one: SubscriptionRecord, isExpanded: boolean) => ({
  id: one.id,
  object: 'subscription',
  customer: one.customer,
  status: one.status,
  cancel_at_period_end: one.endsWithPeriod,
  cancel_at: null,
  created: one.createdAt,
  metadata: one.metadata,
  livemode: false,
  items: list(
    '/v1/subscription_items',
    one.prices.map((price, index) => ({
      id: `si_${one.id}_${index}`,
      object: 'subscription_item',
      price: priceObject(price),
      current_period_start: one.beganAt,
      current_period_end: one.endsAt,
    })),
  ),
  latest_invoice: isExpanded ? invoiceObject(one.invoice) : one.invoice.id,
});

/** `invoice.*` events carry the bill with its parent. */
export const billObject = (one: SubscriptionRecord) => ({
  ...invoiceObject(one.invoice),
  customer: one.customer,
  parent: {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: { subscription: one.id, metadata: null },
  } satisfies Stripe.Invoice.Parent,
});

export const chargeObject = ({ id, customer, amount, refunded, disputes }: PaymentRecord) =>
  ({
    id: `ch_${id}`,
    object: 'charge',
    customer,
    amount,
    amount_refunded: refunded,
    refunded: refunded === amount,
    disputed: disputes.length > 0,
    payment_intent: id,
    livemode: false,
  }) satisfies Partial<Stripe.Charge>;

export const paymentObject = (one: PaymentRecord, isExpanded: boolean) => ({
  id: one.id,
  object: 'payment_intent',
  customer: one.customer,
  amount: one.amount,
  latest_charge: isExpanded ? chargeObject(one) : `ch_${one.id}`,
});

export const disputeObject = (payment: PaymentRecord, { id, status }: PaymentRecord['disputes'][number]) =>
  ({
    id,
    object: 'dispute',
    status,
    payment_intent: payment.id,
    charge: `ch_${payment.id}`,
    livemode: false,
  }) satisfies Partial<Stripe.Dispute>;
