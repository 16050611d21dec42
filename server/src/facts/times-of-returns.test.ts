/** Which of the times among the terms of returns is whose. */
import { describe, expect, test } from 'vitest';
import { days, found, under } from './read-facts.fixture.ts';

const read = (language: string, heading: string, text: string, kind: 'policy' | 'page' = 'policy') =>
  found(under(heading, text, { language, kind }));
const topicsOf = (language: string, heading: string, text: string) =>
  read(language, heading, text).map(([topic]) => topic);

describe('when the money comes is no time to send things back in', () => {
  test.each([
    ['en', 'Returns', 'We refund the card you paid with within 6 days of getting it back.', 6],
    ['en', 'Returns', 'We look at what came back and refund the amount within 4 days of receipt.', 4],
    ['de', 'Rückgabe', 'Wir sehen uns die Ware an und erstatten den Betrag binnen vier Tagen nach Eingang.', 4],
    ['de', 'Rückgabe', 'Das Geld ist 6 Tage nach Eingang wieder bei dir.', 6],
    [
      'fr',
      'Retours',
      'Nous vous remboursons sous 8 jours après réception du retour, par le moyen utilisé à la commande.',
      8,
    ],
    ['id', 'Pengembalian dana', 'Pembayaran kartu kredit dikembalikan ke kartu yang sama dalam 9 hari.', 9],
  ])('%s, %s: %s', (language, heading, text, count) => {
    const facts = read(language, heading, text);
    expect(facts.map(([topic, value]) => [topic, value])).toContainEqual(['refund.time', days(count)]);
    expect(facts.map(([topic]) => topic)).not.toContain('returns.window');
  });

  test('a heading says that it is the money’s', () => {
    const facts = found(
      under('Returns', 'Six days from when it reaches us, to your account.', {
        headings: ['Returns', 'When the money comes'],
      }),
    );
    expect(facts).toContainEqual(['refund.time', days(6), null]);
  });

  test('what the bank takes on top is no value of the shop’s', () => {
    expect(read('en', 'Refunds', 'Your bank may take another 2–4 days to show it.')).toEqual([
      ['refund.time', null, null],
    ]);
  });
});

test.each([
  ['en', 'Returns', 'We send you a label within two days.'],
  ['en', 'Returns', 'Returned parcels are stored for 9 days.'],
  ['en', 'Returns', 'Once your return is approved, send it within 5 days.'],
  ['en', 'Bike hire', 'Deposits are returned within 8 days of the bike coming home.'],
  ['en', 'Workshops', 'Cancel up to 12 days before and it is returned.'],
  ['en', 'Caring for wool', 'Hang it outside every three months to bring back its shape.'],
  ['en', 'Delivery charges', 'Delivery charges are refunded if the whole order is returned within 10 days.'],
  ['de', 'Rückgabe', 'Die Hinsendekosten erstatten wir, wenn alles innerhalb von 10 Tagen zurückkommt.'],
  ['fr', 'Retours', 'Nous répondons sous 3 jours et proposons un échange ou un remboursement.'],
  ['es', 'Devoluciones', 'Le enviamos la etiqueta en 2 días.'],
  ['id', 'Pengembalian', 'Setelah disetujui, kirim barang ke toko dalam 4 hari.'],
])('no window: %s, %s: %s', (language, heading, text) => {
  expect(topicsOf(language, heading, text)).not.toContain('returns.window');
  expect(topicsOf(language, heading, text)).not.toContain('refund.time');
});

describe('windows that are said otherwise', () => {
  test('days to change one’s mind', () => {
    expect(read('es', 'Devoluciones', 'Tienes 21 días desde la entrega para cambiar de opinión.')).toContainEqual([
      'returns.window',
      days(21),
      null,
    ]);
  });

  test.each([
    ['en', 'Returns', 'Whatever was bought in December can be returned until 20 January.'],
    ['en', 'Returns', 'Christmas presents may come back until 12 January, or for 40 days.'],
    ['de', 'Rückgabe', 'Weihnachtsgeschenke können bis zum 20. Januar zurückgegeben werden.'],
    ['es', 'Devoluciones', 'Los regalos de Navidad se pueden devolver hasta el 12 de enero.'],
    ['fr', 'Retours', 'Les cadeaux de Noël peuvent être retournés jusqu’au 12 janvier.'],
  ])('until a day: %s, %s: %s', (language, heading, text) => {
    expect(read(language, heading, text).map(([topic, value]) => [topic, value])).toContainEqual([
      'returns.window',
      null,
    ]);
  });
});
