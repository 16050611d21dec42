/**
 * What documents are about, learnt from which words keep each other company in them (latent semantic analysis): a shop that says "sofa"
 * and "couch" in the same places answers for one what is asked of the other. Subspace iteration; the same documents give the same bytes.
 */
import type { Section } from './blob.ts';
import type { Posting } from './collect-postings.ts';

export interface WeighedTerm {
  postings: readonly Posting[];
  /** how much the word says */
  weight: number;
}

const iterations = 5;
/** documents that the space is learnt from, evenly taken; the others only find their place in it */
const learntFromMax = 10_000;
/** a word of one document alone keeps no company */
const documentsMin = 2;

interface Matrix {
  rows: number;
  dimensions: number;
  values: Float64Array;
}

const matrix = (rows: number, dimensions: number): Matrix => ({
  rows,
  dimensions,
  values: new Float64Array(rows * dimensions),
});

/** Vectors as bytes: of each document, and of each word that stands in several, with the size that the word's bytes lost. */
export function senseVectors(
  terms: readonly WeighedTerm[],
  documentCount: number,
  dimensions: number,
): Map<string, Section> {
  const known = terms.flatMap((term, at) => (term.postings.length >= documentsMin ? [{ ...term, at }] : []));
  const step = Math.ceil(documentCount / learntFromMax);
  const norms = documentNorms(known, documentCount);
  const ofTerms = startAt(known.length, dimensions);
  const ofDocuments = matrix(documentCount, dimensions);
  for (let turn = 0; turn < iterations; turn++) {
    gather(known, norms, ofTerms, ofDocuments, step);
    orthonormalise(ofDocuments);
    spread(known, norms, ofDocuments, ofTerms, step);
    orthonormalise(ofTerms);
  }
  gather(known, norms, ofTerms, ofDocuments, 1);
  const scales = new Float32Array(known.length);
  return new Map<string, Section>([
    ['senseDocuments', toBytes(ofDocuments, null)],
    ['senseTerms', Uint32Array.from(known, ({ at }) => at)],
    ['senseVectors', toBytes(ofTerms, scales)],
    ['senseScales', scales],
  ]);
}

export const noSenseVectors = (): Map<string, Section> =>
  new Map<string, Section>([
    ['senseDocuments', new Uint8Array(0)],
    ['senseTerms', new Uint32Array(0)],
    ['senseVectors', new Uint8Array(0)],
    ['senseScales', new Float32Array(0)],
  ]);

function documentNorms(terms: readonly WeighedTerm[], documentCount: number): Float64Array {
  const norms = new Float64Array(documentCount);
  for (const { postings, weight } of terms) {
    for (const { document, impact } of postings) norms[document] = (norms[document] ?? 0) + (weight * impact) ** 2;
  }
  return norms.map((sum) => 1 / (Math.sqrt(sum) || 1));
}

function startAt(rows: number, dimensions: number): Matrix {
  const start = matrix(rows, dimensions);
  let seed = 0x2545f491;
  for (let at = 0; at < start.values.length; at++) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    start.values[at] = (seed >>> 0) / 2 ** 32 - 0.5;
  }
  return start;
}

/** documents = A · terms */
function gather(terms: readonly WeighedTerm[], norms: Float64Array, from: Matrix, to: Matrix, step: number): void {
  to.values.fill(0);
  for (const [row, { postings, weight }] of terms.entries()) {
    for (const { document, impact } of postings) {
      if (document % step === 0) addRow(to, document, from, row, weight * impact * (norms[document] ?? 0));
    }
  }
}

/** terms = Aᵀ · documents */
function spread(terms: readonly WeighedTerm[], norms: Float64Array, from: Matrix, to: Matrix, step: number): void {
  to.values.fill(0);
  for (const [row, { postings, weight }] of terms.entries()) {
    for (const { document, impact } of postings) {
      if (document % step === 0) addRow(to, row, from, document, weight * impact * (norms[document] ?? 0));
    }
  }
}

function addRow(to: Matrix, toRow: number, from: Matrix, fromRow: number, factor: number): void {
  const { dimensions } = to;
  const toStart = toRow * dimensions;
  const fromStart = fromRow * dimensions;
  for (let k = 0; k < dimensions; k++) {
    to.values[toStart + k] = (to.values[toStart + k] ?? 0) + factor * (from.values[fromStart + k] ?? 0);
  }
}

/** Gram and Schmidt, column by column; a column that depends on the others becomes nothing. */
function orthonormalise({ rows, dimensions, values }: Matrix): void {
  for (let column = 0; column < dimensions; column++) {
    for (let before = 0; before < column; before++) {
      let product = 0;
      for (let at = 0; at < rows * dimensions; at += dimensions) {
        product += (values[at + column] ?? 0) * (values[at + before] ?? 0);
      }
      for (let at = 0; at < rows * dimensions; at += dimensions) {
        values[at + column] = (values[at + column] ?? 0) - product * (values[at + before] ?? 0);
      }
    }
    let squares = 0;
    for (let at = column; at < rows * dimensions; at += dimensions) squares += (values[at] ?? 0) ** 2;
    const factor = squares > 1e-12 ? 1 / Math.sqrt(squares) : 0;
    for (let at = column; at < rows * dimensions; at += dimensions) values[at] = (values[at] ?? 0) * factor;
  }
}

/** Each row so that its largest part fills a signed byte. */
function toBytes({ rows, dimensions, values }: Matrix, scales: Float32Array | null): Uint8Array {
  const bytes = new Int8Array(rows * dimensions);
  for (let row = 0; row < rows; row++) {
    const own = values.subarray(row * dimensions, (row + 1) * dimensions);
    const largest = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    if (scales !== null) scales[row] = largest / 127;
    if (largest === 0) continue;
    for (const [k, value] of own.entries()) bytes[row * dimensions + k] = Math.round((127 * value) / largest);
  }
  return new Uint8Array(bytes.buffer);
}
