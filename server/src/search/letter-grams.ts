/** Pieces of four letters, the word's ends marked: words that share rare pieces are forms, compounds or misspellings of each other, in any language. */
import { fnv } from '../lib/fnv.ts';

const size = 4;

/** A gram's rarity is kept as a byte, in steps of this part of one. */
export const gramWeightSteps = 20;

export function letterGrams(term: string): string[] {
  const marked = `_${term}_`;
  const grams = new Set<string>();
  for (let at = 0; at + size <= marked.length; at++) grams.add(marked.slice(at, at + size));
  return [...grams];
}

/** Two pieces that fall on one number only blur a little. */
export const gramHash = (gram: string): number => fnv(gram);
