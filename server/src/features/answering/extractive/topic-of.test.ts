import { expect, test } from 'vitest';
import { topicOf } from './topic-of.ts';

test.each([
  ['do you sell televisions', 'en', 'televisions'],
  ['Hi! Is it waterproof?', 'en', 'waterproof'],
  ['and how long does delivery take?', 'en', 'how long does delivery take'],
  ['Verkauft ihr Fernseher?', 'de', 'Fernseher'],
  ['is it', 'en', 'is it'],
])('"%s" is named shortly', (text, language, topic) => {
  expect(topicOf(text, language)).toBe(topic);
});

test('a long one is cut between words', () => {
  expect(topicOf(`why ${'long words '.repeat(20)}`, 'en')).toMatch(/^why long words.{0,70} …$/);
});
