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

test('what answers “can I cancel” is known as that, whatever its words', () => {
  const question = ['Questions and answers', 'Can I change or cancel my order?'];
  const text = 'Yes, until it is packed: orders before 14:00 are packed the same afternoon.';
  expect(topics(passage(text, { headings: question, kind: 'page' }))).toEqual(['cancel']);
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
