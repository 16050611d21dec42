/** What a text is about, as the shops' vocabulary knows it: the one place where this room asks the vocabulary. */
import { broadConceptsIn } from '../dialogue/read-shop-words.ts';
import type { Concept } from '../languages/concepts.ts';
import { remembered } from '../lib/remembered.ts';

const keptMax = 10_000;
const longestText = 600;
/** Shops say the same sentences again and again. */
const kept = new Map<string, ReadonlySet<Concept>>();

export function conceptsOf(text: string, language: string): ReadonlySet<Concept> {
  const find = () => new Set(broadConceptsIn(text.slice(0, longestText), language));
  return remembered(kept, `${language}:${text}`, find, keptMax);
}
