import { expect, test } from 'vitest';
import { parseLenientJson, readJsonAt } from './lenient-json.ts';

test.each<[string, string, unknown]>([
  ['zeros before a number, which is a code', '{"gtin14": 00814567, "price": 0.5}', { gtin14: '00814567', price: 0.5 }],
  ['stray commas', '{"a": [1, 2,], "b": 3,}', { a: [1, 2], b: 3 }],
  ['two commas', '{"a": 1,, "b": 3}', { a: 1, b: 3 }],
  ['line breaks in a string', '{"a": "one\ntwo", "b": 1}', { a: 'one\ntwo', b: 1 }],
  ['raw quotes in a string', '{"a": "the "best" towel, 30" wide", "b": 1}', { a: 'the "best" towel, 30" wide', b: 1 }],
  ['a raw quote at the end', '{"a": "72 x 84"", "b": 1}', { a: '72 x 84"', b: 1 }],
  ['single quotes', "{'a': 'it', 'b': 1}", { a: 'it', b: 1 }],
  ['bare keys', '{a: "x", $b: [true, null]}', { a: 'x', $b: [true, null] }],
  ['comments', '{"a": 1, // one\n /* "b": 2, */ "c": "http://x.example"}', { a: 1, c: 'http://x.example' }],
  ['a missing comma between lines', '{"a": "x"\n "b": "y"}', { a: 'x', b: 'y' }],
  ['a missing value', '{"a": , "b": 1}', { a: null, b: 1 }],
  ['entities for all quotes', '{&quot;a&quot;: &quot;x &amp; y&quot;}', { a: 'x & y' }],
  ['a CDATA wrapper', '/*<![CDATA[*/ {"a": 1} /*]]>*/', { a: 1 }],
  ['escapes', '{"a": "\\u00e9\\/\\q", b: 1}', { a: 'é/q', b: 1 }],
  ['a torn end, without the half of a value', '{"a": {"b": 1, "c": "whole", "d": "ha', { a: { b: 1, c: 'whole' } }],
])('%s', (_name, text, value) => {
  expect(parseLenientJson(text)).toEqual([value]);
});

test('two objects in one script are two', () => {
  expect(parseLenientJson('{"a": 1}\n{"b": 2,}')).toEqual([{ a: 1 }, { b: 2 }]);
});

test('what is no JSON is nothing', () => {
  expect(parseLenientJson('')).toEqual([]);
  expect(parseLenientJson('hello "world"')).toEqual([]);
});

test('an object inside of a script is read to its own end', () => {
  const text = 'var meta = {"a": [1, {"b": "}"}]}; var other = 1;';
  expect(readJsonAt(text, 11)).toEqual({ value: { a: [1, { b: '}' }] }, end: text.indexOf(';') });
});

test('a name that objects inherit does no harm', () => {
  const [read] = parseLenientJson('{"__proto__": {"polluted": 1}, }');
  expect(Object.hasOwn(Object(read), '__proto__')).toBe(true);
  expect(Object(read).polluted).toBeUndefined();
});

test.each([
  ['brackets without an end', '{"a":['.repeat(100_000)],
  ['quotes without an end', `{"a": ${'"x" '.repeat(200_000)}`],
  ['quotes amid spaces', `{"a": "${`"${' '.repeat(500)}`.repeat(1_500)}`],
  ['colons and commas', `{${':,'.repeat(300_000)}`],
  ['comments without an end', '[/*'.repeat(200_000)],
])('%s are read in a moment', (_name, text) => {
  expect(() => parseLenientJson(text)).not.toThrow();
});
