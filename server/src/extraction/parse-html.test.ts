import { describe, expect, test } from 'vitest';
import { decodeHtml, looksBinary } from './parse-html.ts';

const hex = (bytes: string) => Buffer.from(bytes, 'hex');
const latin = (text: string) => Buffer.from(text, 'latin1');

describe('CW-22 charsets', () => {
  test.each<[string, Uint8Array, string, string]>([
    ['utf-8 without a word', Buffer.from('Größe'), '', 'Größe'],
    ['windows-1252 without a word', latin('Größe'), '', 'Größe'],
    ['ISO-8859-1 by header', latin('café'), 'text/html; charset=ISO-8859-1', 'café'],
    ['windows-1251 by header', hex('cff0e8e2e5f2'), 'text/html; charset=windows-1251', 'Привет'],
    ['windows-1251 said, UTF-8 sent', Buffer.from('Привет'), 'text/html; charset=windows-1251', 'Привет'],
    [
      'Shift_JIS by meta',
      Buffer.concat([latin('<meta charset="Shift_JIS">'), hex('8ee895db')]),
      'text/html',
      '<meta charset="Shift_JIS">手保',
    ],
    [
      'GB18030 by old meta',
      Buffer.concat([latin('<meta http-equiv=Content-Type content="text/html; charset=gb18030">'), hex('c4e3bac3')]),
      '',
      '<meta http-equiv=Content-Type content="text/html; charset=gb18030">你好',
    ],
    ['UTF-16 by its mark', Buffer.from('\uFEFFGröße', 'utf16le'), 'text/html; charset=utf-8', 'Größe'],
    [
      'UTF-16 big endian by header',
      Buffer.from('<p>Größe', 'utf16le').swap16(),
      'text/html; charset=utf-16be',
      '<p>Größe',
    ],
    ['an unknown charset', Buffer.from('Größe'), 'text/html; charset=klingon', 'Größe'],
  ])('%s', (_name, bytes, contentType, text) => expect(decodeHtml(bytes, contentType)).toBe(text));

  test('programs and documents are not pages', () => {
    const compressed = Uint8Array.from({ length: 400 }, (_, at) => (at * 89) % 251 || 1);
    expect(looksBinary(compressed)).toBe(true);
    for (const bytes of [latin('MZ\u0090\0\u0003'), latin('%PDF-1.7'), latin('\u0089PNG\r\n'), Buffer.alloc(500)])
      expect(looksBinary(bytes)).toBe(true);
    for (const bytes of [latin('<html>'), Buffer.from('\uFEFF<p>', 'utf16le'), new Uint8Array()])
      expect(looksBinary(bytes)).toBe(false);
  });
});
