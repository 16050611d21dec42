import { expect, test } from 'vitest';
import { isYesNo } from './asks-of.ts';

test.each([
  ['mesin absen K20 udah bisa wifi belum?', true],
  ['tahan air gak sih kak', true],
  ['itu tahan hujan kan', true],
  ['sampainya berapa hari lagi ga ya', false],
  ['ongkirnya berapa ya kak', false],
])('Indonesian wants yes or no by the end of a sentence too: %s', (text, isSo) => {
  expect(isYesNo(text, 'id')).toBe(isSo);
});
