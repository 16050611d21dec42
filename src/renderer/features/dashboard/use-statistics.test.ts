import { expect, test } from 'vitest';
import { readStatistics } from './use-statistics.ts';

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
