/** Whether a model answered in another language than the visitor's. Names and links are of no language, and few words of several. */
import { detectLanguage } from '../../../search/detect-language.ts';

const leastLetters = 25;
const leastWords = 4;
/** they write so alike that a few sentences do not tell them apart */
const alike: readonly ReadonlySet<string>[] = [
  new Set(['da', 'no', 'nb', 'nn']),
  new Set(['cs', 'sk']),
  new Set(['es', 'pt', 'ca', 'gl']),
  new Set(['id', 'ms']),
];

interface Spoken {
  text: string;
  /** as the model says; it may be wrong */
  said?: string | undefined;
}

interface Asked {
  /** the visitor's */
  language: string;
  /** what they wrote */
  question: string;
  /** of the products that may be named */
  names: readonly string[];
}

export function speaksOtherwise({ text, said }: Spoken, { language, question, names }: Asked): boolean {
  const wanted = primary(language);
  const words = wordsOf(text, names);
  const heard = languageIn(words, wanted);
  // our idea of the visitor's language may be the wrong one: a reply in that of the message is right
  const isVisitors = (one: string) => detectLanguage(wordsOf(question, names), [wanted, one]) === one;
  if (heard !== null) return !isAlike(heard, wanted) && !isVisitors(heard);
  const named = said === undefined ? null : primary(said);
  if (named === null || isAlike(named, wanted) || isShort(words)) return false;
  return detectLanguage(words, [wanted, named]) !== wanted && !isVisitors(named);
}

const primary = (tag: string): string => tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';

const isAlike = (one: string, other: string): boolean =>
  one === other || alike.some((tags) => tags.has(one) && tags.has(other));

/** null when it may be of several languages, the wanted one among them */
function languageIn(words: string, wanted: string): string | null {
  if (isShort(words)) return null;
  const found = detectLanguage(words);
  if (found === null || found === wanted) return found;
  return detectLanguage(words, [wanted, found]) === found ? found : null;
}

function isShort(words: string): boolean {
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(words);
  return isDense ? letters < leastWords : letters < leastLetters || words.split(/\s+/).length < leastWords;
}

/** Without links, addresses, quotations and the names of products. */
function wordsOf(text: string, names: readonly string[]): string {
  const plain = text
    .slice(0, 4_000)
    .replaceAll(/\]\([^)\s]{0,2000}\)/g, ' ')
    .replaceAll(/\S{0,200}(?:@|:\/\/)\S{0,500}/g, ' ')
    .replaceAll(/["“„«][^"“”„«»\n]{0,600}["”“»]/g, ' ');
  return names
    .filter((name) => name !== '')
    .reduce((left, name) => left.replaceAll(name, ' '), plain)
    .trim();
}
