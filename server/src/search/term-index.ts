/** A loaded set of documents: from a term to the documents that hold it, straight from the index's bytes. */
import type { Blob } from './blob.ts';
import { gramHash } from './letter-grams.ts';

export interface TermIndex {
  documentCount: number;
  termCount: number;
  /** the term's number, or -1 */
  find: (term: string) => number;
  termAt: (at: number) => string;
  /** numbers of the terms that begin with these letters: [from, to) */
  range: (prefix: string) => [number, number];
  documentsWith: (at: number) => number;
  /** `impact` is the weighted, saturated frequency, 0 to 1 */
  eachPosting: (at: number, visit: (document: number, impact: number) => void) => void;
  /** the gram's number, or -1 */
  findGram: (gram: string) => number;
  gramWeight: (at: number) => number;
  eachGramTerm: (at: number, visit: (term: number) => void) => void;
}

export function readTermIndex(blob: Blob, name: string): TermIndex {
  const documentCount = blob.u32(`${name}.documents`)[0] ?? 0;
  const terms = Buffer.from(
    blob.u8(`${name}.terms`).buffer,
    blob.u8(`${name}.terms`).byteOffset,
    blob.u8(`${name}.terms`).length,
  );
  const termOffsets = blob.u32(`${name}.termOffsets`);
  const postings = blob.u8(`${name}.postings`);
  const postingOffsets = blob.u32(`${name}.postingOffsets`);
  const grams = blob.u32(`${name}.grams`);
  const gramOffsets = blob.u32(`${name}.gramOffsets`);
  const gramWeights = blob.f32(`${name}.gramWeights`);
  const gramTerms = blob.u8(`${name}.gramTerms`);
  const termCount = termOffsets.length - 1;
  let at = 0;
  const readVarint = (bytes: Uint8Array): number => {
    let value = 0;
    let shift = 0;
    for (;;) {
      const byte = bytes[at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
      shift += 7;
    }
  };
  /** first term that is not smaller than these bytes */
  const lowerBound = (bytes: Buffer): number => {
    let low = 0;
    let high = termCount;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = terms.compare(bytes, 0, bytes.length, termOffsets[middle], termOffsets[middle + 1]);
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const termAt = (term: number) => terms.toString('utf8', termOffsets[term], termOffsets[term + 1]);
  return {
    documentCount,
    termCount,
    termAt,
    find: (term) => {
      const found = lowerBound(Buffer.from(term));
      return found < termCount && termAt(found) === term ? found : -1;
    },
    range: (prefix) => {
      const bytes = Buffer.from(prefix);
      return [lowerBound(bytes), lowerBound(Buffer.concat([bytes, Buffer.from([0xff])]))];
    },
    documentsWith: (term) => {
      at = postingOffsets[term] ?? 0;
      return readVarint(postings);
    },
    eachPosting: (term, visit) => {
      at = postingOffsets[term] ?? 0;
      let left = readVarint(postings);
      let document = 0;
      for (; left > 0; left--) {
        document += readVarint(postings);
        visit(document, (postings[at++] ?? 0) / 255);
      }
    },
    findGram: (gram) => findNumber(grams, gramHash(gram)),
    gramWeight: (gram) => gramWeights[gram] ?? 0,
    eachGramTerm: (gram, visit) => {
      at = gramOffsets[gram] ?? 0;
      let left = readVarint(gramTerms);
      let term = 0;
      for (; left > 0; left--) {
        term += readVarint(gramTerms);
        visit(term);
      }
    },
  };
}

function findNumber(sorted: Uint32Array, wanted: number): number {
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
