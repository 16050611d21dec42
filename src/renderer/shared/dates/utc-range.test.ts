import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastUtcDays } from './utc-range.ts';

test('9-10 9-11 the last seven days start six days back and end with today', () => {
  expect(lastUtcDays(7, new Date('2026-11-21T13:45:00+09:00'))).toEqual({
    startDate: '2026-11-15T00:00:00.000Z',
    endDate: '2026-11-21T23:59:59.999Z',
  });
});

test('9-12 one day is that day, whole, in UTC', () => {
  expect(lastUtcDays(1, new Date('2026-11-21T00:30:00+02:00'))).toEqual({
    startDate: '2026-11-20T00:00:00.000Z',
    endDate: '2026-11-20T23:59:59.999Z',
  });
});

test('the window always holds now and has whole days', () => {
  const dates = fc.date({ min: new Date('1971-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, fc.integer({ min: 1, max: 366 }), (now, days) => {
      const { startDate, endDate } = lastUtcDays(days, now);
      expect(Date.parse(endDate) - Date.parse(startDate)).toBe(days * 86_400_000 - 1);
      expect(Date.parse(endDate)).toBeGreaterThanOrEqual(now.getTime());
      expect(Date.parse(startDate)).toBeLessThanOrEqual(now.getTime());
    }),
  );
});
