import { expect, test } from 'vitest';
import { daysOfYearIn, withPlainDays } from './named-days.ts';

test.each([
  ['en', 'Are you open on 26 December?', ['12-26']],
  ['en', 'are u open on december 24th', ['12-24']],
  ['en', 'open the 25th of Dec?', ['12-25']],
  ['en', 'open on 12/31?', ['12-31']],
  ['en', 'Are you open on New Year’s Eve?', ['12-31']],
  ['en', 'Are you open on Boxing Day?', ['12-26']],
  ['en', 'Your hours over Christmas', ['12-24', '12-25', '12-26']],
  ['en', 'Are you open on 1 January?', ['01-01']],
  ['de', 'Habt ihr am 24.12. offen?', ['12-24']],
  ['de', 'Habt ihr am zweiten Weihnachtsfeiertag offen?', ['12-26']],
  ['de', 'Seid ihr am 1. Januar da?', ['01-01']],
  ['de', 'Habt ihr an Heiligabend oder Silvester auf?', ['12-24', '12-31']],
  ['fr', 'Êtes-vous ouverts le 26 décembre ?', ['12-26']],
  ['es', '¿Abren el 31 de diciembre?', ['12-31']],
  ['nl', 'Zijn jullie tweede kerstdag open?', ['12-26']],
  ['id', 'Apakah buka tanggal 25 Desember?', ['12-25']],
  ['ja', '12月26日は営業していますか', ['12-26']],
])('%s: “%s” names a day of the year', (language, text, days) =>
  expect([...daysOfYearIn(text, language)]).toEqual(days),
);

test.each([
  ['en', 'Are you open on 12 December?'],
  ['en', 'Are you open on 26 November?'],
  ['en', 'Is it 26.12 EUR?'],
  ['en', 'Do you have it in 1.1 m?'],
  ['de', 'Habt ihr am 24.11. offen?'],
])('%s: “%s” names none', (language, text) => expect(daysOfYearIn(text, language).size).toBe(0));

test('a day is asked for as what it is one of', () => {
  expect(withPlainDays('Are you open on 26 December?', 'en')).toBe('Are you open on christmas?');
  expect(withPlainDays('Habt ihr am 31.12. offen?', 'de')).toBe('Habt ihr am jahreswechsel offen?');
  expect(withPlainDays('Are you open at Christmas?', 'en')).toBeNull();
});
