import { expect, test } from 'vitest';
import { minutesOf, shownMinutes } from './presence-card.tsx';

test('minutes and what a time field holds are one, and a day’s end is its end', () => {
  for (const minutes of [0, 1, 570, 1020, 1438]) expect(minutesOf(shownMinutes(minutes))).toBe(minutes);
  expect(shownMinutes(570)).toBe('09:30');
  expect(minutesOf(shownMinutes(1440))).toBe(1440);
  for (const none of ['', '9:30', 'noon']) expect(minutesOf(none)).toBeNull();
});
