import { expect, test } from 'vitest';
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import { ageOfPrice, formatPrice, isReduced } from './format-price.ts';

const emptyCard: ProductCard = {
  title: '',
  image_url: '',
  price: '',
  original_price: '',
  promotion_badge_text: '',
  promotion_description: '',
  cta_text: '',
  product_url: '',
};

test('a price is written as the visitor writes money', () => {
  expect(formatPrice('37.50 CAD', 'en')).toBe('CA$37.50');
  expect(formatPrice('1299 EUR', 'de').replace(/\s/g, ' ')).toBe('1.299,00 €');
});

test.each(['', '0', 'free', '1.234,56 €', '-5.00 EUR', 'NaN EUR', 'from 20.00 EUR'])(
  'PC-05 %j is shown as given',
  (price) => {
    expect(formatPrice(price)).toBe(price);
  },
);

test('a code that is no currency does not throw', () => expect(formatPrice('5.00 ZZZ', 'en')).toContain('5.00'));

test('PC-05 a sale is never made up', () => {
  expect(isReduced('37.50 CAD', '50.00 CAD')).toBe(true);
  expect(isReduced('50.00 CAD', '37.50 CAD')).toBe(false);
  expect(isReduced('50.00 CAD', '50.00 CAD')).toBe(false);
  expect(isReduced('37.50 CAD', '50.00 USD')).toBe(false);
  expect(isReduced('37.50 CAD', '')).toBe(false);
  expect(isReduced('', '50.00 CAD')).toBe(false);
  expect(isReduced('20 €', '30 €')).toBe(true);
});

test('the age of a price is told where nobody read it again for a day', () => {
  const read = (hours: number, checked: 'live' | 'training' = 'training') => ({
    ...emptyCard,
    checked,
    checkedAt: new Date(Date.now() - hours * 3_600_000).toISOString(),
  });
  expect(ageOfPrice(read(73), 'en')).toBe('3 days ago');
  expect(ageOfPrice(read(73), 'de')).toBe('vor 3 Tagen');
  expect(ageOfPrice(read(23), 'en')).toBeUndefined();
  expect(ageOfPrice(read(73, 'live'), 'en')).toBeUndefined();
  expect(ageOfPrice({ ...emptyCard, checked: 'training', checkedAt: 'soon' }, 'en')).toBeUndefined();
});
