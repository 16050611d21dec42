import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { lastUtcDays, relativeTime } from './time.ts';

const now = new Date('2026-11-21T12:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

test.each([
  [-5 * minute, 'Just now'],
  [0, 'Just now'],
  [59 * second, 'Just now'],
  [60 * second, '1 minute ago'],
  [59 * minute + 59 * second, '59 minutes ago'],
  [hour, '1 hour ago'],
  [23 * hour + 59 * minute, '23 hours ago'],
  [24 * hour, '1 day ago'],
  [49 * hour, '2 days ago'],
])('2.7-07 O03 %i ms ago reads %s', (ms, words) => {
  expect(relativeTime(new Date(now.getTime() - ms), now)).toBe(words);
});

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
