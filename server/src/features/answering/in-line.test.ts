import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLine } from './in-line.ts';

test('some at once, the others in the order in which they came; a place given back twice is one', async () => {
  const line = createLine(2, 60_000);
  const began: number[] = [];
  const leaves: (() => void)[] = [];
  const all = [0, 1, 2, 3, 4].map(async (name) => {
    const leave = await line.enter();
    began.push(name);
    leaves[name] = leave;
  });
  await Promise.all(all.slice(0, 2));
  expect(began).toEqual([0, 1]);
  leaves[1]?.();
  leaves[1]?.();
  await all[2];
  await wait(0);
  expect(began).toEqual([0, 1, 2]);
  for (const leave of leaves) leave();
  await all[4];
  expect(began).toEqual([0, 1, 2, 3, 4]);
});

test('who waits for something else holds nobody up', async () => {
  const line = createLine(1, 5);
  await line.enter();
  const leave = await line.enter();
  leave();
  (await line.enter())();
});
