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
  ['en', 'Are you open on 12 December?', ['12-12']],
  ['en', 'Can it be here by July 4th?', ['07-04']],
  ['de', 'Habt ihr am 24.11. offen?', ['11-24']],
  ['en', 'We are closed 30 December to 2 January.', ['12-30', '01-02', '12-31', '01-01']],
  ['en', 'Closed from Boxing Day until 28 December', ['12-26', '12-28', '12-27']],
  ['de', 'Vom 24. bis 26. Dezember ist zu.', ['12-24', '12-25', '12-26']],
  ['en', 'Closed December 29–31', ['12-29', '12-30', '12-31']],
  ['fr', 'Fermé du 30 décembre au 1er janvier', ['12-30', '01-01', '12-31']],
  ['id', 'Tutup tanggal 30 Desember sampai 1 Januari', ['12-30', '01-01', '12-31']],
  ['en', 'Are you open on Good Friday?', ['goodFriday']],
  ['de', 'Habt ihr an Ostern offen?', ['goodFriday', 'easter', 'easterMonday']],
  ['de', 'Ostermontag auf?', ['easterMonday']],
])('%s: “%s” names a day of the year', (language, text, days) =>
  expect([...daysOfYearIn(text, language)]).toEqual(days),
);

test.each([
  ['en', 'Are you there 24/7?'],
  ['en', 'Half a pack, 1/2?'],
  ['en', 'Open 12 to 5, 7 days'],
  ['en', 'Is it 26.12 EUR?'],
  ['en', 'Do you have it in 1.1 m?'],
  ['de', 'Das Brett hat 2.5 cm, Seite 3.'],
])('%s: “%s” names none', (language, text) => expect(daysOfYearIn(text, language).size).toBe(0));

test.each([
  ['en', 'Are you open on 26 December?', ['Are you open on christmas?']],
  ['en', 'Are you open on 29 December?', ['Are you open on christmas?']],
  ['de', 'Habt ihr am 31.12. offen?', ['Habt ihr am jahreswechsel offen?', 'Habt ihr am weihnachten offen?']],
  ['de', 'Habt ihr Karfreitag offen?', ['Habt ihr ostern offen?']],
  ['en', 'Are you open at new year?', ['Are you open at christmas?']],
  ['en', 'Are you open on 12 June?', []],
  ['en', 'Are you open at Christmas?', []],
])('%s: “%s” is asked for as what its day is one of', (language, text, ways) =>
  expect(withPlainDays(text, language)).toEqual(ways),
);
