import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('T24 what is asked for while it runs happens once more, and never beside itself', async () => {
  let running = 0;
  let runs = 0;
  const ends: (() => void)[] = [];
  const refresh = oneAtATime(async () => {
    runs += 1;
    running += 1;
    expect(running).toBe(1);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  });
  const all = [refresh(), refresh(), refresh()];
  expect(runs).toBe(1);
  ends.shift()?.();
  await expect.poll(() => runs).toBe(2);
  ends.shift()?.();
  await Promise.all(all);
  expect(runs).toBe(2);
  void refresh();
  expect(runs).toBe(3);
  ends.shift()?.();
});

test('a run that fails ends the waiting, and the next one runs', async () => {
  let runs = 0;
  const refresh = oneAtATime(async () => {
    runs += 1;
    if (runs === 1) throw new Error('away');
  });
  await expect(refresh()).rejects.toThrow('away');
  await refresh();
  expect(runs).toBe(2);
});
