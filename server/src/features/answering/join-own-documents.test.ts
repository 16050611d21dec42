import { expect, test } from 'vitest';
import { nothingHidden } from '../../crawling/hidden-sources.ts';
import type { Fact } from '../../facts/fact.ts';
import { readFacts } from '../../facts/read-facts.ts';
import type { OwnDocuments } from '../../ports/own-knowledge.ts';
import { buildIndex } from '../../search/build-index.ts';
import type { Passage } from '../../search/documents.ts';
import { loadIndex } from '../../search/load-index.ts';
import { askShop, loomKnowledge } from './ask-shop.fixture.ts';
import { asOwnerSays } from './join-own-documents.ts';

function documentOf(sections: Record<string, string>): OwnDocuments {
  const passages = Object.entries(sections).map(([heading, text]): Passage => ({
    url: '',
    title: 'policy.md',
    headings: heading === '' ? [] : [heading],
    text,
    language: 'en',
    kind: 'policy',
    voice: 'shop',
  }));
  const documents = { passages, products: [] };
  const facts = readFacts(documents, ['en']).map((fact): Fact => ({
    ...fact,
    readAt: '2026-01-01T00:00:00.000Z',
    state: 'confirmed',
    conflicts: [],
  }));
  return { index: loadIndex(buildIndex(documents)), passages, facts };
}

const knowledge = asOwnerSays(
  loomKnowledge,
  nothingHidden,
  documentOf({
    Delivery: 'Standard delivery costs 6.50 EUR from December.',
    Returns: 'You can return any item within 21 days of delivery.',
  }),
);

test.each([
  ['how long can i return things', '21 days', '30 days'],
  ['I bought it 25 days ago, can I still return it?', '21 days', '30 days'],
  ['what does standard delivery cost?', '6.50', '4.90'],
])('"%s" is told as the owner’s document says it, and not as pages do', async (question, owners, pages) => {
  expect((await askShop(question)).text).toContain(pages);
  const { text } = await askShop(question, { knowledge });
  expect(text).toContain(owners);
  expect(text).not.toContain(pages);
});

const notes = asOwnerSays(
  loomKnowledge,
  nothingHidden,
  documentOf({
    '': 'Dogs are welcome in our shop. They stay on a lead. We open an hour earlier on market days. There is parking for ten cars behind the mill.',
  }),
);

test.each([
  'are dogs allowed in the shop',
  'can I bring my dog?',
  'may dogs come along',
  'is a dog welcome in your store?',
])(
  'leave that a document gives is told to “%s” without a doubt, and what stands beside it is not',
  async (question) => {
    const told = await askShop(question, { knowledge: notes });
    expect(told).toMatchObject({ outcome: 'answered', text: 'Dogs are welcome in our shop. They stay on a lead.' });
  },
);

test.each(['are cats allowed in the shop', 'can I bring my dog into the workshop?', 'are dog beds allowed?'])(
  '“%s” asks for other leave than the document gives',
  async (question) => expect((await askShop(question, { knowledge: notes })).outcome).not.toBe('answered'),
);

test('of a document without headings only what answers is told', async () => {
  const { text } = await askShop('is there parking?', { knowledge: notes });
  expect(text).toContain('parking for ten cars');
  expect(text).not.toContain('Dogs');
});
