/** One set of documents with weighted fields, turned into the typed arrays that `term-index.ts` reads. */
import type { Section } from './blob.ts';
import { collectPostings } from './collect-postings.ts';
import type { Field, FieldedDocument, Posting } from './collect-postings.ts';
import { gramHash, gramWeightSteps, letterGrams } from './letter-grams.ts';
import { noSenseVectors, senseVectors } from './sense-vectors.ts';
import { functionWordSense, rarity } from './term-weight.ts';
import { createByteWriter } from './varint.ts';

/** A gram's rarity among the words joins its rarity among the documents: an ending that many words share tells little. */
const wordShare = 0.2;

/** Fewer documents than this for each dimension, and the vectors only repeat the documents' words. */
const documentsADimension = 12;

export interface TermIndexPlan {
  fields: readonly Field[];
  /** whether a term only holds sentences together */
  isFunctionTerm: (term: string) => boolean;
  /** size of the vectors of what documents are about; documents longer than `sensesUpTo` words on average get none */
  senseDimensions: number;
  sensesUpTo: number;
}

export function buildTermIndex(plan: TermIndexPlan, documents: readonly FieldedDocument[]): Map<string, Section> {
  const postings = collectPostings(plan.fields, documents);
  const terms = [...postings.keys()].map((term) => ({ term, bytes: Buffer.from(term) }));
  terms.sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  const lists = terms.map(({ term }) => postings.get(term) ?? []);
  const pairs = onlyPairs(plan.fields, documents);
  const sections = new Map<string, Section>([['documents', Uint32Array.of(documents.length)]]);
  addDictionary(sections, terms);
  sections.set('areWords', bits(terms.map(({ term }) => !pairs.has(term))));
  addPostings(sections, lists);
  addGrams(
    sections,
    terms.map(({ term }, at) => ({
      grams: pairs.has(term) ? [] : letterGrams(term).map(gramHash),
      documents: lists[at] ?? [],
    })),
    documents.length,
  );
  const words = documents.reduce((sum, fields) => sum + fields.reduce((own, field) => own + field.length, 0), 0);
  const senses =
    words <= plan.sensesUpTo * documents.length
      ? senseVectors(
          terms.map(({ term }, at) => {
            const own = lists[at] ?? [];
            const weight = rarity(own.length, documents.length);
            return { postings: own, weight: plan.isFunctionTerm(term) ? functionWordSense * weight : weight };
          }),
          documents.length,
          Math.min(plan.senseDimensions, Math.max(1, Math.floor(documents.length / documentsADimension))),
        )
      : noSenseVectors();
  for (const [name, section] of senses) sections.set(name, section);
  return sections;
}

/** Pairs of words written together are looked up as they are: nobody misspells them into each other. */
function onlyPairs(fields: readonly Field[], documents: readonly FieldedDocument[]): ReadonlySet<string> {
  const within = (arePairs: boolean) =>
    new Set(documents.flatMap((texts) => texts.filter((_, at) => (fields[at]?.arePairs === true) === arePairs).flat()));
  return within(true).difference(within(false));
}

function bits(flags: readonly boolean[]): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(flags.length / 8));
  for (const [at, flag] of flags.entries()) if (flag) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (1 << (at & 7));
  return bytes;
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
  const weights = new Uint8Array(grams.length);
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
    const weight =
      (1 - wordShare) * rarity(documentsWithGram, documentCount) + wordShare * rarity(list.length, terms.length);
    weights[at] = Math.min(255, Math.round(weight * gramWeightSteps));
  }
  sections.set(
    'grams',
    Uint32Array.from(grams, ([gram]) => gram),
  );
  sections.set('gramOffsets', offsets);
  sections.set('gramWeights', weights);
  sections.set('gramTerms', writer.bytes());
}
