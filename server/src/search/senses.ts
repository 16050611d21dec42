/** What documents and words are about, as vectors read straight from an index's bytes. */
import type { Blob } from './blob.ts';

export interface Senses {
  /** 0 when the documents say in their own words what they are about */
  dimensions: number;
  /** adds the word's vector, `weight` times */
  addTerm: (sum: Float64Array, term: number, weight: number) => void;
  /** adds the document's vector of length 1, `weight` times */
  addDocument: (sum: Float64Array, document: number, weight: number) => void;
  /** product of the document's vector of length 1 with another */
  along: (vector: Float64Array, document: number) => number;
}

export function readSenses(blob: Blob, name: string, documentCount: number): Senses {
  const ofDocuments = signed(blob.u8(`${name}.senseDocuments`));
  const terms = blob.u32(`${name}.senseTerms`);
  const ofTerms = signed(blob.u8(`${name}.senseVectors`));
  const scales = blob.f32(`${name}.senseScales`);
  const dimensions = documentCount === 0 ? 0 : ofDocuments.length / documentCount;

  const lengthOf = (document: number): number => {
    let squares = 0;
    const start = document * dimensions;
    for (let at = start; at < start + dimensions; at++) squares += (ofDocuments[at] ?? 0) ** 2;
    return Math.sqrt(squares) || 1;
  };

  return {
    dimensions,
    addTerm: (sum, term, weight) => {
      const row = findSorted(terms, term);
      if (row < 0) return;
      const factor = weight * (scales[row] ?? 0);
      const start = row * dimensions;
      for (let k = 0; k < dimensions; k++) sum[k] = (sum[k] ?? 0) + factor * (ofTerms[start + k] ?? 0);
    },
    addDocument: (sum, document, weight) => {
      const factor = weight / lengthOf(document);
      const start = document * dimensions;
      for (let k = 0; k < dimensions; k++) sum[k] = (sum[k] ?? 0) + factor * (ofDocuments[start + k] ?? 0);
    },
    along: (vector, document) => {
      let product = 0;
      const start = document * dimensions;
      for (let k = 0; k < dimensions; k++) product += (vector[k] ?? 0) * (ofDocuments[start + k] ?? 0);
      return product / lengthOf(document);
    },
  };
}

const signed = (bytes: Uint8Array) => new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);

/** The place of a number among rising ones, or -1. */
export function findSorted(sorted: Uint32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const value = sorted[middle] ?? 0;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
