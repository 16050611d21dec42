/** From documents' terms to where each term stands and how much it counts there: BM25F before the words' rarity joins it. */

/** BM25's two constants: how soon repeating a word stops counting, and how much a long field is held against its words. */
const saturation = 1;

export interface Field {
  weight: number;
  lengthNorm: number;
  /** neighbouring words of another field, written together */
  arePairs?: true;
}

/** The terms of each field of one document, in the fields' order. */
export type FieldedDocument = string[][];

export interface Posting {
  document: number;
  /** weighted, saturated frequency, 1 to 255 */
  impact: number;
}

export function collectPostings(
  fields: readonly Field[],
  documents: readonly FieldedDocument[],
): Map<string, Posting[]> {
  const averages = fields.map((_, at) => mean(documents.map((document) => document[at]?.length ?? 0)));
  const postings = new Map<string, Posting[]>();
  for (const [document, texts] of documents.entries()) {
    const frequencies = new Map<string, number>();
    for (const [at, { weight, lengthNorm }] of fields.entries()) {
      const terms = texts[at] ?? [];
      const norm = 1 - lengthNorm + (lengthNorm * terms.length) / (averages[at] || 1);
      for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + weight / norm);
    }
    for (const [term, frequency] of frequencies) {
      const posting = { document, impact: Math.max(1, Math.round((255 * frequency) / (saturation + frequency))) };
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [posting]);
      else list.push(posting);
    }
  }
  return postings;
}

const mean = (numbers: number[]) => (numbers.length === 0 ? 0 : numbers.reduce((a, b) => a + b, 0) / numbers.length);
