/** Which words of a language count as one: Snowball stems, and whether its accents may be dropped. */
import { stemmer as hindi } from '@orama/stemmers/indian';
import { stemmer as indonesian } from '@orama/stemmers/indonesian';
import { stemmer as irish } from '@orama/stemmers/irish';
import { stemmer as lithuanian } from '@orama/stemmers/lithuanian';
import { stemmer as tamil } from '@orama/stemmers/tamil';
import { packOf } from '../languages/packs.ts';

/** of languages that have no pack */
const stemmers = new Map<string, (word: string) => string>([
  ['ga', irish],
  ['hi', hindi],
  ['id', indonesian],
  ['lt', lithuanian],
  ['ta', tamil],
]);

/** Marks that tell Vietnamese words apart; in other Latin and Greek scripts visitors leave them out. */
const accentsMatter = new Set(['vi']);

const latinOrGreek = /[\p{Script=Latin}\p{Script=Greek}]/u;

function foldAccents(word: string): string {
  if (!latinOrGreek.test(word)) return word.replaceAll('ё', 'е');
  return word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd');
}

const cacheLimit = 50_000;
const cache = new Map<string, string>();

/** The form under which a lower-case word is kept and looked up. */
export function termOf(word: string, language: string): string {
  const key = `${language}:${word}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const stem = /\p{N}/u.test(word) ? undefined : (packOf(language)?.stem ?? stemmers.get(language));
  const stemmed = stem?.(word) ?? word;
  const term = accentsMatter.has(language) ? stemmed.normalize('NFC') : foldAccents(stemmed);
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(key, term);
  return term;
}
