import { expect, test, vi } from 'vitest';
import { buildIndex } from './build-index.ts';
import { createIndexCache } from './index-cache.ts';

const bytes = buildIndex({
  passages: [{ url: 'https://shop.example/', title: '', headings: [], text: 'delivery in two days', language: 'en' }],
  products: [],
});

test('an index is loaded once, also when many ask at once', async () => {
  const loadBytes = vi.fn(() => Promise.resolve(bytes));
  const cache = createIndexCache({ loadBytes, maxBytes: 10 * bytes.length });
  const found = await Promise.all(Array.from({ length: 20 }, () => cache.get('a', '1')));
  expect(new Set(found).size).toBe(1);
  await cache.get('a', '1');
  expect(loadBytes).toHaveBeenCalledTimes(1);
});

test('the budget holds, the longest unused goes first, a new version replaces the old', async () => {
  const loadBytes = vi.fn(() => Promise.resolve(bytes));
  const cache = createIndexCache({ loadBytes, maxBytes: 2 * bytes.length });
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
    maxBytes: 1,
  });
  expect(await cache.get('a', '1')).toBeNull();
  expect((await cache.get('a', '1'))?.passageCount).toBe(1);
  await expect(cache.get('a', '1')).rejects.toThrow('database gone');
  expect(cache.residentBytes()).toBe(0);
});
