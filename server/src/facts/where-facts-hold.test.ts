/** Where a fact holds: its row, its region, its goods or its service, as the statement and what stands above it say. */
import { describe, expect, test } from 'vitest';
import { days, found, money, names, passage, topics, under } from './read-facts.fixture.ts';

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

test('how one shirt fits is said of that shirt', () => {
  const fit = passage('Unisex, true to size.', { title: 'Size guide', headings: ['Size guide', 'Classic Logo Tee'] });
  expect(found(fit)).toEqual([['size_guide', null, 'Classic Logo Tee']]);
});

test('"food ships to Canada only" is said of food', () => {
  expect(found(under('Shipping', 'Food only ships to the US and Canada.'))).toEqual([
    ['delivery.regions', names('canada', 'united states'), 'Food'],
  ]);
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
