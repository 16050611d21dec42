/** What a paid plan's extra blocks cost, have cost and may still cost, and what the pace of the last weeks makes of it. */
import { extraBlock } from '@vitrine/contract/plans';
import type { ReplyOf } from '@vitrine/contract/routes';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { isOutOfCredits } from '../../shared/paused-words.ts';
import { priceText } from './plan-choice.ts';
import { currencyOf } from './subscription.ts';

type Payment = SessionRecord['payment'];

const dayMs = 86_400_000;
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const count = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

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
  const pace = `At about ${count.format(perDay)} credits a day, as in the last four weeks,`;
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
