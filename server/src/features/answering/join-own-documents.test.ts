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
    headings: [heading],
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
