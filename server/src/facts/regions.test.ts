import { expect, test } from 'vitest';
import { placesIn } from './places.ts';
import { coverOf, placesAsked, regionsOf } from './regions.ts';

const idsIn = (text: string, language: string) => placesIn(text, language).map(({ place }) => place.id);

test('places are read in any case and bent as the language bends them', () => {
  expect(idsIn('do you ship to bali or Ottawa', 'en')).toEqual(['ID/bali', 'CA/ontario/ottawa']);
  expect(idsIn("İstanbul'a gönderim", 'tr')).toEqual(['TR/istanbul']);
  expect(idsIn('wysyłka do Krakowa', 'pl')).toEqual(['PL/krakow']);
  expect(idsIn('東京都と沖縄への配送', 'ja')).toEqual(['JP/本州/関東/東京', 'JP/沖縄']);
});

test('words of other meanings are no places', () => {
  expect(idsIn('lima hari kerja', 'id')).toEqual([]);
  expect(idsIn('unter einem Dach', 'de')).toEqual([]);
  expect(idsIn('eu quero', 'pt')).toEqual([]);
  expect(idsIn('sul tavolo', 'it')).toEqual([]);
  expect(idsIn('you must act within 14 days', 'en')).toEqual([]);
});

test.each([
  ['Seluruh Indonesia', 'id', 'Bali', 'ID', 'exactly'],
  ['Luar Pulau Jawa: 4-7 hari', 'id', 'Denpasar', 'ID', 'wider'],
  ['Luar Pulau Jawa: 4-7 hari', 'id', 'Bandung', 'ID', 'elsewhere'],
  ['Jabodetabek: Rp10.000', 'id', 'Depok', 'ID', 'exactly'],
  ['Jabodetabek: Rp10.000', 'id', 'Surabaya', 'ID', 'elsewhere'],
  ['We ship to Canada and the USA.', 'en', 'Ottawa', 'US', 'exactly'],
  ['We ship to Canada and the USA.', 'en', 'Madrid', 'US', 'elsewhere'],
  ['Free in the contiguous United States.', 'en', 'Texas', 'US', 'exactly'],
  ['United Kingdom Great Britain, Northern Ireland: 3 to 6 days', 'en', 'United Kingdom', 'GB', 'exactly'],
  ['United Kingdom Great Britain, Northern Ireland: 3 to 6 days', 'en', 'Belfast', 'GB', 'exactly'],
  ['Highlands and Northern Ireland: 3 to 5 days', 'en', 'London', 'GB', 'elsewhere'],
  ['De bezorging in het VK is gratis', 'nl', 'naar het Verenigd Koninkrijk', 'GB', 'exactly'],
  ['Free in the contiguous United States.', 'en', 'Hawaii', 'US', 'elsewhere'],
  ['We do not ship to Alaska or Hawaii.', 'en', 'Alaska', 'US', 'denied'],
  ['We do not ship to Alaska or Hawaii.', 'en', 'Texas', 'US', 'elsewhere'],
  ['We ship worldwide except Russia.', 'en', 'Moscow', 'US', 'denied'],
  ['We ship worldwide except Russia.', 'en', 'Tokyo', 'US', 'everywhere'],
  ['We do not ship internationally.', 'en', 'Toronto', 'US', 'denied abroad'],
  ['All other countries: 10-21 business days', 'en', 'Toronto', 'US', 'rest'],
  ['All other countries: 10-21 business days', 'en', 'Texas', 'US', 'elsewhere'],
  ['Rest of the World: 12 to 25 days', 'en', 'Madrid', 'US', 'rest'],
  ['We do not ship to other countries.', 'en', 'Madrid', 'US', 'denied abroad'],
  ['Übrige Länder: 8 bis 14 Tage', 'de', 'Brasilien', 'DE', 'rest'],
  ['Negara lain: 10-20 hari', 'id', 'Jepang', 'ID', 'rest'],
  ['International orders: $30', 'en', 'Toronto', 'US', 'wider'],
  ['International orders: $30', 'en', 'Texas', 'US', 'elsewhere'],
  ['Lieferung in die EU: 12,90 €', 'de', 'Madrid', 'DE', 'wider'],
  ['Innerhalb Deutschlands: 4,95 €', 'de', 'Bayern', 'DE', 'exactly'],
  ['Lieferung außerhalb der EU: 30 €', 'de', 'Kanada', 'DE', 'wider'],
  ['Lieferung außerhalb der EU: 30 €', 'de', 'Wien', 'DE', 'elsewhere'],
  ['北海道・沖縄を除く全国一律600円', 'ja', '沖縄', 'JP', 'denied'],
  ['Delivery takes 3 days.', 'en', 'Texas', 'US', 'silent'],
] as const)('%s (%s): %s', (text, language, asked, home, cover) => {
  const [mention] = placesAsked(asked, language);
  expect(mention).toBeDefined();
  if (mention) expect(coverOf(regionsOf(text, language), mention.place, home)).toBe(cover);
});

test('"outside the USA" asks for no country', () => {
  const [mention] = placesAsked('shipping cost outside usa?', 'en');
  expect(mention && coverOf(regionsOf('International orders cost $19.99.', 'en'), mention.place, 'US')).toBe('wider');
  expect(mention && coverOf(regionsOf('US orders cost $5.', 'en'), mention.place, 'US')).toBe('elsewhere');
});

test('a group that is followed by its countries means these', () => {
  const [france] = placesAsked('to France?', 'en');
  const [spain] = placesAsked('to Spain?', 'en');
  const cover = (text: string, mention = spain) => mention && coverOf(regionsOf(text, 'en'), mention.place, 'IE');
  expect(cover('Central Europe (Germany, Austria, France): €49')).toBe('elsewhere');
  expect(cover('Central Europe (Germany, Austria, France): €49', france)).toBe('exactly');
  expect(cover('Europe: €49')).toBe('wider');
  expect(cover('Europe: Germany, France, all other EU countries: €9')).toBe('wider');
});
