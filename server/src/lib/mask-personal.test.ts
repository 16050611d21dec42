import { expect, test } from 'vitest';
import { maskPersonal } from './mask-personal.ts';

test.each([
  ['Write to ana.sousa@mail.example please', 'Write to [e-mail] please'],
  ['Call me: +351 912 345 678!', 'Call me: [number]!'],
  ['or (030) 123-45678', 'or [number]'],
  ['Where is order #10442?', 'Where is order [number]?'],
  ['Where is HL-2026-0042?', 'Where is [number]?'],
  ['Meine Bestellung 4711081', 'Meine Bestellung [number]'],
])('masks %s', (text, masked) => expect(maskPersonal(text)).toBe(masked));

test.each([
  'Do you have it in 140 x 200 cm?',
  'Is it under 100 €, and is there a 3-pack?',
  'Do you ship within 2-3 days?',
  'The A4 frame in M4?',
])('leaves %s', (text) => expect(maskPersonal(text)).toBe(text));

test('masks a thousand characters of digits and marks at once', () => {
  expect(maskPersonal('1 '.repeat(500)).length).toBeLessThan(1000);
  expect(maskPersonal('a'.repeat(1000) + '@')).toContain('@');
});
