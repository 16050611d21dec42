/** Which languages a word speaks for: the little words of each, the words of its shops, and the names it has for countries. */
import { concepts as allConcepts, isBroad } from '../languages/concepts.ts';
import { packs, perLanguage } from '../languages/packs.ts';
import type { LanguagePack } from '../languages/language-pack.ts';
import { withoutMarks } from '../languages/patterns.ts';
import { functionWords } from '../search/function-words.ts';
import { countriesIn } from './countries.ts';

interface KnownWords {
  little: ReadonlySet<string>;
  /** of shops, whole */
  telling: ReadonlySet<string>;
  /** beginnings of words of shops, long enough to be of one language */
  beginnings: ReadonlySet<string>;
  /** whatever else the pack has a use for: enough to see a word as its language's own */
  other: ReadonlySet<string>;
  otherBeginnings: readonly string[];
}

const shortestBeginning = 5;
const knownOf = perLanguage(readPack);

function readPack({ tag, concepts, idioms, asking }: LanguagePack): KnownWords {
  const formsOf = (lists: readonly string[]) =>
    lists.flatMap((list) => list.split(',')).map((form) => withoutMarks(form.trim().replace(/^=/, '').toLowerCase()));
  const forms = formsOf([...allConcepts.filter(isBroad).map((concept) => concepts[concept]), idioms]);
  // "pan" and "serviette" are things of several languages
  const narrow = formsOf(allConcepts.filter((concept) => !isBroad(concept)).map((concept) => concepts[concept]));
  const single = forms.filter((form) => !/[\s[\]]/.test(form));
  const open = single.filter((form) => form.endsWith('*')).map((form) => form.slice(0, -1));
  const several = forms.filter((form) => /\s/.test(form)).flatMap((form) => form.split(/[\s-]+/));
  return {
    little: new Set([...(functionWords.get(tag) ?? [])].map(withoutMarks)),
    telling: new Set(single.filter((form) => !form.includes('*') && form.length > 2)),
    beginnings: new Set(open.filter((form) => form.length >= shortestBeginning)),
    other: new Set([
      ...asking.split(' ').map(withoutMarks),
      ...narrow,
      ...several.map((word) => word.replace(/\*$/, '')),
    ]),
    otherBeginnings: [...open, ...several.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))].filter(
      (beginning) => beginning.length > 2,
    ),
  };
}

export type Evidence = 'little' | 'telling' | null;

/** What a lower-case word without marks says for a language. */
export function evidenceFor(word: string, language: string): Evidence {
  const known = knownOf(language);
  if (known === null) return functionWords.get(language)?.has(word) === true ? 'little' : null;
  if (known.little.has(word)) return word.length > 1 ? 'little' : null;
  if (known.telling.has(word)) return 'telling';
  for (let letters = shortestBeginning; letters <= word.length; letters++) {
    if (known.beginnings.has(word.slice(0, letters))) return 'telling';
  }
  return null;
}

/** Of all languages, made when it is first asked: a word of no language need not be looked for in each. */
let speakers: ReadonlyMap<string, readonly string[]> | null = null;

function speakersByWord(): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  for (const language of packs.keys()) {
    const { little, telling, beginnings } = knownOf(language) ?? { little: [], telling: [], beginnings: [] };
    for (const word of new Set([...little, ...telling, ...[...beginnings].map((one) => `${one}*`)])) {
      const alike = all.get(word);
      if (alike === undefined) all.set(word, [language]);
      else alike.push(language);
    }
  }
  return all;
}

/** Of our languages, all that a lower-case word without marks may be evidence for. */
export function mayBeEvidenceFor(word: string): string[] {
  speakers ??= speakersByWord();
  const found = [...(speakers.get(word) ?? [])];
  for (let letters = shortestBeginning; letters <= word.length; letters++)
    found.push(...(speakers.get(`${word.slice(0, letters)}*`) ?? []));
  return found;
}

/** Whether a lower-case word without marks is what a language calls a country. */
export const isCountryIn = (word: string, language: string): boolean =>
  countriesIn(language)
    .get(word.charAt(0))
    ?.some(({ start, pattern }) => word.startsWith(start) && pattern.exec(word)?.[0].length === word.length) === true;

/** A word that a language may use, though it would be no evidence for it. */
export function mayBeOf(word: string, language: string): boolean {
  const known = knownOf(language);
  if (evidenceFor(word, language) !== null || known === null) return known !== null;
  return (
    known.little.has(word) ||
    known.other.has(word) ||
    known.otherBeginnings.some((beginning) => word.startsWith(beginning))
  );
}
