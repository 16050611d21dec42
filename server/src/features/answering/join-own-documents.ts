/** The owner's documents joined to what was read of the shop: one search over both, and the owner's word where they differ. */
import type { HiddenSources } from '../../crawling/hidden-sources.ts';
import type { Fact } from '../../facts/fact.ts';
import { overruledBy } from '../../facts/overruled-by.ts';
import type { OwnDocuments } from '../../ports/own-knowledge.ts';
import type { Hit, Passage, SearchIndex } from '../../search/documents.ts';
import type { Knowledge } from './prepare-question.ts';
import type { DocumentReader } from './document-reader.ts';
import { withoutHidden } from './without-hidden.ts';
import { withoutOverruled } from './without-overruled.ts';

/** What was read of the shop, as its owner would have it told: less what was hidden, and with answers' and documents' words in the place of pages'. */
export function asOwnerSays(read: Knowledge, hidden: HiddenSources, own: OwnDocuments | null): Knowledge {
  const facts = overruledBy(own?.facts ?? [], read.facts);
  return joinOwnDocuments(withoutOverruled(withoutHidden({ ...read, facts }, hidden)), own);
}

function joinOwnDocuments(knowledge: Knowledge, own: OwnDocuments | null): Knowledge {
  if (own === null) return knowledge;
  const { index, documents, facts } = knowledge;
  return {
    ...knowledge,
    index: joinedIndex(index, own.index),
    documents: joinedReader(documents, index.passageCount, own.passages),
    facts: joinedFacts(facts, own.facts),
  };
}

/** What is kept by an index, as coverages are, holds for as long as neither changes. */
const joined = new WeakMap<SearchIndex, { own: SearchIndex; index: SearchIndex }>();

function joinedIndex(index: SearchIndex, own: SearchIndex): SearchIndex {
  const known = joined.get(index);
  if (known?.own === own) return known.index;
  const first = index.passageCount;
  const both: SearchIndex = {
    passageCount: first + own.passageCount,
    productCount: index.productCount,
    languages: index.languages,
    searchPassages: (query, limit) =>
      merged(index.searchPassages(query, limit), own.searchPassages(query, limit), first).slice(0, limit),
    searchProducts: (query, limit) => index.searchProducts(query, limit),
    passagesTelling: (asked, limit) =>
      [
        ...own.passagesTelling(asked, limit).map(({ passage, strength }) => ({ passage: passage + first, strength })),
        ...index.passagesTelling(asked, limit),
      ]
        .sort((a, b) => b.strength - a.strength)
        .slice(0, limit),
    marksAt: (position) => (position < first ? index.marksAt(position) : own.marksAt(position - first)),
    passagesAt: (address) => index.passagesAt(address),
    productsAt: (address) => index.productsAt(address),
  };
  joined.set(index, { own, index: both });
  return both;
}

/** Scores of two indexes do not compare, the shares of the question that they hold do; of equal ones the owner's goes first. */
function merged(pages: readonly Hit[], own: readonly Hit[], first: number): Hit[] {
  const rest = own.map((hit) => ({ ...hit, position: hit.position + first }));
  const all: Hit[] = [];
  for (const hit of pages) {
    while (rest[0] !== undefined && rest[0].coverage >= hit.coverage)
      all.push(...rest.splice(0, 1).map((one) => ({ ...one, score: hit.score })));
    all.push(hit);
  }
  const last = pages.at(-1)?.score;
  return [...all, ...rest.map((one) => ({ ...one, score: Math.min(one.score, last ?? one.score) }))];
}

const joinedReader = (documents: DocumentReader, first: number, own: readonly Passage[]): DocumentReader => ({
  ...documents,
  async passages(positions) {
    const found = await documents.passages(positions.filter((position) => position < first));
    for (const position of positions) {
      const passage = own[position - first];
      if (position >= first && passage !== undefined) found.set(position, passage);
    }
    return found;
  },
});

/** A document's own sentence stands for those of pages that it overrules. */
function joinedFacts(facts: readonly Fact[], own: readonly Fact[]): Fact[] {
  const said = new Set(own.map(({ text }) => text));
  return [...own, ...facts.filter(({ text, overrules = [] }) => overrules.length === 0 || !said.has(text))];
}
