import { expect, test } from 'vitest';
import { choiceLabels, joinOptions } from './offer-stock.ts';

test.each<[string, string, string]>([
  ['M - $20.00', 'M', '$20.00'],
  ['M / Sand - $20.00 USD', 'M / Sand', '$20.00 USD'],
  ['Small, 28 × 26 cm €29', 'Small, 28 × 26 cm', '€29'],
  ['Large (49,90 €)', 'Large', '49,90 €'],
  ['Oak (+ $5.00)', 'Oak', ''],
  ['L - Sold out', 'L', ''],
  ['30 - 32', '30 - 32', ''],
  ['5-6', '5-6', ''],
  ['11-12 U.S (16 Colombia)', '11-12 U.S (16 Colombia)', ''],
  ['100 ml', '100 ml', ''],
  ['11 oz', '11 oz', ''],
])('%s', (text, label, price) => {
  expect(choiceLabels([text])).toMatchObject([{ label, price }]);
});

test('vouchers are called by their amounts', () => {
  expect(choiceLabels(['Voucher $25', 'Voucher $50']).map(({ label }) => label)).toEqual([
    'Voucher $25',
    'Voucher $50',
  ]);
  expect(choiceLabels(['$25']).map(({ label }) => label)).toEqual(['$25']);
});

test.each([
  [
    'a choice that only the other names is added',
    { size: 'M' },
    { size: 'M', colour: 'Petrol' },
    { size: 'M', colour: 'Petrol' },
  ],
  [
    'in another language it is the same choice',
    { Größe: 'm' },
    { size: 'M', colour: 'Petrol' },
    { Größe: 'm', colour: 'Petrol' },
  ],
  [
    'one word for both gives way to its parts',
    { option: 'Petrol / M' },
    { size: 'M', colour: 'Petrol' },
    { size: 'M', colour: 'Petrol' },
  ],
  ['as many choices are the known ones', { Größe: 'M' }, { size: 'Medium' }, { Größe: 'M' }],
  ['nothing known is all that is told', {}, { size: 'M' }, { size: 'M' }],
  ['nothing told changes nothing', { size: 'M' }, {}, { size: 'M' }],
])('%s', (_, known, told, joined) => {
  expect(joinOptions(known, told)).toEqual(joined);
});
