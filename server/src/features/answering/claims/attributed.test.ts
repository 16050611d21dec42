import { expect, test } from 'vitest';
import type { Attribution } from '../../../ports/model.ts';
import { blanket, questionOf } from '../question.fixture.ts';
import { attributedTo } from './attributed.ts';
import { factOf } from './claims.fixture.ts';

const question = questionOf('When does it arrive?', {
  products: [{ document: blanket, score: 5, coverage: 1 }],
  facts: [factOf('delivery.time', 'To Malta it takes eight days.')],
});

const said = (more: Partial<Attribution>): Attribution[] => [
  { sentence: 'It takes three working days.', passages: [], facts: [], products: [], words: [], ...more },
];
const held = (more: Partial<Attribution>) => {
  const given = attributedTo(question, 'It takes three working days.', said(more));
  return (
    given && {
      passages: given.passages.map(({ document }) => document.text),
      facts: given.facts.map(({ text }) => text),
      products: given.products.map(({ document }) => document.name),
    }
  );
};

test('of a passage the quoted words alone are left, under its headings', () => {
  const words = ['Parcels arrive  within three working days', 'Express takes one hour.'];
  expect(held({ passages: [0], words })).toEqual({ passages: [words[0]], facts: [], products: [] });
  expect(
    attributedTo(question, 'It takes three working days.', said({ passages: [0], words }))?.passages,
  ).toMatchObject([{ document: { headings: ['How long does it take?'] } }]);
});

test.each<[string, Partial<Attribution>]>([
  ['words that were never given', { passages: [0], facts: [0], words: ['Parcels arrive within two days'] }],
  ['no words', { passages: [0], facts: [0] }],
  ['a word that is in every text', { passages: [0], words: ['a', 'e'] }],
  ['a part of a word', { passages: [0], words: ['arcels arrive'] }],
  ['words of something else', { facts: [0], words: ['Parcels arrive within three working days'] }],
  ['what is of another sentence', { sentence: 'We pack with care.', passages: [0], words: ['We pack with care'] }],
])('%s bear nothing out', (_, more) => {
  expect(held(more)).toBeNull();
});

test('a fact is held by its words, a product by its record', () => {
  expect(held({ facts: [0], words: ['takes eight days'], products: [0] })).toEqual({
    passages: [],
    facts: ['To Malta it takes eight days.'],
    products: ['Harbour blanket'],
  });
});
