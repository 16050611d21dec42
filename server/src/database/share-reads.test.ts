import { expect, test, vi } from 'vitest';
import { readSince, shareReads } from './share-reads.ts';

function readings() {
  const begun: { key: string; end: (value: string) => void; fail: (error: Error) => void }[] = [];
  const read = shareReads(
    (key: string) => key,
    (key) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      begun.push({ key, end: resolve, fail: reject });
      return promise;
    },
  );
  return { begun, read };
}

test('a hundred who ask in one instant are served by two readings, the second begun after the last of them asked', async () => {
  const { begun, read } = readings();
  const first = read('a');
  const others = Array.from({ length: 99 }, () => read('a'));
  expect(begun).toHaveLength(1);
  begun[0]?.end('old');
  expect(await first).toBe('old');
  await Promise.resolve();
  expect(begun).toHaveLength(2);
  begun[1]?.end('new');
  expect(new Set(await Promise.all(others))).toEqual(new Set(['new']));
  const later = read('a');
  expect(begun).toHaveLength(3);
  begun[2]?.end('newer');
  expect(await later).toBe('newer');
});

test('other keys wait for nothing, and a failure is only theirs who shared it', async () => {
  const { begun, read } = readings();
  const failing = read('a');
  const following = read('a');
  const other = read('b');
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b']);
  begun[0]?.fail(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  await Promise.resolve();
  begun[1]?.end('b');
  begun[2]?.end('again');
  expect(await other).toBe('b');
  expect(await following).toBe('again');
});

test('what came before a reading was begun takes it, even when it has ended, and what came later does not', async () => {
  const { begun, read } = readings();
  const came = performance.now();
  const first = read('a');
  begun[0]?.end('read');
  expect(await first).toBe('read');
  expect(await readSince(came, () => read('a'))).toBe('read');
  expect(begun).toHaveLength(1);
  const later = readSince(performance.now() + 1, () => read('a'));
  expect(begun).toHaveLength(2);
  begun[1]?.end('newer');
  expect(await later).toBe('newer');
});

test('nothing is kept of a reading that failed, nor for longer than a second', async () => {
  vi.useFakeTimers();
  const { begun, read } = readings();
  const came = performance.now();
  const failing = read('a');
  begun[0]?.fail(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  const again = readSince(came, () => read('a'));
  expect(begun).toHaveLength(2);
  begun[1]?.end('old');
  expect(await again).toBe('old');
  vi.advanceTimersByTime(1_001);
  void readSince(came, () => read('a'));
  expect(begun).toHaveLength(3);
  vi.useRealTimers();
});
