import { expect, test } from 'vitest';
import { readReplyText } from '../reply-text.ts';
import { anyLink } from '../shop-links.ts';
import { advanceTyping, countCharacters, cutReply, typing, typingStart } from './agent-message.tsx';

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

function stepsUntilShown(length: number): number {
  let progress = typingStart;
  let steps = 0;
  while (progress.shown < length) {
    progress = advanceTyping(progress, 1, length, true);
    steps += 1;
  }
  return steps;
}

test('4-31 a short reply takes one step of 30 ms for each character', () => {
  expect(typing.stepMs).toBe(30);
  expect(stepsUntilShown(40)).toBe(40);
});

test('T13 the total is capped: no reply types for longer than 1.8 s', () => {
  for (const length of [61, 500, 5_000, 20_000]) expect(stepsUntilShown(length)).toBeLessThanOrEqual(60);
});

test('a text that still arrives is followed, and never overtaken', () => {
  let progress = typingStart;
  for (let available = 0; available < 600; available += 6) progress = advanceTyping(progress, 1, available, false);
  expect(progress.shown).toBeLessThan(600);
  expect(600 - progress.shown).toBeLessThan(6 * typing.followSteps + 10);
  expect(advanceTyping(progress, 1_000, 600, false).shown).toBe(600);
});

test('a final text shorter than what was shown does not break', () => {
  expect(advanceTyping({ shown: 50, stepsAfterEnd: 0 }, 1, 20, true).shown).toBe(20);
});
