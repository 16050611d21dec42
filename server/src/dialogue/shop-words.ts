/** What shops are asked about, in the languages they are asked in: the concepts' forms of a pack, made ready to be read and searched for. */
import { concepts as allConcepts } from '../languages/concepts.ts';
import type { Concept } from '../languages/concepts.ts';
import { things } from '../languages/things/things.ts';
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

export interface Vocabulary {
  /** the form with which a lower-case text without marks begins: the one that matches most of it, of these the most telling */
  begins: (text: string) => FoundForm | null;
  /** false where no form's match can hold this word: the rest of a text need not be read for its sake */
  mayHold: (word: string) => boolean;
  /** all words of a concept that may be searched for */
  words: ReadonlyMap<Concept, string[]>;
}

const mostWords = 5;
const longestStart = 3;
const keptStems = 5_000;
const firstWord = /^[\p{L}\p{N}]+/u;
const nextWord = /^[\s-]+([\p{L}\p{N}]+)/u;
/** a form's first word where it is written out: no hyphen, no other letters */
const wholeStart = /^[\p{L}\p{N}]+(?=$|\s)(?<!ß.*)/u;

const partsOf = (list: string) =>
  list
    .split(',')
    .map((form) => form.trim())
    .filter((form) => form !== '');

/** null for languages that are not among ours */
export const vocabularyOf: (language: string) => Vocabulary | null = perLanguage((pack) => ({
  begins: readerOf(pack),
  mayHold: holderOf(pack),
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
  const [whole, open] = [new Map<string, [string, Form][]>(), new Map<string, [string, Form][]>()];
  for (const entry of forms) {
    const first = pack.isUnspaced ? undefined : wholeStart.exec(entry[0])?.[0];
    const [index, key] = first === undefined ? [open, startOf(entry[0])] : [whole, first];
    index.set(key, [...(index.get(key) ?? []), entry]);
  }
  const bent = bentReader(pack);
  return (text) => {
    const best: FoundForm & { form: number } = { concepts: [], length: 0, form: 0 };
    const tryForms = (entries: readonly [string, Form][] = []) => {
      for (const [spelling, form] of entries) {
        form.pattern ??= patternOf(spelling, pack);
        const length = form.pattern.exec(text)?.[0].length ?? 0;
        if (length > best.length || (length > 0 && length === best.length && spelling.length > best.form))
          Object.assign(best, { concepts: form.concepts, length, form: spelling.length });
      }
    };
    for (let letters = 1; letters <= longestStart; letters++) tryForms(open.get(text.slice(0, letters)));
    const word = pack.isUnspaced ? '' : (firstWord.exec(text)?.[0] ?? '');
    if (word !== '') tryForms(whole.get(word));
    const other = word === '' ? null : bent(text, word);
    if (other !== null && other.length > best.length) return other;
    return best.length > 0 ? best : null;
  };
}

/** Things are read in whatever case and number: by the stems of a form's words. */
function bentReader(pack: LanguagePack): (text: string, word: string) => FoundForm | null {
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
  const bent = new Map<string, { rest: readonly string[]; concepts: Concept[] }[]>();
  for (const thing of things) {
    for (const form of partsOf(pack.concepts[thing])) {
      const text = withoutMarks(form);
      if (!/^[\p{L}\p{N}]{3,}(?:[ -][\p{L}\p{N}]+)*$/u.test(text)) continue;
      const [first = '', ...rest] = text.split(/[ -]/).map(pack.stem);
      const alike = bent.get(first) ?? [];
      const same = alike.find((one) => one.rest.join(' ') === rest.join(' '));
      if (same === undefined) bent.set(first, [...alike, { rest, concepts: [thing] }]);
      else same.concepts = [...new Set([...same.concepts, thing])];
    }
  }
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

const separators = /[\s'-]+/u;
/** from where on a form says no letters of its own: an ending left open, or one of several spellings */
const openEnd = /[*[ß].*$/u;

/** With hyphens and apostrophes left out, words of a form are one. */
const piecesOf = (text: string): string[] => {
  const words = text.split(/\s+/u);
  return [...text.split(separators), ...words.map((word) => word.replaceAll(/['-]/gu, '')), words.join('')];
};

/** By what forms are made of: whole words, beginnings of words, and the stems of things. */
function holderOf(pack: LanguagePack): Vocabulary['mayHold'] {
  const [whole, beginnings, stems] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const lists = [...allConcepts.map((concept) => pack.concepts[concept]), pack.idioms];
  for (const form of lists.flatMap(partsOf))
    for (const piece of piecesOf(withoutMarks(form.replace(/^=/, '').toLowerCase())))
      if (openEnd.test(piece)) beginnings.add(piece.replace(openEnd, ''));
      else whole.add(piece);
  for (const form of things.flatMap((thing) => partsOf(pack.concepts[thing])))
    for (const piece of piecesOf(withoutMarks(form))) stems.add(pack.stem(piece));
  const holds = (piece: string): boolean => {
    if (whole.has(piece) || stems.has(pack.stem(piece))) return true;
    for (let letters = 0; letters <= piece.length; letters++) if (beginnings.has(piece.slice(0, letters))) return true;
    return false;
  };
  // where words are not told apart by spaces one may begin anywhere
  return (word) => pack.isUnspaced || piecesOf(withoutMarks(word.toLowerCase())).some(holds);
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
