import { expect, test } from 'vitest';
import { createTitleCleaner } from './site-titles.ts';

test('what most titles share is the shop’s name, though no page says so', () => {
  const names = ['Delivery', 'Returns', 'Blanket', 'Throw', 'Pillow', 'Candle - Large'];
  const clean = createTitleCleaner(names.map((name) => `${name} | Loomery`));
  expect(names.map((name) => clean(`${name} | Loomery`))).toEqual(names);
  expect(clean('Wool | Cotton')).toBe('Wool | Cotton');
});
