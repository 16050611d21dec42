/** Where a new clause begins in words that are written without any stop, as shops' descriptions often are: learned by `tests/eval/train-clauses.ts` from lines whose stops were taken out. */
import { readFileSync } from 'node:fs';
import { fnvBegin, fnvOn } from '../lib/fnv.ts';

/** the bundler lays it beside the bundle, as it does with the migrations */
export const clauseModelFile = new URL('./clause-model.bin', import.meta.url);

export const clauseBuckets = 2 ** 15;
const headerBytes = 4;

/** letters of a word's beginning and end that count beside the whole word */
const edgeLetters = 4;
const unit =
  /^(?:mm|cm|m|km|kg|gr?|gram\p{L}*|mg|ml|l|lit\p{L}*|inch\p{L}*|inci|zoll|pouces|pulgadas|w|watts?|v|volts?|mah|hz|db|lumens?|gb|mb|mbps|jam|menit|detik|hari|bulan|tahun|hours?|minutes?|days?|years?|stunden?|minuten?|horas?|minutos?|heures?|persen|percent|orang|porsi|pcs|buah|kali)$/u;

const kinds = { after: 1, before: 2, pair: 3, join: 4, ahead: 5, start: 6, shape: 7, behind: 8 };

const shapeOf = (word: string): string =>
  /^\p{N}+$/u.test(word) ? '0' : /^\p{N}/u.test(word) ? '0a' : unit.test(word) ? 'unit' : 'a';

/** a number is a number, whatever it is */
const formOf = (word: string): string => (/^\p{N}/u.test(word) ? shapeOf(word) : word);

const bucketOf = (kind: number, ...words: string[]): number => {
  let hash = fnvBegin(kind);
  for (const word of words) hash = fnvOn(fnvOn(hash, word), ' ');
  return ((hash ^ (hash >>> 16)) >>> 0) % clauseBuckets;
};

/** What speaks for or against a clause that begins with the word at `at`; words as `plainWord` leaves them. */
export function gapFeatures(words: readonly string[], at: number): number[] {
  const [behind = '^', before = '^', after = '$', ahead = '$'] = words.slice(Math.max(0, at - 2), at + 2).map(formOf);
  return [
    bucketOf(kinds.after, after),
    bucketOf(kinds.before, before),
    bucketOf(kinds.pair, before, after),
    bucketOf(kinds.join, after, ahead),
    bucketOf(kinds.behind, behind, before),
    bucketOf(kinds.ahead, ahead),
    bucketOf(kinds.start, after.slice(0, edgeLetters)),
    bucketOf(kinds.shape, shapeOf(words[at - 1] ?? '^'), shapeOf(words[at] ?? '$'), shapeOf(words[at + 1] ?? '$')),
    bucketOf(kinds.shape, unit.test(words[at - 1] ?? '') ? 'ends' : 'goes on'),
  ];
}

export const plainWord = (word: string): string =>
  word.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

interface ClauseModel {
  weights: Int8Array;
  step: number;
}

export function writeClauseModel({ weights, step }: ClauseModel): Uint8Array {
  return Buffer.concat([Buffer.from(Float32Array.of(step).buffer), Buffer.from(weights.buffer)]);
}

let loaded: ClauseModel | undefined;

function readModel(): ClauseModel {
  const file = readFileSync(clauseModelFile);
  const step = new DataView(file.buffer, file.byteOffset, headerBytes).getFloat32(0, true);
  return { step, weights: new Int8Array(file.buffer, file.byteOffset + headerBytes, clauseBuckets) };
}

/** words from which on what holds no stop is a run, and letters between the stops that it holds */
const runWords = 28;
const lettersAStop = 200;
/** what ends as a sentence is one, as long as it may be */
const sentenceWords = 60;
const wordsMax = 400;
const longestClause = 18;
const leastClause = 3;
const never = -100;
/** a sum of weights; higher makes longer clauses */
const starts = 0.5;

/** The clauses of a run, in order; the text itself where stops part it already or it is short. */
export function clausesOf(text: string): string[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  if (words.length < runWords || words.length > wordsMax) return [text];
  const stops = text.match(/[.,;:!?。，！？]["”)]*(?=\s|$)/gu)?.length ?? 0;
  if (stops * lettersAStop > text.length) return [text];
  if (words.length < sentenceWords && /[.!?。！？…]["”)]*$/u.test(text)) return [text];
  const model = (loaded ??= readModel());
  const plain = words.map(plainWord);
  const scores = plain.map((_, at) =>
    // "kira kira" is one word
    at === 0 || plain[at] === plain[at - 1]
      ? never
      : gapFeatures(plain, at).reduce((sum, feature) => sum + (model.weights[feature] ?? 0), 0) * model.step,
  );
  return cut(scores, 0, words.length).map(([from, to]) => words.slice(from, to).join(' '));
}

/** At the likeliest gap, and again on both sides, until nothing likely is left and no part is too long. */
function cut(scores: readonly number[], from: number, to: number): [number, number][] {
  let best = -1;
  for (let at = from + leastClause; at <= to - leastClause; at++)
    if (best < 0 || (scores[at] ?? 0) > (scores[best] ?? 0)) best = at;
  const score = scores[best] ?? never;
  if (score === never || (score <= starts && to - from <= longestClause)) return [[from, to]];
  return [...cut(scores, from, best), ...cut(scores, best, to)];
}
