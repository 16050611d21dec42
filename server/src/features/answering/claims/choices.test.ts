import { describe, expect, test } from 'vitest';
import type { Offer } from '../../../extraction/extracted-page.ts';
import { questionOf } from '../question.fixture.ts';
import { productOf, rulesAlone } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';

const offer = (finish: string, availability: Offer['availability']): Offer => ({
  options: { Finish: finish },
  price: null,
  priorPrice: null,
  availability,
  sku: '',
  id: '',
  gtin: '',
  url: 'https://loom.example/castleton',
  imageUrl: null,
});
const speakers = productOf('Castleton Bookshelf Speakers', 299, {
  offers: [offer('Walnut', 'in_stock'), offer('Black Ash', 'in_stock'), offer('Chalk White', 'out_of_stock')],
});
const faultOf = (text: string) =>
  createClaimFault(
    questionOf('Which finishes can I have the Castleton in?', {
      passages: [],
      facts: [],
      products: [{ document: speakers, score: 1, coverage: 1 }],
    }),
    rulesAlone,
  )(`The Castleton Bookshelf Speakers are 299 €. ${text}`);

describe('what is ready to be sent is in stock', () => {
  test.each([
    'All finishes are ready to go.',
    'Walnut, Black Ash and Chalk White are ready to ship.',
    'Chalk White is ready for dispatch.',
  ])('may not be said: %s', (text) => {
    expect(faultOf(text)).toContain('in stock');
  });

  test.each(['Walnut and Black Ash are ready to go.', 'They come in Walnut, Black Ash and Chalk White.'])(
    'may be said: %s',
    (text) => {
      expect(faultOf(text)).toBeNull();
    },
  );
});

describe('a row of sizes is there when each of them is', () => {
  const sizes = [38, 39, 40, 41, 42].map((one) => offer(String(one), one === 41 ? 'out_of_stock' : 'in_stock'));
  const boots = productOf('Daumen Hiking Boots', 239, { offers: sizes });
  const other = productOf('Iller Sleeping Bag', 249);
  const faultOfBoots = (text: string) =>
    createClaimFault(
      questionOf('Which sizes do the Daumen Hiking Boots come in?', {
        passages: [],
        facts: [],
        products: [boots, other].map((document) => ({ document, score: 1, coverage: 1 })),
      }),
      rulesAlone,
    )(text);

  test('may be said', () => {
    expect(
      faultOfBoots('The Daumen Hiking Boots are sold out in 41. The other sizes from 38 to 42 are in stock.'),
    ).toBeNull();
    expect(faultOfBoots('The Daumen Hiking Boots are in stock in 38 to 40.')).toBeNull();
  });

  test('may not be said', () => {
    expect(faultOfBoots('The Daumen Hiking Boots are in stock in 38 to 42.')).not.toBeNull();
    expect(faultOfBoots('The Daumen Hiking Boots are in stock in 38 to 45.')).not.toBeNull();
  });
});

test('what the sentence before chose is what is said to be in stock', () => {
  expect(faultOf('In Chalk White they look best. They are in stock and leave today.')).toContain('in stock');
  expect(faultOf('In Black Ash they look best. They are in stock.')).toBeNull();
});
