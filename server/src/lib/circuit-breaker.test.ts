import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

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
