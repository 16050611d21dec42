/** Which questions of an answer are a visitor's own words, and what of them is the shop's and may outlast the conversation. */
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import { readWords } from '../../../evidence/read-words.ts';
import { maskPersonal, withoutMasks } from '../../../lib/mask-personal.ts';
import { plain } from './asks-for-other.ts';

/** A visitor's words, and where they stand. */
export interface Said {
  conversationId: string;
  text: string;
}

export interface Borrowed {
  wording: string;
  conversationIds: string[];
  shopWords: string;
}

/** share of a question's words from which it is still what the visitor said, though the owner mended it */
const stillTheirs = 0.5;
const beginningMax = 120;

/** @returns null for a question of the owner's own */
export function borrowed(question: string, said: readonly Said[], answer: string, language: string): Borrowed | null {
  const shares = said.map((one) => ({ ...one, share: shareOf(question, one.text) }));
  const nearest = Math.max(0, ...shares.map(({ share }) => share));
  if (nearest < stillTheirs) return null;
  const from = shares.filter(({ share }) => share === nearest);
  return {
    wording: maskPersonal(question),
    conversationIds: [...new Set(from.map(({ conversationId }) => conversationId))],
    shopWords: shopWordsOf(question, answer, language),
  };
}

/** Of its words those that stand in what was said, from 0 to 1; 1 for nothing else than what was said. */
function shareOf(question: string, said: string): number {
  const [words, theirs] = [wordsOf(question), new Set(wordsOf(said))];
  if (words.length === 0) return 0;
  return words.filter((word) => theirs.has(word)).length / words.length;
}

const wordsOf = (text: string): string[] => {
  const said = plain(withoutMasks(maskPersonal(text)));
  return said === '' ? [] : said.split(' ');
};

/**
 * What shops are asked about, and what the owner's answer says too, in the question's order: a name or a number that only the visitor said
 * is in neither. Where nothing is left, the answer's own beginning.
 */
function shopWordsOf(question: string, answer: string, language: string): string {
  const told = new Set(readWords(answer, language).map(({ term }) => term));
  const isTold = (text: string) => readWords(text, language).every(({ term }) => told.has(term));
  const kept = readShopWords(maskPersonal(question), language)
    .filter(({ kind, text }) => kind !== 'other' || isTold(text))
    .map(({ text }) => text);
  return kept.length > 0 ? [...new Set(kept)].join(' ') : answer.slice(0, beginningMax);
}
