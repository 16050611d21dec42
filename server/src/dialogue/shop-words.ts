/** What shops are asked about, in the languages they are asked in: the concepts' forms of a pack, made ready to be read and searched for. */
import { concepts as allConcepts } from '../languages/concepts.ts';
import type { Concept } from '../languages/concepts.ts';
import type { LanguagePack } from '../languages/language-pack.ts';
import { packs, perLanguage } from '../languages/packs.ts';
import { withoutMarks } from '../languages/patterns.ts';
import { keptByText, once } from '../lib/remembered.ts';
import { bentOf, bentReader, partsOf } from './bent-forms.ts';
import type { BentForm, FoundForm } from './bent-forms.ts';

interface Form {
  /** letters with which every match begins */
  start: string;
  /** none of a turn that only sounds so */
  concepts: Concept[];
  /** matches at the start of a text that begins with a word; made when such a word is first read */
  pattern: RegExp | null;
}

export interface Vocabulary {
  /** the form with which a lower-case text without marks begins: the one that matches most of it, of these the most telling */
  begins: (text: string) => FoundForm | null;
  /** false where no form's match can hold this word: the rest of a text need not be read for its sake */
  mayHold: (word: string) => boolean;
  /** with which letters, at most three, a word begins that a form's match may hold; with none where a form may stand inside a word */
  firstLetters: () => ReadonlySet<string>;
  /** all words of a concept that may be searched for */
  words: ReadonlyMap<Concept, string[]>;
}

const mostWords = 5;
const longestStart = 3;
const firstWord = /^[\p{L}\p{N}]+/u;
/** a form's first word where it is written out: no hyphen, no other letters */
const wholeStart = /^[\p{L}\p{N}]+(?=$|\s)(?<!ß.*)/u;

/**
 * null for languages that are not among ours. What a question asks of a language is made when it is first asked: all of it in every language
 * costs as much as a hundred questions.
 */
export const vocabularyOf: (language: string) => Vocabulary | null = perLanguage((pack) => {
  const [reader, holder] = [once(() => readerOf(pack)), once(() => holderOf(pack))];
  const words = once(() => new Map(allConcepts.map((concept) => [concept, wordsOf(pack.concepts[concept])])));
  return {
    begins: (text) => reader()(text),
    mayHold: (word) => holder().mayHold(word),
    firstLetters: () => holder().firstLetters,
    get words() {
      return words();
    },
  };
});

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
      if (known === undefined) forms.set(text, { start: literalStart.exec(text)?.[0] ?? '', concepts, pattern: null });
      else known.concepts = [...new Set([...known.concepts, ...concepts])];
    }
  };
  for (const concept of allConcepts) add(pack.concepts[concept], [concept]);
  add(pack.idioms, []);
  const [whole, open] = [new Map<string, [string, Form][]>(), new Map<string, [string, Form][]>()];
  for (const entry of forms) {
    const first = pack.isUnspaced ? undefined : wholeStart.exec(entry[0])?.[0];
    const [index, key] = first === undefined ? [open, startOf(entry[0])] : [whole, first];
    const alike = index.get(key);
    if (alike === undefined) index.set(key, [entry]);
    else alike.push(entry);
  }
  const bent = bentReader(pack);
  const clitic = cliticOf(pack);
  return (text) => {
    const best: FoundForm & { form: number } = { concepts: [], length: 0, form: 0 };
    const tryForms = (entries: readonly [string, Form][] = []) => {
      for (const [spelling, form] of entries) {
        if (!text.startsWith(form.start)) continue;
        form.pattern ??= patternOf(spelling, pack);
        const length = form.pattern.exec(text)?.[0].length ?? 0;
        if (length > best.length || (length > 0 && length === best.length && spelling.length > best.form))
          Object.assign(best, { concepts: form.concepts, length, form: spelling.length });
      }
    };
    for (let letters = 1; letters <= longestStart; letters++) tryForms(open.get(text.slice(0, letters)));
    const word = pack.isUnspaced ? '' : (firstWord.exec(text)?.[0] ?? '');
    if (word !== '') tryForms(whole.get(word));
    const bare = word.replace(clitic, '');
    if (bare !== word) tryForms(whole.get(bare));
    const other = word === '' ? null : bent(text, word);
    if (other !== null && other.length > best.length) return other;
    return best.length > 0 ? best : null;
  };
}

/** what is written on the end of a word and says nothing of it */
const cliticOf = ({ clitics }: LanguagePack): RegExp =>
  clitics === '' ? /(?!)/u : new RegExp(`(?<=\\p{L}{2})(?:${clitics})$`, 'u');

const separators = /[\s'-]+/u;
/** from where on a form says no letters of its own: an ending left open, or one of several spellings */
const openEnd = /[*[ß].*$/u;

/** With hyphens and apostrophes left out, words of a form are one. */
const piecesOf = (text: string): string[] => {
  const words = text.split(/\s+/u);
  return [...text.split(separators), ...words.map((word) => word.replaceAll(/['-]/gu, '')), words.join('')];
};

/** one word is looked for in one language after the other */
let lastWord: { word: string; pieces: readonly string[] } = { word: '', pieces: [] };

function piecesOfWord(word: string): readonly string[] {
  if (lastWord.word !== word) lastWord = { word, pieces: [...new Set(piecesOf(withoutMarks(word.toLowerCase())))] };
  return lastWord.pieces;
}

const keptWords = 1_000;
const latinWord = /^[\p{Script=Latin}\p{M}\p{N}'’.-]+$/u;

/** By what forms are made of: whole words, beginnings of words, and the stems of things. */
function holderOf(pack: LanguagePack): { mayHold: Vocabulary['mayHold']; firstLetters: ReadonlySet<string> } {
  const [whole, beginnings] = [new Set<string>(), new Set<string>()];
  const lists = [...allConcepts.map((concept) => pack.concepts[concept]), pack.idioms];
  for (const form of lists.flatMap(partsOf))
    for (const piece of piecesOf(withoutMarks(form.replace(/^=/, '').toLowerCase()))) {
      const open = piece.search(openEnd);
      if (open < 0) whole.add(piece);
      else beginnings.add(piece.slice(0, open));
    }
  const { bent, steady } = bentOf(pack.tag) ?? { bent: new Map<string, BentForm[]>(), steady: 0 };
  const stems = new Set([...bent].flatMap(([first, forms]) => [first, ...forms.flatMap(({ rest }) => rest)]));
  const starts = new Set([...stems].map((stem) => stem.slice(0, steady)));
  const beginsWith = (some: ReadonlySet<string>) => {
    const lengths = [...new Set([...some].map(({ length }) => length))].sort((a, b) => a - b);
    return (piece: string) => lengths.some((letters) => letters <= piece.length && some.has(piece.slice(0, letters)));
  };
  const [isOpen, mayBend] = [beginsWith(beginnings), beginsWith(starts)];
  const holds = (piece: string): boolean => {
    if (whole.has(piece) || isOpen(piece)) return true;
    return mayBend(piece) && stems.has(pack.stem(piece));
  };
  const known = new Map<string, boolean>();
  const { clitics } = pack;
  const clitic = cliticOf(pack);
  const firstLetters = pack.isUnspaced
    ? new Set([''])
    : new Set([...whole, ...beginnings, ...starts].map((one) => one.slice(0, longestStart)));
  const mayHold = (word: string): boolean => {
    // where words are not told apart by spaces one may begin anywhere, yet in no word of Latin letters alone
    if (pack.isUnspaced) return !latinWord.test(word);
    const before = known.get(word);
    if (before !== undefined) return before;
    const pieces = piecesOfWord(word);
    const bare = clitics === '' ? [] : pieces.map((piece) => piece.replace(clitic, ''));
    const found = [...new Set([...pieces, ...bare])].some(holds);
    if (known.size >= keptWords) known.clear();
    known.set(word, found);
    return found;
  };
  return { mayHold, firstLetters };
}

/** by the letters with which words begin: a word that the shop does not know need not be looked for in every language */
const languagesByFirst = once(() => {
  const all = vocabularyLanguages.flatMap((language) =>
    [...(vocabularyOf(language)?.firstLetters() ?? [])].map((letters) => ({ letters, language })),
  );
  return Map.groupBy(all, ({ letters }) => letters);
});

/** a word that a shop does not know is looked for more than once in a message */
const wordsKept = { texts: 2_000, length: 40 };

/** The languages of which a form's match may hold this word. */
export const languagesHolding: (word: string) => readonly string[] = keptByText((word) => {
  const firsts = new Set(
    piecesOfWord(word).flatMap((piece) =>
      Array.from({ length: longestStart + 1 }, (_, letters) => piece.slice(0, letters)),
    ),
  );
  const found = [...firsts].flatMap((letters) => languagesByFirst().get(letters) ?? []);
  const likely = new Set(found.map(({ language }) => language));
  return vocabularyLanguages.filter(
    (language) => likely.has(language) && vocabularyOf(language)?.mayHold(word) === true,
  );
}, wordsKept);

const literalStart = /^[^*[\s'\-ß]+/u;
/** At most three of these letters: most words of a text begin with no form's. */
const startOf = (form: string): string => literalStart.exec(form)?.[0].slice(0, longestStart) ?? form.charAt(0);

/** Of scripts without spaces every place may begin a word; elsewhere a form begins and ends where words do. */
function patternOf(form: string, { isUnspaced, clitics }: LanguagePack): RegExp {
  const open = form
    .replaceAll(/[.+?(){}|^$\\]/g, String.raw`\$&`)
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll("'", "'?")
    .replaceAll('ß', '(?:ß|ss)')
    .replaceAll('-', String.raw`[\s-]?`)
    .replaceAll(' ', String.raw`[\s-]+`);
  const end = clitics === '' ? '' : `(?:${clitics})?`;
  return new RegExp(isUnspaced ? `^${open}` : String.raw`^${open}${end}(?![\p{L}\p{N}])`, 'u');
}

export const vocabularyLanguages: readonly string[] = [...packs.keys()];
