import { describe, expect, test } from 'vitest';
import { questionOf } from '../question.fixture.ts';
import { factOf, productOf } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';
import { splitStatements } from './split-statements.ts';

const products = [productOf('Brettl mit Gravur', 16.9), productOf('Brettl', 12)];
const inGerman = (text: string) => ({ ...factOf('delivery.time', text), language: 'de' });
const faultOf = (asked: string, text: string) =>
  createClaimFault(
    questionOf(asked, {
      shopLanguage: 'de',
      language: 'de',
      passages: [],
      products: products.map((document) => ({ document, score: 1, coverage: 1 })),
      facts: [
        inGerman(
          'Bestellungen bis 17. Dezember, 12 Uhr, kommen sicher vor Heiligabend an (nur lagernde Ware, ohne Gravur).',
        ),
        inGerman('Gravurbestellungen bitte bis 8. Dezember.'),
        inGerman('Die Lieferung dauert 3 Werktage, außer bei Möbeln.'),
      ],
    }),
  )(text);

describe('a statement’s numbers do not hold for what it leaves out itself', () => {
  test.each([
    [
      'Bis wann muss ich das Brettl mit Gravur bestellen?',
      'Bestell bis 17. Dezember, 12 Uhr, dann kommt es vor Heiligabend an.',
    ],
    ['Wie lange dauert die Lieferung von Möbeln?', 'Die Lieferung dauert 3 Werktage.'],
  ])('may not be said: %s %s', (asked, text) => {
    expect(faultOf(asked, text)).toContain('leaves it out');
  });

  test.each([
    ['Bis wann muss ich das Brettl bestellen?', 'Bestell bis 17. Dezember, 12 Uhr, dann kommt es vor Heiligabend an.'],
    ['Bis wann muss ich bestellen?', 'Ohne Gravur bis 17. Dezember, 12 Uhr.'],
    ['Bis wann muss ich das Brettl mit Gravur bestellen?', 'Gravurbestellungen bitte bis 8. Dezember.'],
    ['Wie lange dauert die Lieferung?', 'Die Lieferung dauert 3 Werktage.'],
  ])('may be said: %s %s', (asked, text) => {
    expect(faultOf(asked, text)).toBeNull();
  });
});

test('the mark of a date ends no statement', () => {
  expect(splitStatements('Bis 17. Dezember bestellt. Dann kommt es an.')).toEqual([
    'Bis 17. Dezember bestellt.',
    'Dann kommt es an.',
  ]);
  expect(splitStatements('Bestil inden den 17. december. Det koster 5. Vi sender.')).toEqual([
    'Bestil inden den 17. december.',
    'Det koster 5.',
    'Vi sender.',
  ]);
  // what is no initial ends one: "not for 78s" would deny what comes after it
  expect(splitStatements('Not for shellac 78s. The makers have moved factory.')).toEqual([
    'Not for shellac 78s.',
    'The makers have moved factory.',
  ]);
});
