/** The language that a page is written in, whatever its template says: themes are sold in English, and many shops leave `lang="en"` as it came. */
import { packOf } from '../languages/packs.ts';
import { detectLanguage } from '../search/detect-language.ts';
import { functionWords } from '../search/function-words.ts';
import type { Passage } from '../search/documents.ts';

/** fewer letters than these say too little */
const lettersMin = 80;
const sampleMax = 2000;

/** By passage, its own language where it is long enough to tell, else its page's. */
export function createLanguageOf(
  passages: readonly Passage[],
  languages: readonly string[],
): (passage: Passage) => string {
  const pages = new Map<string, { text: string; tag: string | null }>();
  for (const { url, text, language } of passages) {
    const page = pages.get(url);
    if (page === undefined) pages.set(url, { text, tag: known(language) });
    else if (page.text.length < sampleMax) page.text += `\n${text}`;
  }
  const ofPage = new Map([...pages].map(([url, { text, tag }]) => [url, detected(text, tag)]));
  const spoken = Map.groupBy(
    [...ofPage.values()].filter((one) => one !== null),
    (one) => one,
  );
  const [most] = [...spoken].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [null];
  const declared = (passage: Passage): string | null => {
    const tag = known(passage.language);
    // no page is in it, though pages say so: a footer is in the language of the others
    return tag === null || most === null || spoken.has(tag) || agreed(most, tag) === tag ? tag : most;
  };
  return (passage) =>
    agreed(detected(passage.text, known(passage.language)) ?? ofPage.get(passage.url) ?? null, declared(passage)) ??
    detectLanguage(passage.text, languages) ??
    known(languages[0]) ??
    'en';
}

/** `tag` is what the page says of itself: a language that its words speak for as well is not doubted. */
function detected(text: string, tag: string | null): string | null {
  const sample = text.slice(0, sampleMax);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const isLatin = (sample.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 > letters;
  if (letters < (isLatin ? lettersMin : otherLettersMin)) return null;
  const found = detectLanguage(sample);
  if (found === null || !isLatin || found === tag) return found;
  const words = sample.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
  const own = countOf(words, found);
  // sentences are held together by their language's own words; lists of names are not
  if (own < leastShare * words.length) return null;
  return tag !== null && own < leastLead * countOf(words, tag) ? tag : found;
}

function countOf(words: readonly string[], language: string): number {
  const little = functionWords.get(language);
  return little === undefined ? 0 : words.filter((word) => little.has(word)).length;
}

const otherLettersMin = 8;
const leastShare = 0.05;
const leastLead = 1.5;

/** Near relations are told apart by the page's own word; a language that we do not speak is no better than the page's. */
function agreed(found: string | null, declared: string | null): string | null {
  if (found === null || declared === null) return found ?? declared;
  const isNear = relations.some((group) => group.includes(found) && group.includes(declared));
  return isNear || packOf(found) === null ? declared : found;
}

const relations = [
  ['no', 'nb', 'nn', 'da', 'sv'],
  ['cs', 'sk'],
  ['es', 'ca', 'gl', 'pt'],
  ['ru', 'uk', 'be', 'bg'],
  ['id', 'ms'],
  ['zh', 'ja'],
];

/** A page may call its language anything; what is no tag would throw in `Intl`. */
const known = (tag: string | null | undefined): string | null =>
  tag != null && /^[a-z]{2,3}$/u.test(tag) ? tag : null;
