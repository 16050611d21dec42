import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { buildIndex } from './build-index.ts';
import { createIndexCache } from './index-cache.ts';

const bytes = buildIndex({
  passages: [
    {
      url: 'https://shop.example/',
      title: '',
      headings: [],
      text: 'delivery in two days',
      language: 'en',
      kind: 'page',
      voice: 'shop',
    },
  ],
  products: [],
});

const rebuild = () => Promise.resolve(null);

test('an index is loaded once, also when many ask at once', async () => {
  const loadBytes = vi.fn(() => Promise.resolve(bytes));
  const cache = createIndexCache({ loadBytes, rebuild, maxBytes: 10 * bytes.length });
  const found = await Promise.all(Array.from({ length: 20 }, () => cache.get('a', '1')));
  expect(new Set(found).size).toBe(1);
  await cache.get('a', '1');
  expect(loadBytes).toHaveBeenCalledTimes(1);
});

test('the budget holds, the longest unused goes first, a new version replaces the old', async () => {
  const loadBytes = vi.fn(() => Promise.resolve(bytes));
  const cache = createIndexCache({ loadBytes, rebuild, maxBytes: 2 * bytes.length });
  await cache.get('a', '1');
  await cache.get('b', '1');
  await cache.get('a', '1');
  await cache.get('c', '1');
  expect(cache.residentBytes()).toBe(2 * bytes.length);
  await cache.get('a', '1');
  expect(loadBytes).toHaveBeenCalledTimes(3);
  await cache.get('b', '1');
  expect(loadBytes).toHaveBeenCalledTimes(4);
  await cache.get('b', '2');
  expect(cache.residentBytes()).toBe(2 * bytes.length);
});

test('nothing stored is null, a failure is not remembered', async () => {
  const answers = [null, bytes];
  const cache = createIndexCache({
    loadBytes: () => {
      const answer = answers.shift();
      return answer === undefined ? Promise.reject(new Error('database gone')) : Promise.resolve(answer);
    },
    rebuild,
    maxBytes: 1,
  });
  expect(await cache.get('a', '1')).toBeNull();
  expect((await cache.get('a', '1'))?.passageCount).toBe(1);
  await expect(cache.get('a', '1')).rejects.toThrow('database gone');
  expect(cache.residentBytes()).toBe(0);
});

test.each([
  ['of an older format', Uint8Array.of(0x56, 0x53, 0x49, 0x31, 0, 0, 0, 0)],
  ['cut off', bytes.slice(0, bytes.length - 200)],
  ['missing', null],
])('an index that is %s is built anew once, however many ask', async (_, stored) => {
  const anew = vi.fn(() => Promise.resolve(bytes));
  const cache = createIndexCache({
    loadBytes: () => Promise.resolve(stored),
    rebuild: anew,
    maxBytes: 10 * bytes.length,
  });
  const found = await Promise.all(Array.from({ length: 20 }, () => cache.get('a', '1')));
  expect(found.map((index) => index?.passageCount)).toEqual(Array.from({ length: 20 }, () => 1));
  await cache.get('a', '1');
  expect(anew).toHaveBeenCalledTimes(1);
});

test('a stored index is waited for however long it takes, one that is built anew no longer than was said', async () => {
  const slowly = async () => {
    await wait(100);
    return bytes;
  };
  const stored = createIndexCache({ loadBytes: slowly, rebuild, maxBytes: 10 * bytes.length });
  expect((await stored.get('a', '1', 5))?.passageCount).toBe(1);
  const anew = vi.fn(slowly);
  const missing = createIndexCache({ loadBytes: async () => null, rebuild: anew, maxBytes: 10 * bytes.length });
  expect(await missing.get('a', '1', 5)).toBeNull();
  expect((await missing.get('a', '1'))?.passageCount).toBe(1);
  expect(anew).toHaveBeenCalledTimes(1);
});

test('one that cannot be built anew is left alone for a minute, and then tried again', async () => {
  let now = 0;
  const anew = vi.fn(() => Promise.reject(new Error('no memory')));
  const cache = createIndexCache({
    loadBytes: () => Promise.resolve(new Uint8Array(4)),
    rebuild: anew,
    maxBytes: 1,
    now: () => now,
  });
  await expect(cache.get('a', '1')).rejects.toThrow('no memory');
  expect(await cache.get('a', '1')).toBeNull();
  now = 60_000;
  await expect(cache.get('a', '1')).rejects.toThrow('no memory');
  expect(anew).toHaveBeenCalledTimes(2);
});
