/** Things are named in whatever case and number: their forms by the stems of the words. */
import { things } from '../languages/things/things.ts';
import type { LanguagePack } from '../languages/language-pack.ts';
import { perLanguage } from '../languages/packs.ts';
import { withoutMarks } from '../languages/patterns.ts';
import type { Concept } from '../languages/concepts.ts';

const keptStems = 5_000;
/** so many of a word's letters, or as many as are left, a stemmer leaves as they are, where it takes nothing off the front */
const steadyLetters = [4, 3, 2] as const;
const nextWord = /^[\s-]+([\p{L}\p{N}]+)/u;

export interface FoundForm {
  concepts: readonly Concept[];
  /** of the text that it matched */
  length: number;
}

export interface BentForm {
  /** stems of the words after the first */
  rest: readonly string[];
  concepts: Concept[];
}

export const partsOf = (list: string) =>
  list
    .split(',')
    .map((form) => form.trim())
    .filter((form) => form !== '');

/** Forms of things by the stem of their first word, and how many letters their words have in common with their stems; 0 where some have none. */
export const bentOf = perLanguage((pack) => {
  let steady: readonly number[] = steadyLetters;
  const bent = new Map<string, BentForm[]>();
  for (const thing of things) {
    for (const form of partsOf(pack.concepts[thing])) {
      const text = withoutMarks(form);
      if (!/^[\p{L}\p{N}]{3,}(?:[ -][\p{L}\p{N}]+)*$/u.test(text)) continue;
      const words = text.split(/[ -]/);
      const [first = '', ...rest] = words.map(pack.stem);
      steady = steady.filter((letters) =>
        [first, ...rest].every((stem, at) => words[at]?.startsWith(stem.slice(0, letters)) === true),
      );
      const alike = bent.get(first);
      const same = alike?.find((one) => one.rest.join(' ') === rest.join(' '));
      if (same !== undefined) same.concepts = [...new Set([...same.concepts, thing])];
      else if (alike === undefined) bent.set(first, [{ rest, concepts: [thing] }]);
      else alike.push({ rest, concepts: [thing] });
    }
  }
  return { bent, steady: steady[0] ?? 0 };
});

/** Things are read in whatever case and number: by the stems of a form's words. */
export function bentReader(pack: LanguagePack): (text: string, word: string) => FoundForm | null {
  const stems = new Map<string, string>();
  const stemOf = (word: string): string => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    if (stems.size >= keptStems) stems.clear();
    const stem = pack.stem(word);
    stems.set(word, stem);
    return stem;
  };
  const little = new Set(`${pack.functionWords} ${pack.asking}`.split(' ').map(withoutMarks));
  const bent = bentOf(pack.tag)?.bent ?? new Map<string, BentForm[]>();
  return (text, word) => {
    if (little.has(word)) return null;
    let best: FoundForm | null = null;
    for (const { rest, concepts } of bent.get(stemOf(word)) ?? []) {
      // a stem of two things says neither
      if (concepts.length > 1) continue;
      let length = word.length;
      const isHeld = rest.every((stem) => {
        const next = nextWord.exec(text.slice(length));
        if (next?.[1] === undefined || stemOf(next[1]) !== stem) return false;
        length += next[0].length;
        return true;
      });
      if (isHeld && length > (best?.length ?? 0)) best = { concepts, length };
    }
    return best;
  };
}
