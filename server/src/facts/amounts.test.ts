import { expect, test } from 'vitest';
import { amountsIn, percentIn } from './amounts.ts';

test.each([
  ['Orders over $75 ship for $8.', [75, 8], ['over', null]],
  ['Free from 50 €.', [50], ['over']],
  ['Spend £40 or more.', [40], ['over']],
  ['Orders under $50 pay $5.95.', [50, 5.95], ['under', null]],
  ['Ab 50 € frei, sonst 4,95 €.', [50, 4.95], ['over', null]],
  ['500 TL ve üzeri', [500], ['over']],
  ['5,000円以上で無料です', [5000], ['over']],
  ['50,000원 이상 무료', [50_000], ['over']],
])('%s', (text, amounts, limits) => {
  const found = amountsIn(text, null);
  expect(found.map(({ amount }) => amount)).toEqual(amounts);
  expect(found.map(({ limit }) => limit)).toEqual(limits);
});

test('kilometres are no marks', () => {
  expect(amountsIn('Diantar gratis sampai 20 km dari toko', 'IDR')).toEqual([]);
  expect(amountsIn('Dostava 10 KM', 'BAM')).toHaveLength(1);
});

test('words that are codes of currencies elsewhere are words beside a number', () => {
  expect(amountsIn('Doprava zdarma nad 1500 Kč', null)).toMatchObject([
    { amount: 1500, currency: 'CZK', limit: 'over' },
  ]);
  expect(amountsIn('Try 30 days or try 10 more.', null).map(({ currency }) => currency)).not.toContain('TRY');
  expect(amountsIn('Once it is here give us 3 business days.', 'AUD')).toEqual([]);
  expect(amountsIn('US 3', null)).toMatchObject([{ amount: 3, currency: 'USD' }]);
  expect(amountsIn('Livrare 15 lei', null)).toMatchObject([{ amount: 15, currency: 'RON' }]);
  expect(amountsIn('shipping is 5 eur', null)).toMatchObject([{ amount: 5, currency: 'EUR' }]);
});

test('the shop’s own currency tells which dollars or crowns are meant', () => {
  expect(amountsIn('It costs $5.', 'CAD')).toMatchObject([{ currency: 'CAD' }]);
  expect(amountsIn('Frakten kostar 49 kr', 'SEK')).toMatchObject([{ amount: 49, currency: 'SEK' }]);
});

test.each([
  ['A 15% fee', 15],
  ['15 Prozent', 15],
  ['%20 indirim', 20],
  ['100% cotton', 100],
  ['250 % more', null],
  ['no share', null],
])('%s', (text, percent) => {
  expect(percentIn(text)).toBe(percent);
});

test('a sign before a number is not of the number before it', () => {
  expect(amountsIn('Lower 48 $24', null).map(({ amount }) => amount)).toEqual([24]);
});
