import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { inOneCurrency, withoutOtherCurrencies } from './one-currency.ts';

const priced = (name: string, amount: number, currency: string) => productNamed(name, { price: { amount, currency } });
const amounts = (products: readonly { price: { amount: number } | null }[]) =>
  products.map(({ price }) => price?.amount);

test('amounts are compared in the currency that most have; what has no price stays', () => {
  const products = [priced('Mug', 12, 'USD'), priced('Mug', 16, 'CAD'), priced('Cup', 9, 'USD'), productNamed('Jar')];
  expect(amounts(inOneCurrency(products))).toEqual([12, 9, undefined]);
  expect(inOneCurrency(products.slice(2))).toHaveLength(2);
});

test('a thing is shown once, not in each currency', () => {
  expect(amounts(withoutOtherCurrencies([priced('Mug', 12, 'USD'), priced('Mug', 16, 'CAD')]))).toEqual([12]);
});
