/** Text to the terms that an index keeps: the same path for pages and for questions. */
import { termOf } from './stemmers.ts';

const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:'\p{L}+)?/gu;
const runPattern = new RegExp(`[${unspaced}]\\p{M}*(?:[${unspaced}\\p{M}ー])*|[^${unspaced}]+`, 'gu');
const startsUnspaced = new RegExp(`^[${unspaced}]`, 'u');
const isHan = /^\p{Script=Han}/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
/** A run of letters longer than any word is data, not language. */
const longestWord = 64;

/** "Wi-Fi" and "wifi", "T-shirt" and "tshirt", "e-mail" and "email" are one word each. */
export const withoutInnerHyphen = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{N}-])(wi|[etvx])-(?=\p{L}{2})(?!il|elle|on\b)/giu, '$1');

export function tokenize(text: string, language: string): string[] {
  const terms: string[] = [];
  const normal = withoutInnerHyphen(text.normalize('NFKC').replaceAll(/[’ʼ‘]/g, "'"));
  const lower = language === 'tr' || language === 'az' ? normal.toLocaleLowerCase('tr') : normal.toLowerCase();
  for (const [word] of lower.matchAll(wordPattern)) {
    if (startsUnspaced.test(word) || containsUnspaced(word)) addRuns(word, language, terms);
    else for (const part of splitApostrophe(word, language)) addWord(part, language, terms);
  }
  return terms;
}

/** Each two neighbours as one word: "book case" is a bookcase, and words that belong together stand together. */
export const pairsOf = (terms: readonly string[], language: string): string[] =>
  terms.slice(1).map((term, at) => termOf(`${terms[at]}${term}`, language));

const anyUnspaced = new RegExp(`[${unspaced}]`, 'u');
const containsUnspaced = (word: string) => word.charCodeAt(word.length - 1) > 0x0e00 && anyUnspaced.test(word);

function addWord(word: string, language: string, terms: string[]): void {
  if (word.length > longestWord) return;
  const term = termOf(word, language);
  if (term !== '') terms.push(term);
}

/** Words without spaces between them are cut by the platform's dictionary; single Han characters go in too, because cuts differ between texts. */
function addRuns(word: string, language: string, terms: string[]): void {
  for (const [run] of word.matchAll(runPattern)) {
    if (!startsUnspaced.test(run)) {
      addWord(run, language, terms);
      continue;
    }
    for (const { segment } of segmenter.segment(run)) terms.push(segment);
    if (isHan.test(run)) {
      const characters = Array.from(run);
      for (const [at, character] of characters.entries()) {
        terms.push(character);
        const next = characters[at + 1];
        if (next !== undefined) terms.push(character + next);
      }
    }
  }
}

/** "shop's" and "Ankara'nın" are the word before the mark, "don't" is one word, "l'ourson" is two. */
function splitApostrophe(word: string, language: string): string[] {
  const at = word.indexOf("'");
  if (at < 0) return [word];
  const before = word.slice(0, at);
  const after = word.slice(at + 1);
  if (language === 'tr' || after === 's') return [before];
  return language === 'en' ? [before + after] : [before, after];
}
