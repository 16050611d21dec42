import { expect, test } from 'vitest';
import { utcDays } from './routes.ts';

test('9-12 a range covers every UTC day it touches, single days and month ends included', () => {
  expect(utcDays(new Date('2026-02-27T23:59:59.999Z'), new Date('2026-03-01T00:00:00.000Z'))).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
  expect(utcDays(new Date('2026-11-21T00:00:00Z'), new Date('2026-11-21T23:59:59.999Z'))).toEqual(['2026-11-21']);
});
