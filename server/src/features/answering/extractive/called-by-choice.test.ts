import { expect, test } from 'vitest';
import type { Offer } from '../../../extraction/extracted-page.ts';
import { productNamed } from '../../../search/product.fixture.ts';
import { calledByChoice } from './called-by-choice.ts';

const bare = { id: '', sku: '', gtin: '', url: '', imageUrl: '', price: null, priorPrice: null } as const;
const offersOf = (...all: Offer['options'][]): Offer[] =>
  all.map((options) => ({ ...bare, availability: 'in_stock', options }));

const rug = productNamed('Moorland Sheepskin Rug', {
  offers: offersOf(
    { size: 'Single', colour: 'Honey' },
    { size: 'Double', colour: 'Honey' },
    { size: 'Double', colour: 'Slate' },
  ),
});
const slippers = productNamed('Fell Sheepskin Slippers', {
  offers: offersOf({ colour: 'Honey' }, { colour: 'Slate' }),
});

const calledIn = (asked: string, things = [slippers, rug]) =>
  calledByChoice({ asked, products: things.map((document) => ({ document, score: 1, coverage: 0.5 })) }, 'en').map(
    ({ name }) => name,
  );

test('two choices call the one thing that has both', () => {
  expect(calledIn('how much is the double sheepskin in honey?')).toEqual([rug.name]);
  expect(calledIn('how much is the double in honey?', [slippers])).toEqual([]);
});

test('one choice, and two that several things have, call none', () => {
  expect(calledIn('how much is the sheepskin in honey?')).toEqual([]);
  expect(calledIn('the double in slate?', [rug, { ...rug, name: 'Dale Throw' }])).toEqual([]);
});

test('what is asked beside them is not the thing: a cleaning is none', () => {
  expect(calledIn('how long does cleaning take for a double in honey, and can I bring it in March?')).toEqual([]);
});
