/** What shops are asked about, in the languages they are asked in: the concepts' forms of a pack, made ready to be read and searched for. */
import { concepts as allConcepts } from '../languages/concepts.ts';
import type { Concept } from '../languages/concepts.ts';
import type { LanguagePack } from '../languages/language-pack.ts';
import { packs, perLanguage } from '../languages/packs.ts';
import { withoutMarks } from '../languages/patterns.ts';

interface Form {
  /** none of a turn that only sounds so */
  concepts: Concept[];
  /** matches at the start of a text that begins with a word; made when such a word is first read */
  pattern: RegExp | null;
}

export interface FoundForm {
  concepts: readonly Concept[];
  /** of the text that it matched */
  length: number;
}

interface Vocabulary {
  /** the form with which a lower-case text without marks begins: the one that matches most of it, of these the most telling */
  begins: (text: string) => FoundForm | null;
  /** all words of a concept that may be searched for */
  words: ReadonlyMap<Concept, string[]>;
}

const mostWords = 5;
const longestStart = 3;

const partsOf = (list: string) =>
  list
    .split(',')
    .map((form) => form.trim())
    .filter((form) => form !== '');

/** null for languages that are not among ours */
export const vocabularyOf: (language: string) => Vocabulary | null = perLanguage((pack) => ({
  begins: readerOf(pack),
  words: new Map(allConcepts.map((concept) => [concept, wordsOf(pack.concepts[concept])])),
}));

/** The first form says the concept itself; of the others, those that are whole words. */
function wordsOf(list: string): string[] {
  const [first, ...others] = partsOf(list).map((form) => form.replace(/^=/, ''));
  if (first === undefined) return [];
  return [first.replaceAll('*', ''), ...others.filter((form) => /^[^*[\]]+$/.test(form))].slice(0, mostWords);
}

function readerOf(pack: LanguagePack): Vocabulary['begins'] {
  const forms = new Map<string, Form>();
  const add = (list: string, concepts: Concept[]) => {
    for (const form of partsOf(list)) {
      if (form.startsWith('=')) continue;
      const text = withoutMarks(form.toLowerCase());
      const known = forms.get(text);
      if (known === undefined) forms.set(text, { concepts, pattern: null });
      else known.concepts = [...new Set([...known.concepts, ...concepts])];
    }
  };
  for (const concept of allConcepts) add(pack.concepts[concept], [concept]);
  add(pack.idioms, []);
  const byStart = Map.groupBy(forms, ([text]) => startOf(text));
  return (text) => {
    let best: (FoundForm & { form: number }) | null = null;
    for (let letters = 1; letters <= longestStart; letters++) {
      for (const [spelling, form] of byStart.get(text.slice(0, letters)) ?? []) {
        form.pattern ??= patternOf(spelling, pack);
        const length = form.pattern.exec(text)?.[0].length ?? 0;
        if (length === 0) continue;
        if (best === null || length > best.length || (length === best.length && spelling.length > best.form))
          best = { concepts: form.concepts, length, form: spelling.length };
      }
    }
    return best;
  };
}

/** The letters with which every match begins, at most three: most words of a text begin with no form's. */
const startOf = (form: string): string => /^[^*[\s'\-ß]{1,3}/u.exec(form)?.[0] ?? form.charAt(0);

/** Of scripts without spaces every place may begin a word; elsewhere a form begins and ends where words do. */
function patternOf(form: string, { isUnspaced }: LanguagePack): RegExp {
  const open = form
    .replaceAll(/[.+?(){}|^$\\]/g, String.raw`\$&`)
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll("'", "'?")
    .replaceAll('ß', '(?:ß|ss)')
    .replaceAll('-', String.raw`[\s-]?`)
    .replaceAll(' ', String.raw`[\s-]+`);
  return new RegExp(isUnspaced ? `^${open}` : String.raw`^${open}(?![\p{L}\p{N}])`, 'u');
}

export const vocabularyLanguages: readonly string[] = [...packs.keys()];
