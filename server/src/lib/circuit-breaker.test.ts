import { afterEach, expect, test, vi } from 'vitest';
import { createAtMost, createCircuitBreaker } from './circuit-breaker.ts';

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

test('no more than so many run at once, all get their turn, and one that fails gives its own up', async () => {
  const inTurn = createAtMost(2);
  let running = 0;
  let most = 0;
  const work = (n: number) =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      running -= 1;
      if (n % 3 === 0) throw new Error('no');
      return n;
    });
  const done = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => work(n)));
  expect(most).toBe(2);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  expect(await Promise.all([work(1), work(2), work(4)])).toEqual([1, 2, 4]);
});
