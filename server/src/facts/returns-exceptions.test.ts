/** What is not taken back, what refuses an exchange, and how a thing goes back. */
import { describe, expect, test } from 'vitest';
import { found, passage } from './read-facts.fixture.ts';

const read = (text: string, headings: [string, ...string[]], language = 'en') =>
  found(passage(text, { title: headings[0], headings, language }));
const exceptions = (text: string, headings: [string, ...string[]], language?: string) =>
  read(text, headings, language).filter(([topic]) => topic === 'returns.exceptions');

describe('the entries of a list of what stays sold', () => {
  test.each([
    ['en', 'Returns', 'What cannot come back', 'Saddles that have been ridden\nGift cards\nKeys cut for you', 3],
    ['en', 'Returns', 'Exceptions', 'Saddles that have been ridden', 1],
    ['de', 'Rückgabe', 'Ausgenommen', 'Angepasste Sättel', 1],
    ['es', 'Devoluciones', 'Qué no se puede devolver', 'Tampoco las tarjetas regalo ni lo bordado.', 1],
    ['id', 'Pengembalian', 'Yang tidak bisa dikembalikan', 'Barang dengan nama', 1],
  ])('%s, %s, %s', (language, title, heading, text, count) => {
    expect(exceptions(text, [title, heading], language)).toHaveLength(count);
  });
});

test.each([
  ['There is no need to send the broken one back.', 'Returns'],
  ['Outward postage is not refunded.', 'Returns'],
  ['We swap what we can and refund if nothing else fits.', 'Warranty'],
  ['Returns go not to the shop but to the workshop.', 'Returns'],
  ['We do not offer exchanges.', 'Returns'],
  ['A second exchange isn’t free.', 'Returns'],
])('no exception: %s', (text, heading) => {
  expect(exceptions(text, [heading])).toEqual([]);
});

describe('exchanges', () => {
  const exchange = (text: string, language = 'en', heading = 'Returns') =>
    read(text, [heading], language).filter(([topic]) => topic === 'exchange');

  test('what is said of some things or of a second one refuses none', () => {
    const refused = ['exchange', { kind: 'yes_no', yes: false }, null];
    expect(exchange('We do not offer exchanges.')).toContainEqual(refused);
    const far = 'Einen direkten Umtausch gegen eine andere Farbe oder ein anderes Muster können wir nicht anbieten.';
    expect(exchange(far, 'de', 'Rückgabe')).toContainEqual(refused);
    expect(exchange('A second exchange of the same order isn’t possible.')).not.toContainEqual(refused);
    expect(exchange('The first size exchange is free, a second exchange isn’t.')).not.toContainEqual(refused);
    expect(exchange('Nur bestickte Mützen können wir nicht umtauschen.', 'de', 'Rückgabe')).not.toContainEqual(refused);
  });

  test('its cost is none of returns', () => {
    const facts = read('Each further exchange costs €4.', ['Returns', 'Exchanges']);
    expect(facts.map(([topic]) => topic)).toEqual(['exchange']);
  });
});

test.each([
  ['en', 'Returns', 'Write to hi@shop.example before you send anything.'],
  ['en', 'Returns', 'Parcels sent back without asking for a return first are refused.'],
  ['de', 'Rückgabe', 'Schreib uns an hallo@shop.example mit deiner Bestellnummer.'],
  ['id', 'Pengembalian', 'Jangan kirim barang sebelum dapat kode retur.'],
])('how a thing goes back: %s, %s: %s', (language, heading, text) => {
  expect(read(text, [heading], language).map(([topic]) => topic)).toContain('returns.how');
});
