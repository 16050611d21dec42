import { describe, expect, test } from 'vitest';
import type { Offer } from '../../../extraction/extracted-page.ts';
import { questionOf } from '../question.fixture.ts';
import { productOf } from './claims.fixture.ts';
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
