import { expect, test } from 'vitest';
import { emailsIn, hoursIn, isStreetAddress, namesWeekday, phonesIn } from './contact-shapes.ts';

test('a mail address without the point of its sentence', () => {
  expect(emailsIn('Write to Help@Shop.example.')).toEqual(['help@shop.example']);
  expect(emailsIn('a@b and @shop')).toEqual([]);
});

test.each([
  ['Call +1 (201) 555-0142 now', ['+1 (201) 555-0142']],
  ['Telefon: 030 1234567', ['030 1234567']],
  ['at+1(201)555-0142 or', ['+1(201)555-0142']],
  ['since 2019-2023', []],
  ['on 12/05/2026', []],
  ['article 1234567890', []],
  ['only $12 345 678.00', []],
])('telephones in %s', (text, phones) => {
  expect(phonesIn(text)).toEqual(phones);
});

test.each([
  ['10:00AM - 5:00PM', true],
  ['9 bis 18 Uhr', true],
  ['de 9h à 17h', true],
  ['10時から18時', true],
  ['pukul 08.00 s/d 16.30 WIB', true],
  ['Buka jam 8 pagi sampai 5 sore', true],
  ['14 - 21 hari kerja', false],
  ['5 to 7 days', false],
  ['sizes 30-40', false],
])('opening hours: %s', (text, isOpen) => {
  expect(hoursIn(text)).toBe(isOpen);
});

test.each([
  ['en', 'Mon to Fri', true],
  ['de', 'Montag bis Freitag', true],
  ['ja', '月曜日から金曜日', true],
  ['en', 'Months and frigates', false],
])('weekdays in %s: %s', (language, text, isDay) => {
  expect(namesWeekday(text, language)).toBe(isDay);
});

test.each([
  'Hauptstraße 5, 10115 Berlin',
  '2077 Lawrence Avenue East, Toronto M1R 2Z4',
  'Calle Mayor 3, 28013 Madrid',
  'Warehouse: North Bergen, NJ 07047',
  '〒150-0001 東京都渋谷区神宮前1-2-3',
  'Ds. Karanganyar RT 02/RW 05, Kec. Gebog, Kab. Kudus',
  'Ruko Mutiara Blok B 7, Kota Malang',
  'Jl. Kenanga No. 12, Bandung',
  'Jalan Pelabuhan Ratu 17, Cisolok, Sukabumi',
  'Lindholm GmbH, Am Hafen 12, 24103 Kiel',
  '12 bis, Les Halles du Port, 44000 Nantes',
  'Unit 4, Mill Yard, Leeds LS1 4AB',
])('%s is an address', (text) => {
  expect(isStreetAddress(text)).toBe(true);
});

test('a story with a year and a street in it is none', () => {
  expect(isStreetAddress('Toko kami pindah ke kota sejak 2019 dan buka 7 hari.')).toBe(false);
  expect(isStreetAddress('Order 12, then 24 hours later another 5 pieces.')).toBe(false);
  expect(isStreetAddress('In the spring of 2021 a dream came true by the river in our district.')).toBe(false);
  expect(isStreetAddress('They opened the shop on Weir Street in 2017.')).toBe(false);
});
