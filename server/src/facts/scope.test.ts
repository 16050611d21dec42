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
