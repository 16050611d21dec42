/** Which words of a language count as one: Snowball stems, and whether its accents may be dropped. */
import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as hindi } from '@orama/stemmers/indian';
import { stemmer as indonesian } from '@orama/stemmers/indonesian';
import { stemmer as irish } from '@orama/stemmers/irish';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as lithuanian } from '@orama/stemmers/lithuanian';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as romanian } from '@orama/stemmers/romanian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { stemmer as tamil } from '@orama/stemmers/tamil';
import { stemmer as turkish } from '@orama/stemmers/turkish';

const stemmers = new Map<string, (word: string) => string>([
  ['ar', arabic],
  ['da', danish],
  ['de', german],
  ['el', greek],
  ['en', english],
  ['es', spanish],
  ['fi', finnish],
  ['fr', french],
  ['ga', irish],
  ['hi', hindi],
  ['hu', hungarian],
  ['id', indonesian],
  ['it', italian],
  ['lt', lithuanian],
  ['nb', norwegian],
  ['nl', dutch],
  ['nn', norwegian],
  ['no', norwegian],
  ['pt', portuguese],
  ['ro', romanian],
  ['ru', russian],
  ['sv', swedish],
  ['ta', tamil],
  ['tr', turkish],
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
  const stem = /\p{N}/u.test(word) ? undefined : stemmers.get(language);
  const stemmed = stem?.(word) ?? word;
  const term = accentsMatter.has(language) ? stemmed.normalize('NFC') : foldAccents(stemmed);
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(key, term);
  return term;
}
