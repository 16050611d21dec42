/** What a question names by a name: a way to pay, a day of the week. Only what names it too, or decides it, is told. */
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import { hoursIn, phonesIn } from '../../../facts/contact-shapes.ts';
import { namesDate } from '../../../facts/dated.ts';
import type { Fact } from '../../../facts/fact.ts';
import { paymentNamesAsked, paymentNamesIn } from '../../../facts/payment-names.ts';
import { weekdaysIn } from '../../../facts/weekdays.ts';
import { wordsIn } from '../../../facts/words-in.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { perObject } from '../../../lib/remembered.ts';
import type { QuestionPart, Understanding } from '../../../ports/model.ts';

interface Languages {
  language: string;
  shopLanguage: string;
}

const ofPaying: ReadonlySet<string> = new Set(['payment.methods', 'payment.instalments', 'payment.deadline']);
/** The ways to pay that a question asks for by name, none where it is about something else. */
export function paymentsAsked({ text, asked, understanding }: QuestionPart): string[] {
  const { concepts, topics } = understanding;
  const isPaying = topics.some(({ topic, weight }) => ofPaying.has(topic) && weight >= 0.3) || concepts.has('payment');
  if (!isPaying || concepts.has('refund') || concepts.has('returns') || concepts.has('phone')) return [];
  return [...new Set([...paymentNamesAsked(text), ...paymentNamesIn(asked)])];
}

/** "Do you take cards?", and not "can I use my friend's card online?" */
export function asksForCards({ asked, understanding }: QuestionPart, language: string): boolean {
  const { concepts, topics, asks, isYesNo } = understanding;
  if (!concepts.has('card') || !(isYesNo || asks.size === 0) || otherCards.some((one) => concepts.has(one)))
    return false;
  const others = readShopWords(asked, language).filter(({ kind }) => kind === 'other');
  return others.length <= 1 && topics.some(({ topic, weight }) => topic === 'payment.methods' && weight >= 0.8);
}
const otherCards: readonly Concept[] = ['gift_card', 'instalments', 'refund', 'returns', 'privacy'];
export const cardNames = ['visa', 'mastercard', 'american express', 'maestro', 'jcb', 'carte bleue'];

/** Of cards that no page names, the sentence that lists those that are taken tells it. */
function listOf(facts: readonly Fact[], names: readonly string[]): Fact[] {
  if (!names.every((name) => cardNames.includes(name))) return [];
  const lists = facts.filter((fact) => fact.topic === 'payment.methods' && holdsOne(fact.text, cardNames));
  return lists.toSorted((a, b) => namesIn(b) - namesIn(a)).slice(0, 1);
}

/** What the shop says of them, the sentence that says most first; a name that stands alone is told with its list. */
export function paymentFacts(
  facts: readonly Fact[],
  names: readonly string[],
  { asks, isYesNo }: Understanding,
): Fact[] {
  const ofPay = facts.filter(({ topic }) => ofPaying.has(topic));
  const deadlines = ofPay.filter(({ topic, text }) => topic === 'payment.deadline' && holdsOne(text, names));
  if (deadlines.length > 0 && (asks.has('duration') || asks.has('time'))) return deadlines;
  const once = ofPay.filter(({ text }, at) => ofPay.findIndex((other) => other.text === text) === at);
  const naming = once.filter(({ text }) => holdsOne(text, names));
  const telling = naming.filter((fact) => !isBare(fact));
  if (telling.length > 0)
    return telling.toSorted((a, b) => namedIn(b, names) - namedIn(a, names) || namesIn(a) - namesIn(b));
  const [bare] = naming;
  if (bare === undefined) return isYesNo ? listOf(ofPay, names) : [];
  const list = once.filter((other) => other !== bare && other.url === bare.url && other.value !== null);
  return [bare, ...list.slice(0, listed - 1)];
}

const holdsOne = (text: string, names: readonly string[]) => paymentNamesIn(text).some((name) => names.includes(name));
const namedIn = ({ text }: Fact, names: readonly string[]) =>
  paymentNamesIn(text).filter((name) => names.includes(name)).length;
const namesIn = ({ text }: Fact) => paymentNamesIn(text).length;
const listed = 4;
const longestName = 24;
/** "PayPal" alone, as a list has it */
export const isBare = ({ text, value }: Fact): boolean =>
  value !== null && text.length <= longestName && text.split(/[\s/]+/u).length <= 3;

/** "Can I pay with X?" is not answered by what never speaks of X. */
export function lacksName(part: QuestionPart, { text }: { text: string }): boolean {
  // and "do you have WhatsApp?" not by a telephone number
  if (whatsApp.test(part.text) && !/whats ?app|(?<!\p{L})WA(?!\p{L})|wa\.me/iu.test(text)) return true;
  const names = paymentsAsked(part);
  return names.length > 0 && !holdsOne(text, names);
}

const whatsApp = /whats ?app|guasap|wasap/iu;

/** When somebody is there, and the shop says when. */
export function asksKnownHours({ understanding: { asks, topics } }: QuestionPart, facts: readonly Fact[]): boolean {
  const isOfHours = ({ topic }: { topic: string }) => topic === 'contact.hours';
  return asks.has('time') && topics.some(isOfHours) && facts.some(isOfHours);
}

export interface AskedHours {
  /** Sunday is 0 */
  days: ReadonlySet<number>;
  by: 'phone' | 'chat' | 'shop' | null;
}

const chat = /whats ?app|(?<!\p{L})wa(?!\p{L})|chat/iu;

export function hoursAsked(
  { text, asked, understanding: { concepts } }: QuestionPart,
  { language, shopLanguage }: Languages,
): AskedHours {
  const days = new Set([...weekdaysIn(text, language), ...weekdaysIn(asked, shopLanguage)]);
  const by = chat.test(text)
    ? 'chat'
    : concepts.has('phone')
      ? 'phone'
      : concepts.has('shop') || concepts.has('pickup')
        ? 'shop'
        : null;
  return { days, by };
}

/** 0 for hours of something else, or of other days where some fact holds the day. */
export function hoursFit(fact: Fact, { days, by }: AskedHours, facts: readonly Fact[]): number {
  const held = heldDays(fact, days);
  const all = facts.filter(({ topic }) => topic === 'contact.hours');
  const own = by === null ? 'shop' : by;
  const isOfOwn = own === 'shop' ? (one: Fact) => ofDoors(facts).has(one) : (one: Fact) => wayOf(one) === own;
  const isOwn = isOfOwn(fact);
  const hasOwn = all.some(isOfOwn);
  if (by !== null && hasOwn && !isOwn) return 0;
  if (by !== null && by !== 'shop' && !hasOwn) return isOfShop(fact, all) ? 0 : 0.6;
  // nobody says by which way: the shop's own hours are meant, not those of its telephone
  const way = isOwn || !hasOwn ? 1 : 0.6;
  if (days.size === 0) return way;
  const best = Math.max(...all.filter((one) => !hasOwn || isOfOwn(one)).map((one) => heldDays(one, days)));
  return held >= best ? way * (0.7 + 0.3 * held) : 0;
}

/** Hours are compared with each other, and each is read once. */
const namesShop = perObject(({ text, scope, language }: Fact) =>
  wordsIn(`${scope ?? ''} ${text}`, language ?? 'en').concepts.has('shop'),
);
const clock = /(?<!\d)(\d{1,2})(?:[:.](\d{2})(?!\d)\s?([ap])?\.?m?(?!\p{L})|\s?([ap])\.?m\b|\s?(?:h|uhr)(?!\p{L}))/giu;

/** As the clock of a day writes them: `5pm` and `17.00` are `17:00`. */
const timesOf = ({ text }: Fact): string[] =>
  [...text.matchAll(clock)].map(([, hour = '', minutes = '00', half, bareHalf]) => {
    const isAfternoon = /p/i.test(half ?? bareHalf ?? '') && Number(hour) < noon;
    return `${Number(hour) + (isAfternoon ? noon : 0)}:${minutes}`;
  });
const noon = 12;

/** It says so itself, or stands under one heading with the very hours of what says so. */
function isOfShop(fact: Fact, all: readonly Fact[]): boolean {
  const ofShop = all.filter(namesShop).map(timesOf);
  const isAlike = (one: Fact) => {
    const times = timesOf(one);
    return times.length > 0 && ofShop.some((hours) => times.every((time) => hours.includes(time)));
  };
  const isBeside = (one: Fact) => one.url === fact.url && one.scope !== null && one.scope === fact.scope;
  return namesShop(fact) || isAlike(fact) || all.some((one) => isBeside(one) && isAlike(one));
}

/** "What are your opening hours?" is answered by all days of them, and not by a sentence that sums some up but the owner's own. */
export function hoursTable(hours: AskedHours, facts: readonly Fact[]): Fact[] {
  const fitting = facts.filter((fact) => fact.topic === 'contact.hours' && hoursFit(fact, hours, facts) === 1);
  const rows = fitting.filter(({ text }) => /^[^.!?:]{2,60}:\s/u.test(text));
  const isUnderSame = (one: Fact, other: Fact) => one.url === other.url && one.scope === other.scope;
  const first = rows.find((row) => rows.some((other) => other !== row && isUnderSame(row, other)));
  const table = first === undefined ? [] : rows.filter((row) => isUnderSame(first, row));
  const isOwners = (fact: Fact) => fact.state === 'corrected' || fact.url === '';
  if (fitting.some((fact) => isOwners(fact) && !table.includes(fact))) return [];
  // "closed on Fridays from 11.30 to 13.00" stands below, and no row says it
  const times = table.flatMap(timesOf);
  const besides = fitting.filter(
    (fact) =>
      first !== undefined &&
      !rows.includes(fact) &&
      isUnderSame(first, fact) &&
      fact.text.length <= longestBeside &&
      timesOf(fact).some((time) => !times.includes(time)),
  );
  return [...table, ...besides.slice(0, besidesTold)];
}
const longestBeside = 160;
const besidesTold = 3;

const ofDoors = perObject((facts: readonly Fact[]) => {
  const hours = facts.filter(({ topic }) => topic === 'contact.hours');
  const ofPhone = hours.filter((one) => wayOf(one) === 'phone').map((one) => timesOf(one).join());
  // a footer's "Mon - Fri, 9am - 5pm" is when the telephone is answered, where a page says so
  const isOfPhone = (one: Fact) => !namesShop(one) && ofPhone.includes(timesOf(one).join()) && timesOf(one).length > 0;
  const doors = hours.filter((one) => wayOf(one) === 'shop');
  const own = doors.filter((one) => !isOfPhone(one));
  return doorsIn(own.some(namesDays) ? own : doors);
});

/** Of hours that say whose door they are of, these; else all that name no other way. */
function doorsIn(hours: readonly Fact[]): ReadonlySet<Fact> {
  // "Holidays: the first weeks of August, shop and site alike" is of every door
  const [ofDays, closings] = [hours.filter(namesDays), hours.filter((one) => !namesDays(one))];
  const week = ofDays.filter((one) => isOfWeek(one, ofDays));
  const said = ofDays.filter((one) => isOfShop(one, hours) && !isOfOneDay(one));
  // where somebody "is in the shop every Saturday", the table of the week stays the shop's
  const beside = week.length > 0 ? ofDays.filter(({ url }) => week.some((one) => one.url === url)) : said;
  return new Set(beside.length > 0 ? [...beside, ...closings] : hours);
}

/** A row of a table of opening hours that holds the working week. */
function isOfWeek(fact: Fact, hours: readonly Fact[]): boolean {
  if (labelOf(fact) === '' || (fact.scope ?? '') !== '') return false;
  const rows = hours.filter((one) => labelOf(one) !== '' && one.url === fact.url && one.scope === fact.scope);
  const days = rows.flatMap((one) => [...weekdaysIn(labelOf(one), one.language ?? 'en')]);
  return rows.length > 1 && new Set(days).size >= workingDays;
}
const workingDays = 5;
/** What a row is of: "Monday" of "Monday: 9 to 5". */
const labelOf = ({ text }: Pick<Fact, 'text'>): string => /^[^.!?:]{2,40}(?=:\s)/u.exec(text)?.[0] ?? '';

/** "Stocktaking on Friday 31 October: shop closed all day" is of no other Friday. */
const isOfOneDay = perObject(({ text, language }: Fact) => namesDate(text, language ?? 'en'));

const namesDays = perObject(
  (fact: Fact) => timesOf(fact).length > 0 || weekdaysIn(fact.text, fact.language ?? 'en').size > 0,
);

const heldDays = ({ text, language, scope }: Fact, days: ReadonlySet<number>): number => {
  if (days.size === 0) return 1;
  const label = labelOf({ text });
  // "Sunday: 15 April to 15 October 8–2, else closed" is of every Sunday
  const isRow = weekdaysIn(label, language ?? 'en').size > 0 && !namesDate(label, language ?? 'en');
  if (!isRow && namesDate(text, language ?? 'en')) return 0;
  const said = weekdaysIn(isRow ? label : `${scope ?? ''} ${text}`, language ?? 'en');
  return [...days].filter((day) => said.has(day)).length / days.size;
};

const wayOf = perObject(({ text, scope, language }: Fact): 'phone' | 'chat' | 'shop' => {
  const words = `${scope ?? ''} ${text}`;
  if (chat.test(words)) return 'chat';
  return phonesIn(withoutHours(text)).length > 0 || wordsIn(words, language ?? 'en').concepts.has('phone')
    ? 'phone'
    : 'shop';
});

/** "09.00 - 20.00" has the shape of a number to call */
const withoutHours = (text: string): string => (hoursIn(text) ? text.replaceAll(/\d{1,2}[.:]\d{2}/gu, '') : text);
