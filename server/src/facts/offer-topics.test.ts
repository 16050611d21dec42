import { describe, expect, test } from 'vitest';
import { found, money, under } from './read-facts.fixture.ts';
import type { FactTopic } from './fact.ts';

const offered = (heading: string, text: string, language = 'en') =>
  found(under(heading, text, { language }))
    .filter(([topic]) => (['gift_card', 'discount', 'preorder', 'wholesale'] as FactTopic[]).includes(topic))
    .map(([topic, value]) => [topic, value]);

describe('gift cards', () => {
  test.each([
    ['en', 'Do you sell gift cards?', 'Sadly not this year.'],
    ['de', 'Gibt es Gutscheine?', 'Ja, über 15 €, 30 € oder 60 €.'],
    ['es', 'Tarjeta regalo', 'De 10, 30 y 60 €, 15 € en papel.'],
    ['fr', 'Carte cadeau', "Elle se dépense pendant 2 ans à compter de l'achat"],
    ['id', 'Kartu hadiah', 'Pilihan: Rp50.000, Rp150.000 dan Rp350.000'],
  ])('what stands below their name is said of them (%s)', (language, heading, text) => {
    expect(offered(heading, text, language)).toEqual([['gift_card', null]]);
  });

  test.each([
    ['en', 'Newsletter', 'The welcome code takes 15% off, but not gift cards.', { kind: 'percent', percent: 15 }],
    ['en', 'Codes', 'Codes cannot be used for gift cards.', null],
    ['de', 'Rundbrief', 'Für die Anmeldung gibt es einen 8-€-Gutschein ab 60 € Bestellwert.', money(8, 'EUR')],
    ['fr', 'Programme de fidélité', "50 points donnent un bon d'achat de 4 €.", money(4, 'EUR')],
    ['es', 'Programa de puntos', 'Con 300 puntos recibes un vale de 9 €.', money(9, 'EUR')],
  ])(
    'a code that leaves them out and a voucher that one earns are discounts (%s, %s)',
    (language, heading, text, value) => {
      expect(offered(heading, text, language)).toEqual([['discount', value]]);
    },
  );

  test.each([
    ['en', 'Not valid on large rugs or gift cards.'],
    ['de', 'Nicht einlösbar für Kurse und Geschenkgutscheine.'],
  ])('what goes on with an offer says nothing of them (%s: %s)', (language, text) => {
    expect(offered('Newsletter', text, language)).toEqual([]);
  });

  test('wrapping is none, nor are the points on the same page', () => {
    expect(offered('Tarjeta regalo', 'Papel de regalo: 2,50 € por caja.', 'es')).toEqual([]);
    expect(offered('Stamps & gift cards', 'For each £10 you spend there is a stamp.')).toEqual([]);
  });
});

describe('discounts', () => {
  test.each([
    ['en', '2% of our sales goes to the harbour school.'],
    ['en', 'We ask for a 30% deposit on sale goods.'],
    ['en', 'For a fence over $900 you get it off the bill.'],
  ])('what is given away, left as a pledge or only reached is none (%s: %s)', (language, text) => {
    expect(offered('About', text, language)).toEqual([]);
  });

  test('under their name a share is one', () => {
    expect(offered('Discounts', 'Nurses: 7% with a badge.')).toEqual([['discount', { kind: 'percent', percent: 7 }]]);
  });

  test('of two shares neither is the discount', () => {
    expect(offered('Wholesale', 'From 12 pieces 6% off, from 60 pieces 11%.')).toEqual([['wholesale', null]]);
  });
});

describe('goods ordered ahead', () => {
  test.each([
    ['de', 'Bei Vorkasse reservieren wir die Ware vier Tage.'],
    ['es', 'La mesa se reserva por teléfono.'],
    ['id', 'Kantor bisa memakai surat pesanan (PO).'],
  ])('what is held for somebody is none (%s)', (language, text) => {
    expect(offered('Info', text, language)).toEqual([]);
  });

  test('a code that leaves them out says nothing of them, and that they can be called off does', () => {
    expect(offered('Codes', 'Codes do not work on pre-orders.')).toEqual([['discount', null]]);
    expect(offered('Orders', 'A pre-order can be cancelled for a full refund.')).toEqual([['preorder', null]]);
  });
});
