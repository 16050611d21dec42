import { expect, test } from 'vitest';
import { binWords, inOneLine, preview, stableChunks } from './formatting.ts';

test('2.7-01 a long message is cut to 30 characters, and dots always follow', () => {
  expect(preview('How long does delivery to Portugal take?')).toBe('How long does delivery to Port ...');
  expect(preview('Hi')).toBe('Hi ...');
});

test.each(['', ' \n ', '\u3164 ', '\u200b'])(
  'a message that shows nothing is named so, and not by dots alone',
  (text) => {
    expect(preview(text)).toBe('A message without words');
  },
);

test('elsewhere a message stands whole, in one line', () => {
  expect(inOneLine('How long does\ndelivery to Portugal take?')).toBe('How long does delivery to Portugal take?');
});

test('the bin says since when, and until when', () => {
  expect(binWords('2026-11-29T10:00:00.000Z')).toBe('Deleted 29 Nov 2026, erased for good 6 Dec 2026');
});

test('T24 an emoji is not cut in half', () => {
  expect(preview('🧣'.repeat(40))).toBe(`${'🧣'.repeat(30)} ...`);
});

test('T24 a message that is an object shows its text', () => {
  expect(preview({ agent_response_text: 'Two to four days', product_cards: [] })).toBe('Two to four days ...');
});

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
