/** What a reply works out from what it was given, rows that are told apart by a measure, and words that look like a promise and are none. */
import { describe, expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { questionOf } from '../question.fixture.ts';
import { euros, factOf, passageOf, productOf, rulesAlone } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';
import { claimsIn, plainText } from './read-claims.ts';
import { createOfVisitor, createWeightWords } from './worked-out.ts';

const sized = (size: string, amount: number, availability: 'in_stock' | 'out_of_stock' = 'in_stock') => ({
  options: { Size: size },
  sku: size,
  price: euros(amount),
  priorPrice: null,
  availability,
  id: size,
  gtin: '',
  url: 'https://loom.example/sized',
  imageUrl: null,
});
const light = productOf('Meridian light', 219, {
  description: 'Power: 30 cm: 24 W / 45 cm: 34 W / 60 cm: 52 W. Passively cooled.',
});
const filter = productOf('Eddy filter', 119);
const soil = productOf('Blackwater soil', 18, { offers: [sized('3 l', 18), sized('9 l', 42)] });
const moss = productOf('Moss', 12, { offers: [sized('5 x 5 in mat', 12, 'out_of_stock'), sized('cup', 10)] });
const heater = productOf('Kettle heater', 29.97);
const melter = productOf('Wax melter', 429, {
  description: "Who doesn't want to wait: the melter can be rented by the day in the shop, €25 a day, deposit €100.",
});
const passages = [
  passageOf('Put a light and a filter in one cart and the code BUNDLE8 takes 8% off the two.', ['A whole setup']),
  passageOf('One point per euro on goods, 100 points are worth €5.', ['The club']),
  passageOf('Class on Sunday. €40 with a kit of plants to take home, or €15 just to listen.', ['News']),
  passageOf('Prices ending in .97 are final sale.', ['Not returnable']),
];
const products = [light, filter, soil, moss, heater, melter];
const faultOf = (text: string, asked: string) =>
  createClaimFault(
    questionOf(asked, {
      products: products.map((document) => ({ document, score: 1, coverage: 1 })),
      facts: [],
      passages,
    }),
    rulesAlone,
  )(text);

describe.each([
  [
    'a share of several',
    'What do the Meridian light and the Eddy filter cost with the code?',
    [
      'The Meridian light is €219 and the Eddy filter €119, so €338 together. BUNDLE8 takes 8% off the two, which saves you €27.04.',
    ],
    [
      'The Meridian light is €219 and the Eddy filter €119, so €338 together. BUNDLE8 takes 8% off the two, which saves you €37.04.',
    ],
  ],
  [
    'variants that are counted',
    'How much for 15 liters of the Blackwater soil?',
    ['One 9 l bag and two 3 l bags of the Blackwater soil give you 15 l for €78.'],
    ['One 9 l bag and two 3 l bags of the Blackwater soil give you 15 l for €88.'],
  ],
  [
    'the variant that was spoken of',
    'How much is a big bag of the Blackwater soil?',
    ['The Blackwater soil comes in a bag of 9 l. It is €42.'],
    ['The Blackwater soil comes in a bag of 9 l. It is €18.'],
  ],
  [
    'a rate',
    'What are 200 club points worth?',
    ['Every 100 points are worth €5, so 200 of them give you €10.'],
    ['Every 100 points are worth €5, so 200 of them give you €15.'],
  ],
  [
    'days that are paid for',
    'Can I rent the Wax melter for two days?',
    ['You can rent the Wax melter in the shop: €25 a day, so €50 for two days, and a deposit of €100.'],
    ['You can rent the Wax melter in the shop: €25 a day, so €60 for two days, and a deposit of €100.'],
  ],
  [
    'values that are told apart by a measure',
    'What does the 45 cm Meridian light draw?',
    ['The 45 cm Meridian light draws 34 W.'],
    ['The 45 cm Meridian light draws 52 W.'],
  ],
  [
    'what comes with a class',
    'Is there a class?',
    ['The class is €40 including a kit of plants to take home.'],
    ['The class is €40 including lunch and drinks.'],
  ],
  [
    'a thing that is meant too',
    'Can I return the Kettle heater?',
    ['Prices ending in .97 are final sale, and that includes the Kettle heater.'],
    ['The Kettle heater includes a thermometer.'],
  ],
  ['a size that is sold out', 'Is the Moss mat available?', ['The 5 x 5 in mat of Moss is sold out.'], []],
] as const)('%s', (_, asked, trueTexts, falseTexts) => {
  test.each(trueTexts.map((text) => [text]))('says “%s”', (text) => expect(faultOf(text, asked)).toBeNull());
  test.each(falseTexts.map((text) => [text]))('does not say “%s”', (text) =>
    expect(faultOf(text, asked)).not.toBeNull(),
  );
});

describe('lengths of time that are multiplied', () => {
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
      rulesAlone,
    )(text);

  test('a recipe may be scaled, and no more than what it is made of', () => {
    expect(faultOf('It is 30 g for 500 g of water, so for a litre take about 60 g.')).toBeNull();
    expect(faultOf('It is 30 g for 500 g of water, so for a litre take about 90 g.')).not.toBeNull();
    expect(faultOf('Pour for two and a half minutes.')).toBeNull();
    expect(faultOf('Pour for two minutes.')).not.toBeNull();
  });
});

const sold = (currency: string) => [productNamed('Turkey Dry Cat Food', { price: { amount: 16.99, currency } })];

test('a pound is a weight where nothing is sold in sterling, and money where something is', () => {
  const american = createWeightWords(sold('USD'));
  expect(american('It comes in three-pound and 7 pound bags.')).toBe('It comes in three lb and 7 lb bags.');
  const british = createWeightWords(sold('GBP'));
  expect(british('A three-pound bag is nine pounds.')).toBe('A three lb bag is nine pounds.');
  expect(createWeightWords([])('It costs 10 pounds sterling.')).toBe('It costs 10 pounds sterling.');
});

test('the visitor’s own measure may be repeated of what it was given for, and of nothing else', () => {
  const weightWords = createWeightWords(sold('USD'));
  const isOfVisitor = createOfVisitor('how many drops for my 20 pound dog?', 'en', weightWords);
  const repeats = (reply: string) => {
    const plain = plainText(weightWords(reply), 'en');
    return claimsIn(plain)
      .filter(({ kind }) => kind === 'measure')
      .map((claim) => isOfVisitor(claim, plain));
  };
  expect(repeats('A twenty-pound dog gets ten drops.')).toEqual([true]);
  expect(repeats('The bottle weighs 20 lb.')).toEqual([false]);
  expect(repeats('A 40 lb dog is too heavy.')).toEqual([false]);
});
