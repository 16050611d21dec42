/** One set of documents with weighted fields, turned into the typed arrays that `term-index.ts` reads. */
import type { Section } from './blob.ts';
import { gramHash, letterGrams } from './letter-grams.ts';
import { rarity } from './term-weight.ts';
import { createByteWriter } from './varint.ts';

/** BM25's two constants: how soon repeating a word stops counting, and how much a long field is held against its words. */
const saturation = 1;

/** A gram's rarity among the words joins its rarity among the documents: an ending that many words share tells little. */
const wordShare = 0.2;

export interface Field {
  weight: number;
  lengthNorm: number;
}

/** The terms of each field of one document, in the fields' order. */
export type FieldedDocument = string[][];

interface Posting {
  document: number;
  impact: number;
}

export function buildTermIndex(fields: readonly Field[], documents: readonly FieldedDocument[]): Map<string, Section> {
  const postings = collectPostings(fields, documents);
  const terms = [...postings.keys()].map((term) => ({ term, bytes: Buffer.from(term) }));
  terms.sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  const sections = new Map<string, Section>([['documents', Uint32Array.of(documents.length)]]);
  addDictionary(sections, terms);
  addPostings(
    sections,
    terms.map(({ term }) => postings.get(term) ?? []),
  );
  addGrams(
    sections,
    terms.map(({ term }) => ({ grams: letterGrams(term).map(gramHash), documents: postings.get(term) ?? [] })),
    documents.length,
  );
  return sections;
}

function collectPostings(fields: readonly Field[], documents: readonly FieldedDocument[]): Map<string, Posting[]> {
  const averages = fields.map((_, at) => mean(documents.map((document) => document[at]?.length ?? 0)));
  const postings = new Map<string, Posting[]>();
  for (const [document, texts] of documents.entries()) {
    const frequencies = new Map<string, number>();
    for (const [at, { weight, lengthNorm }] of fields.entries()) {
      const terms = texts[at] ?? [];
      const norm = 1 - lengthNorm + (lengthNorm * terms.length) / (averages[at] || 1);
      for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + weight / norm);
    }
    for (const [term, frequency] of frequencies) {
      const posting = { document, impact: Math.max(1, Math.round((255 * frequency) / (saturation + frequency))) };
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [posting]);
      else list.push(posting);
    }
  }
  return postings;
}

function addDictionary(sections: Map<string, Section>, terms: { bytes: Buffer }[]): void {
  const offsets = new Uint32Array(terms.length + 1);
  for (const [at, { bytes }] of terms.entries()) offsets[at + 1] = (offsets[at] ?? 0) + bytes.length;
  sections.set('terms', new Uint8Array(Buffer.concat(terms.map(({ bytes }) => bytes))));
  sections.set('termOffsets', offsets);
}

function addPostings(sections: Map<string, Section>, lists: Posting[][]): void {
  const writer = createByteWriter();
  const offsets = new Uint32Array(lists.length);
  for (const [at, list] of lists.entries()) {
    offsets[at] = writer.length;
    writer.varint(list.length);
    let before = 0;
    for (const { document, impact } of list) {
      writer.varint(document - before);
      writer.byte(impact);
      before = document;
    }
  }
  sections.set('postings', writer.bytes());
  sections.set('postingOffsets', offsets);
}

interface GramTerm {
  grams: number[];
  documents: Posting[];
}

/** Per letter gram: the terms that hold it, and its rarity among documents. */
function addGrams(sections: Map<string, Section>, terms: GramTerm[], documentCount: number): void {
  const termsOfGram = new Map<number, number[]>();
  for (const [at, { grams }] of terms.entries()) {
    for (const gram of grams) {
      const list = termsOfGram.get(gram);
      if (list === undefined) termsOfGram.set(gram, [at]);
      else if (list.at(-1) !== at) list.push(at);
    }
  }
  const grams = [...termsOfGram].sort(([a], [b]) => a - b);
  const seen = new Uint32Array(documentCount);
  const writer = createByteWriter();
  const offsets = new Uint32Array(grams.length);
  const weights = new Float32Array(grams.length);
  for (const [at, [, list]] of grams.entries()) {
    offsets[at] = writer.length;
    writer.varint(list.length);
    let before = 0;
    let documentsWithGram = 0;
    for (const term of list) {
      writer.varint(term - before);
      before = term;
      for (const { document } of terms[term]?.documents ?? []) {
        if (seen[document] === at + 1) continue;
        seen[document] = at + 1;
        documentsWithGram++;
      }
    }
    weights[at] =
      (1 - wordShare) * rarity(documentsWithGram, documentCount) + wordShare * rarity(list.length, terms.length);
  }
  sections.set(
    'grams',
    Uint32Array.from(grams, ([gram]) => gram),
  );
  sections.set('gramOffsets', offsets);
  sections.set('gramWeights', weights);
  sections.set('gramTerms', writer.bytes());
}

const mean = (numbers: number[]) => (numbers.length === 0 ? 0 : numbers.reduce((a, b) => a + b, 0) / numbers.length);
