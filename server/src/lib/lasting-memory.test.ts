import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLastingMemory } from './lasting-memory.ts';

/** a place whose answers the test chooses */
function place({ freshMs = 0, lastingMs = 60_000, patienceMs = 30 } = {}) {
  const now = { value: 'first', isAway: false, isSilent: false, reads: 0 };
  const memory = createLastingMemory({
    freshMs,
    lastingMs,
    patienceMs,
    firstPatienceMs: 100,
    maxKeys: 2,
    async read(key) {
      now.reads += 1;
      if (now.isSilent) await sleep(200);
      if (now.isAway) throw new Error('away');
      return `${key} ${now.value}`;
    },
  });
  return { now, recall: (key: string) => memory.recall(key), forget: (key: string) => memory.forget(key) };
}

test('what was read stands in while nothing can be read, and goes when it can again', async () => {
  const { now, recall } = place();
  expect(await recall('a')).toEqual({ value: 'a first', isOld: false });
  now.value = 'second';
  expect(await recall('a')).toEqual({ value: 'a second', isOld: false });
  now.isAway = true;
  expect(await recall('a')).toEqual({ value: 'a second', isOld: true });
  await expect(recall('b')).rejects.toThrow('away');
  now.isAway = false;
  now.value = 'third';
  expect(await recall('a')).toEqual({ value: 'a third', isOld: false });
});

test('who does not answer is not waited for where something is remembered', async () => {
  const { now, recall } = place();
  await recall('a');
  Object.assign(now, { isSilent: true, value: 'late' });
  expect(await recall('a')).toEqual({ value: 'a first', isOld: true });
  await sleep(250);
  now.isAway = true;
  expect(await recall('a')).toEqual({ value: 'a late', isOld: true });
});

test('ST-09 where nothing is remembered who does not answer is waited for, but not for ever', async () => {
  const { now, recall } = place();
  now.isSilent = true;
  await expect(recall('a')).rejects.toMatchObject({ code: 'server.busy' });
  await sleep(150);
  // what came too late for the one is remembered for the next
  expect(await recall('a')).toEqual({ value: 'a first', isOld: true });
});

test('it reads once for all who ask at once, and not again while it is fresh; not beyond its time either', async () => {
  // a machine that pauses grows nothing old
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { now, recall, forget } = place({ freshMs: 50, lastingMs: 100 });
  await Promise.all([recall('a'), recall('a'), recall('a')]);
  await recall('a');
  expect(now.reads).toBe(1);
  forget('a');
  await recall('a');
  expect(now.reads).toBe(2);
  now.isAway = true;
  vi.advanceTimersByTime(60);
  expect(await recall('a')).toMatchObject({ isOld: true });
  vi.advanceTimersByTime(60);
  await expect(recall('a')).rejects.toThrow('away');
});

test('the longest unread is forgotten first', async () => {
  const { now, recall } = place();
  for (const key of ['a', 'b', 'a', 'c']) await recall(key);
  now.isAway = true;
  expect(await recall('a')).toMatchObject({ isOld: true });
  await expect(recall('b')).rejects.toThrow('away');
});
