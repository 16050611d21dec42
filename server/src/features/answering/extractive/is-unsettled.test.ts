import { expect, test } from 'vitest';
import { isUnsettled } from './is-unsettled.ts';

test.each([
  ['pages', 0.6, 0.8, 'name', true],
  ['pages', 0.6, 0.9, 'name', false],
  ['own', 0.2, 0.7, 'name', true],
  ['own', 0.4, 0.7, 'name', false],
  ['own', 0.2, 0.7, 'pointing', false],
  ['own', 0.2, 0.9, 'name', false],
] as const)('%s, whose statement has %f, likely by %f, of a thing known by %s', (kind, top, likely, focusBy, doubt) => {
  expect(isUnsettled({ kind, signs: { top } }, likely, { focusBy })).toBe(doubt);
});
