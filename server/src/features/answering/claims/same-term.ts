/** Whether what is said with a number and what a statement says with it are one thing: the same days, a price and no limit, the same people. */
import type { Claim } from './read-claims.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { Context, Sentence } from './said-sentence.ts';
import type { Source } from './source.ts';
import { aboutSource, segmentOf } from './sources.ts';
import { clauseAround } from './said-sentence.ts';
import { codesOf } from './given-codes.ts';
import { isForMembers } from './members.ts';
import { limitsIn } from './about.ts';
import { paymentNamesIn } from '../../../facts/payment-names.ts';
import { saysFree } from './promise-words.ts';
import { weekdaysIn } from '../../../facts/weekdays.ts';
const words = /\p{L}{4,}/gu;
const stemsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(words) ?? []).map((word) => word.slice(0, 5)));
const sharesAnyWord = (one: string, other: string): boolean => {
  const stems = stemsOf(other);
  return [...stemsOf(one)].some((stem) => stems.has(stem));
};
const ordinary = new Set<Concept>(['time', 'cost', 'free', 'order', 'shop', 'size', 'colour', 'made', 'use', 'new']);

/** "100 % wool" is about wool and no discount. */
export function sharesWord(source: Source, sentence: Sentence): boolean {
  const { concepts } = aboutSource(source);
  return (
    [...sentence.about.concepts.keys()].some((concept) => !ordinary.has(concept) && concepts.has(concept)) ||
    (sentence.language === source.language && sharesAnyWord(source.plain, sentence.plain))
  );
}

/** "10 % for subscribers" in whichever two languages */
export const isForSubscribers = (source: Source, { plain }: Sentence): boolean =>
  isForMembers(source.plain) && isForMembers(plain);

/** Less for subscribers is not less for everybody, and a discount for one way to pay is none for another. */
export function isOfOthers(source: Source, { plain, context }: Sentence, asked: Context): boolean {
  const isMeant = isForMembers(plain) || context.isForMembers || asked.isForMembers || codesOf(source).length > 0;
  if (isForMembers(source.plain) && !isMeant) return true;
  const ways = paymentNamesIn(plain);
  return ways.length > 0 && !paymentNamesIn(source.plain).some((way) => ways.includes(way));
}

export function onSameDays(source: Source, claim: Claim, said: Claim, sentence: Sentence): boolean {
  const { text } = clauseAround(sentence, said);
  const here = weekdaysIn(text, sentence.language);
  const days = here.size > 0 ? here : lastDaysIn(sentence.plain.slice(0, said.at), sentence.language);
  if (days.size === 0) return true;
  const near = daysBefore(source, claim);
  const told = near.size > 0 ? near : weekdaysIn(source.plain, source.language);
  return told.size === 0 || [...days].every((day) => told.has(day));
}

/** "Not on Mondays; it's Wednesday to Sunday, 10am to 4pm": of the part that names days last */
function lastDaysIn(text: string, language: string): ReadonlySet<number> {
  const parts = text.split(/[;:—]\s/u).map((part) => weekdaysIn(part, language));
  return parts.findLast((days) => days.size > 0) ?? new Set();
}

/** "Mon-Fri 10-14 and 17-20, Sat 10-14": of its own part, else of the nearest part before it that names days */
function daysBefore(source: Source, claim: Claim): ReadonlySet<number> {
  const { claims, language } = source;
  for (let at = claims.indexOf(claim); at >= 0; at -= 1) {
    const one = claims[at];
    const days = one === undefined ? new Set<number>() : weekdaysIn(segmentOf(source, one), language);
    if (days.size > 0) return days;
  }
  return new Set();
}

export const limitOf = (text: string, amount: number): 'over' | 'under' | null =>
  limitsIn(text).find((one) => one.amount === amount)?.limit ?? null;

/** What an order must reach is no price, and a price is nothing that an order must reach. */
export function hasSameRole(source: Source, claim: Claim, said: Claim, sentence: Sentence): boolean {
  // "values from £10 to £150" are no limits of an order
  const isLimit = claim.range < 0 && limitOf(source.plain, claim.value) === 'over';
  const { text } = clauseAround(sentence, said);
  const limit = limitOf(sentence.plain, said.value);
  const saysLimit = limit === 'over';
  if (isLimit)
    return (
      limit !== null ||
      saysFree(sentence.plain) ||
      sentence.about.concepts.has('order') ||
      sentence.about.concepts.has('discount')
    );
  return !saysLimit || !saysFree(text);
}

const carrierExpress = /(?<!\p{L})(?:DHL|UPS|DPD|GLS|TNT|FedEx|Aramex|Chronopost|SF)[ -]Express(?!\p{L})/u;
/** "by DHL Express" names who carries it */
export const isCarrier = (one: Concept, text: string): boolean => one === 'express' && carrierExpress.test(text);
