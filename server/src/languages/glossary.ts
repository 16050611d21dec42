/** Words of one language for a word of another, where a glossary joins the two: Indonesian and English. */
import { stemmer as englishStem } from '@orama/stemmers/english';
import { englishOfIndonesian } from './english-of-indonesian.ts';
import { indonesianStem } from './indonesian-stem.ts';

interface Glossary {
  /** by form, then by stem */
  english: ReadonlyMap<string, string>;
  indonesian: ReadonlyMap<string, readonly string[]>;
}

let read: Glossary | undefined;

function glossary(): Glossary {
  if (read !== undefined) return read;
  const english = new Map<string, string>();
  const indonesian = new Map<string, string[]>();
  for (const entry of englishOfIndonesian.trim().split(/;\s+/)) {
    const [meaning = '', ...forms] = entry.split(/\s+/);
    const stem = englishStem(meaning);
    indonesian.set(stem, [...(indonesian.get(stem) ?? []), ...forms]);
    for (const form of forms) {
      english.set(form, meaning);
      const ofForm = indonesianStem(form);
      if (!english.has(ofForm)) english.set(ofForm, meaning);
    }
  }
  read = { english, indonesian };
  return read;
}

/** The English word that an Indonesian one, or its stem, means. */
export const englishFor = (word: string): string | null =>
  glossary().english.get(word) ?? glossary().english.get(indonesianStem(word)) ?? null;

/** All that the glossary knows for a word, most usual first; none where no glossary joins the languages. */
export function glossed(word: string, from: string, to: string): readonly string[] {
  if (from === 'en' && to === 'id') return glossary().indonesian.get(englishStem(word)) ?? [];
  const english = from === 'id' && to === 'en' ? englishFor(word) : null;
  return english === null ? [] : [english];
}
