import { expect, test } from 'vitest';
import { fittingChoices } from './size-rows.ts';

const frames = ['Small (5\'1"–5\'5")', 'Medium (5\'5"–5\'9")', 'Large (5\'9"–6\'2")', 'Slate'];
const helmets = ['S/M (52–57cm)', 'L/XL (57.5–62cm)'];
const coats = ['M (10-15 kg)', 'L (15.5-25 kg)', '30 L'];

test.each([
  ["i am 5'7 what size", frames, ['Medium (5\'5"–5\'9")']],
  ['im 6 foot', frames, ['Large (5\'9"–6\'2")']],
  ['im 175 cm', frames, ['Medium (5\'5"–5\'9")']],
  ['size for a 56cm head', helmets, ['S/M (52–57cm)']],
  ['my dog weighs 44 lbs', coats, ['L (15.5-25 kg)']],
  ['my dog weighs 30 cm', coats, []],
  ['120 x 170 cm', frames, []],
  ['what sizes are there', frames, []],
])('%s', (text, choices, fitting) => {
  expect(fittingChoices(text, choices)).toEqual(fitting);
});
