import { expect, test } from 'vitest';
import { namesDate } from './dated.ts';

test.each([
  ['We are stocktaking on Friday 31 October: shop and phones closed all day.', 'en', true],
  ['Closed on December 24th and 25th', 'en', true],
  ['Am 24. Dezember schließen wir um 12 Uhr.', 'de', true],
  ['Cerrado el 6 de enero', 'es', true],
  ['Fermé le 14 juillet', 'fr', true],
  ['Sunday, March to October: 10am – 4pm', 'en', false],
  ['Monday to Friday, 9 to 5', 'en', false],
  ['Montag bis Freitag 9 bis 17 Uhr', 'de', false],
])('%s', (text, language, expected) => {
  expect(namesDate(text, language)).toBe(expected);
});
