import { assert, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { createReplyReader } from './openai-reply-reader.ts';

function read(pieces: string[], endedWell = true, products = 3) {
  const reader = createReplyReader({ products, passages: 2, facts: 2 });
  const shown = pieces.map((piece) => reader.push(piece)).join('');
  return { shown, reply: reader.finish(endedWell) };
}

test('the text grows as its pieces come, however they are cut', () => {
  assert(
    property(string({ unit: 'binary' }), integer({ min: 1, max: 9 }), (text, size) => {
      const whole = JSON.stringify({ agent_response_text: text, product_cards: ['p2'] });
      const { shown, reply } = read(whole.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []);
      // NUL cannot be stored, so it never comes out
      expect(shown).toBe(text.replaceAll(/[\r\b\f]/g, '').replaceAll('\0', '\uFFFD'));
      expect(reply?.products ?? [1]).toEqual([1]);
    }),
  );
});

test.each([
  ['fenced', ['```json\n{"agent_response_text": "Hello", "product_cards": ["p1"]}\n```'], 'Hello', [0]],
  ['fence without a name', ['```\n', '{"agent_response_text":"Hello","product_cards":[]}```'], 'Hello', []],
  ['byte order mark', ['\uFEFF {"agent_response_text":"Hello"}'], 'Hello', []],
  ['plain text', ['Hel', 'lo'], 'Hello', []],
  ['trailing comma', ['{"agent_response_text":"Hello","product_cards":["p1",],}'], 'Hello', [0]],
  ['cards null', ['{"agent_response_text":"Hello","product_cards":null}'], 'Hello', []],
  [
    'unknown, doubled and odd ids',
    ['{"agent_response_text":"Hello","product_cards":["p9","p2","p2","x",4]}'],
    'Hello',
    [1],
  ],
  ['a fence inside the text', ['{"agent_response_text":"a ```json b","product_cards":[]}'], 'a ```json b', []],
])('CH-12 %s', (_, pieces, text, products) => {
  expect(read(pieces).reply).toEqual({ text, products });
});

test.each([
  ['cut inside the text', ['{"agent_response_text":"Hel'], true],
  ['no text at all', ['{"product_cards":["p1"]}'], true],
  ['text is an object', ['{"agent_response_text":{"a":1}}'], true],
  ['empty text', ['{"agent_response_text":"  ","product_cards":[]}'], true],
  ['nothing', [], true],
  ['plain text that broke off', ['Hello the'], false],
])('CH-12, CH-14 %s is no reply', (_, pieces, endedWell) => {
  expect(read(pieces, endedWell).reply).toBeNull();
});
