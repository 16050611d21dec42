import { expect, test } from 'vitest';
import { countsWithout } from './shown-counts.ts';

const totals = { all: 9, needs_answer: 4, waiting: 2, rated_down: 1, unread: 3 };
const row = { outcome: 'answered', handover: 'none', ratedDown: false, unread: false } as const;

test('what was deleted and can be taken back is counted no more', () => {
  const leaving = [row, { ...row, unread: true, outcome: 'unknown' as const }];
  const counts = { total: 9, totals };
  expect(countsWithout(counts, leaving, 'all')).toEqual({
    total: 7,
    totals: { all: 7, needs_answer: 3, waiting: 2, rated_down: 1, unread: 2 },
  });
  // a vote may have put it there, which its row does not tell
  expect(countsWithout({ total: 4, totals }, [row], 'needs_answer').totals.needs_answer).toBe(3);
  expect(countsWithout({ total: 5, totals }, leaving, 'archived')).toEqual({ total: 3, totals });
});
