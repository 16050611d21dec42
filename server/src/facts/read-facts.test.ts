import { describe, expect, test } from 'vitest';
import { days, found, money, names, passage, read, topics, under } from './read-facts.fixture.ts';

describe('a sentence of the terms becomes a fact with its value', () => {
  test('one sentence answers several topics', () => {
    const text = 'Our orders ship via USPS within 2-3 business days, for only $8.00.';
    expect(found(under('Shipping', text))).toEqual([
      ['delivery.cost', money(8, 'USD'), null],
      ['delivery.time', days(2, 3), null],
      ['delivery.carrier', names('usps'), null],
    ]);
    expect(read(under('Shipping', text)).every((fact) => fact.text === text)).toBe(true);
  });

  test('what an order must reach is told from what the delivery costs', () => {
    expect(found(under('Shipping', 'Delivery is $6, and free on orders over $75.'))).toEqual([
      ['delivery.cost', money(6, 'USD'), null],
      ['delivery.free_from', money(75, 'USD'), null],
    ]);
  });

  test('a question above decides the topic, and a bare yes is no fact', () => {
    const answer = passage('Always! It takes two weeks from the day on which we receive it.', {
      headings: ['Questions', 'How long does a refund take?'],
    });
    expect(read(answer)).toMatchObject([
      { topic: 'refund.time', text: 'It takes two weeks from the day on which we receive it.', value: days(14) },
    ]);
    expect(read(under('Do you ship abroad?', 'Yes, always!'))).toEqual([]);
  });

  test('hours and weeks count as days', () => {
    expect(found(under('Shipping', 'Orders ship within 24-48 hours.'))).toEqual([['delivery.time', days(1, 2), null]]);
    expect(found(under('Returns', 'You may return items within 4 weeks.'))).toEqual([
      ['returns.window', days(28), null],
    ]);
  });

  test('how long a thing may go back is told from when the money comes', () => {
    const text = 'You have 30 days to return an item.\nReturns are processed within 5 business days of receiving them.';
    expect(found(under('Returns', text))).toEqual([
      ['returns.window', days(30), null],
      ['refund.time', days(5), null],
    ]);
  });

  test('of terms and conditions what says plainly how much or how long', () => {
    const text =
      'You have 20 days to return an item.\nStandard delivery takes 3 to 5 working days.\nOur liability ends 30 days after delivery.';
    expect(found(under('Terms and conditions', text))).toEqual([
      ['delivery.time', days(3, 5), null],
      ['returns.window', days(20), null],
    ]);
  });

  test('contacts by their shape', () => {
    const text = 'Write to help@shop.example or call +1 (201) 555-0142.\nMonday to Friday: 9:00 to 17:30';
    expect(found(under('Contact', text, { kind: 'page' }))).toEqual([
      ['contact.email', names('help@shop.example'), null],
      ['contact.phone', names('+1 (201) 555-0142'), null],
      ['contact.hours', null, null],
    ]);
  });
});

describe('where a fact holds', () => {
  test('a row by its label under a region', () => {
    const text =
      'US Orders:\n1. USPS Priority Mail (2-3 business days)\nInternational Orders:\n1. USPS Priority Mail (6-21 business days)';
    expect(found(under('Shipping', text)).filter(([topic]) => topic === 'delivery.time')).toEqual([
      ['delivery.time', days(2, 3), 'US Orders, USPS Priority Mail'],
      ['delivery.time', days(6, 21), 'International Orders, USPS Priority Mail'],
    ]);
  });

  test('a country, a kind of product, damage', () => {
    expect(found(under('Versand', 'In die Schweiz liefern wir für 12,90 €.', { language: 'de' }))[0]).toEqual([
      'delivery.cost',
      money(12.9, 'EUR'),
      'Schweiz',
    ]);
    expect(found(under('Returns', 'There are no returns on candles.'))).toEqual([
      ['returns.exceptions', null, 'candles'],
    ]);
    const all = 'Blankets, throws, cushions and bed linen that have been washed cannot be returned.';
    expect(found(under('Returns', all))).toEqual([
      ['returns.exceptions', null, 'Blankets, throws, cushions and bed linen'],
    ]);
    expect(found(under('Returns', 'Candles that were lit, and opened diffusers, cannot be returned.'))).toEqual([
      ['returns.exceptions', null, 'Candles'],
    ]);
    expect(found(under('Returns', 'Damaged items must be reported within 10 days.'))).toEqual([
      ['returns.window', days(10), 'Damaged'],
    ]);
  });

  test('where parcels are sent parts no terms of what comes back', () => {
    const text =
      'Do you ship overseas?\nYes, overseas deliveries take 7 to 16 days.\nYou have 17 days from delivery to send an item back.';
    expect(found(under('Questions', text)).filter(([topic]) => /time|window/u.test(topic))).toEqual([
      ['delivery.time', days(7, 16), 'overseas'],
      ['returns.window', days(17), null],
    ]);
  });

  test('a carrier named after a country names no region', () => {
    expect(topics(under('Shipping', 'All shipments will be made via Canada Post.'))).toEqual(['delivery.carrier']);
  });
});

describe('what is no fact', () => {
  test.each([
    ['a customer', under('Shipping', 'Delivery took 3 days and cost $5.', { voice: 'customer' })],
    ['a story', under('Our trip', 'We returned after 14 days with a delivery of $20.', { kind: 'article' })],
    ['a question', under('Shipping', 'Does delivery take 3 days?')],
    ['a fragment', under('Shipping', 'of our delivery within 3 days.')],
    ['a statement without end', under('Shipping', `Delivery takes 3 days ${'and more '.repeat(60)}.`)],
    ['the law', under('Terms', 'We disclaim all warranties for 2 years of delivery of the service.')],
    ['privacy', under('Privacy policy', 'We keep your delivery address for 30 days.')],
    [
      'a mail that did not come',
      under('Shipping', 'If you do not receive the shipping email within 3 days, write to us.'),
    ],
    ['an offer to click', under('Wholesale', 'Click here for wholesale orders and contact.')],
    [
      'a promise of a repair',
      under('Warranty', 'We repair first, replace if we cannot repair, and refund if we can do neither.'),
    ],
  ])('%s', (_, one) => {
    expect(read(one)).toEqual([]);
  });

  test('a page that calls its language anything is read all the same', () => {
    expect(topics(under('Shipping', 'Delivery takes 3 days.', { language: '%%' }))).toEqual(['delivery.time']);
  });
});

test('free delivery that an order must earn is not said to be free', () => {
  const slogan = passage('FREE SHIPPING', { kind: 'site', url: 'https://shop.example/' });
  expect(found(slogan)).toEqual([['delivery.cost', { kind: 'money', amount: 0, currency: null }, null]]);
  expect(topics(slogan, under('Shipping', 'Orders over $75 ship for free.'))).toEqual(['delivery.free_from']);
});

test('where pages say the same, the policy is quoted', () => {
  const text = 'You have 30 days to return an item.';
  const page = under('Returns', text, { kind: 'page', url: 'https://shop.example/pages/a' });
  const policy = under('Returns', text, { url: 'https://shop.example/policies/returns' });
  expect(read(page, policy).map(({ url }) => url)).toEqual([policy.url]);
});

test('of a topic at most twelve are kept, and the currency of the products tells which dollars are meant', () => {
  const rows = Array.from(
    { length: 20 },
    (_, i) => `Delivery to zone ${String.fromCodePoint(65 + i)} costs $${i + 3}.`,
  );
  expect(read(under('Shipping', rows.join('\n'))).filter(({ topic }) => topic === 'delivery.cost')).toHaveLength(12);
});

test('a page without end is read in no time', () => {
  const endless = [
    'delivery '.repeat(50_000),
    `${'1 '.repeat(50_000)}days`,
    `${'a@'.repeat(50_000)}b`,
    '(1'.repeat(50_000),
    `${'A b, '.repeat(50_000)}: x`,
    `x${' *'.repeat(50_000)}y`,
    'nad 15 '.repeat(50_000),
  ];
  expect(read(...endless.map((text) => under('Shipping', text)))).toEqual([]);
});

test('an address on several lines is one statement', () => {
  const lines = ['Hearth & Loom', 'The Old Mill, 3 Weir Lane', 'Kilkenny, R95 X0X0', 'Ireland', 'Sunday: closed'];
  const address = (text: string, language = 'en') =>
    read(under('Contact', text, { language, kind: 'page' }))
      .filter(({ topic }) => topic === 'contact.address')
      .map(({ text: said }) => said);
  expect(address(lines.join('\n'))).toEqual(['The Old Mill, 3 Weir Lane, Kilkenny, R95 X0X0, Ireland']);
  expect(address('Webstuhl GmbH\nLindenstraße 5,\n10969 Berlin\nTelefon 030 123', 'de')).toEqual([
    'Lindenstraße 5, 10969 Berlin',
  ]);
  expect(address('118 North Queen Street\nLancaster, PA 17603\nMonday: Closed')).toEqual([
    '118 North Queen Street, Lancaster, PA 17603',
  ]);
  expect(address('Visit us at 3 Weir Lane\nMade here since 2019')).toEqual([]);
});

test('what answers “can I cancel” is known as that, whatever its words', () => {
  const question = ['Questions and answers', 'Can I change or cancel my order?'];
  const text = 'Yes, until it is packed: orders before 14:00 are packed the same afternoon.';
  expect(topics(passage(text, { headings: question, kind: 'page' }))).toEqual(['cancel']);
});

test('a table of prices under the goods’ own heading is of their delivery', () => {
  const text = [
    'Where: Ireland | How long: 3 to 6 working days | Price: €29',
    'Where: France | How long: 7 to 10 working days | Price: €49',
    'We do not deliver furniture to other countries.',
  ].join('\n');
  const facts = found(passage(text, { title: 'Delivery', headings: ['Delivery', 'Furniture'] }));
  expect(facts).toContainEqual(['delivery.cost', money(49, 'EUR'), 'France, Furniture']);
  expect(facts).toContainEqual(['delivery.regions', { kind: 'yes_no', yes: false }, 'other countries, furniture']);
});

test('an address is told whole, and from the page of contacts', () => {
  const street = 'Jl. Melati No. 48, Ruko B-12, Lowokwaru';
  const town = 'Kota Malang, Jawa Timur 65142';
  const back = under('Alamat retur', `${street}\n${town}`, { language: 'id', url: 'https://toko.example/retur' });
  const contacts = under('Toko', `${street}, ${town}`, {
    language: 'id',
    kind: 'page',
    url: 'https://toko.example/kontak',
  });
  const short = under('Beranda', 'Jl. Melati No. 48, Kota Malang', { language: 'id', url: 'https://toko.example/' });
  expect(read(back, short, contacts).filter(({ topic }) => topic === 'contact.address')).toMatchObject([
    { text: `${street}, ${town}`, url: 'https://toko.example/kontak' },
  ]);
});

test('until when damage must be reported is no time in which money comes', () => {
  const answer = passage('Tell us within 7 days of receiving it with a video, and we refund you.', {
    headings: ['Questions', 'What if it arrives broken?'],
  });
  expect(found(answer)).toEqual([['returns.window', days(7), 'broken']]);
});

test('by which hour an order must be paid to leave the same day is a time of delivery', () => {
  expect(topics(under('Shipping', 'Paid before 3 pm: shipped the same day'))).toEqual(['delivery.time']);
  expect(topics(under('Shipping', 'Payment is due the same day'))).toEqual(['payment.deadline']);
});

describe('what a shop keeps of a refund, and what the way there cost', () => {
  test('a label taken off the refund is what a return costs', () => {
    const text = 'US orders: we email you a prepaid label and take $6.50 off your refund.';
    expect(found(under('Return shipping', text, { title: 'Returns' }))).toContainEqual([
      'returns.cost',
      money(6.5, 'USD'),
      'US',
    ]);
  });

  test('the way there is not the way back', () => {
    expect(topics(under('Guarantee & Repairs', 'Return postage within the UK is £3.95.'))).not.toContain(
      'returns.cost',
    );
    expect(topics(under('Returns', 'Return postage within the UK is £3.95.'))).toContain('returns.cost');
    expect(topics(under('Returns', 'Original shipping costs are not refunded.'))).not.toContain('returns.cost');
  });

  test('a time under another matter on the page of returns is none to return in', () => {
    const service = 'Every new bike gets a free first service within 8 weeks.';
    expect(topics(passage(service, { title: 'Returns', headings: ['Returns', 'Free first service'] }))).not.toContain(
      'returns.window',
    );
  });
});

test('how one shirt fits is said of that shirt', () => {
  const fit = passage('Unisex, true to size.', { title: 'Size guide', headings: ['Size guide', 'Classic Logo Tee'] });
  expect(found(fit)).toEqual([['size_guide', null, 'Classic Logo Tee']]);
});

test('"food ships to Canada only" is said of food', () => {
  expect(found(under('Shipping', 'Food only ships to the US and Canada.'))).toEqual([
    ['delivery.regions', names('canada', 'united states'), 'Food'],
  ]);
});

describe('a German shop', () => {
  const german = (heading: string, text: string, more = {}) => under(heading, text, { language: 'de', ...more });

  test('promises side by side in a bar are one each', () => {
    const bar = german('', 'Versandkostenfrei ab 49 € · Mo–Fr 8–17 Uhr · Tel. 04921 – 55 01 70', { kind: 'site' });
    expect(read(bar).map(({ topic, text }) => [topic, text])).toEqual([
      ['delivery.free_from', 'Versandkostenfrei ab 49 €'],
      ['contact.phone', 'Tel. 04921 – 55 01 70'],
      ['contact.hours', 'Mo–Fr 8–17 Uhr'],
    ]);
  });

  test('a telephone number in the middle of a line is one', () => {
    const imprint = 'Neutorstraße 22, 26721 Emden. Telefon: 04921 550170, E-Mail: info@brandt.example.';
    expect(topics(german('Impressum', imprint))).toContain('contact.phone');
  });

  test('an invoice is a way to pay, and the money comes when the law says', () => {
    expect(topics(german('Zahlungsarten', 'Rechnung: zahlbar innerhalb von 14 Tagen nach Erhalt der Ware.'))).toContain(
      'payment.methods',
    );
    const law =
      'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten, spätestens binnen vierzehn Tagen zurückzuzahlen.';
    expect(found(german('Folgen des Widerrufs', law, { title: 'Widerrufsbelehrung' }))).toEqual([
      ['refund.time', days(14), null],
    ]);
  });
});

describe('a word that only looks like a topic', () => {
  const topicsIn = (heading: string, text: string) => found(under(heading, text)).map(([topic]) => topic);

  test.each([
    ['Pickup', 'Bring the order number or ID.', 'delivery.carrier'],
    ['Gift wrapping', 'Yes: $4 per package, kraft paper and a fly in the bow (hook cut off).', 'discount'],
    ['Taxes', 'Other states where the law makes us collect it are worked out at checkout.', 'delivery.pickup'],
    [
      'Shipping',
      'Boat-size net: $9 oversize charge on every order, including orders that ship free.',
      'delivery.free_from',
    ],
  ])('%s: %s', (heading, text, topic) => expect(topicsIn(heading, text)).not.toContain(topic));

  test('a carrier of that name is one', () => {
    expect(topicsIn('Shipping', 'Orders to Norway are shipped with Bring.')).toContain('delivery.carrier');
  });
});

test('a limit on what is taken off stands in a row of rates, and the row is read', () => {
  const text = 'Bali | Standard: $5 per kg | Days: 3 to 6 days | Free from: $75 (discount at most $6)';
  const row = passage(text, { headings: ['Shipping', 'Rates'] });
  expect(topics(row)).toContain('delivery.free_from');
});

test('hours of a weekday are read without a clock', () => {
  const seasons = 'Monday | Apr 15 – Oct 15: 8–6 | Oct 16 – Apr 14: closed';
  expect(read(under('Visit us', seasons))[0]?.text).toBe('Monday: Apr 15 – Oct 15 8–6, Oct 16 – Apr 14 closed');
  expect(found(under('Visit us', 'Tuesday to Friday: 8–6'))).toEqual([['contact.hours', null, null]]);
  expect(found(under('Visit us', 'Telephone, Monday to Friday, 9 to noon.'))[0]?.[0]).toBe('contact.hours');
  expect(found(under('Delivery', 'Monday: 2–3 days'))).not.toContainEqual(['contact.hours', null, null]);
});

describe('a rule of a service holds for that service', () => {
  const scopes = (heading: string, text: string, more = {}) => found(under(heading, text, more)).map((one) => one[2]);

  test.each([
    ['Casting lessons', 'Cancel up to 48 hours ahead and you get everything back.', 'Casting lessons'],
    ['Alquiler de paellas', 'Cancelar hasta 3 días antes es gratis.', 'Alquiler de paellas'],
    ['Do you give evening classes?', 'You can cancel up to two days ahead.', 'evening classes'],
  ])('%s: %s', (heading, text, scope) => {
    const language = heading.startsWith('Alquiler') ? 'es' : 'en';
    expect(scopes(heading, text, { language })).toContain(scope);
  });

  test('but not where the heading is of goods too, or of the whole shop', () => {
    expect(scopes('Guarantee and repairs', 'We guarantee all we sell for two years.')).toEqual([null]);
    const home = { kind: 'home' as const };
    expect(scopes('Sewing machines and repairs', 'Free delivery on orders over $50.', home)).toEqual([null]);
  });
});

test('a tax number is no telephone, a row of rates no address, and no bracket stays open', () => {
  expect(topics(under('Contact', 'NIB 0220001550127.'))).toEqual([]);
  expect(topics(under('Contact', 'GST/HST 81234 5678 RT0001.'))).toEqual([]);
  expect(found(under('Contact', 'WhatsApp (684 21 90 57) in the same hours.'))[0]?.[1]).toEqual(names('684 21 90 57'));
});

test('a table of rates is held whole, and what stands after it as well', () => {
  const rows = Array.from(
    { length: 30 },
    (_, i) => `Zone: Area ${i + 1} | Shipping cost: €${i + 5} | Time: ${i + 2} days`,
  );
  const facts = found(passage(rows.join('\n'), { title: 'Shipping', headings: ['Shipping', 'Shipping cost'] }));
  expect(facts.filter(([topic]) => topic === 'delivery.cost')).toHaveLength(30);
});
