import { expect, test, vi } from 'vitest';
import { createLazyTalk } from './lazy-talk.ts';
import type { Talk } from './talk.ts';

const { signal } = new AbortController();
const question = { text: 'Hello', key: 'k' };

const talk: Talk = {
  engage: vi.fn(() => Promise.resolve('s')),
  ask: vi.fn(() => Promise.resolve({ kind: 'closed' as const, reason: 'blocked' as const })),
  loadHistory: vi.fn(() => Promise.resolve({ messages: [], totalPages: 0 })),
};

test('its code is fetched once, when it is needed', async () => {
  const load = vi.fn(() => Promise.resolve(talk));
  const lazy = createLazyTalk(load);
  expect(load).not.toHaveBeenCalled();
  expect(await lazy.ask(question, () => undefined, signal)).toEqual({ kind: 'closed', reason: 'blocked' });
  await lazy.engage();
  expect(await lazy.loadHistory(1, signal)).toEqual({ messages: [], totalPages: 0 });
  expect(load).toHaveBeenCalledTimes(1);
});

test('WI-13 code that cannot be fetched is a failure, and is fetched again next time', async () => {
  const load = vi.fn(() => Promise.resolve(talk)).mockRejectedValueOnce(new TypeError('offline'));
  const lazy = createLazyTalk(load);
  expect(await lazy.ask(question, () => undefined, signal)).toEqual({ kind: 'failed' });
  expect(await lazy.ask(question, () => undefined, signal)).toMatchObject({ kind: 'closed' });
});

test('nothing it answers is a rejection', async () => {
  const lazy = createLazyTalk(() => Promise.reject(new TypeError('offline')));
  expect(await lazy.engage()).toBeUndefined();
  expect(await lazy.loadHistory(1, signal)).toBeUndefined();
});
