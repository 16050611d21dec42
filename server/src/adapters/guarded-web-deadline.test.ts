import { getEventListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createDeadline } from './guarded-web-deadline.ts';

test('it ends when its time is over, and when its asker stops, each with its own reason', async () => {
  const late = createDeadline(10);
  await new Promise((resolve) => late.signal.addEventListener('abort', resolve));
  expect(late.signal.reason).toMatchObject({ name: 'TimeoutError' });
  const asked = new AbortController();
  const stopped = createDeadline(60_000, asked.signal);
  asked.abort('not wanted any more');
  expect(stopped.signal.reason).toBe('not wanted any more');
  expect(createDeadline(60_000, asked.signal).signal.reason).toBe('not wanted any more');
});

test('a request that is over ends no more, and a thousand of them leave nothing with their asker', async () => {
  const asked = new AbortController();
  const over = Array.from({ length: 1_000 }, () => createDeadline(10, asked.signal));
  for (const one of over) one.over();
  expect(getEventListeners(asked.signal, 'abort')).toEqual([]);
  await wait(30);
  asked.abort();
  expect(over.every(({ signal }) => !signal.aborted)).toBe(true);
  const late = createDeadline(1, asked.signal);
  expect(getEventListeners(asked.signal, 'abort')).toEqual([]);
  expect(late.signal.aborted).toBe(true);
});
