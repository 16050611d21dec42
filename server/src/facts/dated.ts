/** Days of one year, "Friday 31 October" and "December 24th": what is said of them holds for no other Friday. */
import { remembered } from '../lib/remembered.ts';

const kept = new Map<string, RegExp>();

export const namesDate = (text: string, language: string): boolean =>
  remembered(kept, language, () => datesOf(language)).test(text);

/** A day's number beside a month's name, before it or after it. */
function datesOf(language: string): RegExp {
  const named = (month: number, style: 'long' | 'short') =>
    new Intl.DateTimeFormat(language, { month: style, day: 'numeric', timeZone: 'UTC' })
      .formatToParts(new Date(Date.UTC(2026, month, 5)))
      .find(({ type }) => type === 'month')
      ?.value.replace(/\.$/u, '');
  const months = Array.from({ length: 12 }, (_, month) => [named(month, 'long'), named(month, 'short')])
    .flat()
    .filter((name) => name !== undefined && /\p{L}/u.test(name))
    .map((name) => RegExp.escape(name ?? ''))
    .sort((a, b) => b.length - a.length)
    .join('|');
  if (months === '') return /(?!)/u;
  return new RegExp(
    String.raw`(?<!\d)\d{1,2}(?:st|nd|rd|th|er|º|\.)?\s?(?:de |of )?(?:${months})(?!\p{L})|(?<!\p{L})(?:${months})\.?\s\d{1,2}(?:st|nd|rd|th)?(?![\d:.])`,
    'iu',
  );
}
