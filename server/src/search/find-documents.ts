/** The question's terms against one set of documents: BM25F on the words themselves, plus what their forms and compounds add. */
import type { Hit } from './documents.ts';
import { misspeltTerm, similarTerms } from './similar-terms.ts';
import type { TermIndex } from './term-index.ts';
import { isFunctionTerm, termWeight } from './term-weight.ts';

/** How much the shared letters of similar words count beside an exact word, and from which share on one stands for the other. */
const similarWeight = 0.3;
const sameMeaningShare = 0.6;
const misspeltWeight = 0.8;

let scores = new Float64Array(0);
let coverages = new Float64Array(0);
let bestOfWord = new Float64Array(0);
let shareOfWord = new Float64Array(0);

function reserve(documents: number): void {
  if (scores.length >= documents) return;
  scores = new Float64Array(documents * 2);
  coverages = new Float64Array(documents * 2);
  bestOfWord = new Float64Array(documents * 2);
  shareOfWord = new Float64Array(documents * 2);
}

export function findDocuments(index: TermIndex, terms: readonly string[], language: string, limit: number): Hit[] {
  if (index.documentCount === 0 || limit <= 0) return [];
  reserve(index.documentCount);
  scores.fill(0, 0, index.documentCount);
  coverages.fill(0, 0, index.documentCount);
  const words = [...new Set(terms)].map((term) => ({ term, functionWord: isFunctionTerm(term, language) }));
  const onlyFunctionWords = words.every(({ functionWord }) => functionWord);
  let whole = 0;
  for (const { term, functionWord } of words) {
    // what a question is about is in its other words: those are what a document covers
    const counts = !functionWord || onlyFunctionWords;
    const weight = addWord(index, term, functionWord, counts);
    if (counts) whole += weight;
  }
  return best(index.documentCount, limit, whole);
}

/** Adds one word of the question to every document's score; returns the word's weight. */
function addWord(index: TermIndex, word: string, functionWord: boolean, counts: boolean): number {
  const exact = index.find(word);
  const weight = termWeight(exact < 0 ? 0 : index.documentsWith(exact), index.documentCount, functionWord);
  const touched: number[] = [];
  const visit = (document: number, value: number, share: number) => {
    if (bestOfWord[document] === 0) touched.push(document);
    if (value > (bestOfWord[document] ?? 0)) bestOfWord[document] = value;
    if (share > (shareOfWord[document] ?? 0)) shareOfWord[document] = share;
  };
  let known = exact >= 0;
  if (!functionWord) {
    for (const { term, strength, share } of similarTerms(index, word)) {
      known ||= share >= sameMeaningShare;
      const counted = share >= sameMeaningShare ? share : 0;
      index.eachPosting(term, (document, impact) => visit(document, similarWeight * strength * impact, counted));
    }
  }
  for (const document of touched) {
    scores[document] = (scores[document] ?? 0) + (bestOfWord[document] ?? 0);
    bestOfWord[document] = 0;
  }
  const standIn = known || functionWord ? exact : misspeltTerm(index, word);
  if (standIn >= 0) {
    const certainty = exact >= 0 ? 1 : misspeltWeight;
    const gain = exact >= 0 ? weight : certainty * termWeight(index.documentsWith(standIn), index.documentCount, false);
    index.eachPosting(standIn, (document, impact) => {
      scores[document] = (scores[document] ?? 0) + gain * impact;
      if (shareOfWord[document] === 0) touched.push(document);
      if (certainty > (shareOfWord[document] ?? 0)) shareOfWord[document] = certainty;
    });
  }
  for (const document of touched) {
    if (counts) coverages[document] = (coverages[document] ?? 0) + weight * (shareOfWord[document] ?? 0);
    shareOfWord[document] = 0;
  }
  return weight;
}

function best(documentCount: number, limit: number, whole: number): Hit[] {
  const hits: Hit[] = [];
  for (let position = 0; position < documentCount; position++) {
    const score = scores[position] ?? 0;
    if (score === 0 || (hits.length === limit && score <= (hits.at(-1)?.score ?? 0))) continue;
    let place = hits.length;
    while (place > 0 && (hits[place - 1]?.score ?? 0) < score) place--;
    hits.splice(place, 0, { position, score, coverage: (coverages[position] ?? 0) / whole });
    if (hits.length > limit) hits.pop();
  }
  return hits;
}
