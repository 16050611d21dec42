import { describe, expect, test } from 'vitest';
import { createMatcher } from './learned-match.ts';
import { readWords } from './read-words.ts';

const read = (text: string) => readWords(text, 'en');
const matched = (question: string, text: string, above = '') => createMatcher(read(question))(read(above))(read(text));

describe('createMatcher', () => {
  test.each([
    ['which mail service do u use', 'Orders ship via USPS Priority.', 'Orders over $60 earn double points.'],
    ['can i throw it in the machine', 'Hand wash only, dry flat.', 'Made from 100 % linen, woven in Portugal.'],
    ['i changed my mind, can i stop the order', 'Cancellations are accepted until it is packed.', 'We pack by hand.'],
    ['it arrived smashed', 'For damage in transit send us a photo.', 'Photos are colour corrected.'],
  ])('"%s" is met by other words', (question, answer, other) => {
    const [right, wrong] = [matched(question, answer), matched(question, other)];
    expect(right.words + right.whole).toBeGreaterThan(wrong.words + wrong.whole);
  });

  test('what stands above a statement speaks for it too', () => {
    const under = matched('how long does delivery take', 'Two to four days.', 'Delivery times');
    const alone = matched('how long does delivery take', 'Two to four days.');
    expect(under.words).toBeGreaterThan(alone.words);
  });

  test('nothing meets nothing, and neither does a text of no words', () => {
    expect(matched('', 'Two to four days.')).toEqual({ words: 0, whole: 0 });
    expect(matched('how long', '')).toEqual({ words: 0, whole: 0 });
  });

  test('cosines stay cosines for endless texts', () => {
    const { words, whole } = matched('parcel '.repeat(500), 'ships '.repeat(5000), 'Delivery '.repeat(500));
    for (const value of [words, whole]) expect(Math.abs(value)).toBeLessThanOrEqual(1.0001);
  });
});
