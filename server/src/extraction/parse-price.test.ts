import { describe, expect, test } from 'vitest';
import { parsePrice, parsePrices } from './parse-price.ts';

test.each([
  ['$1,234.50', 1234.5, 'USD'],
  ['1.234,50 €', 1234.5, 'EUR'],
  ['1 573 Kč', 1573, 'CZK'],
  ['10 990,00 €', 10990, 'EUR'],
  ["CHF 1'299.–", 1299, 'CHF'],
  ['CHF 5.-', 5, 'CHF'],
  ['12€99', 12.99, 'EUR'],
  ['1.144.000 ₫', 1144000, 'VND'],
  ['Rp 31.500', 31500, 'IDR'],
  ['199,00 грн.', 199, 'UAH'],
  ['123,456.789 OMR', 123456.789, 'OMR'],
  ['1.250 KD', 1.25, 'KWD'],
  ['US$ 12.99', 12.99, 'USD'],
  ['.75 €', 0.75, 'EUR'],
  ['₹1,23,456', 123456, 'INR'],
  ['٣٫٥٠ درهم', 3.5, 'AED'],
  ['￥１２，８００', 12800, 'JPY'],
  ['<span class=money>$0.55 CAD</span>', 0.55, 'USD'],
  ['34.992001', 34.992001, null],
  ['now only £19', 19, 'GBP'],
  ['Was $120.00 Now $60.00', 60, 'USD'],
  ['Was: $124.95 Now: $0.00', 124.95, 'USD'],
  ['$.750.30', 750.3, 'USD'],
])('%s', (text, amount, currency) => expect(parsePrice(text)).toMatchObject({ amount, currency }));

test('what is no price is none', () => {
  for (const text of ['', 'Free!', 'on request', '20 %', '-15%', '15.08.2017']) expect(parsePrice(text)).toBeNull();
});

test('an ambiguous sign follows the hint, a clear one does not', () => {
  expect(parsePrice('$5', 'CAD')?.currency).toBe('CAD');
  expect(parsePrice('5 kr', 'NOK')?.currency).toBe('NOK');
  expect(parsePrice('€5', 'CAD')?.currency).toBe('EUR');
});

describe('several amounts', () => {
  test('all are read, percentages are not', () => {
    expect(parsePrices('99,99 EUR (-30%) 69,99 EUR').map((price) => price.amount)).toEqual([99.99, 69.99]);
  });
  test('one with a currency goes before one without', () => {
    expect(parsePrice('Set of 8: $72.99')?.amount).toBe(72.99);
  });
});

test('CW-23 hostile strings take no time', () => {
  for (const text of ['1 '.repeat(50_000), '1.111'.repeat(50_000), '$'.repeat(100_000), '9'.repeat(100_000)])
    expect(() => parsePrices(text)).not.toThrow();
});
