/** A reply cut after so many visible characters, for typing it out: links and bold words are cut inside, never their marks. */
import type { ReplyBlock } from './reply-text.ts';

export function countCharacters(blocks: ReplyBlock[]): number {
  let count = 0;
  for (const block of blocks) for (const part of block.parts) count += part.text.length;
  return count;
}

const continuesCharacter = /^(?:\p{M}|\u200D|\p{Surrogate})/u;

/** Moves on to where a character ends, so that no emoji, accent or joined letter is shown in halves. */
function wholeCharacters(text: string, length: number): string {
  let end = length;
  while (end < text.length && continuesCharacter.test(text.charAt(end))) end += 1;
  return text.slice(0, end);
}

export function cutReply(blocks: ReplyBlock[], characters: number): ReplyBlock[] {
  let left = characters;
  const cut: ReplyBlock[] = [];
  for (const block of blocks) {
    if (left <= 0) break;
    const parts = [];
    for (const part of block.parts) {
      if (left <= 0) break;
      parts.push(part.text.length <= left ? part : { ...part, text: wholeCharacters(part.text, left) });
      left -= part.text.length;
    }
    cut.push({ ...block, parts });
  }
  return cut;
}
