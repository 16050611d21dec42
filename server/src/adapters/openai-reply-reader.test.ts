import { assert, constantFrom, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { oneString } from '../lib/one-string.ts';
import { createReplyReader } from './openai-reply-reader.ts';

const given = { products: 3, passages: 2, facts: 1 };

function read(pieces: string[], endedWell = true) {
  const reader = createReplyReader(given);
  const shown = pieces.map((piece) => reader.push(piece)).join('');
  return { shown, reply: reader.finish(endedWell) };
}
const inPieces = (whole: string, size: number) => whole.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];

test('the text grows as its pieces come, however they are cut, in its one spelling', () => {
  assert(
    property(
      string({ unit: 'binary' }),
      integer({ min: 1, max: 9 }),
      constantFrom('', 'Sure: ', '```json\n'),
      (raw, size, before) => {
        const text = `Yes ${raw}`;
        const whole = before + JSON.stringify({ agent_response_text: text, product_cards: ['p2'] });
        const { shown, reply } = read(inPieces(whole, size));
        // NUL cannot be stored, so it never comes out
        expect(reply?.text).toBe(oneString(text.replaceAll(/[\r\b\f]/g, '').replaceAll('\0', '\uFFFD')).trim());
        expect(reply?.products).toEqual([1]);
        expect(shown).toBe(reply?.text);
      },
    ),
  );
});

const plainReply = '{"text":"Hello","products":["p1"]}';

test.each([
  ['fenced', '```json\n{"agent_response_text": "Hello", "product_cards": ["p1"]}\n```', [0]],
  ['fence without a name', '```\n{"agent_response_text":"Hello","product_cards":[]}```', []],
  ['two fences', '```\n{"a":1}\n```\n```json\n{"text":"Hello"}\n```', []],
  ['byte order mark', '\uFEFF {"agent_response_text":"Hello"}', []],
  ['plain text', 'Hello', []],
  ['plain text after thoughts', '<think>They greet {me}. "text"</think>\nHello', []],
  ['trailing comma', '{"agent_response_text":"Hello","product_cards":["p1",],}', [0]],
  ['single quotes, bare keys', "{text:'Hello', products: ['p1']}", [0]],
  ['Python', "{'text':'Hello','products':None,'outcome':None}", []],
  ['cards null', '{"agent_response_text":"Hello","product_cards":null}', []],
  ['unknown, doubled and odd ids', '{"text":"Hello","products":["p9","p2","p2","p0","x",4,"p02"]}', [1]],
  ['prose around', `Here is the JSON:\n${plainReply}\nI hope this helps {you}!`, [0]],
  ['thoughts before', `<think>Maybe {"text":"Secret","products":["p2"]}?</think>${plainReply}`, [0]],
  ['thoughts after', `${plainReply}<thinking>{"text":"Secret"}</thinking>`, [0]],
  ['thoughts that do not end', `${plainReply}<think>{"text":"Secret"}`, [0]],
  ['thoughts without a beginning', `Well, {"text":"Secret"} or so</think>${plainReply}`, [0]],
  [
    'channels',
    `<|channel|>analysis<|message|>Say {"text":"Secret"}<|end|><|start|>assistant<|channel|>final<|message|>${plainReply}<|return|>`,
    [0],
  ],
  ['two objects: the last counts', `{"text":"Draft","products":["p2"]}\nBetter: ${plainReply}`, [0]],
  ['an object that broke off after a whole one', `${plainReply}{"text":"Hal`, [0]],
  ['a second object without words', `${plainReply}{"note":"done"}`, [0]],
  ['in a wrapper', `{"response":${plainReply}}`, [0]],
  ['in a list', `[${plainReply}]`, [0]],
  ['JSON in a string', JSON.stringify(plainReply), [0]],
  ['JSON in its own text', JSON.stringify({ text: plainReply, products: [] }), [0]],
  ['thoughts in its own text', '{"text":"<think>Secret</think>Hello","products":["p1"]}', [0]],
  ['cut after the text', '{"text":"Hello","products":["p1"', []],
])('CH-12 %s', (_, whole, products) => {
  for (const size of [1, 7, 10_000]) expect(read(inPieces(whole, size)).reply).toEqual({ text: 'Hello', products });
});

test.each([
  ['quotation marks that were not escaped', '{"text":"The "best" one."}', 'The "best" one.'],
  ['an apostrophe in single quotes', "{'text':'It's here'}", "It's here"],
  ['a line break in a string', '{"text":"One\nTwo"}', 'One\nTwo'],
  ['a fence inside the text', '{"text":"a ```json b"}', 'a ```json b'],
])('CH-12 small faults: %s', (_, whole, text) => {
  expect(read([whole]).reply?.text).toBe(text);
});

test('citations, outcome and language are read, and what is unknown is dropped', () => {
  const told = '{"text":"Hello","citations":["s2","f1","s9","f2","p1"],"outcome":"unsure","language":"de-at"}';
  expect(read([told]).reply).toEqual({
    text: 'Hello',
    products: [],
    citations: { passages: [1], facts: [0] },
    outcome: 'unsure',
    language: 'de-AT',
  });
  const odd = '{"text":"Hello","citations":"s1","outcome":"failed","language":"the visitor’s"}';
  expect(read([odd]).reply).toEqual({ text: 'Hello', products: [] });
});

test('what bears out each sentence is read in one spelling, and what was never given is dropped', () => {
  const evidence = [
    { sentence: 'He\uFEFFllo.', ids: ['f1', 's2', 's7', 'p3'], words: ['we greet\u200b you', 7] },
    { ids: ['f1'], words: [] },
    'f1',
  ];
  const { attributions } = read([JSON.stringify({ text: 'Hello.', evidence })]).reply ?? {};
  expect(attributions).toEqual([
    { sentence: 'Hello.', passages: [1], facts: [0], products: [2], words: ['we greet you'] },
  ]);
  const many = Array.from({ length: 50 }, () => ({ sentence: 'Hello.', ids: [], words: [] }));
  expect(read([JSON.stringify({ text: 'Hello.', evidence: many })]).reply?.attributions).toHaveLength(20);
  expect(read(['{"text":"Hello.","evidence":"f1"}']).reply).toEqual({ text: 'Hello.', products: [] });
});

test.each([
  ['a thought', '<think>Secret {"text":"Secret plan"}</think>'],
  ['an endless thought', '<think>Secret {"text":"Secret plan"}'],
  ['prose', 'Let me think. The rules say so.'],
  ['a text that holds JSON', '{"text":"{\\"text\\":\\"Secret\\"}'],
  ['a text that begins with thoughts', '{"text":"<think>Secret</think>'],
])('%s is not shown while it grows', (_, whole) => {
  const reader = createReplyReader(given);
  expect(
    inPieces(whole, 3)
      .map((piece) => reader.push(piece))
      .join(''),
  ).toBe('');
});

test.each([
  ['cut inside the text', '{"agent_response_text":"Hel', true],
  ['no text at all', '{"product_cards":["p1"]}', true],
  ['text is an object', '{"agent_response_text":{"a":1}}', true],
  ['empty text', '{"agent_response_text":"  ","product_cards":[]}', true],
  ['nothing but what cannot be seen', '{"text":"\u200b\ufeff"}', true],
  ['nothing', '', true],
  ['plain text that broke off', 'Hello the', false],
  ['only thoughts', '<think>They want a reply', true],
  ['an announcement', 'Here is the JSON:', true],
  ['braces without end', '{'.repeat(5000), true],
])('CH-12, CH-14 %s is no reply', (_, whole, endedWell) => {
  expect(read([whole], endedWell).reply).toBeNull();
});
