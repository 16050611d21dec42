/**
 * Takes money for plans and top-ups; the adapter is Stripe, or the sandbox where there are no keys. What the provider says of an event is
 * only where to look: the truth is its current object, so that the order and the number of events do not matter.
 */
import type { Currency, PaidPlanName } from '@vitrine/contract/plans';

export type Order =
  | { kind: 'plan'; plan: PaidPlanName; currency: Currency; trial: boolean; replaces: string | null }
  | { kind: 'top_up'; currency: Currency };

/** One of the provider's objects. A payment is what refunds and disputes are about. */
export interface Subject {
  kind: 'checkout' | 'subscription' | 'payment';
  id: string;
}

export interface Notice {
  eventId: string;
  type: string;
  customer: string | null;
  /** null when the event is about nothing of ours */
  subject: Subject | null;
}

export interface SubscriptionFact {
  kind: 'subscription';
  id: string;
  plan: PaidPlanName;
  currency: Currency;
  state: 'active' | 'trialing' | 'past_due' | 'ended';
  /** its name is the subscription's and its beginning */
  period: { name: string; beganAt: Date; endsAt: Date };
  /** the paid bill (of nothing, in a trial) for the state it is in; null while it is owed */
  paidBy: string | null;
  endsWithPeriod: boolean;
  /** the subscription that it was bought instead of */
  replaces: string | null;
}

export type Fact =
  | SubscriptionFact
  | { kind: 'top_up'; purchaseId: string }
  /** `share` of what was bought, from 0 to 1, was refunded or is in dispute */
  | { kind: 'asked_back'; purchaseId: string; share: number };

export interface Payments {
  /** the same customer whenever it is asked for the same account */
  createCustomer(account: { accountId: string; email: string; name: string }): Promise<string>;
  /** the same page whenever it is asked for the same checkout */
  openCheckout(request: {
    checkoutId: string;
    accountId: string;
    customer: string;
    order: Order;
  }): Promise<{ providerId: string; url: string }>;
  /** Nobody can pay there any more; or somebody did already. */
  closeCheckout(providerId: string): Promise<'closed' | 'paid'>;
  /** At once; what was paid for the rest of its period is credited. */
  endSubscription(id: string): Promise<void>;
  portalUrl(customer: string): Promise<string>;
  customerOf(subject: Subject): Promise<string | null>;
  lookUp(subject: Subject): Promise<Fact[]>;
  /** what a customer has now: for the look that finds lost events */
  subjectsOf(customer: string): Promise<Subject[]>;
  /** Charges one extra block with the next bill, once for an identifier. */
  chargeExtraBlock(block: { customer: string; identifier: string; at: Date }): Promise<void>;
  /** @throws NoticeForged */
  readNotice(body: string, signature: string): Notice;
}

/** Whoever sent it is not the provider, or not the one we are set up for. */
export class NoticeForged extends Error {}

/** The provider cannot be reached or says no; what was asked may be asked again. */
export class PaymentsUnavailable extends Error {}
