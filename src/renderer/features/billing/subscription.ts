/** What the owner has, and what is left of it. */
import { extraBlock, plans } from '@vitrine/contract/plans';
import type { Currency } from '@vitrine/contract/plans';
import type { ReplyOf } from '@vitrine/contract/routes';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { isOutOfCredits } from '../../shared/paused.tsx';

/** When the credits come anew: each month on the day they began (O13), or the month's last day where it has fewer; null before a plan was chosen. */
export function nextRenewal(beganAt: string | null, now: Date): Date | null {
  const began = new Date(beganAt ?? Number.NaN);
  if (Number.isNaN(began.getTime())) return null;
  const months = (now.getUTCFullYear() - began.getUTCFullYear()) * 12 + now.getUTCMonth() - began.getUTCMonth();
  const first = monthsAfter(began, Math.max(1, months));
  return first > now ? first : monthsAfter(began, Math.max(1, months + 1));
}

function monthsAfter(began: Date, months: number): Date {
  const date = new Date(began);
  date.setUTCDate(1);
  date.setUTCMonth(began.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(began.getUTCDate(), lastDay));
  return date;
}

export type Plan = (typeof plans)[number];

/** The plans whose page limit holds the site (4-42); none for a site beyond all of them (T26). */
export const plansForPages = (pages: number): Plan[] => plans.filter((plan) => plan.pages >= pages);

/** Where nothing is sold Free is every plan there is, and reads as much of a large site as it covers. */
export const plansHere = (pages: number, onlyFree: boolean | undefined): Plan[] =>
  onlyFree === true ? [...plans] : plansForPages(pages);

export const isSoldHere = ({ price }: Plan, onlyFree: boolean | undefined): boolean => price === 0 || onlyFree !== true;

export const notSoldHere = 'Not sold on this server.';

/** The plans with more interactions than the current one that also hold the site (4-43). A plan bought in extra blocks is still that plan. */
export function upgradesFrom({
  plan,
  offer,
  pages,
}: {
  plan: string | null;
  offer: number | null;
  pages: number | null;
}) {
  const quota = plans.find((one) => one.plan === plan)?.interactions ?? offer ?? 0;
  return plansForPages(pages ?? 0).filter(({ interactions }) => interactions > quota);
}

/** Whole currency units, as the plans have them. */
export const priceText = (amount: number, currency: Currency): string => `${currency === 'eur' ? '€' : '$'}${amount}`;

/** The one-time top-up (9-22). */
export const topUp = { interactions: 100, price: 5 } as const;

/** What every plan lists (9-20). */
const inEveryPlan = ['100+ languages', 'Product recommendations', 'Quick and accurate responses'] as const;

/** What Enterprise is (9-23). */
export const inEnterprise = [
  'Unlimited websites',
  'Personalised onboarding',
  'Multiple agents and custom integrations',
  'Priority access to new features',
] as const;

const count = new Intl.NumberFormat('en-GB');

export const planLines = ({ plan, interactions, pages, support }: Plan, currency: Currency): string[] => [
  `${count.format(interactions)} AI interactions${plan === 'Free' ? '' : ' a month'}`,
  `Up to ${count.format(pages)} pages`,
  `${support === 'priority' ? 'Priority' : 'Standard'} support`,
  ...inEveryPlan,
  ...(plan === 'Free'
    ? []
    : [`Scales automatically: ${priceText(topUp.price, currency)} per ${topUp.interactions} extra interactions`]),
];

type Payment = SessionRecord['payment'];
type WirePayment = Extract<ReplyOf<'getPayment'>, { success: true }>['payement'];

export interface Credits {
  left: number;
  offer: number;
  used: number;
  /** answered beyond the offer, on plans that scale */
  extra: number;
}

/** With automatic scaling the rest becomes negative: what is left is shown as 0, and the overrun separately (T22). */
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

const dayMs = 86_400_000;
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** What a paid plan's extra blocks cost, have cost and may still cost, and what the pace of the last weeks makes of it. */
export const largestCeiling = 1000;

export const blocksPrice = (blocks: number, payment: Payment): string =>
  priceText(blocks * extraBlock.price, currencyOf(payment));

/** @returns null unless it is a whole number of blocks that the server takes */
export function parseCeiling(text: string): number | null {
  const typed = text.trim();
  if (!/^\d{1,4}$/.test(typed)) return null;
  const blocks = Number(typed);
  return blocks <= largestCeiling ? blocks : null;
}

export function ceilingWords({ extraBlocksMax, renewsAt }: Payment): string {
  const until = renewsAt ? `until your credits renew on ${day.format(new Date(renewsAt))}` : 'until new credits come';
  return extraBlocksMax === 0
    ? `You allow none: once the credits of your plan are used, your agent pauses ${until}, and nothing more is charged.`
    : `At the ceiling your agent pauses ${until}, and nothing more is charged. We write to you at the first block, at 80 % of the ceiling and at the ceiling.`;
}

/** What the rest of the period brings at the pace of the last four weeks; null where nothing can be said. */
export function forecastWords(
  payment: Payment,
  { perDay, lastsUntil }: ReplyOf<'getInsights'>['forecast'],
  now: Date,
): string | null {
  // a notice says so already
  if (isOutOfCredits(payment)) return null;
  if (perDay === 0) return 'No credits were used in the last four weeks.';
  const pace = `At about ${number.format(perDay)} credits a day, as in the last four weeks,`;
  if (!payment.renewsAt || payment.extraBlocksMax === undefined)
    return lastsUntil === null ? null : `${pace} yours last until ${day.format(new Date(lastsUntil))}.`;
  const left = payment.restToConsume ?? 0;
  const begun = payment.extraBlocks ?? 0;
  const renewal = new Date(payment.renewsAt);
  const short = perDay * Math.max(0, (renewal.getTime() - now.getTime()) / dayMs) - left;
  if (short <= 0) return `${pace} what is left lasts until it renews on ${day.format(renewal)}.`;
  if (payment.status === 'past_due') return `${pace} yours last until ${dayAfter(now, left / perDay)}.`;
  const free = Math.max(0, payment.extraBlocksMax - begun);
  const more = Math.ceil(short / extraBlock.interactions);
  if (more > free)
    return `${pace} your agent reaches the ceiling and pauses around ${dayAfter(now, (left + free * extraBlock.interactions) / perDay)}.`;
  return `${pace} ${more} more ${more === 1 ? 'block begins' : 'blocks begin'} by ${day.format(renewal)}: ${blocksPrice(more, payment)}.`;
}

const dayAfter = (now: Date, days: number): string => day.format(new Date(now.getTime() + days * dayMs));
