/** A loaded set of documents: from a term to the documents that hold it, straight from the index's bytes. */
import type { Blob } from './blob.ts';
import { gramHash, gramWeightSteps } from './letter-grams.ts';
import { findSorted, readSenses } from './senses.ts';
import type { Senses } from './senses.ts';

export interface TermIndex {
  documentCount: number;
  termCount: number;
  /** the term's number, or -1 */
  find: (term: string) => number;
  termAt: (at: number) => string;
  /** written as one word somewhere, and not only two neighbours taken together */
  isWord: (at: number) => boolean;
  /** numbers of the terms that begin with these letters: [from, to) */
  range: (prefix: string) => [number, number];
  documentsWith: (at: number) => number;
  /** the documents that hold the term, until the next call: they are written into the same arrays */
  postings: (at: number) => Postings;
  /** the gram's number, or -1 */
  findGram: (gram: string) => number;
  gramWeight: (at: number) => number;
  /** the terms that hold the gram, until the next call */
  gramTerms: (at: number) => NumberList;
  senses: Senses;
}

export interface NumberList {
  count: number;
  values: Uint32Array;
}

export interface Postings extends NumberList {
  /** weighted, saturated frequency in the document, 0 to 255 */
  impacts: Uint8Array;
}

/** One question is answered at a time, so all indexes share what lists are unpacked into. */
const unpacked: Postings = { count: 0, values: new Uint32Array(1024), impacts: new Uint8Array(1024) };

function reserve(count: number): void {
  if (unpacked.values.length >= count) return;
  unpacked.values = new Uint32Array(count * 2);
  unpacked.impacts = new Uint8Array(count * 2);
}

export function readTermIndex(blob: Blob, name: string): TermIndex {
  const documentCount = blob.u32(`${name}.documents`)[0] ?? 0;
  const terms = Buffer.from(
    blob.u8(`${name}.terms`).buffer,
    blob.u8(`${name}.terms`).byteOffset,
    blob.u8(`${name}.terms`).length,
  );
  const termOffsets = blob.u32(`${name}.termOffsets`);
  const areWords = blob.u8(`${name}.areWords`);
  const postings = blob.u8(`${name}.postings`);
  const postingOffsets = blob.u32(`${name}.postingOffsets`);
  const grams = blob.u32(`${name}.grams`);
  const gramOffsets = blob.u32(`${name}.gramOffsets`);
  const gramWeights = blob.u8(`${name}.gramWeights`);
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
    isWord: (term) => ((areWords[term >> 3] ?? 0) & (1 << (term & 7))) !== 0,
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
    postings: (term) => {
      at = postingOffsets[term] ?? 0;
      const count = readVarint(postings);
      reserve(count);
      const { values, impacts } = unpacked;
      unpacked.count = count;
      let place = at;
      let document = 0;
      for (let i = 0; i < count; i++) {
        let byte = postings[place++] ?? 0;
        let gap = byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = postings[place++] ?? 0;
          gap |= (byte & 127) << shift;
        }
        document += gap;
        values[i] = document;
        impacts[i] = postings[place++] ?? 0;
      }
      return unpacked;
    },
    findGram: (gram) => findSorted(grams, gramHash(gram)),
    gramWeight: (gram) => (gramWeights[gram] ?? 0) / gramWeightSteps,
    gramTerms: (gram) => {
      at = gramOffsets[gram] ?? 0;
      const count = readVarint(gramTerms);
      reserve(count);
      unpacked.count = count;
      let term = 0;
      for (let i = 0; i < count; i++) {
        term += readVarint(gramTerms);
        unpacked.values[i] = term;
      }
      return unpacked;
    },
    senses: readSenses(blob, name, documentCount),
  };
}
