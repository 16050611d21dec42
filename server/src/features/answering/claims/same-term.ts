/** Whether what is said with a number and what a statement says with it are one thing: the same days, a price and no limit, the same people. */
import { paymentNamesIn } from '../../../facts/payment-names.ts';
import { weekdaysIn } from '../../../facts/weekdays.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { isForMembers, limitsIn } from './about.ts';
import { saysFree, saysOnly, saysUpTo } from './promise-words.ts';
import { sameClaim } from './read-claims.ts';
import type { Claim } from './read-claims.ts';
import { clauseAround } from './said-sentence.ts';
import type { Context, Sentence } from './said-sentence.ts';
import { aboutSource, codesOf, segmentOf } from './sources.ts';
import type { Source } from './sources.ts';

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

/** Both ends of a range stand in one range. */
export const isRangeOf = (group: readonly Claim[], { claims }: Source): boolean =>
  claims.some(
    ({ range }) =>
      range >= 0 && group.every((one) => claims.some((other) => other.range === range && sameClaim(one, other))),
  );

/** "The 220 g one burns 45 hours" says nothing of the one of 120 g, and "30 cm: 24 W / 45 cm: 34 W" nothing of 24 W for 45 cm. */
export function isOfOtherMeasure(source: Source, claim: Claim, said: Claim, { claims }: Sentence): boolean {
  const isLabel = ({ kind, of, range }: Claim) =>
    kind === 'measure' && range < 0 && (of !== claim.of || kind !== claim.kind);
  const named = claims.slice(0, claims.indexOf(said)).filter(isLabel);
  const [own] = source.claims.slice(0, source.claims.indexOf(claim)).filter(isLabel).slice(-1);
  if (own === undefined) return false;
  const alike = named.filter(({ of }) => of === own.of);
  if (alike.length === 0 || alike.some((other) => sameClaim(own, other))) return false;
  return claim.kind === 'min' || alike.some((other) => source.claims.some((one) => sameClaim(one, other)));
}

/** "2 days" is not what "1 to 2 days" says; "at most 2 days" is. */
export function endsAlike(said: Claim, claim: Claim, { claims }: Source, { plain, claims: others }: Sentence): boolean {
  if (said.kind !== 'min' && said.kind !== 'month') return true;
  // "14 days are part of our 30": who says "only 14" keeps the rest back
  if (claim.range < 0)
    return (
      !saysOnly(plain.slice(0, said.at).replaceAll('\u2060', '')) ||
      claims.every((other) => other.kind !== claim.kind || other.value <= claim.value)
    );
  // "40 hours at its lowest, 9 at its brightest" says both ends
  const ends = claims.filter(({ range }) => range === claim.range);
  if (said.value < 1440 * 31 && ends.every((end) => others.some((one) => sameClaim(one, end)))) return true;
  const isLast = claims.every((other) => other.range !== claim.range || other.value <= claim.value);
  return isLast && saysUpTo(plain.slice(0, said.at).replaceAll('\u2060', ''), plain.slice(said.end));
}

/** Numbers without a unit and with a word of their own are the same where the word is: "3 left" is no "3 colours". */
export function meansSame(one: Claim, other: Claim, sentence: Sentence, source: Source): boolean {
  if (isInHeadsUnit(one, other, source)) return true;
  if (!sameClaim(one, other))
    return one.kind === 'word' || one.kind === 'none'
      ? one.said === other.said && other.kind !== 'money' && isLoose(one, other, sentence, source)
      : false;
  return one.kind !== 'word' || isLoose(one, other, sentence, source);
}

const headsUnit = /\((cm|mm|in|kg|g)\)/u;

/** "Shirts (cm)" stands above a row of "Chest: 104" */
export const isInHeadsUnit = (one: Claim, other: Claim, { above }: Source): boolean => {
  if (one.kind !== 'measure' || (other.kind !== 'none' && other.kind !== 'word') || one.said !== other.said)
    return false;
  const [, unit] = headsUnit.exec(above[0] ?? '') ?? [];
  return unit !== undefined && Math.abs(one.value / one.said - (sizeOf[unit] ?? 0)) < 0.01;
};
const sizeOf: Partial<Record<string, number>> = { cm: 10, mm: 1, in: 25.4, kg: 1000, g: 1 };

function isLoose(one: Claim, other: Claim, sentence: Sentence, source: Source): boolean {
  if (one.kind === 'none' || sentence.language !== source.language) return other.kind !== 'money';
  if (other.kind === 'none') return true;
  // "comes with 40 filters", where the page has "40 paper filters"
  const behind = source.plain.slice(other.end, other.end + 24).toLowerCase();
  if (one.of.length > 3 && new RegExp(`^\\s?\\p{L}* ?${RegExp.escape(one.of.slice(0, 5))}`, 'u').test(behind))
    return true;
  return other.kind === 'word' && (one.of.slice(0, 4) === other.of.slice(0, 4) || one.of.length < 4);
}

/** "19 cm = 7, 24 = 9", "15 kg (organic: 25)": a unit is said once */
export function hasUnitOfLast({ kind, said, at }: Claim, meant: Claim, { claims }: Source): boolean {
  if ((kind !== 'none' && kind !== 'word') || said !== meant.said) return false;
  const last = claims.findLast((one) => one.at < at && one.kind !== 'none' && one.kind !== 'word');
  return last !== undefined && last.kind === meant.kind && last.of === meant.of;
}
