/** What shops are asked about, in the languages they are asked in: a small vocabulary of concepts, their words here and there. */
import { asianShopWords } from './shop-words-asian.ts';
import { easternShopWords } from './shop-words-eastern.ts';
import { germanicShopWords } from './shop-words-germanic.ts';
import type { ShopWords } from './shop-words-form.ts';
import { romanceShopWords } from './shop-words-romance.ts';

const allWords: ShopWords = { ...germanicShopWords, ...romanceShopWords, ...easternShopWords, ...asianShopWords };
const insideWords = new Set(Object.keys(asianShopWords));

export interface ConceptForm {
  concept: string;
  /** matches at the start of a text that begins with a word */
  pattern: RegExp;
}

interface Vocabulary {
  /** by the first letter, longest first */
  forms: ReadonlyMap<string, ConceptForm[]>;
  /** all words of a concept that may be searched for */
  words: ReadonlyMap<string, string[]>;
}

const vocabularies = new Map<string, Vocabulary>();

/** null for languages that are not among ours */
export function vocabularyOf(language: string): Vocabulary | null {
  const known = vocabularies.get(language);
  const source = allWords[language];
  if (known !== undefined || source === undefined) return known ?? null;
  const concepts = source.split(';').map((entry) => {
    const [concept = '', forms = ''] = entry.trim().split(':');
    return { concept, forms: forms.split(',').map((form) => form.trim().toLowerCase()) };
  });
  const formsByLetter = Map.groupBy(
    concepts
      .flatMap(({ concept, forms }) => forms.map((form) => ({ concept, form })))
      .sort((a, b) => b.form.length - a.form.length),
    ({ form }) => form.charAt(0),
  );
  const made: Vocabulary = {
    forms: new Map(
      [...formsByLetter].map(([letter, forms]) => [
        letter,
        forms.map(({ concept, form }) => ({ concept, pattern: patternOf(form, insideWords.has(language)) })),
      ]),
    ),
    words: new Map(
      concepts.map(({ concept, forms: [first = '', ...others] }) => [
        concept,
        [first.replace('*', ''), ...others.filter((form) => /^[^*[\]]+$/.test(form))].slice(0, 5),
      ]),
    ),
  };
  vocabularies.set(language, made);
  return made;
}

/** Of scripts without spaces every place may begin a word; elsewhere a form begins and ends where words do. */
function patternOf(form: string, inside: boolean): RegExp {
  const open = form.replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s+');
  return new RegExp(inside ? `^${open}` : `^${open}(?![\\p{L}\\p{N}])`, 'u');
}

export const vocabularyLanguages: readonly string[] = Object.keys(allWords);
