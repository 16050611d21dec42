import { describe, expect, test } from 'vitest';
import type { FactTopic } from './fact.ts';
import { found, money, names, passage, topics, under } from './read-facts.fixture.ts';

const no = { kind: 'yes_no', yes: false } as const;
const yes = { kind: 'yes_no', yes: true } as const;
const of = (topic: FactTopic, text: string, language = 'en', heading = 'Shipping') =>
  found(under(heading, text, { language }))
    .filter(([one]) => one === topic)
    .map(([, value, scope]) => [value, scope]);

describe('where parcels go', () => {
  test.each([
    ['en', 'Free shipping in Canada over $80!'],
    ['en', 'Standard shipping to Norway is $9.'],
    ['de', 'Ab 60 € versandkostenfrei in Österreich.'],
    ['id', 'Gratis ongkir Jawa untuk belanja mulai Rp400.000'],
    ['es', 'Envío gratis a Baleares desde 80 €'],
    ['en', 'Free shipping in Canada, not on bulky items'],
    ['en', 'No dispatch on Sundays or US public holidays.'],
    ['en', 'Everything is packed by hand in Bristol before we ship it.'],
  ])('is not said by a price, a day or a workshop: %s "%s"', (language, text) => {
    expect(of('delivery.regions', text, language)).toEqual([]);
  });

  test('"worldwide" is no town that parcels come from', () => {
    expect(of('delivery.regions', 'We ship worldwide from Austin, Texas.')).toEqual([[names('worldwide'), null]]);
  });

  test.each([
    ['en', 'We do not ship to other countries.', 'other countries'],
    ['de', 'In andere Länder liefern wir nicht.', 'andere Länder'],
    ['fr', 'Nous ne livrons pas dans les autres pays.', 'autres pays'],
    ['en', 'We do not deliver to Norway or Iceland.', 'Norway, Iceland'],
    ['en', 'We do not deliver outside the UK and the Isle of Man.', 'outside the UK and the Isle of Man'],
    [
      'de',
      'Außerhalb der EU liefern wir mit Ausnahme der Schweiz nicht.',
      'Außerhalb der EU, mit Ausnahme der Schweiz',
    ],
    ['id', 'Kami belum mengirim ke luar Jawa.', 'luar Jawa'],
  ])('a "no" holds for the places that it names: %s "%s"', (language, text, scope) => {
    expect(of('delivery.regions', text, language)).toEqual([[no, scope]]);
  });
});

describe('what a delivery costs', () => {
  test.each([
    ['en', 'A spare lid is £4 including postage.'],
    ['es', 'La tarjeta impresa cuesta 3 € más el envío.'],
    ['en', 'You can post it to us for mending: $8 for the way back by courier.'],
    ['en', 'For a wrong address the courier charges us $12.'],
    ['en', 'Rental sets are shipped for $20 each way.'],
  ])('is no other sum beside it: %s "%s"', (language, text) => {
    expect(of('delivery.cost', text, language)).toEqual([]);
  });

  test.each([
    ['en', 'Bulky parcels cost $25 on top of shipping.'],
    ['de', 'Bei Sperrgut kommt zum Versand ein Zuschlag von 21 € hinzu.'],
  ])('a surcharge is told, and is not the sum: %s "%s"', (language, text) => {
    expect(of('delivery.cost', text, language).map(([value]) => value)).toEqual([null]);
  });

  test('"Lower 48 $24" costs 24', () => {
    const row = passage('Box: Medium | Lower 48: $24 | Notes: by UPS', { headings: ['Shipping', 'Rates'] });
    expect(found(row)).toContainEqual(['delivery.cost', money(24, 'USD'), 'Medium, Rates']);
  });

  test('traders’ terms are theirs', () => {
    expect(of('delivery.free_from', 'Delivery is free from $900.', 'en', 'Wholesale')).toEqual([
      [money(900, 'USD'), 'Wholesale'],
    ]);
  });

  test('a slogan over a home page is no scope', () => {
    const home = passage('Free delivery over €30', {
      kind: 'home',
      title: 'Home',
      headings: ['Plants for small flats'],
      url: 'https://shop.example/',
    });
    expect(found(home)).toContainEqual(['delivery.free_from', money(30, 'EUR'), null]);
  });

  test('a sum that is free of nothing frees no delivery', () => {
    expect(topics(under('Shipping', 'We test your water free at the counter (a kit is $6).'))).not.toContain(
      'delivery.free_from',
    );
  });
});

describe('orders that are fetched', () => {
  test('are denied where the sentence denies them', () => {
    expect(of('delivery.pickup', 'We offer no local pickup of orders.')).toEqual([[no, null]]);
    expect(of('delivery.pickup', 'Local pickup is free for orders (not on Sundays).')).toEqual([[yes, null]]);
    expect(
      of('delivery.pickup', 'Knives cannot be handed out there by our friendly team.', 'en', 'Pickup point'),
    ).toEqual([[null, null]]);
  });

  test('are not promised by a table of hours', () => {
    const week = [
      'Day: Monday | Café: 8–4 | Counter (orders, pickup): closed',
      'Day: Tuesday | Café: 8–4 | Counter (orders, pickup): 9–5',
    ].join('\n');
    expect(topics(passage(week, { title: 'Visit', headings: ['Visit our shop'] }))).not.toContain('delivery.pickup');
  });
});

describe('customs', () => {
  test('as a reason say nothing of duties', () => {
    expect(topics(under('Shipping', 'For customs reasons we ship cheese to Norway only.'))).not.toContain(
      'delivery.customs',
    );
  });

  test.each([
    ['fr', 'Pour la Norvège, les éventuels droits et taxes sont à la charge du destinataire.', 'Norvège', 'Livraison'],
    ['es', 'El IGIC lo paga en Canarias el destinatario al recoger el paquete.', 'Canarias', 'Envíos'],
  ])('hold for the country they are said of: %s "%s"', (language, text, scope, heading) => {
    expect(of('delivery.customs', text, language, heading)).toEqual([[null, scope]]);
    expect(of('delivery.pickup', text, language, heading)).toEqual([]);
  });

  test('hold under a country’s heading, however far above', () => {
    const page = passage('Import duties are paid by the customer.', {
      title: 'Shipping',
      headings: ['Shipping', 'Switzerland', 'Good to know', 'Duties'],
    });
    expect(found(page)).toContainEqual(['delivery.customs', null, 'Switzerland']);
  });
});

test('who carries parcels holds wherever they are packed, and is not told by a label', () => {
  expect(of('delivery.carrier', 'We pack everything in Bristol and send it with DPD.')).toEqual([[names('dpd'), null]]);
  expect(of('delivery.carrier', 'Sie erhalten ein DHL-Etikett per E-Mail.', 'de', 'Versand')).toEqual([]);
});

test('what is charged for a thing that a customer sends in is no delivery’s', () => {
  expect(of('delivery.cost', 'It has to be clean when it gets here or we charge a $20 wash.', 'en', 'Repairs')).toEqual(
    [],
  );
});
