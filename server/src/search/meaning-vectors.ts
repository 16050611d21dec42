/** What each passage and product of an agent means, a byte a number: finds what is said in other words, beside the index and never in its place. */
import type { Hit } from './documents.ts';

/** what closeness of meaning counts against the words, measured in docs/benchmarks.md */
const meaningWeight = 0.25;

export interface StoredVectors {
  /** the passages' vectors, then the products', each `dimensions` signed bytes */
  bytes: Uint8Array;
  dimensions: number;
  passageCount: number;
}

/** How a question lies to the documents. */
export interface Nearness {
  /** what words found with what lies near in meaning, best first; what only lies near holds none of the words: its coverage is 0 */
  passages(hits: readonly Hit[], limit: number): Hit[];
  products(hits: readonly Hit[], limit: number): Hit[];
}

export interface MeaningVectors {
  byteLength: number;
  /** null for a vector of another length */
  nearTo(question: Float32Array): Nearness | null;
}

export function packVectors(vectors: readonly Float32Array[]): Uint8Array {
  const dimensions = vectors[0]?.length ?? 0;
  const packed = new Int8Array(vectors.length * dimensions);
  vectors.forEach((vector, at) => {
    const largest = vector.reduce((most, number) => Math.max(most, Math.abs(number)), 0);
    packed.set(
      vector.map((number) => Math.round((number / (largest || 1)) * 127)),
      at * dimensions,
    );
  });
  return new Uint8Array(packed.buffer);
}

export function loadVectors({ bytes, dimensions, passageCount }: StoredVectors): MeaningVectors {
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = dimensions === 0 ? 0 : Math.floor(numbers.length / dimensions);
  const lengths = Float32Array.from({ length: count }, (_, at) =>
    lengthOf(numbers.subarray(at * dimensions, (at + 1) * dimensions)),
  );

  const similarities = (question: Float32Array, from: number, to: number) => {
    const own = lengthOf(question) || 1;
    return Float32Array.from({ length: to - from }, (_, at) => {
      const start = (from + at) * dimensions;
      let product = 0;
      for (let i = 0; i < dimensions; i += 1) product += (numbers[start + i] ?? 0) * (question[i] ?? 0);
      return product / (own * (lengths[from + at] || 1));
    });
  };

  return {
    byteLength: bytes.byteLength,
    nearTo(question) {
      if (question.length !== dimensions) return null;
      return {
        passages: (hits, limit) => fuse(hits, similarities(question, 0, passageCount), limit),
        products: (hits, limit) => fuse(hits, similarities(question, passageCount, count), limit),
      };
    },
  };
}

/** Scores stay on the scale of the best hit: what the words say, and where the document stands between the average one and the nearest. */
function fuse(hits: readonly Hit[], similarity: Float32Array, limit: number): Hit[] {
  if (similarity.length === 0) return [...hits];
  const scale = hits[0]?.score ?? 1;
  const average = similarity.reduce((sum, one) => sum + one, 0) / similarity.length;
  const nearest = similarity.reduce((most, one) => Math.max(most, one), average);
  const closeness = (position: number) =>
    nearest === average ? 0 : Math.max(0, ((similarity[position] ?? average) - average) / (nearest - average));
  const known = new Set(hits.map(({ position }) => position));
  const near = Array.from(similarity.keys())
    .filter((position) => !known.has(position))
    .sort((a, b) => closeness(b) - closeness(a))
    .slice(0, limit)
    .map((position): Hit => ({ position, score: 0, coverage: 0, confidence: 0 }));
  return [...hits, ...near]
    .map((hit) => ({
      ...hit,
      score: (1 - meaningWeight) * hit.score + meaningWeight * closeness(hit.position) * scale,
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

const lengthOf = (vector: Float32Array | Int8Array): number => {
  let sum = 0;
  for (const number of vector) sum += number * number;
  return Math.sqrt(sum);
};
