/** For what a rule holds, where its section or its own words say so. */
import { describe, expect, test } from 'vitest';
import { days, found, passage } from './read-facts.fixture.ts';

const read = (text: string, headings: [string, ...string[]], language = 'en') =>
  found(passage(text, { title: headings[0], headings, language }));
const exceptions = (text: string, headings: [string, ...string[]], language?: string) =>
  read(text, headings, language).filter(([topic]) => topic === 'returns.exceptions');

describe('for what a rule is', () => {
  test('what it names as refused', () => {
    expect(exceptions('There are no returns on ride-on mowers, please measure first.', ['Mowers'])).toEqual([
      ['returns.exceptions', null, 'ride-on mowers'],
    ]);
  });

  test('the section’s sort of goods', () => {
    expect(read('Send it back within 20 days.', ['Returns', 'Sale items'])).toContainEqual([
      'returns.window',
      { kind: 'days', from: 20, to: 20 },
      'Sale items',
    ]);
    expect(read('Return postage is on you.', ['Trade customers'])).toContainEqual([
      'returns.cost',
      null,
      'Trade customers',
    ]);
  });

  test('not an entry of the list before it', () => {
    const facts = exceptions('Embroidered caps\nLamps that were wired in', ['Returns', 'What cannot come back']);
    expect(facts).toContainEqual(['returns.exceptions', null, 'Lamps']);
  });

  test('not what stands behind the rule', () => {
    expect(read('You pay the return postage unless it is faulty.', ['Returns'])).toContainEqual([
      'returns.cost',
      null,
      null,
    ]);
    expect(read('Returns from outside the UK are at the buyer’s own cost.', ['Returns'])).toContainEqual([
      'returns.cost',
      null,
      'outside the UK',
    ]);
  });
});

test('a collection’s page speaks of what is in it', () => {
  const text = 'They all come with a two-year warranty.';
  expect(found(passage(text, { title: 'Toasters', headings: ['Toasters'], kind: 'collection' }))).toContainEqual([
    'warranty',
    days(730),
    'Toasters',
  ]);
});

test('a repair has a guarantee of its own', () => {
  const guaranteed = read('Repairs are guaranteed for 6 months.', ['Guarantee']);
  expect(guaranteed).toContainEqual(['warranty', days(180), 'Repairs']);
  const onPage = read('90 days on the same work.', ['Repairs', 'Guarantee on repairs']);
  expect(onPage).toContainEqual(['warranty', days(90), 'Guarantee on repairs']);
});

test.each([
  ['en', 'Brass hardware on our leads is guaranteed for five years.', 'Brass hardware on our leads', 1825],
  ['en', 'Then grinders have a warranty of two years.', 'grinders', 730],
  ['en', 'Everything on our shelves is guaranteed for two years.', null, 730],
  ['en', 'All our products come with a two-year warranty.', null, 730],
  ['de', 'Unsere Zelte haben fünf Jahre Garantie.', 'Unsere Zelte', 1825],
  ['de', 'Alle Zelte haben fünf Jahre Garantie.', null, 1825],
  ['de', 'Gegenüber Unternehmern gilt eine Gewährleistung von einem Jahr.', 'Unternehmern', 365],
  ['en', 'The warranty runs for two years, unless a business buys from us on trade accounts.', null, 730],
])('for whom and for what a guarantee is: %s: %s', (language, text, scope, length) => {
  expect(read(text, ['Guarantee'], language)).toContainEqual(['warranty', days(length), scope]);
});

test('what large goods cost on their way back is their fee alone', () => {
  const costs = (text: string) => read(text, ['Returns']).filter(([topic]) => topic === 'returns.cost');
  expect(costs('Floorstanding speakers are collected for £35, taken off the refund.')).toMatchObject([
    ['returns.cost', { amount: 35 }, 'Floorstanding speakers'],
  ]);
  expect(costs('The prepaid label is £8, taken off the refund.')).toMatchObject([
    ['returns.cost', { amount: 8 }, null],
  ]);
});

test.each([
  ['en', 'Anywhere within 12 miles delivery is $4.', 'within 12 miles'],
  ['de', 'Im Umkreis von 20 km kostet die Lieferung 4 €.', 'Im Umkreis von 20 km'],
])('what a van brings near the shop costs that there: %s: %s', (language, text, scope) => {
  const facts = read(text, [language === 'de' ? 'Lieferung' : 'Delivery'], language);
  expect(facts).toContainEqual(['delivery.cost', expect.objectContaining({ amount: 4 }), scope]);
});

test('a yes before the colon is no name of what it holds for', () => {
  const facts = read('Yes: delivery is €9.', ['Delivery', 'Do you ship there?']);
  expect(facts).toContainEqual(['delivery.cost', expect.objectContaining({ amount: 9 }), null]);
  expect(read('Yes: in cloth with a card, for €4 a parcel.', ['Help', 'Do you wrap presents?'])).toEqual([]);
});
