import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseColour, readableColours } from './readable-colour.ts';

/** WCAG's own formula, written here again so that it checks the other. */
function luminanceOf(colour: string): number {
  const linear = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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
