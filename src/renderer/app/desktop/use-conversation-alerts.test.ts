import { expect, test } from 'vitest';
import { isQuiet } from './use-conversation-alerts.ts';

const night = { timeZone: 'Europe/Lisbon', from: 22 * 60, to: 7 * 60 };

test('quiet hours span midnight, in their own time zone', () => {
  const at = (time: string) => isQuiet(night, new Date(`2026-07-01T${time}:00Z`));
  // Lisbon is an hour ahead in July
  expect(['20:59', '21:00', '23:30', '05:59', '06:00'].map(at)).toEqual([false, true, true, true, false]);
  expect(isQuiet({ timeZone: 'UTC', from: 60, to: 120 }, new Date('2026-07-01T01:30:00Z'))).toBe(true);
  expect(isQuiet(null, new Date())).toBe(false);
  expect(isQuiet({ ...night, timeZone: 'Nowhere/Land' }, new Date())).toBe(false);
});
