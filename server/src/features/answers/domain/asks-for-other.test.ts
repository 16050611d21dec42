/** A product's name decides, however short it is. */
import { expect, test } from 'vitest';
import { asksForOther } from './asks-for-other.ts';

const about = (asked: string, products: string[], language: string) => {
  return { text: asked, language, asked, shopLanguage: language, products, isFollowUp: false };
};

test.each([
  ['Wie teuer ist das Uhu?', 'Was kostet ein neuer Reißverschluss?', 'Ab 29 €.', 'Kuppelzelt Uhu', 'de', true],
  ['Wie teuer ist das Uhu?', 'Was kostet das Uhu?', '249 €.', 'Kuppelzelt Uhu', 'de', false],
  ['Wie teuer ist ein neuer Reißverschluss?', 'Was kostet ein neuer Zipper?', 'Ab 29 €.', 'Ein Zelt', 'de', false],
  ['How much is the Elk?', 'What does a new zip cost?', 'From £29.', 'Elk Tent', 'en', true],
  ['How much is the Shore bath mat?', 'How much is the bath mat?', '£20.', 'Shore Bath Mat', 'en', true],
  ['How much is it for you?', 'What does a new zip cost?', 'From £29.', 'Tent for you', 'en', false],
])('“%s” for “%s”', (asked, wording, answer, product, language, isOther) => {
  expect(asksForOther(asked, wording, answer, about(asked, [product], language))).toBe(isOther);
});
