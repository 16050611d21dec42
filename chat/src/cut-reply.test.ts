import { expect, test } from 'vitest';
import { countCharacters, cutReply } from './cut-reply.ts';
import { readReplyText } from './reply-text.ts';
import { anyLink } from './shop-links.ts';

const blocks = readReplyText('See **all** [sizes](https://shop.example/s).\n\n- one\n- two', anyLink);
const textOf = (cut: typeof blocks) => cut.map((block) => block.parts.map((part) => part.text).join('')).join('|');

test('a reply is cut by what is seen, its links and lists kept', () => {
  expect(countCharacters(blocks)).toBe('See all sizes (shop.example).onetwo'.length);
  expect(textOf(cutReply(blocks, 0))).toBe('');
  expect(textOf(cutReply(blocks, 10))).toBe('See all si');
  expect(cutReply(blocks, 10)[0]?.parts.at(-1)).toEqual({ text: 'si', href: 'https://shop.example/s' });
  expect(textOf(cutReply(blocks, 31))).toBe('See all sizes (shop.example).|on');
  expect(cutReply(blocks, 1_000)).toEqual(blocks);
});

test.each(['👍🏽', '👨‍👩‍👧', 'é', '❤️', 'नि'])('%s is never shown in halves of a code point', (character) => {
  for (let length = 1; length <= character.length; length += 1) {
    const shown = textOf(cutReply(readReplyText(`${character}!`, anyLink), length));
    expect(shown).not.toMatch(/\p{Surrogate}|\u200D$/u);
  }
});
