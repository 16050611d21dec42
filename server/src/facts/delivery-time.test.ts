import { describe, expect, test } from 'vitest';
import { days, found, read, under } from './read-facts.fixture.ts';

const times = (text: string, language = 'en', heading = 'Shipping') =>
  found(under(heading, text, { language })).filter(([topic]) => topic === 'delivery.time');

describe('until when a parcel still leaves', () => {
  test.each([
    ['en', 'Orders before noon leave the same day.'],
    ['en', 'Whatever comes later goes out the next working day.'],
    ['de', 'Bestellungen bis 15 Uhr verlassen noch am selben Tag unser Lager.'],
    ['en', 'Whatever is in stock is packed the same day if the order reaches us before 3 pm.'],
    ['fr', 'Les commandes passées avant 11 h (hors jours fériés) sont expédiées le jour même.'],
    ['es', 'Si pides antes de las 10:00 sale el mismo día.'],
    ['id', 'Pesanan sebelum pukul 12.00 dikirim hari itu juga.'],
  ])('is no time that it takes, and no way of delivery: %s "%s"', (language, text) => {
    expect(times(text, language)).toEqual([['delivery.time', null, null]]);
  });

  test('what arrives the next day takes a day', () => {
    expect(times('Order before 4 pm and your parcel is delivered the next working day.')).toEqual([
      ['delivery.time', days(1), 'next working day'],
    ]);
  });
});

describe('days that come on top', () => {
  test.each([
    ['en', 'Monogrammed items need two more working days.', 'Monogrammed items'],
    ['en', 'Allow an extra 4 days for personalised goods.', 'personalised goods'],
    ['de', 'Artikel mit Monogramm brauchen 6 Werktage länger.', 'Artikel mit Monogramm'],
    ['fr', 'Pour les articles gravés (plaques), comptez 5 jours ouvrés en plus.', 'articles gravés'],
    ['es', 'Los artículos bordados necesitan 2 días laborables más.', 'artículos bordados'],
    ['id', 'Barang berukir bisa lebih lama 2 sampai 4 hari.', 'Barang berukir'],
  ])('are held of the goods, and not as the time itself: %s "%s"', (language, text, scope) => {
    expect(times(text, language)).toEqual([['delivery.time', null, scope]]);
  });

  test('a sum to reach is no day', () => {
    expect(times('Standard: $5, free on orders of $60 or more, 2–4 business days')).toEqual([
      ['delivery.time', days(2, 4), 'Standard'],
    ]);
  });

  test('goods that take their own time are its scope', () => {
    expect(times('Sperrgut braucht 7–9 Werktage.', 'de', 'Versand')).toEqual([
      ['delivery.time', days(7, 9), 'Sperrgut'],
    ]);
  });
});

describe('other lengths of time in terms of delivery', () => {
  test.each([
    ['en', 'Our jam keeps fresh for 9 months after delivery.'],
    ['de', 'Die Marmelade ist bei Lieferung noch mindestens 4 Monate haltbar.'],
    ['fr', 'Nous gardons votre colis 12 jours.'],
    ['en', 'We hold a parcel for up to 3 weeks.'],
    ['de', 'Bei Vorkasse reservieren wir die bestellte Ware 9 Tage lang und versenden nach Zahlungseingang.'],
    ['en', 'The courier tries again after 2 days.'],
    ['en', 'Pick a delivery day up to 5 weeks ahead.'],
    ['en', 'The driver sends you a two-hour slot for the delivery.'],
    ['es', 'El repartidor avisa de una franja de 2 horas para la entrega.'],
    ['en', 'We ship six days a week.'],
    ['en', 'Free delivery and a 45-day guarantee'],
    ['en', 'Tell us within 14 days of delivery with your order number.'],
    ['en', 'Our team replies within 2 days, usually sooner.'],
    ['de', 'Kreditkarte beim Versand, Lastschrift zwei Werktage nach Versand, PayPal sofort.'],
  ])('are none that a parcel takes: %s "%s"', (language, text) => {
    expect(times(text, language)).toEqual([]);
  });

  test('a slot stands beside the time', () => {
    expect(times('Delivery takes 3–4 working days, with a one-hour slot by text.')[0]?.[1]).toEqual(days(3, 4));
  });

  test('what a repair takes is no delivery', () => {
    expect(times('Repaired pieces leave us after 3 weeks.', 'en', 'Repairs')).toEqual([]);
  });
});

test('"Tracked 48" names a way of delivery', () => {
  const [first] = read(
    under(
      'UK delivery',
      'Service: Royal Mail Tracked 48 | Price: £3.10 | When: 2–3 working days\nService: Next day | Price: £7.10 | When: 1 working day',
    ),
  ).filter(({ topic }) => topic === 'delivery.time');
  expect(first?.value).toEqual(days(2, 3));
});
