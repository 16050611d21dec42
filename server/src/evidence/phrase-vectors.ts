/** Short texts as vectors: their words, the pieces of their letters, and what they mean, each weighed by how rare it is among the phrases known. */
import { letterGrams } from '../search/letter-grams.ts';
import { readWords } from './read-words.ts';
import type { Word } from './read-words.ts';
import { createSenseOf } from './text-sense.ts';

export interface PhraseVector {
  places: Uint32Array;
  values: Float64Array;
  /** share of the text that the known phrases have words for, 0 to 1 */
  known: number;
}

export interface PhraseSpace {
  size: number;
  vectorOf: (text: string) => PhraseVector;
}

const functionWordWeight = 0.5;
const gramWeight = 0.5;
const senseWeight = 1;
const biasWeight = 0.3;

export function createPhraseSpace(phrases: readonly string[], language: string): PhraseSpace {
  const senseOf = createSenseOf(language);
  const holders = new Map<string, number>();
  const bags = phrases.map((phrase) => bagOf(readWords(phrase, language)));
  for (const bag of bags) for (const key of bag.keys()) holders.set(key, (holders.get(key) ?? 0) + 1);
  const places = new Map([...holders.keys()].map((key, at) => [key, at]));
  const rarity = (key: string) => Math.log(1 + phrases.length / (holders.get(key) ?? 1));
  const dimensions =
    senseOf([{ term: '', vector: 0, isFunctionWord: false, isNumber: false, isCapital: false }])?.length ?? 0;
  return {
    size: places.size + dimensions + 1,
    vectorOf(text) {
      const words = readWords(text, language);
      const found: number[] = [];
      const values: number[] = [];
      let whole = 0;
      let known = 0;
      for (const [key, weight] of bagOf(words)) {
        const value = weight * rarity(key);
        whole += value ** 2;
        const place = places.get(key);
        if (place === undefined) continue;
        known += value ** 2;
        found.push(place);
        values.push(value);
      }
      const length = Math.sqrt(whole) || 1;
      for (const [at, value] of values.entries()) values[at] = value / length;
      const sense = senseOf(words);
      if (sense !== null) {
        const norm = Math.hypot(...sense) || 1;
        for (const [at, value] of sense.entries()) {
          found.push(places.size + at);
          values.push((senseWeight * value) / norm);
        }
      }
      found.push(places.size + dimensions);
      values.push(biasWeight);
      return {
        places: Uint32Array.from(found),
        values: Float64Array.from(values),
        known: whole === 0 ? 0 : known / whole,
      };
    },
  };
}

/** Each word and each piece of one once. */
function bagOf(words: readonly Word[]): Map<string, number> {
  const bag = new Map<string, number>();
  for (const { term, isFunctionWord } of words) {
    const weight = isFunctionWord ? functionWordWeight : 1;
    bag.set(`w${term}`, weight);
    for (const gram of [...threes(term), ...letterGrams(term)]) bag.set(`g${gram}`, gramWeight * weight);
  }
  return bag;
}

function threes(term: string): string[] {
  const marked = `_${term}_`;
  return Array.from({ length: Math.max(0, marked.length - 2) }, (_, at) => marked.slice(at, at + 3));
}

/** The cosine of two texts. */
export function likenessIn({ size }: PhraseSpace, a: PhraseVector, b: PhraseVector): number {
  const all = new Float64Array(size);
  for (const [at, place] of a.places.entries()) all[place] = a.values[at] ?? 0;
  let dot = 0;
  for (const [at, place] of b.places.entries()) dot += (all[place] ?? 0) * (b.values[at] ?? 0);
  const length = Math.hypot(...a.values) * Math.hypot(...b.values);
  return length === 0 ? 0 : dot / length;
}
