/**
 * What is learned of how questions match statements, where it starts, and the sums of words that both its views are made of. Its two views are those of
 * `server/src/evidence/learned-match.ts`.
 */
import type { Places } from './match-data.ts';
import { addRow, dotOf, learned, rowsOf } from './unit-rows.ts';
import type { Learned, Rows } from './unit-rows.ts';

export interface MatchNetwork {
  dimensions: number;
  /** of unknown words */
  buckets: number;
  /** of the known words, then of the buckets of unknown ones: a row each */
  vectors: Learned;
  /** of each word: the logarithm of how much it counts in a question, in a statement */
  askedWeights: Learned;
  saidWeights: Learned;
  askedBy: Learned;
  saidBy: Learned;
  askedWholeBy: Learned;
  /** each row: for what stands in the text, then for what stands above it */
  saidWholeBy: Learned;
  /** what a word above counts, before the logistic function; how much either view counts */
  scales: Learned;
}

/** Starts where words match themselves and those that mean alike; `random` gives unknown ones a place. */
export function createNetwork(known: Rows, buckets: number, dimensions: number, random: () => number): MatchNetwork {
  const count = known.length / dimensions;
  const vectors = new Float64Array(known.length + buckets * dimensions);
  vectors.set(known);
  for (let at = known.length; at < vectors.length; at++) vectors[at] = 0.1 * normal(random);
  // the most frequent ones say least
  const weights = Float64Array.from({ length: count + buckets }, (_, at) =>
    at < count ? Math.log((at + 1) / (at + 300)) : 0,
  );
  const same = (size: number, ofAbove: number) =>
    Float64Array.from({ length: dimensions * size }, (_, at) => {
      const [row, column] = [Math.floor(at / size), at % size];
      return column === row ? 1 : column === row + dimensions ? ofAbove : 0;
    });
  return {
    dimensions,
    buckets,
    vectors: learned(vectors),
    askedWeights: learned(weights),
    saidWeights: learned(weights.slice()),
    askedBy: learned(same(dimensions, 0)),
    saidBy: learned(same(dimensions, 0)),
    askedWholeBy: learned(same(dimensions, 0)),
    saidWholeBy: learned(same(2 * dimensions, 0.5)),
    scales: learned(Float64Array.of(1.5, 14, 8)),
  };
}

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export const aboveShare = ({ scales }: MatchNetwork): number => 1 / (1 + Math.exp(-(scales.values[0] ?? 0)));

/** What each word counts of all: `calm` is what counts as none. */
export function sharesOf(places: Places, { values }: Learned, calm: number): Float64Array {
  const shares = Float64Array.from(places, (place) => Math.exp(values[place] ?? 0));
  const whole = shares.reduce((sum, share) => sum + share, calm);
  return shares.map((share) => share / whole);
}

export function backToWeights(places: Places, { gradients }: Learned, shares: Rows, ofShares: Rows): void {
  const mean = dotOf(shares, 0, ofShares, 0, shares.length);
  for (let at = 0; at < places.length; at++)
    addAt(gradients, places[at] ?? 0, (shares[at] ?? 0) * ((ofShares[at] ?? 0) - mean));
}

/** Where a sum of words stands among others, and what it is made of. */
export interface WordSum {
  start: number;
  places: Places;
  shares: Float64Array;
}

export function sumWords(to: Rows, { values }: Learned, { start, places, shares }: WordSum, size: number): void {
  for (let at = 0; at < places.length; at++) addRow(to, start, values, (places[at] ?? 0) * size, size, shares[at] ?? 0);
}

/** From the gradients of sums to those of their words, and of how much each counts. */
export function backToWords(
  of: Rows,
  vectors: Learned,
  { start, places, shares }: WordSum,
  size: number,
): Float64Array {
  const ofShares = new Float64Array(places.length);
  for (let at = 0; at < places.length; at++) {
    const place = (places[at] ?? 0) * size;
    addRow(vectors.gradients, place, of, start, size, shares[at] ?? 0);
    ofShares[at] = dotOf(vectors.values, place, of, start, size);
  }
  return ofShares;
}

/** The words of many texts, each once, and each text as positions among them. */
export interface DistinctWords {
  places: number[];
  lists: Uint32Array[];
}

export function distinctWords(texts: readonly Places[]): DistinctWords {
  const positions = new Map<number, number>();
  const lists = texts.map((text) =>
    text.map((place) => {
      const position = positions.get(place) ?? positions.size;
      positions.set(place, position);
      return position;
    }),
  );
  return { places: [...positions.keys()], lists };
}

export function gather({ values }: Learned, places: readonly number[], size: number): Rows {
  const rows = rowsOf(places.length, size);
  for (const [row, place] of places.entries()) rows.set(values.subarray(place * size, (place + 1) * size), row * size);
  return rows;
}

export function scatter({ gradients }: Learned, places: readonly number[], rows: Rows, size: number): void {
  for (const [row, place] of places.entries()) addRow(gradients, place * size, rows, row * size, size, 1);
}

export function addAt(to: Rows, at: number, value: number): void {
  to[at] = (to[at] ?? 0) + value;
}

/** As `server/src/evidence/learned-match.ts` reads it: a byte a number of the vectors, in steps of each word's own. */
export function matchModelBytes(network: MatchNetwork): Uint8Array {
  const { dimensions, vectors, askedWeights, saidWeights, saidWholeBy } = network;
  const count = askedWeights.values.length;
  const half = (which: 0 | 1) =>
    saidWholeBy.values.filter((_, at) => Math.floor((at % (2 * dimensions)) / dimensions) === which);
  const steps = new Float64Array(count);
  const values = new Int8Array(vectors.values.length);
  for (let word = 0; word < count; word++) {
    const vector = vectors.values.subarray(word * dimensions, (word + 1) * dimensions);
    const step = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1;
    steps[word] = step;
    for (const [at, value] of vector.entries()) values[word * dimensions + at] = Math.round(value / step);
  }
  const { askedBy, saidBy, askedWholeBy } = network;
  const squares = [askedBy.values, saidBy.values, askedWholeBy.values, half(0), half(1)];
  const ofWords = [askedWeights.values, saidWeights.values, steps];
  const floats = [...squares, ...ofWords].map((numbers) => Float32Array.from(numbers));
  const header = new DataView(new ArrayBuffer(16));
  for (const [at, value] of [count - network.buckets, network.buckets, dimensions].entries())
    header.setUint32(4 * at, value, true);
  header.setFloat32(12, aboveShare(network), true);
  return Buffer.concat([header, ...floats, values].map(({ buffer }) => new Uint8Array(buffer)));
}
