/** Words of the index that a word of the question may mean: its other forms, compounds around it, and what it was meant to be when it is misspelt. */
import { letterGrams } from './letter-grams.ts';
import type { TermIndex } from './term-index.ts';

const mostSimilar = 12;

export interface SimilarTerm {
  term: number;
  /** summed rarity of the shared letter grams */
  strength: number;
  /** how many of the word's letter grams are shared: 0 to 1 */
  share: number;
}

let strengths = new Float32Array(0);
let sharedGrams = new Uint8Array(0);

export function similarTerms(index: TermIndex, word: string): SimilarTerm[] {
  if (strengths.length < index.termCount) {
    strengths = new Float32Array(index.termCount * 2);
    sharedGrams = new Uint8Array(index.termCount * 2);
  }
  const touched: number[] = [];
  const grams = letterGrams(word);
  for (const gram of grams) {
    const at = index.findGram(gram);
    if (at < 0) continue;
    const weight = index.gramWeight(at);
    const { count, values } = index.gramTerms(at);
    for (let i = 0; i < count; i++) {
      const term = values[i] ?? 0;
      if (sharedGrams[term] === 0) touched.push(term);
      strengths[term] = (strengths[term] ?? 0) + weight;
      sharedGrams[term] = (sharedGrams[term] ?? 0) + 1;
    }
  }
  const best: SimilarTerm[] = [];
  for (const term of touched) {
    const strength = strengths[term] ?? 0;
    const share = (sharedGrams[term] ?? 0) / grams.length;
    strengths[term] = 0;
    sharedGrams[term] = 0;
    if (best.length === mostSimilar && strength <= (best.at(-1)?.strength ?? 0)) continue;
    let place = best.length;
    while (place > 0 && (best[place - 1]?.strength ?? 0) < strength) place--;
    best.splice(place, 0, { term, strength, share });
    if (best.length > mostSimilar) best.pop();
  }
  return best;
}

/** The most used term within one slip of the pen (two in long words) of a word that the index does not hold, or -1. */
export function misspeltTerm(index: TermIndex, word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return -1;
  const allowed = word.length < 8 ? 1 : 2;
  let best = -1;
  let bestDistance = allowed + 1;
  let bestUse = 0;
  for (const first of new Set([word[0] ?? '', word[1] ?? ''])) {
    const [from, to] = index.range(first);
    for (let at = from; at < to; at++) {
      const term = index.termAt(at);
      if (Math.abs(term.length - word.length) > allowed) continue;
      const distance = slips(word, term, allowed);
      if (distance > bestDistance || distance > allowed) continue;
      const use = index.documentsWith(at);
      if (distance === bestDistance && use <= bestUse) continue;
      [best, bestDistance, bestUse] = [at, distance, use];
    }
  }
  return best;
}

/** Optimal string alignment distance (insert, delete, replace, swap neighbours), given up beyond `most`. */
function slips(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
