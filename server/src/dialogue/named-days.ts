/** Days of the year that have a name, by it or by their date: who asks for the 26th of December asks for Christmas. */
import { namedDays } from '../languages/language-pack.ts';
import type { NamedDay } from '../languages/language-pack.ts';
import { perLanguage } from '../languages/packs.ts';
import { plainSpelling, wordsPattern } from '../languages/patterns.ts';

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
  blackFriday: ['blackFriday'],
};
/** what each is asked for as, if it is not by its own name */
const wider: Partial<Record<NamedDay, NamedDay>> = {
  christmasEve: 'christmas',
  christmasDay: 'christmas',
  boxingDay: 'christmas',
  newYearsEve: 'newYear',
  newYearsDay: 'newYear',
};

const patternsOf = perLanguage((pack) =>
  namedDays.map((name) => {
    const dates = datesOf[name];
    // "Christmas" has no date, and each of its days has one
    const [date = ''] = dates.length === 1 ? dates : [];
    const pattern = [wordsPattern(pack.namedDays[name], pack).source, ...datePatterns(date, pack.tag)].join('|');
    const [asked = ''] = pack.namedDays[wider[name] ?? name].split('|');
    return { name, dates, asked, isWider: wider[name] === undefined, pattern: new RegExp(pattern, 'giu') };
  }),
);

/** Their dates, "12-26", or where they have none their names. */
export function daysOfYearIn(text: string, language: string): Set<string> {
  let said = plainSpelling(text);
  const found = new Set<string>();
  // "Christmas Eve" is not all of Christmas
  for (const { dates, pattern } of patternsOf(language) ?? []) {
    const left = said.replace(pattern, ' ');
    if (left === said) continue;
    for (const date of dates) found.add(date);
    said = left;
  }
  return found;
}

/** "Are you open at Christmas?" of "are you open on 26 December?"; null where no such day is said. */
export function withPlainDays(text: string, language: string): string | null {
  const said = plainSpelling(text);
  const put = (patternsOf(language) ?? [])
    .filter(({ isWider }) => !isWider)
    .reduce((left, { pattern, asked }) => left.replace(pattern, () => asked), said);
  return put === said ? null : put;
}

/** "26 December", "December 26th", "the 26th of December", "26.12." and "26/12". */
function datePatterns(date: string, language: string): string[] {
  const [, month = '', day = ''] = /^(\d\d)-(\d\d)$/u.exec(date) ?? [];
  if (month === '') return [];
  const months = monthNames(Number(month) - 1, language).map((name) => RegExp.escape(name));
  const [m, d] = [month, day].map((one) => `0?${Number(one)}`);
  const begin = String.raw`(?<![\d.,/-])`;
  // "1.1" is as likely a measure
  const open = Number(day) > 12 ? String.raw`|(?![\d.]|\s?(?:€|\$|%|eur|chf))` : '';
  const inNumbers = [
    String.raw`${begin}${d}\.\s?${m}(?:\.(?:\d{4})?${open})`,
    String.raw`(?<!\d)${m}\s?[月월]\s?${d}\s?[日일]`,
    String.raw`${begin}(?:${d}/${m}|${m}/${d})(?:/\d{2,4})?(?!\d)`,
    String.raw`(?<!\d)\d{4}-${month}-${day}(?!\d)`,
  ];
  if (months.length === 0) return inNumbers;
  const named = `(?:${months.join('|')})`;
  return [
    ...inNumbers,
    String.raw`${begin}(?:the )?${d}(?:st|nd|rd|th|er|º|\.)?\s?(?:of |de |d')?${named}(?!\p{L})`,
    String.raw`(?<![\p{L}\d])${named}\.?\s?(?:the )?${d}(?:st|nd|rd|th)?(?![\d:])`,
  ];
}

const monthNames = (month: number, language: string): string[] =>
  (['long', 'short'] as const).flatMap((style) => {
    const named = new Intl.DateTimeFormat(language, { month: style, day: 'numeric', timeZone: 'UTC' })
      .formatToParts(new Date(Date.UTC(2026, month, 5)))
      .find(({ type }) => type === 'month')?.value;
    return named === undefined || !/\p{L}/u.test(named) ? [] : [plainSpelling(named.replace(/\.$/u, ''))];
  });
