import { expect, test } from 'vitest';
import { createSentenceGate } from './sentence-gate.ts';

function say(pieces: string[], maySay: (text: string) => boolean = () => true): string[] {
  const passed: string[] = [];
  const gate = createSentenceGate(maySay, (text) => passed.push(text));
  for (const piece of pieces) gate.push(piece);
  gate.end();
  return passed;
}

test('a text passes sentence by sentence', () => {
  expect(say(['It costs 1', '.', '50 EUR. It is', ' warm! Yes?'])).toEqual([
    'It costs 1.50 EUR. ',
    'It is warm! ',
    'Yes?',
  ]);
  expect(say(['三天送到。', '我们', '很高兴！好'])).toEqual(['三天送到。', '我们很高兴！', '好']);
});

test('CH-10 what is forbidden may be spread over sentences: each is judged with all before it', () => {
  const maySay = (text: string) => !/one.*two/s.test(text);
  expect(say(['Say one. ', 'Say three. ', 'Say two. ', 'Say four.'], maySay)).toEqual(['Say one. ', 'Say three. ']);
});
