import { expect, test } from 'vitest';
import { countCharacters, cutReply } from './cut-reply.ts';
import { readReplyText } from './reply-text.ts';

const blocks = readReplyText('See **all** [sizes](https://shop.example/s).\n\n- one\n- two');
const textOf = (cut: typeof blocks) => cut.map((block) => block.parts.map((part) => part.text).join('')).join('|');

test('a reply is cut by what is seen, its links and lists kept', () => {
  expect(countCharacters(blocks)).toBe('See all sizes.onetwo'.length);
  expect(textOf(cutReply(blocks, 0))).toBe('');
  expect(textOf(cutReply(blocks, 10))).toBe('See all si');
  expect(cutReply(blocks, 10)[0]?.parts.at(-1)).toEqual({ text: 'si', href: 'https://shop.example/s' });
  expect(textOf(cutReply(blocks, 16))).toBe('See all sizes.|on');
  expect(cutReply(blocks, 1_000)).toEqual(blocks);
});

test.each(['👍🏽', '👨‍👩‍👧', 'é', '❤️', 'नि'])('%s is never shown in halves of a code point', (character) => {
  for (let length = 1; length <= character.length; length += 1) {
    const shown = textOf(cutReply(readReplyText(`${character}!`), length));
    expect(shown).not.toMatch(/\p{Surrogate}|\u200D$/u);
  }
});
