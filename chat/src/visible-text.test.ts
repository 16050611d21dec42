import { expect, test } from 'vitest';
import { sanitiseQuestion, textDirection, visibleText } from './visible-text.ts';

test('CH-09 what reorders, hides or smuggles is taken out', () => {
  expect(visibleText('pay at \u202Emoc.live\u202C')).toBe('pay at moc.live');
  expect(visibleText('a\u2066b\u2069c\u200Bd\uFEFFe\u0000f\u009Fg\u00ADh')).toBe('abcdefgh');
  expect(visibleText('hi\u{E0049}\u{E0067}\u{E01EF}!')).toBe('hi!');
  expect(visibleText('one\r\ntwo\rthree\u2028four')).toBe('one\ntwo\nthree\nfour');
  expect(visibleText('\uD83D alone \uDE00')).toBe('\uFFFD alone \uFFFD');
});

test('what languages and emoji are written with stays', () => {
  for (const text of ['👨‍👩‍👧', '❤️', 'می‌خواهم', 'क्षि', 'שלום', 'tab\there', 'é']) expect(visibleText(text)).toBe(text);
});

test('5-29, CH-01 blank is not sent', () => {
  for (const text of ['', ' ', '\u00A0\u3000', '\u200B\u200D', '\n\n', '\uFE0F', '\u202E']) {
    expect(sanitiseQuestion(text)).toBe('');
  }
});

test('T14 sanitising strips and trims, and never escapes', () => {
  expect(sanitiseQuestion('  size > 40 & <b>"wide"</b>\u0007 ')).toBe('size > 40 & <b>"wide"</b>');
  expect(sanitiseQuestion('👍')).toBe('👍');
});

test.each([
  ['Hello', 'ltr'],
  ['مرحبا!', 'rtl'],
  ['👋 שלום', 'rtl'],
  ['1. Привет', 'ltr'],
  ['', 'ltr'],
])('%j runs %s', (text, direction) => expect(textDirection(text)).toBe(direction));
