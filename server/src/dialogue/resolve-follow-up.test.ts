import { expect, test } from 'vitest';
import { resolveFollowUp } from './resolve-follow-up.ts';

const known = /returns|delivery|weiser|kwikset|ship/i;
const resolve = (text: string, earlier: string[], shown: string | null = null, language = 'en') =>
  resolveFollowUp(text, { earlier, shown, language, standsAlone: (words) => known.test(words) });

test.each([
  ['and how much is it in blue?', ['Do you have a wool blanket?'], 'and how much is it in blue? wool blanket'],
  ['and in red?', ['a blue wool blanket'], 'and in red? wool blanket'],
  ['what about returns?', ['Do you have a wool blanket?'], 'what about returns?'],
  ['and under 50?', ['a blanket under 100 euros'], 'and under 50? blanket'],
  ['and to Switzerland?', ['How long does delivery take to Germany?'], 'and to Switzerland? how long delivery'],
  ['and for Weiser?', ['Do you have a key for Schlage?'], 'and for Weiser?'],
  ['Is there anything under 20?', ['How do I wash wool?'], 'Is there anything under 20?'],
  ['do you ship to Germany?', ['key for Kwikset'], 'do you ship to Germany?'],
  ['where is my order?', ['a wool blanket'], 'where is my order?'],
])('%s after %j', (text, earlier, expected) => {
  expect(resolve(text, earlier)).toBe(expected);
});

test('the subject is kept through several turns, and small talk is no subject', () => {
  expect(resolve('and cheaper ones?', ['Do you have a wool blanket?', 'and in blue?', 'thanks!'])).toBe(
    'and cheaper ones? blue wool blanket',
  );
});

test('"it" is the only thing that was shown', () => {
  expect(resolve('is it in stock?', ['something for reading'], 'Heron Floor Lamp')).toBe(
    'is it in stock? Heron Floor Lamp',
  );
});

test('the first message leans on nothing', () => {
  expect(resolve('and in blue?', [])).toBe('and in blue?');
});
