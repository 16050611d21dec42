/** How likely a text asks or tells each aspect: one layer of learned numbers, as `tests/eval/train-aspects.ts` writes it. */
import { readFileSync } from 'node:fs';
import { asksOf } from '../dialogue/asks-of.ts';
import { broadConceptsIn } from '../dialogue/read-shop-words.ts';
import { createSenseOf } from '../evidence/text-sense.ts';
import { readWords } from '../evidence/read-words.ts';
import { plainSpelling, withoutMarks } from '../languages/patterns.ts';
import { fnvBegin, fnvOn } from '../lib/fnv.ts';
import { keptByText } from '../lib/remembered.ts';
import { aspects, termAspects } from './aspects.ts';

export const featureBuckets = 2 ** 17;

const longestText = 400;
const wordsMax = 60;
const written = /\p{N}+|[\p{L}\p{M}]+/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const isNumber = /^\p{N}/u;
/** letters a piece, of a word with its ends marked */
const pieceSizes = [4];
const unspacedSizes = [1, 2];
/** how often a concept counts beside a word: it is the same in every language */
const conceptCount = 2;

/** What a feature is begins its hash, so that a word and a piece of the same letters differ. */
const kinds = { word: 1, pair: 2, piece: 3, concept: 4, asks: 5, edge: 6 };
const bucketOf = (hash: number): number => ((hash ^ (hash >>> 16)) >>> 0) % featureBuckets;

/**
 * A text as the numbered features that the aspect model weighs: its words, neighbours, pieces of words, and the concepts that the language packs know in it.
 * Numbers below `featureBuckets`, each as often as it is found.
 */
export function textFeatures(text: string, language: string): Uint32Array {
  const start = text.slice(0, longestText);
  const tokens = (withoutMarks(plainSpelling(start).toLowerCase()).match(written) ?? []).slice(0, wordsMax);
  const found: number[] = [];
  let before = '^';
  for (const token of tokens) {
    const word = isNumber.test(token) ? '0' : token;
    found.push(bucketOf(fnvOn(fnvBegin(kinds.word), word)));
    found.push(bucketOf(fnvOn(fnvOn(fnvOn(fnvBegin(kinds.pair), before), ' '), word)));
    before = word;
    if (word !== '0') addPieces(found, word);
  }
  found.push(bucketOf(fnvOn(fnvBegin(kinds.edge), before)));
  const known = [
    ...broadConceptsIn(start, language).map((concept) => bucketOf(fnvOn(fnvBegin(kinds.concept), concept))),
    ...[...asksOf(start, language)].map((kind) => bucketOf(fnvOn(fnvBegin(kinds.asks), kind))),
  ];
  for (let count = 0; count < conceptCount; count++) found.push(...known);
  return Uint32Array.from(found);
}

function addPieces(found: number[], word: string): void {
  const isUnspaced = unspaced.test(word);
  const marked = isUnspaced ? word : `_${word}_`;
  for (const size of isUnspaced ? unspacedSizes : pieceSizes)
    for (let at = 0; at + size <= marked.length; at++)
      found.push(bucketOf(fnvOn(fnvBegin(kinds.piece), marked, at, at + size)));
}

/** the bundler lays it beside the bundle, as it does with the migrations */
export const aspectModelFile = new URL('./aspect-model.bin', import.meta.url);

export const aspectDimensions = 48;
export const senseDimensions = 96;

/** whether a visitor asks or a page tells */
export type Side = 'ask' | 'tell';

/** Rows of `aspectDimensions` numbers: of features, of the dimensions of a text's sense; and of each side's aspects with a bias after them. */
export interface AspectModel {
  features: Int8Array;
  sense: Int8Array;
  ask: Int8Array;
  tell: Int8Array;
  /** what one step of each is worth */
  steps: { features: number; sense: number; ask: number; tell: number };
}

const headSize = aspects.length * (aspectDimensions + 1);
const sizes = {
  features: featureBuckets * aspectDimensions,
  sense: senseDimensions * aspectDimensions,
  ask: headSize,
  tell: headSize,
};
const headerBytes = 16;

export function writeAspectModel({ features, sense, ask, tell, steps }: AspectModel): Uint8Array {
  const header = Float32Array.of(steps.features, steps.sense, steps.ask, steps.tell);
  return Buffer.concat([header, features, sense, ask, tell].map((part) => Buffer.from(part.buffer)));
}

export function readAspectModel(file: Uint8Array): AspectModel {
  const header = new DataView(file.buffer, file.byteOffset, headerBytes);
  const step = (at: number) => header.getFloat32(4 * at, true);
  let from = file.byteOffset + headerBytes;
  const next = (size: number) => {
    const part = new Int8Array(file.buffer, from, size);
    from += size;
    return part;
  };
  return {
    features: next(sizes.features),
    sense: next(sizes.sense),
    ask: next(sizes.ask),
    tell: next(sizes.tell),
    steps: { features: step(0), sense: step(1), ask: step(2), tell: step(3) },
  };
}

let loaded: AspectModel | undefined;

/** What the text is worth in the model's dimensions, before a side is asked. */
function placeOf(model: AspectModel, text: string, language: string): Float32Array {
  const place = new Float32Array(aspectDimensions);
  const found = textFeatures(text, language);
  const weight = model.steps.features / Math.sqrt(found.length);
  for (const feature of found) addRow(place, model.features, feature, weight);
  const sense = textSense(text, language);
  if (sense !== null)
    for (const [at, value] of sense.entries()) addRow(place, model.sense, at, value * model.steps.sense);
  return place;
}

function addRow(place: Float32Array, rows: Int8Array, row: number, weight: number): void {
  const from = row * aspectDimensions;
  for (let at = 0; at < aspectDimensions; at++) place[at] = (place[at] ?? 0) + weight * (rows[from + at] ?? 0);
}

/** more than any statement has: an endless message costs no more than a long one */
const longestSense = 2_000;

/** Of length 1; null in languages without word vectors. */
export function textSense(text: string, language: string): Float64Array | null {
  const sum = createSenseOf(language)(readWords(text.slice(0, longestSense), language));
  if (sum === null) return null;
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** Probabilities in the order of `aspects`. */
export function aspectsOf(text: string, language: string, side: Side): Float32Array {
  const model = (loaded ??= readAspectModel(readFileSync(aspectModelFile)));
  const place = placeOf(model, text, language);
  const head = model[side];
  const step = model.steps[side];
  const scores = new Float32Array(aspects.length);
  let from = 0;
  for (let aspect = 0; aspect < scores.length; aspect++) {
    let sum = 0;
    for (let at = 0; at < aspectDimensions; at++) sum += (place[at] ?? 0) * (head[from++] ?? 0);
    scores[aspect] = (sum + (head[from++] ?? 0)) * step;
  }
  return softmax(scores);
}

/** Of questions, each read once: what reads one asks several times, and visitors ask alike. What it gives is shared, so nobody may change it. */
export const aspectsAsked = keptByText((text, language) => aspectsOf(text, language, 'ask'), {
  texts: 500,
  length: longestText,
});

export function softmax(scores: Float32Array): Float32Array {
  let most = -Infinity;
  for (const score of scores) most = Math.max(most, score);
  const powers = new Float32Array(scores.length);
  let whole = 0;
  for (let at = 0; at < scores.length; at++) whole += powers[at] = Math.exp((scores[at] ?? 0) - most);
  for (let at = 0; at < scores.length; at++) powers[at] = (powers[at] ?? 0) / whole;
  return powers;
}

const last = aspects.length - 1;

/** The likeliest, with how likely it is; that it is none of them counts only where nothing else is meant. */
export function likeliestAspect(likely: Float32Array): { at: number; share: number } {
  let at = 0;
  for (let place = 1; place < last; place++) if ((likely[place] ?? 0) > (likely[at] ?? 0)) at = place;
  return { at, share: likely[at] ?? 0 };
}

/** that it is nothing that shops are asked or tell */
export const noneOf = (likely: Float32Array): number => likely[last] ?? 0;

const termPlaces = aspects.flatMap((aspect, at) => (termAspects.has(aspect) ? [at] : []));

/** that it is about the shop and its terms */
export const termsOf = (likely: Float32Array): number => termPlaces.reduce((sum, at) => sum + (likely[at] ?? 0), 0);
