import { expect, test } from 'vitest';
import { firstRange, nextRange, windowOf, windowText } from './range-calendar.tsx';
import type { Choice, RangeState } from './range-calendar.tsx';

const now = new Date('2026-11-21T00:30:00+02:00');
const choose = (choice: Choice, state: RangeState = firstRange) => nextRange(state, { type: 'chosen', choice });

test('4-09 9-10 the first window is the last seven days, today included', () => {
  expect(windowOf(firstRange, now)).toEqual({
    startDate: '2026-11-14T00:00:00.000Z',
    endDate: '2026-11-20T23:59:59.999Z',
  });
  expect(windowText(windowOf(firstRange, now))).toMatch(/^14\s?–\s?20 Nov 2026$/);
});

test('4-10 a preset sets its days and closes the calendar', () => {
  const open = choose('custom');
  expect(open.calendarOpen).toBe(true);
  expect(choose('last-30', open)).toEqual({ choice: 'last-30', picked: null, calendarOpen: false });
});

test.each([
  ['today', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-19', '2026-11-19'],
  ['last-7', '2026-11-14', '2026-11-20'],
  ['last-30', '2026-10-22', '2026-11-20'],
] as const)('9-11 9-12 %s is %s to %s in whole UTC days', (choice, from, to) => {
  expect(windowOf(choose(choice), now)).toEqual({
    startDate: `${from}T00:00:00.000Z`,
    endDate: `${to}T23:59:59.999Z`,
  });
});

test('4-11 Custom Range clears the dates and toggles the calendar', () => {
  const picked = nextRange(choose('custom'), { type: 'picked', from: '2026-11-03', to: '2026-11-09' });
  const again = choose('custom', picked);
  expect(again).toEqual({ choice: 'custom', picked: null, calendarOpen: true });
  expect(choose('custom', again).calendarOpen).toBe(false);
});

test('4-12 two different days are applied and close the calendar, one day alone is not', () => {
  const open = choose('custom');
  expect(nextRange(open, { type: 'picked', from: '2026-11-03', to: null })).toBe(open);
  expect(nextRange(open, { type: 'picked', from: '2026-11-03', to: '2026-11-03' })).toBe(open);
  const picked = nextRange(open, { type: 'picked', from: '2026-11-03', to: '2026-11-09' });
  expect(picked.calendarOpen).toBe(false);
  expect(windowOf(picked, now)).toEqual({
    startDate: '2026-11-03T00:00:00.000Z',
    endDate: '2026-11-09T23:59:59.999Z',
  });
});

test('4-13 without a whole range Custom Range is the current calendar month', () => {
  expect(windowOf(choose('custom'), now)).toEqual({
    startDate: '2026-11-01T00:00:00.000Z',
    endDate: '2026-11-30T23:59:59.999Z',
  });
});

test('a calendar that is closed keeps the range', () => {
  expect(nextRange(choose('custom'), { type: 'calendar-closed' })).toMatchObject({
    choice: 'custom',
    calendarOpen: false,
  });
});
