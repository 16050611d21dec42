import { expect, test } from 'vitest';
import { cleanPagePath, cleanVisitorText } from './visitor-text.ts';

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
