import { expect, test } from 'vitest';
import { questionOf } from '../question.fixture.ts';
import { productOf, rulesAlone } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';

const products = [
  productOf('Zelt Rubihorn 2', 399),
  productOf('Zelt Rubihorn 3', 479),
  productOf('Schlafsack Iller', 249),
  productOf('Gaskocher Zunder', 59),
];
const faultOf = (asked: string, text: string) =>
  createClaimFault(
    questionOf(asked, {
      language: 'de',
      shopLanguage: 'de',
      passages: [],
      facts: [],
      products: products.map((document) => ({ document, score: 1, coverage: 1 })),
    }),
    rulesAlone,
  )(text);
const asked = 'Zelt, Schlafsack und Kocher, was macht das?';

test('a total may be said before what it is of', () => {
  expect(
    faultOf(asked, 'Das macht zusammen 707,00 €:\n\n- Zelt Rubihorn 2: 399,00 €\n- Schlafsack Iller: 249,00 €'),
  ).toBeNull();
  expect(faultOf(asked, 'Das macht zusammen 787,00 €.')).toBeNull();
});

test.each([
  [asked, 'Das macht zusammen 648,00 €.'],
  [asked, 'Das kostet 707,00 €.'],
  ['Zwei Schlafsäcke und ein Kocher, was macht das?', 'Das macht zusammen 308,00 €.'],
])('but no other: %s %s', (question, text) => {
  expect(faultOf(question, text)).not.toBeNull();
});
