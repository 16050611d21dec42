import { expect, test } from 'vitest';
import type { TrainingDigest } from '@vitrine/contract/trainings';
import { knowledgeChangedLetter } from './letters.ts';

const digest: TrainingDigest = {
  pagesNew: 0,
  pagesGone: 0,
  pagesChanged: 47,
  pages: [],
  productsNew: 0,
  productsGone: 0,
  soldOut: 0,
  backInStock: 0,
  pricesChanged: 0,
  prices: [],
  policies: [],
  priceConflicts: 0,
  conflicts: [],
};
const textOf = (more: Partial<TrainingDigest>) =>
  knowledgeChangedLetter({ name: 'Ada', email: 'ada@shop.example' }, 'https://app.example', { ...digest, ...more })
    .text;

test('a letter tells a line that changed on every page once, and counts pages that changed by themselves', () => {
  const sharedLines = [
    { before: 'Free from 50 €.', now: 'Free from 75 €.', pages: 46 },
    { before: 'Sale!', now: '', pages: 40 },
  ];
  const text = textOf({ sharedLines, pagesChangedAlone: 1 });
  expect(text).toContain(
    '- 1 page changed\n- One line on 46 pages changed:\n    no longer: Free from 50 €.\n    new: Free from 75 €.\n- One line on 40 pages is gone:\n    no longer: Sale!\n',
  );
  expect(textOf({}), 'a digest of an earlier version').toContain('- 47 pages changed\n');
});

test('a letter tells what the pages say otherwise than their owner does, and what is no longer read', () => {
  const against = [{ title: 'A page says otherwise', detail: 'Your agent tells 28 days.' }];
  const letter = knowledgeChangedLetter(
    { name: 'Ada', email: 'ada@shop.example' },
    'https://app.example',
    { ...digest, pagesLeftOut: 2 },
    against,
  );
  expect(letter.text).toContain('- 2 pages no longer read, as you asked\n');
  expect(letter.text).toContain(
    '\nYour pages say otherwise than you do:\n\n- A page says otherwise\n    Your agent tells 28 days.\n',
  );
});
