/** What a text means as one vector: the mean of its words', everyday words counting least. */
import type { Word } from './read-words.ts';
import { wordVectorsOf } from './word-vectors.ts';

/** smooth inverse frequency by rank: the n-th most frequent word weighs n / (n + this) */
const everydayRank = 300;

export function createSenseOf(language: string): (words: readonly Word[]) => Float64Array | null {
  const vectors = wordVectorsOf(language);
  if (vectors === null) return () => null;
  return (words) => {
    const sum = new Float64Array(vectors.dimensions);
    let known = 0;
    for (const { vector, isFunctionWord } of words) {
      if (vector < 0 || isFunctionWord) continue;
      vectors.add(sum, vector, vector / (vector + everydayRank));
      known += 1;
    }
    return known === 0 ? null : sum;
  };
}

/** The cosine; 0 where one says nothing that is known. */
export function likenessOf(a: Float64Array | null, b: Float64Array | null): number {
  if (a === null || b === null) return 0;
  let dot = 0;
  let ofA = 0;
  let ofB = 0;
  for (let at = 0; at < a.length; at++) {
    const left = a[at] ?? 0;
    const right = b[at] ?? 0;
    dot += left * right;
    ofA += left * left;
    ofB += right * right;
  }
  return ofA === 0 || ofB === 0 ? 0 : dot / Math.sqrt(ofA * ofB);
}
