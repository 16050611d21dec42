import { array, assert, constantFrom, integer, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPagePath, cleanVisitorText, createOneStringFlow, lastWords, oneString } from './one-string.ts';

const odd = constantFrom(
  ...Array.from(
    '\u200b\u200c\u200d\ufeff\u202a\u202e\u0001\u00ad\u2060\u3164\ufe0f\u{e0041}½²：。！（．／\r\n \u00a0\u3000\u0301\ud83dㅋ的あ가می1a',
  ),
);
const texts = array(oneof(odd, string({ unit: 'binary', maxLength: 3 })), { maxLength: 40 }).map((all) => all.join(''));

test('said twice it changes nothing more', () => {
  assert(
    property(texts, (text) => {
      expect(oneString(oneString(text))).toBe(oneString(text));
    }),
    { numRuns: 500 },
  );
});

test('a text in pieces is the same text, however it is cut', () => {
  assert(
    property(texts, integer({ min: 1, max: 5 }), (text, size) => {
      const flow = createOneStringFlow();
      let shown = '';
      for (let at = 0; at < text.length; at += size) shown += flow.push(text.slice(at, at + size));
      shown += flow.end();
      expect(shown).toBe(oneString(text).trim());
      expect(flow.text()).toBe(shown);
    }),
    { numRuns: 500 },
  );
});

test('a letter of two units is a letter before a sign, too', () => {
  expect(oneString('𠀀！')).toBe('𠀀！');
  const flow = createOneStringFlow();
  expect(Array.from('𠀀！あ', (letter) => flow.push(letter)).join('') + flow.end()).toBe('𠀀！あ');
});

test('CH-09 nothing that cannot be seen is left', () => {
  expect(oneString('a\u200bb\ufeffc\u202ad\u202ee\u0001f\u00adg\u2060h\u3164i\ufe0fj\u{e0041}k\ue000l\u034fm')).toBe(
    'abcdefghijklm',
  );
  expect(oneString('h\u200dt\u200ctps')).toBe('https');
  expect(oneString('one\r\ntwo\u2028three')).toBe('one\ntwo\nthree');
});

test.each([
  ['ｈｔｔｐｓ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ', 'https://evil.example'],
  ['https∶∕∕evil․example⁄a', 'https://evil.example/a'],
  ['https꞉⧸⧸evil。example', 'https://evil.example'],
  ['［x］（y）❲z❳⟮w⟯', '[x](y)[z](w)'],
  ['𝐡𝐭𝐭𝐩𝐬', 'https'],
  ['１００ ％', '100 %'],
  ['1½ m', '1 1/2 m'],
  ['¹⁰⁰', '100'],
])('what only looks so is so: %s', (text, plain) => {
  expect(oneString(text)).toBe(plain);
});

test.each([
  'می‌خواهم',
  'क्‍ष',
  '👨‍👩‍👧',
  '你好，世界！（包邮）：三天。',
  'Ｔ'.normalize('NFKC') + '-shirt™, 10 m², 3ª, ㅋㅋ',
  'Zoë’s “naïve” café – 20 °C …',
  'שלום, مرحبا ١٢٣',
])('what is written so stays: %s', (text) => {
  expect(oneString(text)).toBe(text);
});

test('Chinese is said sentence by sentence, not held until its end', () => {
  const flow = createOneStringFlow();
  expect(flow.push('三天送到。我们')).toBe('三天送到。');
});

test.each(['', '   ', '\u00a0', '\u200b\u200d', '\n\t', '\ufe0f', '\u3164'])('CH-01 %j is nothing', (text) => {
  expect(cleanVisitorText(text)).toBe('');
});

test('CH-09 T14 5-29 text keeps its signs, loses controls and invisible marks', () => {
  expect(cleanVisitorText('  size > 40 & <b>?\r\nnext ')).toBe('size > 40 & <b>?\nnext');
  expect(cleanVisitorText('moc\u202elive\u0007 \u{e0041}x')).toBe('moclive x');
  expect(cleanVisitorText('👨‍👩‍👧 ok')).toBe('👨‍👩‍👧 ok');
});

test('T08 a page path loses its query', () => {
  expect(cleanPagePath('shop.example/a?token=1#x')).toBe('shop.example/a');
  expect(cleanPagePath(undefined)).toBeNull();
});

test('a message is told in one line, a link by its words, and no character is cut in half', () => {
  expect(lastWords('See [returns](https://shop.example/returns).\n\n- 30 days')).toBe('See returns. - 30 days');
  expect(Array.from(lastWords('🧣'.repeat(200)))).toEqual(Array.from({ length: 120 }, () => '🧣'));
  expect(lastWords('')).toBe('');
});
