import { expect, test } from 'vitest';
import { monthsAfter } from './sandbox-payments.ts';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
])('PA-28 %s and %d months is %s', (from, months, to) => {
  expect(new Date(monthsAfter(Date.parse(from), months)).toISOString().slice(0, 10)).toBe(to);
});
