import { expect, test } from 'vitest';
import { endOfDay, isTimeZone } from './days.ts';

test.each([
  ['2027-01-31', 'UTC', '2027-01-31T23:59:59.000Z'],
  ['2027-01-31', 'Europe/Berlin', '2027-01-31T22:59:59.000Z'],
  ['2027-07-31', 'America/Los_Angeles', '2027-08-01T06:59:59.000Z'],
  ['2027-07-31', 'Asia/Kolkata', '2027-07-31T18:29:59.000Z'],
  ['2027-07-31', 'Pacific/Kiritimati', '2027-07-31T09:59:59.000Z'],
])('%s in %s ends at %s', (day, timeZone, end) => expect(endOfDay(day, timeZone)).toBe(end));

test('a day on which clocks change ends by the clock that it ends with', () => {
  expect(endOfDay('2027-03-28', 'Europe/Berlin')).toBe('2027-03-28T21:59:59.000Z');
  expect(endOfDay('2027-10-31', 'Europe/Berlin')).toBe('2027-10-31T22:59:59.000Z');
});

test.each(['someday', '', '2027-02-30', '31.01.2027', '2027-01-31T10:00'])('“%s” is no day', (text) =>
  expect(endOfDay(text, 'UTC')).toBeNull(),
);

test('a time zone is one that there is', () => {
  expect([isTimeZone('Europe/Berlin'), isTimeZone('Mars/Olympus')]).toEqual([true, false]);
});
