/** What a text says for the first time beside others: several questions of one message may have one answer. */
import { wordsOf } from './composed.ts';

const link = /\[[^\]]*\]\([^)]*\)/gu;
const bareWords = (text: string): string[] => wordsOf(text.replaceAll(link, ''));

/** a paragraph of fewer words may well be said twice */
const fewWords = 5;
/** of its words that were said before: then a paragraph says nothing new */
const toldShare = 0.9;

/** The paragraphs of a text that the earlier ones have not told, '' for none. */
export function newsOf(text: string, earlier: readonly string[]): string {
  if (earlier.length === 0) return text;
  const known = new Set(earlier.flatMap(bareWords));
  const isTold = (paragraph: string) => {
    const words = bareWords(paragraph);
    const unknown = words.filter((word) => !known.has(word));
    // one figure makes another answer
    return (
      words.length >= fewWords &&
      unknown.length <= (1 - toldShare) * words.length &&
      !unknown.some((word) => /\d/.test(word))
    );
  };
  const paragraphs = text.split('\n\n');
  const left = paragraphs.filter((paragraph) => !isTold(paragraph));
  if (left.length === paragraphs.length) return text;
  const says = left.some((paragraph) => bareWords(paragraph).length > 0 && !/[:：]$/u.test(paragraph));
  return says ? left.join('\n\n') : '';
}

/** share of its words: what says as many for the first time is worth telling */
const newsShare = 0.4;

export function saysMuchNew(text: string, earlier: readonly string[]): boolean {
  const known = new Set(earlier.flatMap(bareWords));
  const words = bareWords(text);
  return words.filter((word) => !known.has(word)).length >= newsShare * words.length;
}
