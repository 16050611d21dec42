/** A visitor's words as the concepts they stand for; what stands for none is left as it was written. */
import { isBroad, withBroader } from '../languages/concepts.ts';
import type { Concept } from '../languages/concepts.ts';
import { packOf, perLanguage } from '../languages/packs.ts';
import { plainSpelling, withoutMarks } from '../languages/patterns.ts';
import { keptByText } from '../lib/remembered.ts';
import { functionWords } from '../search/function-words.ts';
import { countriesIn } from './countries.ts';
import { vocabularyOf } from './shop-words.ts';

export type ShopWord =
  | { kind: 'concept'; concept: Concept; text: string }
  | { kind: 'country'; code: string; text: string }
  /** neither: a name, a number, or a word that we do not know */
  | { kind: 'other'; text: string };

/** how people ask: it says nothing of what they ask for */
const askingOf = perLanguage(({ asking }) => new Set(asking.split(' ')));
/** "l'envoi" is about what is sent */
const elided = /^\p{L}{1,7}'(?=\p{L})/u;
const eliding = new Set(['fr', 'it']);
const wordStart = /[\p{L}\p{N}]/u;
const longestForm = 80;
const plainWord = /^[\p{L}\p{M}\p{N}]+(?:[-'.][\p{L}\p{N}]+)*/u;
const runOfLetters = /^[\p{Script=Han}\p{Script=Thai}]|^[\p{Script=Hiragana}ー]+|^[\p{Script=Katakana}ー]+/u;

/**
 * In the text's order; the little words that hold it together are left out. A form with two concepts gives two words of one text. One
 * question is read a dozen times on its way to an answer, and a shop's facts with each question.
 */
export const readShopWords: (text: string, language: string) => readonly ShopWord[] = keptByText(wordsOf, {
  texts: 10_000,
  length: 400,
});

function wordsOf(text: string, language: string): ShopWord[] {
  const said = lowerCase(plainSpelling(text), language);
  const bare = withoutMarks(said);
  const vocabulary = vocabularyOf(language);
  const isLittle = littleWordsOf(language);
  const countries = countriesIn(language);
  const isUnspaced = packOf(language)?.isUnspaced === true;
  const found: ShopWord[] = [];
  const addOther = (word: string) => {
    if (!isLittle(word)) found.push({ kind: 'other', text: word });
  };
  let at = 0;
  while (at < said.length) {
    if (!wordStart.test(said.charAt(at))) {
      at += 1;
      continue;
    }
    const rest = bare.slice(at, at + longestForm);
    const country = countries
      .get(rest.charAt(0))
      ?.find(({ start, pattern }) => rest.startsWith(start) && pattern.test(rest));
    const head = plainWord.exec(rest)?.[0] ?? rest.charAt(0);
    const mayBegin = country === undefined && vocabulary?.mayHold(head) === true;
    const form = mayBegin ? vocabulary.begins(rest) : undefined;
    const length = country?.pattern.exec(rest)?.[0].length ?? form?.length;
    if (length !== undefined) {
      const matched = said.slice(at, at + length);
      if (country !== undefined) found.push({ kind: 'country', code: country.code, text: matched });
      else if (form?.concepts.length === 0) for (const word of matched.split(/[\s-]+/)) addOther(word);
      else for (const concept of form?.concepts ?? []) found.push({ kind: 'concept', concept, text: matched });
      at += length;
      continue;
    }
    const open = said.slice(at, at + longestForm);
    const article = eliding.has(language) ? elided.exec(open)?.[0] : undefined;
    if (article !== undefined) {
      at += article.length;
      continue;
    }
    const word = (isUnspaced ? runOfLetters.exec(open)?.[0] : undefined) ?? plainWord.exec(open)?.[0];
    if (word !== undefined) addOther(word);
    at += word?.length ?? 1;
  }
  return found;
}

/** What a text is about, in its order, each concept once; a kind of thing says the broader ones too. */
export function conceptsIn(text: string, language: string): Concept[] {
  const found = readShopWords(text, language).flatMap((word) => (word.kind === 'concept' ? [word.concept] : []));
  return [...new Set([...found, ...found.flatMap(withBroader)])];
}

/** ... as far as the learned models know it. */
export const broadConceptsIn = (text: string, language: string): Concept[] =>
  conceptsIn(text, language).filter(isBroad);

const lowerCase = (text: string, language: string): string =>
  language === 'tr' ? text.toLocaleLowerCase('tr') : text.toLowerCase();

/** Those that hold sentences together and those that only ask. */
function littleWordsOf(language: string): (word: string) => boolean {
  const little = functionWords.get(packOf(language)?.tag ?? language);
  const asking = askingOf(language);
  return (word) =>
    little?.has(word) === true ||
    asking?.has(word) === true ||
    little?.has(word.replaceAll("'", '')) === true ||
    isParticle(word, language);
}

/** Of Japanese, what is written in hiragana mostly holds the sentence together; of Chinese, single signs say too little alone. */
const isParticle = (word: string, language: string): boolean =>
  (language === 'ja' && /^[\p{Script=Hiragana}ー]+$/u.test(word)) ||
  (language === 'zh' && /^\p{Script=Han}$/u.test(word));
