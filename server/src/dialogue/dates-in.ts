/** Dates of the year as texts write them, "26 December", "26.12." or "12/26", each with where it stands. */
import { perLanguage } from '../languages/packs.ts';
import { plainSpelling } from '../languages/patterns.ts';

export interface DateAt {
  from: number;
  to: number;
  /** month and day: "12-26" */
  date: string;
}

/** days a month may have */
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const daysOfYear: readonly string[] = lengths.flatMap((length, month) =>
  Array.from({ length }, (_, day) => dateOf(month + 1, day + 1)),
);
/** a day above it is no month */
const months = 12;

const begin = String.raw`(?<![\d.,/-])`;
// "1.1" is as likely a measure
const open = String.raw`(?![\d.]|\s?(?:€|\$|%|eur|chf))`;
const inNumbers = [
  String.raw`${begin}(?<dotDay>\d{1,2})\.\s?(?<dotMonth>\d{1,2})(?<dot>\.(?:\d{4})?|${open})`,
  String.raw`(?<!\d)(?<signMonth>\d{1,2})\s?[月월]\s?(?<signDay>\d{1,2})\s?[日일]`,
  String.raw`${begin}(?<first>\d{1,2})/(?<second>\d{1,2})(?:/\d{2,4})?(?!\d)`,
  String.raw`(?<!\d)\d{4}-(?<isoMonth>\d\d)-(?<isoDay>\d\d)(?!\d)`,
];

const readerOf = perLanguage(({ tag }) => {
  const names = new Map(
    lengths.flatMap((_, month) => monthNames(month, tag).map((name) => [name.toLowerCase(), month + 1] as const)),
  );
  const longest = [...names.keys()].sort((a, b) => b.length - a.length).map((name) => RegExp.escape(name));
  const named = `(?:${longest.join('|')})`;
  const byName = [
    String.raw`${begin}(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th|er|º|\.)?\s?(?:of |de |d')?(?<month>${named})(?!\p{L})`,
    String.raw`(?<![\p{L}\d])(?<monthFirst>${named})\.?\s?(?:the )?(?<dayLast>\d{1,2})(?:st|nd|rd|th)?(?![\d:])`,
  ];
  return { names, pattern: new RegExp([...inNumbers, ...(names.size === 0 ? [] : byName)].join('|'), 'giu') };
});

/** In their order. */
export function datesIn(text: string, language: string): DateAt[] {
  const reader = readerOf(language);
  if (reader === null) return [];
  return [...text.matchAll(reader.pattern)].flatMap(({ index, 0: said, groups = {} }) => {
    const date = dateSaid(groups, reader.names);
    return date === null ? [] : [{ from: index, to: index + said.length, date }];
  });
}

/** Both and all between them, over the year's end. */
export function datesFrom(first: string, last: string): string[] {
  const [from, to] = [daysOfYear.indexOf(first), daysOfYear.indexOf(last)];
  if (from < 0 || to < 0) return [];
  return from <= to ? daysOfYear.slice(from, to + 1) : [...daysOfYear.slice(from), ...daysOfYear.slice(0, to + 1)];
}

function dateSaid(said: Partial<Record<string, string>>, names: ReadonlyMap<string, number>): string | null {
  const { dotDay, dotMonth, dot, signDay, signMonth, first, second, isoDay, isoMonth } = said;
  if (dotDay !== undefined)
    return dot === '' && Number(dotDay) <= months ? null : known(Number(dotMonth), Number(dotDay));
  if (signDay !== undefined) return known(Number(signMonth), Number(signDay));
  if (isoDay !== undefined) return known(Number(isoMonth), Number(isoDay));
  if (first !== undefined) return ofTwo(Number(first), Number(second));
  const month = names.get((said.month ?? said.monthFirst ?? '').toLowerCase());
  return month === undefined ? null : known(month, Number(said.day ?? said.dayLast));
}

/** Day and month in either order, where one of them can only be the day; nobody closes "24/7". */
function ofTwo(first: number, second: number): string | null {
  if (first === 24 && second === 7) return null;
  if (first > months || first === second) return known(second, first);
  return second > months ? known(first, second) : null;
}

const known = (month: number, day: number): string | null => {
  const date = dateOf(month, day);
  return daysOfYear.includes(date) ? date : null;
};

function dateOf(month: number, day: number): string {
  return [month, day].map((one) => String(one).padStart(2, '0')).join('-');
}

const monthNames = (month: number, language: string): string[] =>
  (['long', 'short'] as const).flatMap((style) => {
    const named = new Intl.DateTimeFormat(language, { month: style, day: 'numeric', timeZone: 'UTC' })
      .formatToParts(new Date(Date.UTC(2026, month, 5)))
      .find(({ type }) => type === 'month')?.value;
    return named === undefined || !/\p{L}/u.test(named) ? [] : [plainSpelling(named.replace(/\.$/u, ''))];
  });
