/** The words of a question, how much each says, and how far the words of a text stand for them. */
import { withoutAskingPhrases } from '../search/asking-phrases.ts';
import { letterGrams } from '../search/letter-grams.ts';
import { meaningOf } from '../languages/same-words.ts';
import { rarity } from '../search/term-weight.ts';
import type { EvidenceQuestion } from './evidence-question.ts';
import { readWords } from './read-words.ts';
import type { Word } from './read-words.ts';
import { wordVectorsOf } from './word-vectors.ts';

export interface QuestionTerms {
  words: readonly Word[];
  /** how much each says; they add up to 1 */
  weights: readonly number[];
  /** each followed by the next in the question, as positions in `words` */
  count: number;
}

/** How far a text stands for each word of a question, 0 to 1. Plain lists: a question makes thousands of these short ones. */
export interface Held {
  /** the word itself or a form of it */
  form: number[];
  /** or a word that means alike */
  sense: number[];
}

const functionWordWeight = 0.15;
const sameWordShare = 0.6;
/** the everyday words of a language are as telling as the list of its frequent words is deep */
const everydayWords = 32_000;
const questionWordsMax = 40;

export function questionTerms(
  { text, language, product }: Pick<EvidenceQuestion, 'text' | 'language' | 'product'>,
  statements: readonly (readonly Word[])[],
): QuestionTerms {
  const words = withoutName(distinct(readWords(withoutAskingPhrases(text), language)), product, language).slice(
    0,
    questionWordsMax,
  );
  const holders = new Map(words.map(({ term }) => [term, 0]));
  for (const statement of statements) {
    const here = new Set<string>();
    for (const { term } of statement) if (holders.has(term)) here.add(term);
    for (const term of here) holders.set(term, (holders.get(term) ?? 0) + 1);
  }
  const raw = words.map((word) => rarity(holders.get(word.term) ?? 0, statements.length + 1) * tellingOf(word));
  const whole = raw.reduce((sum, weight) => sum + weight, 0) || 1;
  return { words, weights: raw.map((weight) => weight / whole), count: words.length };
}

function distinct(words: readonly Word[]): Word[] {
  const seen = new Set<string>();
  return words.filter(({ term }) => !seen.has(term) && seen.add(term));
}

/** What all that is searched is about chooses nothing; a question of nothing else keeps its words. */
function withoutName(words: readonly Word[], product: string | null, language: string): readonly Word[] {
  if (product === null) return words;
  const named = new Set(readWords(product, language).map(({ term }) => term));
  const left = words.filter(({ term, isFunctionWord }) => isFunctionWord || !named.has(term));
  return left.some(({ isFunctionWord }) => !isFunctionWord) ? left : words;
}

function tellingOf({ isFunctionWord, vector }: Word): number {
  if (isFunctionWord) return functionWordWeight;
  if (vector < 0) return 1;
  return 0.3 + (0.7 * Math.log(1 + vector)) / Math.log(everydayWords);
}

export const emptyHeld = (count: number): Held => ({ form: zeros(count), sense: zeros(count) });

function zeros(count: number): number[] {
  const list: number[] = [];
  for (let at = 0; at < count; at++) list.push(0);
  return list;
}

/** Compares the words of texts with those of one question; each word of the texts is compared once. */
export function createComparer({ words, count }: QuestionTerms, language: string): (text: readonly Word[]) => Held {
  const vectors = wordVectorsOf(language);
  const meanings = words.map(({ term }) => meaningOf(term, language));
  const grams = words.map(({ term, isNumber }) => (term.length < 4 || isNumber ? null : letterGrams(term)));
  const compared = new Map<Word, Held>();
  const compare = (word: Word): Held => {
    const { form, sense } = emptyHeld(count);
    for (let at = 0; at < count; at++) {
      const asked = words[at];
      if (asked === undefined) continue;
      if (asked.term === word.term) {
        form[at] = 1;
        sense[at] = 1;
        continue;
      }
      if (asked.isFunctionWord || word.isFunctionWord) continue;
      if (meanings[at] !== null && meanings[at] === meaningOf(word.term, language)) {
        form[at] = 1;
        sense[at] = 1;
        continue;
      }
      const shared = sharedGrams(grams[at] ?? null, word.term);
      if (shared >= sameWordShare) form[at] = shared;
      const alike =
        vectors === null || asked.vector < 0 || word.vector < 0 ? 0 : vectors.likeness(asked.vector, word.vector);
      sense[at] = Math.max(form[at] ?? 0, alike);
    }
    return { form, sense };
  };
  return (text) => {
    const held = emptyHeld(count);
    for (const word of text) {
      let one = compared.get(word);
      if (one === undefined) {
        one = compare(word);
        compared.set(word, one);
      }
      join(held, one);
    }
    return held;
  };
}

function sharedGrams(grams: readonly string[] | null, word: string): number {
  if (grams === null || word.length < 4) return 0;
  const marked = `_${word}_`;
  let shared = 0;
  for (const gram of grams) if (marked.includes(gram)) shared++;
  return shared / grams.length;
}

/** Adds to `held` what the other text holds. */
export function join(held: Held, other: Held): Held {
  for (let at = 0; at < held.form.length; at++) {
    held.form[at] = Math.max(held.form[at] ?? 0, other.form[at] ?? 0);
    held.sense[at] = Math.max(held.sense[at] ?? 0, other.sense[at] ?? 0);
  }
  return held;
}

export const copyOf = ({ form, sense }: Held): Held => ({ form: form.slice(), sense: sense.slice() });

export function shareOf(held: readonly number[], { weights, count }: QuestionTerms): number {
  let share = 0;
  for (let at = 0; at < count; at++) share += (held[at] ?? 0) * (weights[at] ?? 0);
  return share;
}

/** The weight of the heaviest word that the text does not stand for. */
export function heaviestMissing(held: readonly number[], { weights, count }: QuestionTerms): number {
  let heaviest = 0;
  for (let at = 0; at < count; at++) heaviest = Math.max(heaviest, (weights[at] ?? 0) * (1 - (held[at] ?? 0)));
  return heaviest;
}
