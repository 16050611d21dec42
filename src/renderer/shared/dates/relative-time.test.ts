import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

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
