import { afterEach, expect, test, vi } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

afterEach(() => vi.useRealTimers());

test('CH-16 opens after failures in a row, lets one probe through after the pause, and closes when it succeeds', () => {
  let now = 0;
  const breaker = createCircuitBreaker({ failuresInRow: 3, pauseMs: 1000, now: () => now });
  for (let i = 0; i < 3; i += 1) {
    expect(breaker.mayTry()).toBe(true);
    breaker.failed();
  }
  expect(breaker.mayTry()).toBe(false);
  now = 1000;
  expect(breaker.mayTry()).toBe(true);
  expect(breaker.mayTry()).toBe(false);
  breaker.failed();
  now = 1999;
  expect(breaker.mayTry()).toBe(false);
  now = 2000;
  expect(breaker.mayTry()).toBe(true);
  breaker.succeeded();
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, true]);
});

test('a success in between starts the count anew', () => {
  const breaker = createCircuitBreaker({ failuresInRow: 2, pauseMs: 1000 });
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  expect(breaker.mayTry()).toBe(true);
});

test('CH-16 a wall clock that is set forward or back neither ends the pause nor stretches it', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-03-14T12:00:00Z') });
  const breaker = createCircuitBreaker({ failuresInRow: 1, pauseMs: 1000 });
  breaker.failed();
  expect(breaker.isOpen()).toBe(true);
  vi.setSystemTime(new Date('2027-01-01T00:00:00Z'));
  expect(breaker.mayTry()).toBe(false);
  vi.setSystemTime(new Date('2020-01-01T00:00:00Z'));
  vi.advanceTimersByTime(1000);
  expect(breaker.mayTry()).toBe(true);
  breaker.succeeded();
  expect(breaker.isOpen()).toBe(false);
});
