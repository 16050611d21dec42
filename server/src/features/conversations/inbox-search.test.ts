import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf, likeBeginning, searchPath, searchWords } from './inbox-search.ts';

const marked = (content: string, typed: string) => {
  const { text, marks } = excerptOf(content, searchWords(typed));
  return { text, words: marks.map(({ from, to }) => text.slice(from, to)) };
};

test('the words that were sought are marked by their beginnings, in any case', () => {
  expect(marked('Is the Wool-Throw\nwoollen? See [wool care](https://s.example/wool).', 'WOOL thr')).toEqual({
    text: 'Is the Wool-Throw woollen? See wool care.',
    words: ['Wool', 'Throw', 'woollen', 'wool'],
  });
  expect(marked('Nothing of it', 'wool')).toEqual({ text: 'Nothing of it', words: [] });
});

test('a long message is cut around the first of them, between words', () => {
  const { text, words } = marked(`${'before '.repeat(40)}needle ${'after '.repeat(60)}`, 'needle');
  expect(words).toEqual(['needle']);
  expect(text).toMatch(/^… (?:before )+needle (?:after )+…$/);
  expect(text.indexOf('needle')).toBeLessThan(20);
  expect(text.length).toBeLessThan(150);
});

test('a short message is shown whole, wherever the word stands', () => {
  const text = 'Which of your people plays the trombone?';
  expect(marked(text, 'trombone')).toEqual({ text, words: ['trombone'] });
  expect(marked(`${text} And which of them plays the cello?`, 'cello').text).toMatch(/^… .*cello\?$/);
});

test('whatever is in a message, marks stand where the words are', () => {
  const piece = constantFrom('wool', 'WOOLLY', ' ', '\n', '[', '](', ')', 'İwool', 'é', '🧣', 'x'.repeat(60));
  assert(
    property(array(piece, { maxLength: 60 }), string({ maxLength: 8 }), (pieces, tail) => {
      const { words } = marked(pieces.join('') + tail, 'wool');
      for (const said of words) expect(said.toLowerCase()).toMatch(/^wool/);
    }),
  );
});

test('words are found whatever stands between them, each once, and never too many', () => {
  expect(searchWords('  Blanket, wool-blend & blanket! ')).toEqual(['blanket', 'wool', 'blend']);
  expect(searchWords("'; drop table messages; --")).toEqual(['drop', 'table', 'messages']);
  expect(searchWords('Größe 37.50')).toEqual(['größe', '37', '50']);
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  expect(searchWords('?! 🧣')).toEqual([]);
});

test.each([
  ['/products/throw', '/products/throw'],
  ['products', '/products'],
  ['shop.example/products?x=1#y', '/products'],
  ['https://shop.example/products', '/products'],
  ['https://shop.example', '/'],
  ['shop.example', '/'],
])('the page %s is sought as %s', (typed, path) => {
  expect(searchPath(typed)).toBe(path);
});

test('a typed % or _ means itself', () => {
  expect(likeBeginning(String.raw`/100%_a\b`)).toBe(String.raw`/100\%\_a\\b%`);
});
