import { expect, test } from 'vitest';
import { contextOf, readFollowUp, withSubject } from './follow-up.ts';

const known = /returns|delivery|weiser|kwikset|ship/i;
const standsAlone = (words: string) => known.test(words);
/** The message by itself, or with the subject that it leans on. */
const resolve = (text: string, earlier: string[]) => {
  const context = contextOf(earlier, 'en', standsAlone);
  const { lean } = readFollowUp(text, 'en', standsAlone);
  return lean === 'leans' && context !== null ? withSubject(text, context, 'en') : text;
};

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

test('"it" points at what was shown', () => {
  expect(readFollowUp('is it in stock?', 'en', standsAlone)).toMatchObject({ lean: 'leans', pointsAtThing: true });
});

test('the first message leans on nothing', () => {
  expect(resolve('and in blue?', [])).toBe('and in blue?');
});
