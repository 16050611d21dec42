/** Words of one language for a word of another, where glossaries join the two: each leads to English. */
import { stemmer as englishStem } from '@orama/stemmers/english';
import { englishOfDutch } from './english/nl.ts';
import { englishOfFrench } from './english/fr.ts';
import { englishOfGerman } from './english/de.ts';
import { englishOfIndonesian } from './english/id.ts';
import { englishOfItalian } from './english/it.ts';
import { englishOfPortuguese } from './english/pt.ts';
import { englishOfSpanish } from './english/es.ts';
import { englishOfTurkish } from './english/tr.ts';
import { packOf } from './packs.ts';
import { withoutMarks } from './patterns.ts';

const written = new Map([
  ['de', englishOfGerman],
  ['es', englishOfSpanish],
  ['fr', englishOfFrench],
  ['id', englishOfIndonesian],
  ['it', englishOfItalian],
  ['nl', englishOfDutch],
  ['pt', englishOfPortuguese],
  ['tr', englishOfTurkish],
]);

/** languages whose words meet English ones */
export const hasGlossary = (language: string): boolean => written.has(language);

/** they write two words as one, and the last of them says what it is */
export const compounding: ReadonlySet<string> = new Set(['de', 'nl']);
const headMin = 4;
const partMin = 3;

interface Glossary {
  /** by form, then by stem, both without marks */
  english: ReadonlyMap<string, string>;
  /** by the English word's stem */
  forms: ReadonlyMap<string, readonly string[]>;
}

const read = new Map<string, Glossary>();

function glossaryOf(language: string): Glossary | null {
  const known = read.get(language);
  if (known !== undefined) return known;
  const entries = written.get(language)?.trim().split(/;\s+/);
  if (entries === undefined) return null;
  const english = new Map<string, string>();
  const stems = new Map<string, string>();
  const forms = new Map<string, string[]>();
  for (const entry of entries) {
    const [meaning = '', ...said] = entry.split(/\s+/);
    const stem = englishStem(meaning);
    forms.set(stem, [...(forms.get(stem) ?? []), ...said]);
    for (const form of said) {
      if (!english.has(withoutMarks(form))) english.set(withoutMarks(form), meaning);
      const ofForm = stemOf(form, language);
      if (!stems.has(ofForm)) stems.set(ofForm, meaning);
    }
  }
  for (const [stem, meaning] of stems) if (!english.has(stem)) english.set(stem, meaning);
  const glossary = { english, forms };
  read.set(language, glossary);
  return glossary;
}

const stemOf = (word: string, language: string): string => withoutMarks(packOf(language)?.stem(word) ?? word);

/** The English word that a word of another language means, by its form, its stem or, where words are written as one, by the last of them. */
export function englishFor(word: string, language: string): string | null {
  const english = glossaryOf(language)?.english;
  if (english === undefined) return null;
  const plain = withoutMarks(word);
  const whole = english.get(plain) ?? english.get(stemOf(word, language));
  if (whole !== undefined || !compounding.has(language)) return whole ?? null;
  for (let at = partMin; at <= plain.length - headMin; at++) {
    const head = english.get(plain.slice(at));
    if (head !== undefined) return head;
  }
  return null;
}

/** All that the glossaries know for a word, most usual first; none where they do not join the languages. */
export function glossed(word: string, from: string, to: string): readonly string[] {
  const english = from === 'en' ? word : englishFor(word, from);
  if (english === null) return [];
  return to === 'en' ? [english] : (glossaryOf(to)?.forms.get(englishStem(english)) ?? []);
}
