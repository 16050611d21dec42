/** A text's words as they are compared: the term that an index would keep, and where the word stands among the word vectors. */
import { keptByText } from '../lib/remembered.ts';
import { isFunctionTerm } from '../search/term-weight.ts';
import { tokenize, withoutInnerHyphen } from '../search/tokenize.ts';
import { wordVectorsOf } from './word-vectors.ts';

export interface Word {
  term: string;
  /** place among the word vectors, or -1 */
  vector: number;
  isFunctionWord: boolean;
  /** is or holds a number */
  isNumber: boolean;
  /** written with a capital */
  isCapital: boolean;
}

const written = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu;
const longestRun = 64;
const keptMax = 40_000;
/** Shops say the same words again and again. */
const kept = new Map<string, Map<string, readonly Word[]>>();

/** a text is read from several sides, and a shop's texts with each question */
const textsKept = { texts: 8_000, length: 600 };

/** The same word of a language is the same object wherever it stands. */
export const readWords: (text: string, language: string) => readonly Word[] = keptByText(read, textsKept);

function read(text: string, language: string): Word[] {
  let known = kept.get(language);
  if (known === undefined || known.size >= keptMax) {
    known = new Map();
    kept.set(language, known);
  }
  const words: Word[] = [];
  for (const one of withoutInnerHyphen(text).match(written) ?? []) {
    let parts = known.get(one);
    if (parts === undefined) {
      parts = readWord(one, language);
      if (one.length <= longestRun) known.set(one, parts);
    }
    for (const word of parts) words.push(word);
  }
  return words;
}

/** Those that tell something. */
export const tellingWords = (text: string, language: string): Word[] =>
  readWords(text, language).filter(({ isFunctionWord }) => !isFunctionWord);

function readWord(text: string, language: string): Word[] {
  const vectors = wordVectorsOf(language);
  const lower = text.toLowerCase().replace(/['’]s$/, '');
  const isNumber = /\p{N}/u.test(text);
  const isCapital = /^\p{Lu}/u.test(text);
  return tokenize(text, language).map((term) => ({
    term,
    vector: vectors === null ? -1 : vectors.find(lower),
    isFunctionWord: isFunctionTerm(term, language),
    isNumber,
    isCapital,
  }));
}
