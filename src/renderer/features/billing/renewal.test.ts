import { expect, test } from 'vitest';
import { nextRenewal } from './renewal.ts';

test.each([
  ['2026-11-01T10:00:00.000Z', '2026-11-21T00:00:00Z', '2026-12-01T10:00:00.000Z'],
  ['2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00Z', '2026-12-21T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', '2026-02-01T00:00:00Z', '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', '2026-03-01T00:00:00Z', '2026-03-31T10:00:00.000Z'],
  ['2025-12-15T10:00:00.000Z', '2026-11-21T00:00:00Z', '2026-12-15T10:00:00.000Z'],
  ['2026-12-01T00:00:05.000Z', '2026-12-01T00:00:00Z', '2027-01-01T00:00:05.000Z'],
])('O13 credits that began on %s renew, seen on %s, on %s', (beganAt, now, renewal) => {
  expect(nextRenewal(beganAt, new Date(now))?.toISOString()).toBe(renewal);
});

test.each([null, 'soon'])('O13 %s names no day', (beganAt) => {
  expect(nextRenewal(beganAt, new Date())).toBeNull();
});
