import { expect, test } from 'vitest';
import { createAtMost } from './at-most.ts';

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
