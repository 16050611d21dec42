/**
 * How well a text answers a question, by vectors of words that learned it from questions and the statements that answer them.
 * Two views: each word of the question against the word of the text that meets it best (late interaction), and both texts as wholes.
 * `tests/eval/train-match.ts` learns the vectors.
 */
import { readFileSync } from 'node:fs';
import { fnv } from '../lib/fnv.ts';
import { perObject } from '../lib/remembered.ts';
import type { Passage } from '../search/documents.ts';
import { readWords } from './read-words.ts';
import type { Word } from './read-words.ts';

/** the bundler lays it beside the bundle, as it does with the migrations */
export const matchModelFile = new URL('./match-model.bin', import.meta.url);

export interface Match {
  /** -1 to 1: the question's words, each as the text or what stands above it meets it */
  words: number;
  /** -1 to 1: the cosine of both as wholes */
  whole: number;
}

/** First what stands above texts (their page's title, headings, a question they are under), then each of them. */
export type Matcher = (above: readonly Word[]) => (text: readonly Word[]) => Match;

/** What stands above all statements of a passage. */
export const wordsAbove = ({ title, headings }: Pick<Passage, 'title' | 'headings'>, language: string): Word[] =>
  [title, ...headings.slice(-2)].flatMap((one) => readWords(one, language));

export const questionWordsMax = 40;
export const textWordsMax = 60;
export const aboveWordsMax = 30;
/** keeps a text of everyday words from speaking as loud as one that says something */
export const calm = 0.3;
/** words that have no vector share one with all that fall into their bucket */
export const bucketCount = 16_384;

/** Known words come first, as the word vectors have them. */
export const placeOfWord = ({ vector, term }: Word, known: number, buckets: number): number =>
  vector >= 0 ? vector : known + (fnv(term) % buckets);

export function createMatcher(question: readonly Word[]): Matcher {
  const { dimensions, above: aboveShare, ...model } = matchModel();
  const asked = question.slice(0, questionWordsMax).map((word) => model.placeOf(word));
  const shares = sharesOf(asked.map((place) => Math.exp(model.askedWeight(place))));
  const words = asked.map((place) => model.asked(place));
  const whole = new Float32Array(dimensions);
  for (const [at, place] of asked.entries()) addTo(whole, model.askedWhole(place), shares[at] ?? 0);
  const wholeLength = lengthOf(whole);
  /** of each word that was met: how it meets each word of the question */
  const metBy = new Map<number, Float32Array>();
  const meetingsOf = (place: number): Float32Array => {
    let met = metBy.get(place);
    if (met === undefined) {
      const said = model.said(place).word;
      met = new Float32Array(words.length);
      for (const [at, word] of words.entries()) met[at] = dotOf(word, said);
      metBy.set(place, met);
    }
    return met;
  };
  return (above) => {
    const over = above.slice(0, aboveWordsMax).map((word) => model.placeOf(word));
    const bestAbove = bestOf(over);
    const sumAbove = model.sumOf(over, 'above');
    return (text) => {
      const { places: own, sum: sumOwn } = model.readText(text);
      const best = bestOf(own);
      let met = 0;
      for (const [at, share] of shares.entries()) {
        const inText = best[at] ?? -2;
        const inAbove = (bestAbove[at] ?? -2) * aboveShare;
        met += share * (own.length === 0 || (over.length > 0 && inAbove > inText) ? inAbove : inText);
      }
      const sum = sumAbove.slice();
      addTo(sum, sumOwn, 1);
      const length = lengthOf(sum) * wholeLength;
      return {
        words: words.length === 0 || own.length + over.length === 0 ? 0 : met,
        whole: length === 0 ? 0 : dotOf(whole, sum) / length,
      };
    };
  };

  /** Of each word of the question how the word meets it that meets it best. */
  function bestOf(of: readonly number[]): Float32Array {
    const best = new Float32Array(words.length).fill(-2);
    for (const place of of) {
      const met = meetingsOf(place);
      for (let at = 0; at < best.length; at++) if ((met[at] ?? -2) > (best[at] ?? 0)) best[at] = met[at] ?? -2;
    }
    return best;
  }
}

/** A word of a text: to be met, and what it adds to the whole from within the text or from above it. */
interface Said {
  word: Float32Array;
  inText: Float32Array;
  above: Float32Array;
  /** how much it counts among the others */
  weight: number;
}

interface MatchModel {
  dimensions: number;
  /** how much a word above a text counts beside one in it */
  above: number;
  placeOf: (word: Word) => number;
  asked: (place: number) => Float32Array;
  askedWhole: (place: number) => Float32Array;
  said: (place: number) => Said;
  askedWeight: (place: number) => number;
  /** words of a text, or above one, as a whole */
  sumOf: (places: readonly number[], part: 'inText' | 'above') => Float32Array;
  /** once for each list of words */
  readText: (text: readonly Word[]) => { places: readonly number[]; sum: Float32Array };
}

let read: MatchModel | undefined;
const matchModel = (): MatchModel => (read ??= readModel(readFileSync(matchModelFile)));

/** For measuring: from now on as this model matches, which has not seen the shop that is asked. */
export function useMatchModel(file: string | URL): void {
  read = readModel(readFileSync(file));
}

const headerBytes = 16;
/** shops say the same words again and again */
const saidMax = 6000;

/** Numbers are little-endian: known words, buckets of unknown ones, dimensions, the share of words above; five square matrices; two weights and a step a word; the words' bytes. */
function readModel(file: Uint8Array): MatchModel {
  const bytes = file.slice();
  const header = new DataView(bytes.buffer, 0, headerBytes);
  const known = header.getUint32(0, true);
  const buckets = header.getUint32(4, true);
  const dimensions = header.getUint32(8, true);
  const above = header.getFloat32(12, true);
  const count = known + buckets;
  let at = headerBytes;
  const floats = (length: number): Float32Array => {
    const part = new Float32Array(bytes.buffer, at, length);
    at += part.byteLength;
    return part;
  };
  const square = dimensions * dimensions;
  const askedBy = floats(square);
  const saidBy = floats(square);
  const askedWholeBy = floats(square);
  const inTextBy = floats(square);
  const aboveBy = floats(square);
  const askedWeights = floats(count);
  const saidWeights = floats(count);
  const steps = floats(count);
  const values = new Int8Array(bytes.buffer, at, count * dimensions);
  const vectorOf = (place: number) => {
    const step = steps[place] ?? 0;
    return Float32Array.from(values.subarray(place * dimensions, (place + 1) * dimensions), (value) => value * step);
  };
  const saids = new Map<number, Said>();
  const placeOf = (word: Word) => placeOfWord(word, known, buckets);
  const sumOf: MatchModel['sumOf'] = (places, part) => {
    const sum = new Float32Array(dimensions);
    const all = places.map((place) => saidAt(place));
    const whole = all.reduce((weights, { weight }) => weights + weight, calm);
    for (const said of all) addTo(sum, said[part], said.weight / whole);
    return sum;
  };
  return {
    dimensions,
    above,
    placeOf,
    asked: (place) => ofOne(times(askedBy, vectorOf(place))),
    askedWhole: (place) => times(askedWholeBy, vectorOf(place)),
    said: saidAt,
    askedWeight: (place) => askedWeights[place] ?? 0,
    sumOf,
    readText: perObject((text) => {
      const places = text.slice(0, textWordsMax).map(placeOf);
      return { places, sum: sumOf(places, 'inText') };
    }),
  };

  function saidAt(place: number): Said {
    let said = saids.get(place);
    if (said === undefined) {
      if (saids.size >= saidMax) saids.clear();
      const vector = vectorOf(place);
      said = {
        word: ofOne(times(saidBy, vector)),
        inText: times(inTextBy, vector),
        above: times(aboveBy, vector),
        weight: Math.exp(saidWeights[place] ?? 0),
      };
      saids.set(place, said);
    }
    return said;
  }
}

function times(matrix: Float32Array, vector: Float32Array): Float32Array {
  const size = vector.length;
  const result = new Float32Array(size);
  for (let row = 0; row < size; row++) {
    let sum = 0;
    for (let at = 0; at < size; at++) sum += (matrix[row * size + at] ?? 0) * (vector[at] ?? 0);
    result[row] = sum;
  }
  return result;
}

function ofOne(vector: Float32Array): Float32Array {
  const length = lengthOf(vector) || 1;
  return vector.map((value) => value / length);
}

function addTo(sum: Float32Array, vector: Float32Array, weight: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
}

function dotOf(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

const lengthOf = (vector: Float32Array): number => Math.sqrt(dotOf(vector, vector));

function sharesOf(weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 1e-6);
  return weights.map((weight) => weight / whole);
}
