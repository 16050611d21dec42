import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { statedPrice } from './stated-price.ts';

const candle = productNamed('Patio candle', {
  price: { amount: 12.9, currency: 'EUR' },
  variants: ['120 g', '220 g'],
  attributes: [
    { label: '', value: '120 g: 12,90 €', of: '' },
    { label: '', value: '220 g: 19,90 €', of: '' },
  ],
});

test('what a line says of a choice is its price', () => {
  expect(statedPrice(['220 g'], candle, [])).toEqual({ amount: 19.9, currency: 'EUR' });
});

test('in the cell of a table, under the name of its column', () => {
  const bare = { ...candle, attributes: [], description: 'Size 220 g | Price: 21.00 € | in stock' };
  expect(statedPrice(['220 g'], bare, [])).toEqual({ amount: 21, currency: 'EUR' });
});

test('nothing where lines differ, or what follows is no price', () => {
  const twice = { ...candle, description: '220 g: 25,00 €' };
  expect(statedPrice(['220 g'], twice, [])).toBeNull();
  const measured = { ...candle, attributes: [], description: '220 g, 45 cm' };
  expect(statedPrice(['220 g'], measured, [])).toBeNull();
});

test('a capacity behind a choice is no price', () => {
  const battery = { ...candle, attributes: [], description: '220 g (216 Wh), 220 g (12 kWh)' };
  expect(statedPrice(['220 g'], battery, [])).toBeNull();
});
