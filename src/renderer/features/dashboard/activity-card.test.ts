import { expect, test } from 'vitest';
import { creditsText, readStatistics } from './activity-card.tsx';

const getdata = {
  totalConversations: 3,
  aiIntructions: 5,
  remainingCredits: 495,
  dataDate: ['2026-11-20', '2026-11-21'],
  activitayDate: [1, 2],
};

test('7-06 each day stands with its count', () => {
  expect(readStatistics({ getdata })).toEqual({
    totalConversations: 3,
    aiInteractions: 5,
    remainingCredits: 495,
    days: [
      { day: '2026-11-20', count: 1 },
      { day: '2026-11-21', count: 2 },
    ],
  });
});

test('8-11 a reply without data is nothing', () => {
  expect(readStatistics({})).toBeNull();
  expect(readStatistics({ getdata: { ...getdata, dataDate: [], activitayDate: [] } })).toBeNull();
});

test('2.4-01 what remains stands before what was offered', () => {
  expect(creditsText(499, 500)).toBe('499 / 500');
  expect(creditsText(1499, 5000)).toBe('1,499 / 5,000');
});

test('T22 an overrun shows as nothing left', () => {
  expect(creditsText(-12, 1500)).toBe('0 / 1,500');
  expect(creditsText(null, null)).toBe('0 / 0');
});
