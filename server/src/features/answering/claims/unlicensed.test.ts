/** What a sentence says otherwise than the statement that licenses its words. */
import { describe, expect, test } from 'vitest';
import type { Product } from '../../../extraction/extracted-page.ts';
import { blanket, questionOf } from '../question.fixture.ts';
import { factOf, productOf, rulesAlone } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';
import { splitStatements } from './segments.ts';

const bed: Product = {
  ...blanket,
  url: 'https://paws.example/georgia',
  name: 'Georgia Dog Bed',
  description:
    "The cover unzips and goes in the machine on cold. Don't wash the foam. Contains brown rice hulls. The foam is guaranteed for 5 years.",
  categories: ['Beds'],
};
const text = [
  'Points expire after 12 months without an order. Your birthday month earns double points.',
  'We are required to collect sales tax in TN, KY, GA, NC and VA.',
  'Visa, Mastercard and Afterpay on $35 and up.',
  'Registered shelters get 20% off food. Military members get 10% in the store with ID.',
  'We embroider names on bed covers, which adds 5 business days. We do not make collars.',
  'The coat: never, ever machine wash. Two of the same bags cannot be joined.',
].join(' ');
const passage = (said: string, headings: string[] = []) => ({
  document: {
    url: 'https://paws.example/faq',
    title: 'FAQ',
    headings,
    text: said,
    language: 'en',
    kind: 'page' as const,
    voice: 'shop' as const,
  },
  score: 10,
  coverage: 0.8,
});
const faultIn = (asked: string, said: string) =>
  createClaimFault(
    questionOf(asked, {
      passages: [passage(text), passage('No. We host a nail trim.', ['Do you groom or board?'])],
      products: [{ document: bed, score: 1, coverage: 1 }],
    }),
    rulesAlone,
  )(said);

describe('a sentence is held by the statement that says its words', () => {
  test.each([
    [
      'Can I wash the foam?',
      'The cover and the foam of the Georgia Dog Bed can both go in the washing machine on cold.',
    ],
    ['Do points expire?', 'Good news: points never expire.'],
    ['Can you embroider a collar?', 'We would love to embroider the name of your dog on one of our collars.'],
    ['Can you board my cat?', 'Yes, we board your cat while you travel.'],
    ['Is there a military discount?', 'Military members get 20% off in the store with ID.'],
    ['What is in my birthday month?', 'Your birthday month earns triple points.'],
    ['Do you charge sales tax?', 'We collect sales tax in TN, KY, OH, NC and VA.'],
    ['Can I use Afterpay?', 'Afterpay is available on every order, no matter the amount.'],
    ['What is in the bed?', 'The Georgia Dog Bed is grain-free.'],
    ['How long is the foam guaranteed?', 'The foam of the Georgia Dog Bed is guaranteed for 7 years.'],
    ['Can I wash the coat?', 'The coat can go in the washing machine on cold.'],
    ['Can two bags be joined?', 'Yes, two bags zip together into a double.'],
    ['Do you do dog walking?', 'Our lifeguards offer haircuts and massages at the store.'],
    ['Does embroidery take longer?', 'Embroidered names on bed covers never add any business days.'],
  ])('%s → not “%s”', (asked, said) => {
    expect(faultIn(asked, said)).not.toBeNull();
  });

  test.each([
    ['Can I wash the foam?', 'The cover of the Georgia Dog Bed goes in the machine on cold.'],
    ['Can I wash the foam?', 'Please do not wash the foam of the Georgia Dog Bed.'],
    ['Do points expire?', 'Points expire after 12 months without an order.'],
    ['Can you board my cat?', "We don't board cats, but there is a nail trim."],
    ['Is there a military discount?', 'Military members get 10% off in the store with ID.'],
    ['What is in my birthday month?', 'In your birthday month you earn double points.'],
    ['Do you charge sales tax?', 'We collect sales tax in TN, KY, GA, NC and VA.'],
    ['How long is the foam guaranteed?', 'The foam of the Georgia Dog Bed is guaranteed for 5 years.'],
    ['Can I wash the coat?', 'Please never machine wash the coat.'],
    ['Can two bags be joined?', 'No, two of the same bags cannot be joined.'],
    ['Do you make collars?', 'We do not make collars, we embroider names on bed covers.'],
  ])('%s → “%s”', (asked, said) => {
    expect(faultIn(asked, said)).toBeNull();
  });
});

describe('what a statement leaves out itself', () => {
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
      rulesAlone,
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
      [
        'Bis wann muss ich das Brettl bestellen?',
        'Bestell bis 17. Dezember, 12 Uhr, dann kommt es vor Heiligabend an.',
      ],
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
});
