import { describe, expect, test } from 'vitest';
import type { Passage } from '../search/documents.ts';
import { readFacts } from './read-facts.ts';
import { days, found, under } from './read-facts.fixture.ts';

const factsOf = (text: string, language: string, ...headings: [string, ...string[]]) => {
  const passage: Passage = {
    url: 'https://shop.example/pay',
    title: headings[0],
    headings,
    text,
    language,
    kind: 'policy',
    voice: 'shop',
  };
  return readFacts({ passages: [passage] }, [language]).map(({ topic, text: said }) => `${topic}: ${said}`);
};

describe('orders', () => {
  test('the least value of an order is told apart from the price of delivery', () => {
    const facts = factsOf('Minimum de commande : 25 € hors frais de port.', 'fr', 'Livraison');
    expect(facts).toContain('order.minimum: Minimum de commande : 25 € hors frais de port.');
    expect(facts.some((fact) => fact.startsWith('delivery.'))).toBe(false);
  });

  test('until when an order is paid', () => {
    const facts = factsOf('Bei Vorkasse reservieren wir die Ware 7 Tage.', 'de', 'Zahlungsarten');
    expect(facts).toContain('payment.deadline: Bei Vorkasse reservieren wir die Ware 7 Tage.');
  });

  test('a way to pay that is refused is a fact too, and a name alone is one', () => {
    const facts = factsOf('iDEAL\nAchteraf betalen via Klarna bieden we niet aan.', 'nl', 'Betalen');
    expect(facts).toContain('payment.methods: iDEAL');
    expect(facts).toContain('payment.instalments: Achteraf betalen via Klarna bieden we niet aan.');
  });

  test('an empty cell makes nothing free', () => {
    const facts = factsOf(
      'Land: Schweiz | Versandkosten: 16,90 € | Versandkostenfrei ab: –\nLand: Österreich | Versandkosten: 9,90 € | Versandkostenfrei ab: 120 €',
      'de',
      'Versand',
    );
    expect(facts.filter((fact) => fact.startsWith('delivery.free_from'))).toHaveLength(1);
  });

  test('a table of from which order value delivery is free is one by its heading', () => {
    const facts = factsOf(
      'Tujuan: Jawa dan Bali | Minimal belanja: Rp500.000 | Perkiraan tiba: 2–4 hari\nTujuan: Sulawesi | Minimal belanja: Rp1.500.000 | Perkiraan tiba: 4–8 hari',
      'id',
      'Gratis ongkir',
    );
    expect(facts.filter((fact) => /^delivery\.free_from: .*Rp(?:500\.000|1\.500\.000)/u.test(fact))).toHaveLength(2);
  });

  test('a row with a price is no denial, though one of its cells is', () => {
    const facts = factsOf(
      'Land: Deutschland | unter 10 kg: 4,90 € | über 30 kg: 49,00 €\nLand: Schweiz | unter 10 kg: 19,90 € | über 30 kg: kein Versand',
      'de',
      'Versand',
    );
    expect(facts.filter((fact) => fact.startsWith('delivery.regions'))).toEqual([]);
  });

  test('rows of provinces name the price of the delivery that their table is headed by', () => {
    const facts = factsOf(
      'Wilayah: Jawa Barat, Jawa Timur | Per sepeda: Rp275.000 | Lama (setelah berangkat): 3–5 hari\nWilayah: Bali, Lombok | Per sepeda: Rp425.000 | Lama (setelah berangkat): 5–7 hari',
      'id',
      'Pengiriman',
      'Tarif kargo sepeda',
    );
    expect(facts.filter((fact) => fact.startsWith('delivery.cost: '))).toHaveLength(2);
  });
});

describe('until when, and how much', () => {
  const read = (text: string, language: string, heading: string) =>
    found(under(heading, text, { language })).filter(([topic]) => /^(?:payment\.deadline|order)/u.test(topic));

  test('hours to pay in are no day', () => {
    expect(read('Bitte überweisen Sie den Betrag innerhalb von 6 Stunden.', 'de', 'Zahlung')).toEqual([
      ['payment.deadline', null, null],
    ]);
  });

  test('what is kept for who has not paid yet says how long', () => {
    expect(read('Wir halten Ihre Bestellung so lange: 4 Tage reserviert.', 'de', 'Zahlungsarten')).toEqual([
      ['payment.deadline', days(4), null],
    ]);
  });

  test('neither what leaves the same day nor a payment of each month nor a pledge is a time to pay in', () => {
    expect(read('Paid by 3 pm, your parcel is off the same day.', 'en', 'Payment')).toEqual([]);
    expect(read('You pay four parts, one every 3 weeks.', 'en', 'Payment')).toEqual([]);
    expect(read('Die Kaution zahlen wir nach 3 Tagen aus.', 'de', 'Zahlung')).toEqual([]);
  });

  test('that there is no least order is said too', () => {
    expect(read('There is no minimum order.', 'en', 'Ordering')).toEqual([['order.minimum', null, null]]);
    expect(read('Nein, auch ein einzelner Knopf ist uns recht.', 'de', 'Gibt es einen Mindestbestellwert?')).toEqual([
      ['order.minimum', null, null],
    ]);
    expect(read('Bestellungen ohne Mindestbestellwert, Etiketten 3 €.', 'de', 'Bestellen')).toEqual([]);
  });
});
