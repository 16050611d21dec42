import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { measuresOf } from './measures.ts';

const measured = (description: string, kind: 'size' | 'weight' = 'size') =>
  measuresOf(productNamed('Thing', { description }), kind);

test('sides, volumes and weights compare whatever unit they are written in', () => {
  expect(measured('Size: 1.5 × 2 m')[0]).toMatchObject({ low: 3_000_000, unit: 'length²', words: '1.5 × 2 m' });
  expect(measured('Size: 150 x 200 cm')[0]).toMatchObject({ low: 3_000_000, unit: 'length²' });
  expect(measured('It holds 0.5 l.')[0]).toMatchObject({ low: 500, unit: 'volume' });
  expect(measured('Weight: 1.1 kg or 1700 g', 'weight')[0]).toMatchObject({
    low: 1100,
    high: 1700,
    unit: 'weight',
    words: '1.1 kg – 1700 g',
  });
});

test('what goes in is counted by its word', () => {
  expect(measured('These 16 vial cases are small.')).toContainEqual({
    low: 16,
    high: 16,
    unit: 'count of vial',
    words: '16 vial',
  });
});

test('three sides are no area, a cloth’s weight is no weight, and many of a kind say nothing', () => {
  expect(measured('A box of 10 x 20 x 30 cm').filter(({ unit }) => unit === 'length²')).toEqual([]);
  expect(measured('A towel of 500 g/m²', 'weight')).toEqual([]);
  expect(measured('1 kg, 2 kg, 3 kg, 4 kg or 5 kg', 'weight')).toEqual([]);
});

test('the figures of a model’s code count nothing', () => {
  expect(measured('We sell the PFT1200 cheaply.')).toEqual([]);
});
