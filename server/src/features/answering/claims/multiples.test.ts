import { expect, test } from 'vitest';
import { questionOf } from '../question.fixture.ts';
import { factOf } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';
import { claimsIn, plainText } from './read-claims.ts';

const minutesIn = (text: string, language: string) =>
  claimsIn(plainText(text, language)).flatMap(({ kind, value }) => (kind === 'min' ? [value] : []));

test.each([
  ['after two and a half minutes', 'en', 2.5],
  ['nach zweieinhalb Stunden', 'de', 150],
  ['na tweeënhalf uur', 'nl', 150],
  ['after 2 minutes 30 seconds', 'en', 2.5],
  ['in drei Minuten und vierzig Sekunden', 'de', 3.667],
  ['Boils a litre in 3 minutes 40.', 'en', 3.667],
])('halves and seconds belong to a length of time: %s', (text, language, minutes) => {
  expect(minutesIn(text, language)).toEqual([minutes]);
});

const faultOf = (text: string) =>
  createClaimFault(
    questionOf('How much coffee for a litre of French press?', {
      passages: [],
      products: [],
      facts: [
        factOf('about', 'Use 30 g of coffee for 500 g of water and press after 4 minutes.'),
        factOf('about', 'Pour for 2 minutes 30 seconds.'),
      ],
    }),
  )(text);

test('a recipe may be scaled, and no more than what it is made of', () => {
  expect(faultOf('It is 30 g for 500 g of water, so for a litre take about 60 g.')).toBeNull();
  expect(faultOf('It is 30 g for 500 g of water, so for a litre take about 90 g.')).not.toBeNull();
  expect(faultOf('Pour for two and a half minutes.')).toBeNull();
  expect(faultOf('Pour for two minutes.')).not.toBeNull();
});
