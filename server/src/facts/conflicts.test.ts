import { expect, test } from 'vitest';
import { conflictsOf } from './conflicts.ts';
import type { FoundFact } from './fact.ts';
import { factId } from './fact-id.ts';
import { readFacts } from './read-facts.ts';

const fact = (text: string, more: Partial<FoundFact> = {}): FoundFact => {
  const whole: Omit<FoundFact, 'id'> = {
    topic: 'returns.window',
    text,
    value: { kind: 'days', from: 14, to: 14 },
    scope: null,
    url: `https://shop.example/${text.length}`,
    language: 'en',
    ...more,
  };
  return { id: factId(whole), ...whole };
};
const days = (from: number, to = from) => ({ kind: 'days' as const, from, to });

test('two values of one topic and scope contradict each other, both ways', () => {
  const a = fact('You have 14 days to return it.');
  const b = fact('Returns are taken for 10 days.', { value: days(10) });
  const c = fact('Again: 14 days.');
  const conflicts = conflictsOf([a, b, c]);
  expect(conflicts.get(a.id)).toEqual([b.id]);
  expect(conflicts.get(b.id)).toEqual([a.id, c.id]);
});

test.each([
  ['another scope', { value: days(10), scope: 'Canada' }],
  ['another topic', { value: days(10), topic: 'refund.time' as const }],
  ['a range that contains the other', { value: days(7, 30) }],
  ['no value', { value: null }],
  ['another kind of value', { value: { kind: 'percent' as const, percent: 15 } }],
])('%s contradicts nothing', (_, more) => {
  expect(conflictsOf([fact('You have 14 days to return it.'), fact('Something else.', more)]).size).toBe(0);
});

test('two fees that speak of different matters do not contradict each other', () => {
  const fee = (text: string, amount: number) =>
    fact(text, { topic: 'delivery.cost', value: { kind: 'money', amount, currency: 'USD' } });
  const cases = fee('Banjo cases shipped by themselves are charged $24 on top, whatever the order.', 24);
  const look = fee('If you ship it to us, there is a $25 evaluation, which comes off the bill.', 25);
  expect(conflictsOf([cases, look]).size).toBe(0);
  expect(conflictsOf([cases, fee('Cases shipped by themselves are charged $30.', 30)]).size).toBe(2);
});

test('a fee is the same whether it is called postage, shipping or delivery', () => {
  const fee = (text: string, amount: number) =>
    fact(text, { topic: 'delivery.cost', value: { kind: 'money', amount, currency: 'USD' } });
  const ours = fee('We ship nationwide for $8!', 8);
  expect(conflictsOf([ours, fee('We charge a flat $11 for delivery.', 11)]).size).toBe(2);
  expect(conflictsOf([ours, fee('Postage is $12 per order.', 12)]).size).toBe(2);
});

test.each(['Banks may need another 3-4 days to post it.', 'Your bank may take an additional 3 days.'])(
  'what comes on top contradicts nothing: %s',
  (text) => {
    const refund = (said: string, from: number, to: number) =>
      fact(said, { topic: 'refund.time', value: days(from, to) });
    const ours = refund('Refunds are issued within 5-7 days after we receive your return.', 5, 7);
    expect(conflictsOf([ours, refund(text, 3, 3)]).size).toBe(0);
    expect(conflictsOf([ours, refund('Refunds are issued within 14 days.', 14, 14)]).size).toBe(2);
  },
);

test('what holds at home and what holds abroad contradict each other in nothing', () => {
  const exchange = (text: string, yes: boolean) => fact(text, { topic: 'exchange', value: { kind: 'yes_no', yes } });
  const free = exchange('Yes, exchanges are free in the US.', true);
  expect(conflictsOf([free, exchange("We don't offer exchanges on international orders.", false)]).size).toBe(0);
  expect(conflictsOf([free, exchange('There are no exchanges in the US.', false)]).size).toBe(2);
});

test.each([
  ['Reduced goods may be returned within 10 days.', 'en'],
  ['Outlet items may be returned within 10 days.', 'en'],
  ['Lo de outlet se puede devolver en 10 días.', 'es'],
  ['Outletware kann innerhalb von 10 Tagen zurückgegeben werden.', 'de'],
])('what is reduced goes back by rules of its own, and says nothing against those of all: %s', (text, language) => {
  const sale = fact(text, { value: days(10), language });
  expect(conflictsOf([fact('You have 14 days to return it.', { language }), sale]).size).toBe(0);
});

test('when a parcel leaves contradicts nothing that is said of its way', () => {
  const leaves = fact('Orders are dispatched within 2 days.', { topic: 'delivery.time', value: days(2) });
  const travels = fact('Delivery takes 5 days.', { topic: 'delivery.time', value: days(5) });
  expect(conflictsOf([leaves, travels]).size).toBe(0);
});

test('rows of one page stand under headings of their own', () => {
  const url = 'https://shop.example/delivery';
  const rows = [
    fact('Standard | Price: $5', { topic: 'delivery.cost', value: { kind: 'money', amount: 5, currency: 'USD' }, url }),
    fact('Standard | Price: $49', {
      topic: 'delivery.cost',
      value: { kind: 'money', amount: 49, currency: 'USD' },
      url,
    }),
  ];
  expect(conflictsOf(rows).size).toBe(0);
});

test('amounts of different currencies are not compared', () => {
  const inDollars = fact('It costs $5.', {
    topic: 'delivery.cost',
    value: { kind: 'money', amount: 5, currency: 'USD' },
  });
  const inEuros = fact('It costs 6 €.', {
    topic: 'delivery.cost',
    value: { kind: 'money', amount: 6, currency: 'EUR' },
  });
  expect(conflictsOf([inDollars, inEuros]).size).toBe(0);
});

test.each([
  ['Returns', 'Free shipping on orders over $52.00.', 'Free shipping on orders over $50.'],
  ['Contact', 'You have 33 days from delivery to send an item back.', 'You may return items within 30 days.'],
  ['Delivery', 'All our products come with a 3 year warranty.', 'We give a warranty of 2 years.'],
  ['Delivery', 'We do not offer exchanges.', 'An order is gladly exchanged for another size.'],
  ['Washing wool', 'We do not offer exchanges.', 'An order is gladly exchanged for another size.'],
  ['How can I pay?', 'You have 33 days from delivery to send an item back.', 'You may return items within 30 days.'],
  ['How can I pay?', 'Please allow 33 days for your refund.', 'Refunds are issued within 5 days of your return.'],
  ['Privacy', 'All our products come with a 3 year warranty.', 'We give a warranty of 2 years.'],
  ['Returns', 'Standard delivery takes 5 to 7 business days.', 'Delivery takes 1 to 2 business days.'],
  ['Returns', 'Your parcel arrives within 9-11 working days.', 'Delivery takes 1 to 2 business days.'],
  ['About our wholesale oils', 'Free shipping on orders over $52.00.', 'Free shipping on orders over $50.'],
  ['Delivery', 'Orders are processed in 7-9 working days before they ship.', 'Orders ship within 2-3 business days.'],
])('what stands under “%s” contradicts what another page says: %s', (heading, text, elsewhere) => {
  const page = (title: string, said: string) => ({
    url: `https://shop.example/${said.length}`,
    title,
    headings: [title],
    text: said,
    language: 'en',
    kind: 'policy' as const,
    voice: 'shop' as const,
  });
  const facts = readFacts({ passages: [page(heading, text), page('Questions and answers', elsewhere)] }, ['en']);
  const conflicts = conflictsOf(facts);
  expect(facts.filter(({ id }) => conflicts.has(id)).map((one) => one.text)).toEqual([text, elsewhere]);
});

test.each([
  'Sale items cannot be exchanged.',
  'We do not exchange items if they are worn.',
  'Candles cannot be exchanged.',
])('“%s” refuses no exchange as such', (text) => {
  const page = { url: 'https://shop.example/a', title: 'Returns', headings: ['Returns'], text, language: 'en' };
  const facts = readFacts({ passages: [{ ...page, kind: 'policy', voice: 'shop' }] }, ['en']);
  expect(facts.map(({ topic }) => topic)).not.toContain('exchange');
});

test('what a banner says of the longest guarantee contradicts none that is shorter', () => {
  const warranty = { topic: 'warranty' as const };
  const most = fact('Warranty up to 12 months', { ...warranty, value: days(365) });
  expect(conflictsOf([most, fact('Warranty on fitting 30 days', { ...warranty, value: days(30) })]).size).toBe(0);
  expect(conflictsOf([most, fact('Warranty 24 months', { ...warranty, value: days(730) })]).size).toBe(2);
});
