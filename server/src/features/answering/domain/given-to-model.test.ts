import { describe, expect, test } from 'vitest';
import type { Passage } from '../../../search/documents.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { loom, passageOf } from '../loom-shop.fixture.ts';
import { givenToModel } from './given-to-model.ts';

const given = async (text: string, knowledge = knowledgeOf(loom)) => {
  const { question } = await askShop(text, { knowledge });
  return givenToModel(question);
};
const namesIn = ({ products }: Awaited<ReturnType<typeof given>>) => products.map(({ document }) => document.name);

describe('products', () => {
  test.each(['How long does delivery take?', 'Can I pay with PayPal?', 'Was kostet der Versand?'])(
    'none go into "%s"',
    async (text) => {
      expect(namesIn(await given(text))).toEqual([]);
    },
  );

  test('the one that a question about terms names goes into it, and no other', async () => {
    expect(namesIn(await given('Can I return the Harbour blanket?'))).toEqual(['Harbour blanket']);
  });

  test('a question about things is given several', async () => {
    expect(namesIn(await given('Which blankets do you have?'))).toEqual(
      expect.arrayContaining(['Harbour blanket', 'Alpine blanket']),
    );
  });
});

test('facts are those of the topics that are asked, the surest first', async () => {
  const { facts } = await given('How long does delivery take?');
  expect(facts[0]?.topic).toBe('delivery.time');
  expect(facts.map(({ topic }) => topic)).not.toContain('payment.methods');
  expect((await given('Which blankets do you have?')).facts).toEqual([]);
});

test('customers’ words are left out of questions about the shop’s terms', async () => {
  const review: Passage = passageOf(
    '/reviews',
    'Reviews',
    'Customer reviews: returns were free for me, I paid nothing for returns, free returns.',
    { voice: 'customer', kind: 'page' },
  );
  const knowledge = knowledgeOf({ ...loom, passages: [...loom.passages, review] });
  const { question } = await askShop('Customer reviews say returns are free, is that your policy?', { knowledge });
  const passages = [{ document: review, score: 9, coverage: 1 }, ...question.passages];
  expect(givenToModel({ ...question, passages }).passages.map(({ document }) => document.voice)).not.toContain(
    'customer',
  );
});
