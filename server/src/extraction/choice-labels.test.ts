import { expect, test } from 'vitest';
import { choiceLabels } from './choice-labels.ts';

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
  expect(choiceLabels([text])).toEqual([{ label, price }]);
});

test('vouchers are called by their amounts', () => {
  expect(choiceLabels(['Voucher $25', 'Voucher $50']).map(({ label }) => label)).toEqual([
    'Voucher $25',
    'Voucher $50',
  ]);
  expect(choiceLabels(['$25']).map(({ label }) => label)).toEqual(['$25']);
});
