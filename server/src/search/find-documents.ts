/** The question's terms against one set of documents: BM25F on the words themselves, plus what their forms and compounds add. */
import type { Hit } from './documents.ts';
import type { Senses } from './senses.ts';
import { misspeltTerm, similarTerms } from './similar-terms.ts';
import type { TermIndex } from './term-index.ts';
import { functionWordSense, isFunctionTerm, termWeight } from './term-weight.ts';
import { pairsOf } from './tokenize.ts';

/** How much the shared letters of similar words count beside an exact word, and from which share on one stands for the other. */
const similarWeight = 0.3;
const sameMeaningShare = 0.6;
const misspeltWeight = 0.8;
/** as many of the best are looked at again for what they are about */
const lookedAtAgain = 120;
/** of its rarity, what a pair of neighbouring words adds to the words themselves */
const pairWeight = 0.15;

let scores = new Float64Array(0);
let coverages = new Float64Array(0);
let bestOfWord = new Float64Array(0);
let shareOfWord = new Float64Array(0);
let touched = new Uint32Array(0);
let touchedCount = 0;

function reserve(documents: number): void {
  if (scores.length >= documents) return;
  scores = new Float64Array(documents * 2);
  coverages = new Float64Array(documents * 2);
  bestOfWord = new Float64Array(documents * 2);
  shareOfWord = new Float64Array(documents * 2);
  touched = new Uint32Array(documents * 2);
}

export function findDocuments(index: TermIndex, terms: readonly string[], language: string, limit: number): Hit[] {
  if (index.documentCount === 0 || limit <= 0) return [];
  reserve(index.documentCount);
  scores.fill(0, 0, index.documentCount);
  coverages.fill(0, 0, index.documentCount);
  const words = [...new Set(terms)].map((term) => ({ term, functionWord: isFunctionTerm(term, language) }));
  const onlyFunctionWords = words.every(({ functionWord }) => functionWord);
  const { dimensions } = index.senses;
  const meaning = new Float64Array(dimensions);
  let whole = 0;
  for (const { term, functionWord } of words) {
    // what a question is about is in its other words: those are what a document covers
    const counts = !functionWord || onlyFunctionWords;
    const weight = addWord(index, term, functionWord, counts, meaning);
    if (counts) whole += weight;
  }
  for (const pair of new Set(pairsOf(terms, language))) addPair(index, pair);
  const hits = best(index.documentCount, dimensions === 0 ? limit : Math.max(limit, lookedAtAgain), whole);
  const ranked = dimensions === 0 ? hits : byWhatTheyAreAbout(index.senses, meaning, hits).slice(0, limit);
  // a long question scores more than a short one that is answered as well
  const length = Math.sqrt(words.length);
  return ranked.map((hit) => ({ ...hit, confidence: (hit.coverage * hit.score) / length }));
}

/** Adds one word of the question to every document's score and to what is meant; returns the word's weight. */
function addWord(
  index: TermIndex,
  word: string,
  functionWord: boolean,
  counts: boolean,
  meaning: Float64Array,
): number {
  const exact = index.find(word);
  const weight = termWeight(exact < 0 ? 0 : index.documentsWith(exact), index.documentCount, functionWord);
  touchedCount = 0;
  const similar = functionWord ? [] : similarTerms(index, word);
  for (const { term, strength, share } of similar) {
    addSimilar(index, term, similarWeight * strength, share >= sameMeaningShare ? share : 0);
  }
  for (let i = 0; i < touchedCount; i++) {
    const document = touched[i] ?? 0;
    scores[document] = (scores[document] ?? 0) + (bestOfWord[document] ?? 0);
    bestOfWord[document] = 0;
  }
  const form = similar.find(({ share }) => share >= sameMeaningShare);
  const standIn = exact >= 0 || functionWord || form !== undefined ? exact : misspeltTerm(index, word);
  if (standIn >= 0) {
    const certainty = exact >= 0 ? 1 : misspeltWeight;
    const gain = exact >= 0 ? weight : certainty * termWeight(index.documentsWith(standIn), index.documentCount, false);
    addExact(index, standIn, gain, certainty);
    index.senses.addTerm(meaning, standIn, functionWord ? functionWordSense * gain : gain);
  } else if (form !== undefined) {
    index.senses.addTerm(
      meaning,
      form.term,
      form.share * termWeight(index.documentsWith(form.term), index.documentCount, false),
    );
  }
  for (let i = 0; i < touchedCount; i++) {
    const document = touched[i] ?? 0;
    if (counts) coverages[document] = (coverages[document] ?? 0) + weight * (shareOfWord[document] ?? 0);
    shareOfWord[document] = 0;
  }
  return weight;
}

/** Neighbours in the question that are neighbours in a name, or one word there. */
function addPair(index: TermIndex, pair: string): void {
  const at = index.find(pair);
  if (at < 0) return;
  const { count, values, impacts } = index.postings(at);
  const weight = index.isWord(at) ? 1 : pairWeight;
  const step = (weight * termWeight(count, index.documentCount, false)) / fullImpact;
  for (let i = 0; i < count; i++) {
    const document = values[i] ?? 0;
    scores[document] = (scores[document] ?? 0) + step * (impacts[i] ?? 0);
  }
}

const fullImpact = 255;
/** marks a document as touched where no share of the word's meaning is held */
const touchedShare = 1e-9;

function addSimilar(index: TermIndex, term: number, gain: number, share: number): void {
  const { count, values, impacts } = index.postings(term);
  const held = Math.max(share, touchedShare);
  const step = gain / fullImpact;
  for (let i = 0; i < count; i++) {
    const document = values[i] ?? 0;
    const known = shareOfWord[document] ?? 0;
    if (known === 0) touched[touchedCount++] = document;
    if (held > known) shareOfWord[document] = held;
    const value = step * (impacts[i] ?? 0);
    if (value > (bestOfWord[document] ?? 0)) bestOfWord[document] = value;
  }
}

function addExact(index: TermIndex, term: number, gain: number, certainty: number): void {
  const { count, values, impacts } = index.postings(term);
  const step = gain / fullImpact;
  for (let i = 0; i < count; i++) {
    const document = values[i] ?? 0;
    scores[document] = (scores[document] ?? 0) + step * (impacts[i] ?? 0);
    const known = shareOfWord[document] ?? 0;
    if (known === 0) touched[touchedCount++] = document;
    if (certainty > known) shareOfWord[document] = certainty;
  }
}

function best(documentCount: number, limit: number, whole: number): ScoredDocument[] {
  const hits: ScoredDocument[] = [];
  let least = 0;
  for (let position = 0; position < documentCount; position++) {
    const score = scores[position] ?? 0;
    if (score <= least) continue;
    let place = hits.length;
    while (place > 0 && (hits[place - 1]?.score ?? 0) < score) place--;
    hits.splice(place, 0, { position, score, coverage: (coverages[position] ?? 0) / whole });
    if (hits.length > limit) hits.pop();
    if (hits.length === limit) least = hits.at(-1)?.score ?? 0;
  }
  return hits;
}

type ScoredDocument = Omit<Hit, 'confidence'>;

/** beside the words themselves, whose best score counts as 1 */
const questionWeight = 0.4;
const companyWeight = 0.4;
/** only the best ones say what the others should be like */
const companions = 30;

/** Among documents that hold the question's words, those first that are about what it is about, and about what the others are about. */
function byWhatTheyAreAbout(senses: Senses, meaning: Float64Array, hits: readonly ScoredDocument[]): ScoredDocument[] {
  const topScore = hits[0]?.score ?? 0;
  if (topScore === 0) return [...hits];
  const wanted = new Float64Array(senses.dimensions);
  const company = new Float64Array(senses.dimensions);
  let whole = 0;
  for (const { position, score } of hits.slice(0, companions)) {
    const weight = (score / topScore) ** 2;
    senses.addDocument(company, position, weight);
    whole += weight;
  }
  addScaled(wanted, meaning, questionWeight / (lengthOf(meaning) || 1));
  addScaled(wanted, company, companyWeight / whole);
  return hits
    .map((hit) => ({ ...hit, score: hit.score + topScore * senses.along(wanted, hit.position) }))
    .sort((a, b) => b.score - a.score);
}

function addScaled(sum: Float64Array, vector: Float64Array, factor: number): void {
  for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] ?? 0) + factor * (vector[k] ?? 0);
}

const lengthOf = (vector: Float64Array) => Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
