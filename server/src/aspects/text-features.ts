/** A text as the numbered features that the aspect model weighs: its words, neighbours, pieces of words, and the concepts that the language packs know in it. */
import { asksOf } from '../dialogue/asks-of.ts';
import { broadConceptsIn } from '../dialogue/read-shop-words.ts';
import { fnvBegin, fnvOn } from '../lib/fnv.ts';
import { plainSpelling, withoutMarks } from '../languages/patterns.ts';

export const featureBuckets = 2 ** 17;

const longestText = 400;
const wordsMax = 60;
const written = /\p{N}+|[\p{L}\p{M}]+/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const isNumber = /^\p{N}/u;
/** letters a piece, of a word with its ends marked */
const pieceSizes = [4];
const unspacedSizes = [1, 2];
/** how often a concept counts beside a word: it is the same in every language */
const conceptCount = 2;

/** What a feature is begins its hash, so that a word and a piece of the same letters differ. */
const kinds = { word: 1, pair: 2, piece: 3, concept: 4, asks: 5, edge: 6 };
const bucketOf = (hash: number): number => ((hash ^ (hash >>> 16)) >>> 0) % featureBuckets;

/** Numbers below `featureBuckets`, each as often as it is found. */
export function textFeatures(text: string, language: string): Uint32Array {
  const start = text.slice(0, longestText);
  const tokens = (withoutMarks(plainSpelling(start).toLowerCase()).match(written) ?? []).slice(0, wordsMax);
  const found: number[] = [];
  let before = '^';
  for (const token of tokens) {
    const word = isNumber.test(token) ? '0' : token;
    found.push(bucketOf(fnvOn(fnvBegin(kinds.word), word)));
    found.push(bucketOf(fnvOn(fnvOn(fnvOn(fnvBegin(kinds.pair), before), ' '), word)));
    before = word;
    if (word !== '0') addPieces(found, word);
  }
  found.push(bucketOf(fnvOn(fnvBegin(kinds.edge), before)));
  const known = [
    ...broadConceptsIn(start, language).map((concept) => bucketOf(fnvOn(fnvBegin(kinds.concept), concept))),
    ...[...asksOf(start, language)].map((kind) => bucketOf(fnvOn(fnvBegin(kinds.asks), kind))),
  ];
  for (let count = 0; count < conceptCount; count++) found.push(...known);
  return Uint32Array.from(found);
}

function addPieces(found: number[], word: string): void {
  const isUnspaced = unspaced.test(word);
  const marked = isUnspaced ? word : `_${word}_`;
  for (const size of isUnspaced ? unspacedSizes : pieceSizes)
    for (let at = 0; at + size <= marked.length; at++)
      found.push(bucketOf(fnvOn(fnvBegin(kinds.piece), marked, at, at + size)));
}
