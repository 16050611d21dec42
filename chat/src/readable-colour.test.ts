import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, parseColour, readableColours } from './readable-colour.ts';

test('T19 any accent carries its text with a contrast of at least 4.5', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const { surface, text } = readableColours(`#${value.toString(16).padStart(6, '0')}`);
      expect(contrastOf(surface, text)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2_000 },
  );
});

test('dark colours stay as they are, middle tones stay themselves under white, light ones take black', () => {
  expect(readableColours('#1f6f54')).toEqual({ surface: '#1f6f54', text: '#ffffff' });
  expect(readableColours('#ffd400')).toEqual({ surface: '#ffd400', text: '#000000' });
  const blue = readableColours('#3b82f6');
  expect(blue.text).toBe('#ffffff');
  expect(contrastOf(blue.surface, '#3b82f6')).toBeLessThan(1.35);
});

test.each(['red;}body{display:none', 'url(//evil)', '#fff</style><script>', 'expression()', '#11223344', '', 'red'])(
  'CH-23 %j is not a colour',
  (value) => expect(parseColour(value)).toBe('#3b82f6'),
);

test('three digits are six', () => expect(parseColour('#Fa0')).toBe('#ffaa00'));
