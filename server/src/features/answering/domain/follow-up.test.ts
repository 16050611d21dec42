import { expect, test } from 'vitest';
import { intentOf } from '../../../dialogue/intent.ts';
import { readFollowUp } from './follow-up.ts';
import { contextOf, withOtherSubject, withSubject } from './subject.ts';

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
  expect(readFollowUp('how long til theyre ready', 'en', standsAlone).pointsAtThing).toBe(true);
});

test('the first message leans on nothing', () => {
  expect(resolve('and in blue?', [])).toBe('and in blue?');
});

test('a limit ends with the search it was set for', () => {
  expect(resolve('and in blue?', ['candles under 30'])).toBe('and in blue? candles under 30');
  expect(resolve('what about returns', ['candles under 30'])).toBe('what about returns');
  expect(resolve('and in blue?', ['how much is the robe', 'what sizes?'])).toBe('and in blue? robe');
  expect(resolve('is it washable?', ['which robe is the cheapest'])).toBe('is it washable? robe');
});

test.each([
  ['and the biggest size?', 'how much is the robe in small', 'and the biggest size? how much robe'],
  ['and the set of 12?', 'how much is the mug set of 6', 'and the set of 12? mug'],
  ['would my 10ml rollers go in that?', 'how much is the black case', 'would my 10ml rollers go in that? black case'],
  ['what do we get to make', 'how much is the pouring workshop', 'what do we get to make pouring workshop'],
])('"%s" after "%s" says anew what was said and asked', (text, context, expected) => {
  expect(withSubject(text, context, 'en')).toBe(expected);
});

test('a place after a thing is one to send it to', () => {
  expect(resolve('and to Canada?', ['how much is the blanket'])).toBe('and to Canada? delivery');
});

test('another thing is asked what the first one was asked', () => {
  expect(readFollowUp('what about the morning one?', 'en', standsAlone).swaps).toBe(true);
  expect(readFollowUp('and is it dimmable?', 'en', standsAlone).swaps).toBe(false);
  expect(withOtherSubject('and the linen apron?', 'is it machine washable morning robe', 'en', null)).toBe(
    'and the linen apron? machine washable',
  );
  expect(
    withOtherSubject('and the Hallway K6?', 'how many fingerprints does the hallway K4 store', 'en', 'Hallway K6'),
  ).toBe('and the Hallway K6? fingerprints store');
});

test('a sum that was asked about is no word of the next question', () => {
  expect(withSubject("what's inside it", 'is the harvest box 50 dollars?', 'en')).toBe("what's inside it harvest box");
});

test('who waits for a parcel goes on about it', () => {
  expect(resolve('number 12345', ["where's my order"])).toBe("where's my order. number 12345");
});

test('the last of two questions is what is gone on about', () => {
  expect(resolve('and to Switzerland?', ['do you have blankets? how long does delivery to Germany take?'])).toBe(
    'and to Switzerland? how long delivery',
  );
});

test('letters without meaning lean on nothing', () => {
  expect(readFollowUp('asdfghjk', 'en', standsAlone).lean).toBe('alone');
});

test('"cheapest blanket" stands by its blanket, whatever was talked of', () => {
  const knowsBlankets = (words: string) => words.trim() === 'blanket';
  expect(readFollowUp('cheapest blanket', 'en', knowsBlankets).lean).toBe('maybe');
});

test('"ada biaya tambahannya gak?" looks for nothing to buy: it asks of what was talked of', () => {
  expect(intentOf('ada biaya tambahannya gak?', 'id')).toBe('question');
  expect(readFollowUp('ada biaya tambahannya gak?', 'id', () => false).pointsAtThing).toBe(true);
});
