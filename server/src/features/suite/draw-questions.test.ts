import { expect, test } from 'vitest';
import { readFacts } from '../../facts/read-facts.ts';
import type { Passage } from '../../search/documents.ts';
import type { AgentsReply } from './domain/fault-of-reply.ts';
import { createQuestionDraw } from './draw-questions.ts';
import type { SuiteRow } from './store.ts';

const page = (at: string, kind: Passage['kind'], text: string): Passage => ({
  url: `https://shop.example${at}`,
  title: 'Returns',
  headings: ['Returns'],
  text,
  language: 'en',
  kind,
  voice: 'shop',
});
const other = page('/pages/about', 'page', 'You may return unused goods within 60 days of delivery.');
const terms = page('/policies/returns', 'policy', 'You may return unused goods within 30 days of delivery.');

/** The first question that is drawn of a shop whose agent tells all that its pages say. */
async function drawnOf(passages: Passage[]) {
  const found = readFacts({ passages }, ['en']);
  const kept: Pick<SuiteRow, 'ask' | 'expect' | 'last'>[] = [];
  const store = {
    all: () => Promise.resolve([]),
    addFirst: (_: string, rows: typeof kept) => Promise.resolve(void kept.push(...rows)),
  };
  const reply: AgentsReply = {
    agent_response_text: passages.map(({ text }) => text).join('\n'),
    product_cards: [],
    outcome: 'answered',
    used: { passages: [], facts: found },
  };
  await createQuestionDraw(store)('agt', { documents: { passages, products: [] }, found }, () =>
    Promise.resolve(reply),
  );
  return kept[0]?.expect;
}

test('of two sentences that contradict each other one may go', async () => {
  expect(await drawnOf([terms, other])).toEqual({ says: [terms.text] });
});

test('all that is told and contradicts nothing is held', async () => {
  const more = page('/policies/refunds', 'policy', 'Refunds are paid within 14 days after we received the goods.');
  expect(await drawnOf([terms, more])).toEqual({ says: [terms.text, more.text] });
});
