import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMarkedMemory } from './marked-memory.ts';

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
