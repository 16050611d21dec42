/** What the owner has, and what is left of it. */
import type { Currency } from '@vitrine/contract/plans';
import type { ReplyOf } from '@vitrine/contract/routes';
import type { SessionRecord } from '@vitrine/contract/session-record';

type Payment = SessionRecord['payment'];
type WirePayment = Extract<ReplyOf<'getPayment'>, { success: true }>['payement'];

export interface Credits {
  left: number;
  offer: number;
  used: number;
  /** answered beyond the offer, on plans that scale */
  extra: number;
}

/** With automatic scaling the rest falls below nothing: what is left is never less than none, and the overrun stands apart (T22). */
export function creditsOf({ offer, restToConsume }: Pick<Payment, 'offer' | 'restToConsume'>): Credits {
  const whole = offer ?? 0;
  const rest = restToConsume ?? 0;
  return {
    left: Math.max(0, rest),
    offer: whole,
    used: Math.max(0, whole - Math.max(0, rest)),
    extra: Math.max(0, -rest),
  };
}

/** The record's payment with the newest words of the server; a plan that is not ours changes nothing. */
export function paymentWith(payment: Payment, { plan, ...newest }: WirePayment): Payment {
  const known = plan === 'Free' || plan === 'Basic' || plan === 'Growth' || plan === null;
  // said only where nothing is sold, and no longer once something is
  return known ? { ...payment, onlyFree: false, ...newest, plan } : payment;
}

export const currencyOf = (payment: Payment): Currency => payment.currency ?? 'eur';
