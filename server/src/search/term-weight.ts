/** How much a word says. Small shops have too few pages to tell common words from telling ones, so everyday use of a language joins the count. */
import { functionWords } from './function-words.ts';
import { termOf } from './stemmers.ts';

/** The weight of everyday language, in documents, and the share of those that hold a given function word. */
const backgroundDocuments = 100;
const functionWordShare = 0.3;

/** How much of what is meant lies in a function word, beside another word as rare. */
export const functionWordSense = 0.3;

const functionTerms = new Map<string, ReadonlySet<string>>();

export function isFunctionTerm(term: string, language: string): boolean {
  let terms = functionTerms.get(language);
  if (terms === undefined) {
    terms = new Set([...(functionWords.get(language) ?? [])].map((word) => termOf(word, language)));
    functionTerms.set(language, terms);
  }
  return terms.has(term);
}

/** Inverse document frequency, natural logarithm. */
export function rarity(documentsWithTerm: number, documents: number): number {
  return Math.log(1 + (documents - documentsWithTerm + 0.5) / (documentsWithTerm + 0.5));
}

export function termWeight(documentsWithTerm: number, documents: number, functionWord: boolean): number {
  const background = functionWord ? backgroundDocuments * functionWordShare : 0;
  return rarity(documentsWithTerm + background, documents + backgroundDocuments);
}
