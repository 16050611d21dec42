import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createLastingMemory, createMarkedMemory } from './lasting-memory.ts';

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

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function memoryOf({ most = 10 } = {}) {
  const state = { mark: '1 a', reads: 0, marks: 0 };
  const memory = createMarkedMemory<string>({
    mark: async () => (state.marks++, state.mark),
    read: async (agentId, language) => {
      state.reads += 1;
      if (state.mark === '1 broken') throw new Error('unreadable');
      return `${agentId} ${language} ${state.mark}`;
    },
    none: 'nothing',
    most,
  });
  return { state, memory };
}

test('reads once while nothing changes, and asks for the mark once a second', async () => {
  const { state, memory } = memoryOf();
  expect(await Promise.all([memory.recall('a', 'de'), memory.recall('a', 'de')])).toEqual(['a de 1 a', 'a de 1 a']);
  expect(state.reads).toBe(1);
  await memory.recall('a', 'de');
  expect(state.marks).toBe(2);
  vi.advanceTimersByTime(1000);
  await memory.recall('a', 'de');
  expect(state).toMatchObject({ marks: 3, reads: 1 });
});

test('reads anew after a change elsewhere, after a change here and for another language', async () => {
  const { state, memory } = memoryOf();
  await memory.recall('a', 'de');
  state.mark = '2 b';
  expect(await memory.recall('a', 'de')).toBe('a de 1 a');
  vi.advanceTimersByTime(1000);
  expect(await memory.recall('a', 'de')).toBe('a de 2 b');
  expect(await memory.recall('a', 'en')).toBe('a en 2 b');
  state.mark = '3 c';
  memory.forget('a');
  expect(await memory.recall('a', 'en')).toBe('a en 3 c');
});

test('reads nothing where there is nothing, and forgets what could not be read', async () => {
  const { state, memory } = memoryOf();
  state.mark = '0 ';
  expect(await memory.recall('a')).toBe('nothing');
  expect(state.reads).toBe(0);
  state.mark = '1 broken';
  await expect(memory.recall('b')).rejects.toThrow('unreadable');
  state.mark = '1 a';
  expect(await memory.recall('b')).toBe('b  1 a');
});

test('remembers no more agents than it may', async () => {
  const { state, memory } = memoryOf({ most: 2 });
  for (const agentId of ['a', 'b', 'c', 'a']) await memory.recall(agentId);
  expect(state.reads).toBe(4);
});
