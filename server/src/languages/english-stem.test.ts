import { expect, test } from 'vitest';
import { englishStem } from './english-stem.ts';

test.each([
  'custom customs',
  'customs customer',
  'customise customers',
  'personalised personal',
  'imported important',
  'business busy',
  'new news',
  'organic organisation',
  'even evening',
  'used useful',
])('%s are two words', (words) => {
  expect(new Set(words.split(' ').map(englishStem)).size).toBe(2);
});

test.each([
  'colour colours color coloured colored',
  'personalise personalised personalized personalization',
  'jewellery jewelry',
  'jeweller jewelers',
  'grey gray',
  'tyres tire',
  'cancelled canceled cancellation cancelling',
  'catalogue catalogs',
  'moulded molded',
])('%s are one word however it is spelled', (words) => {
  const stems = new Set(words.split(' ').map(englishStem));
  expect([...stems]).toHaveLength(1);
});

test('what only ends as British spellings do stays what it is', () => {
  const stems = (words: string) => words.split(' ').map(englishStem);
  expect(stems('hour four tour wise rise raise')).toEqual(stems('hours fours tours wise rises raises'));
  expect(englishStem('metre')).not.toBe(englishStem('mere'));
});
