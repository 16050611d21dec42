/** Days of the year that are asked for, by their names or by their dates: who asks for the 26th of December asks for Christmas. */
import { namedDays } from '../languages/language-pack.ts';
import type { NamedDay } from '../languages/language-pack.ts';
import { perLanguage } from '../languages/packs.ts';
import { betweenEnds, plainSpelling, wordsPattern } from '../languages/patterns.ts';
import { datesFrom, datesIn } from './dates-in.ts';

const [eve, first, second, lastOfYear, firstOfYear] = ['12-24', '12-25', '12-26', '12-31', '01-01'] as const;
/** month and day; what has no date of its own goes by its name */
const datesOf: Record<NamedDay, readonly string[]> = {
  christmasEve: [eve],
  christmasDay: [first],
  boxingDay: [second],
  christmas: [eve, first, second],
  newYearsEve: [lastOfYear],
  newYearsDay: [firstOfYear],
  newYear: [lastOfYear, firstOfYear],
  goodFriday: ['goodFriday'],
  easterMonday: ['easterMonday'],
  easter: ['goodFriday', 'easter', 'easterMonday'],
  blackFriday: ['blackFriday'],
};
const named: ReadonlySet<string> = new Set(Object.values(datesOf).flat());
/** what each is asked for as, if it is not by its own name */
const wider: Partial<Record<NamedDay, NamedDay>> = {
  christmasEve: 'christmas',
  christmasDay: 'christmas',
  boxingDay: 'christmas',
  newYearsEve: 'newYear',
  newYearsDay: 'newYear',
  goodFriday: 'easter',
  easterMonday: 'easter',
};
/** days around those, whose hours shops tell with theirs */
const aroundChristmas: ReadonlySet<string> = new Set(datesFrom('12-20', '01-06'));

const patternsOf = perLanguage((pack) =>
  namedDays.map((name) => ({
    dates: datesOf[name],
    asked: askedAs(pack.namedDays[wider[name] ?? name]),
    isWider: wider[name] === undefined,
    pattern: new RegExp(wordsPattern(pack.namedDays[name], pack).source, 'giu'),
  })),
);

/** its first name */
const askedAs = (names: string): string => names.split('|')[0] ?? '';

/** It has a name, and is not any day by its date. */
export const isNamedDay = (day: string): boolean => named.has(day);

/** Their dates, "12-26", or where they have none their names; of spans every day in them. */
export function daysOfYearIn(text: string, language: string): Set<string> {
  const said = daysAt(plainSpelling(text), language);
  const found = new Set<string>();
  for (const { days } of said.found) for (const day of days) found.add(day);
  for (const [at, { to, days }] of said.found.entries()) {
    const next = said.found[at + 1];
    if (next !== undefined && betweenEnds.test(said.text.slice(to, next.from)))
      for (const day of datesFrom(days[0] ?? '', next.days.at(-1) ?? '')) found.add(day);
  }
  return found;
}

/** "Are you open at Christmas?" of "are you open on 26 December?"; of the new year's days both ways, for shops tell them together. */
export function withPlainDays(text: string, language: string): string[] {
  const said = plainSpelling(text);
  const byName = (patternsOf(language) ?? [])
    .filter(({ isWider }) => !isWider)
    .reduce((left, { pattern, asked }) => left.replace(pattern, () => asked), said);
  const [christmas, newYear] = [nameOf('christmas', language), nameOf('newYear', language)];
  const put = datesIn(byName, language)
    .filter(({ date }) => aroundChristmas.has(date))
    .toReversed()
    .reduce(
      (left, { from, to, date }) => left.slice(0, from) + (isOfNewYear(date) ? newYear : christmas) + left.slice(to),
      byName,
    );
  const together = put.replace(patternOf('newYear', language) ?? newYear, () => christmas);
  return [...new Set([put, together])].filter((way) => way !== said);
}

const isOfNewYear = (date: string): boolean => date === lastOfYear || date.startsWith('01');

const nameOf = (day: NamedDay, language: string): string => patternsOf(language)?.[namedDays.indexOf(day)]?.asked ?? '';

const patternOf = (day: NamedDay, language: string): RegExp | undefined =>
  patternsOf(language)?.[namedDays.indexOf(day)]?.pattern;

interface DaysAt {
  from: number;
  to: number;
  days: readonly string[];
}

/** Each with where it stands, in their order; of "24–26 December" the first has no month. */
function daysAt(said: string, language: string): { text: string; found: DaysAt[] } {
  const found: DaysAt[] = datesIn(said, language).map(({ from, to, date }) => spanOf(said, { from, to, days: [date] }));
  let left = found.reduce((text, { from, to }) => blanked(text, from, to), said);
  // "Christmas Eve" is not all of Christmas
  for (const { dates, pattern } of patternsOf(language) ?? [])
    for (const { index: from, 0: name } of left.matchAll(pattern)) {
      found.push({ from, to: from + name.length, days: dates });
      left = blanked(left, from, from + name.length);
    }
  return { text: said, found: found.toSorted((a, b) => a.from - b.from) };
}

const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);

function spanOf(text: string, { from, to, days }: DaysAt): DaysAt {
  const date = days[0] ?? '';
  const before = /(?<![\d.,/-])(\d{1,2})\.?(\D{1,9})$/u.exec(text.slice(0, from));
  if (before !== null && betweenEnds.test(before[2] ?? ''))
    return { from: before.index, to, days: withinMonth(before[1] ?? '', date) };
  const after = /^(\D{1,9})(\d{1,2})(?![\d.,/:]|\s?\p{L})/u.exec(text.slice(to));
  if (after !== null && betweenEnds.test(after[1] ?? ''))
    return { from, to: to + after[0].length, days: withinMonth(date, after[2] ?? '') };
  return { from, to, days };
}

/** One end says the month. */
function withinMonth(first: string, last: string): readonly string[] {
  const month = (first.includes('-') ? first : last).slice(0, 3);
  const [from, to] = [first, last].map((day) => (day.includes('-') ? day : month + day.padStart(2, '0')));
  const days = (from ?? '') <= (to ?? '') ? datesFrom(from ?? '', to ?? '') : [];
  return days.length > 0 ? days : [first, last].filter((day) => day.includes('-'));
}
