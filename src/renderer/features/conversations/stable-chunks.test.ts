import { expect, test } from 'vitest';
import { stableChunks } from './stable-chunks.ts';

const items = Array.from({ length: 7 }, (_none, id) => ({ id }));

test('all items stand in pieces, in order', () => {
  expect(stableChunks(items, 3, []).map((chunk) => chunk.map(({ id }) => id))).toEqual([[0, 1, 2], [3, 4, 5], [6]]);
  expect(stableChunks([], 3, [])).toEqual([]);
});

test('a piece that did not change stays the same piece', () => {
  const before = stableChunks(items, 3, []);
  const after = stableChunks([...items, { id: 7 }], 3, before);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  expect(after[2]).not.toBe(before[2]);
  expect(stableChunks([{ id: 9 }, ...items], 3, before)[0]).not.toBe(before[0]);
});
