/** Words of one language that mean the same, by their stems: what a page calls "wajah" visitors call "muka". */
import { perLanguage } from './packs.ts';

interface SameWords {
  /** by stem, the group's place */
  groups: ReadonlyMap<string, number>;
  forms: readonly (readonly string[])[];
}

const readSameWords = perLanguage(({ sameWords = '', stem }): SameWords => {
  const forms = sameWords
    .trim()
    .split(/;\s+/)
    .map((group) => group.split(/\s+/));
  return { groups: new Map(forms.flatMap((group, at) => group.map((form) => [stem(form), at] as const))), forms };
});

/** "2HDD" */
const counted = /^\d+(?=\p{L}{2})/u;

/** A number that all words of one meaning share; null where none is known of the word with this stem. */
export const meaningOf = (stem: string, language: string): number | null =>
  readSameWords(language)?.groups.get(stem.replace(counted, '')) ?? null;

/** What else goes by the word with this stem, most usual first. */
export function otherWordsFor(stem: string, language: string): readonly string[] {
  const meaning = meaningOf(stem, language);
  return meaning === null ? [] : (readSameWords(language)?.forms[meaning] ?? []);
}
