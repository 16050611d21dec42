/** Places that a text names below and above countries: regions, states and cities, and groups of countries. */
import { countryName } from '../dialogue/countries.ts';
import { packOf, packs } from '../languages/packs.ts';
import { withoutMarks } from '../languages/patterns.ts';
import { countryGroups, placeTable } from './place-table.ts';

export interface Place {
  /** "ID/jawa/jabodetabek/jakarta": what holds it begins it; of groups of countries the group's code */
  id: string;
  /** of a group, the countries in it; else the one that it is in */
  countries: ReadonlySet<string>;
  isGroup: boolean;
}

export interface Mention {
  place: Place;
  /** as written, and where it stands */
  text: string;
  at: number;
}

const readMax = 600;
const wordsMax = 4;
/** shorter names do not bend: "Graz" is not in "grazie" */
const bendingFrom = 5;
const endingMax = 4;
const startLength = 4;

interface Named {
  place: Place;
  only: string | undefined;
  never: string[];
}

/** "İstanbul'a" */
const suffix = /['’]\p{L}{1,4}$/u;

const byName = new Map<string, Named>();
/** by a name's first word, of how many words the longest is: most words of a text begin no name */
const longest = new Map<string, number>();
const bending = new Map<string, string[]>();
const unspaced: string[] = [];
const plain = (name: string): string => withoutMarks(name.replaceAll('İ', 'i').toLowerCase()).replaceAll(/[.’']/gu, '');

function add(place: Place, names: string): void {
  for (const written of names.split('|')) {
    const [, said = '', marks = ''] = /^([^@!]+)((?:[@!][a-z]{2})*)$/u.exec(written.trim()) ?? [];
    const name = plain(said);
    if (name === '' || byName.has(name)) continue;
    const never = [...marks.matchAll(/!([a-z]{2})/gu)].map(([, tag = '']) => tag);
    const words = name.split(' ');
    const [start = ''] = words;
    longest.set(start, Math.max(longest.get(start) ?? 0, words.length));
    byName.set(name, { place, only: /@([a-z]{2})/u.exec(marks)?.[1], never });
    if (/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ー]+$/u.test(name)) unspaced.push(name);
    else if (name.length >= bendingFrom) {
      const letters = name.slice(0, startLength);
      const others = bending.get(letters);
      if (others) others.push(name);
      else bending.set(letters, [name]);
    }
  }
}

function readTable(): void {
  for (const line of placeTable.split('\n').filter((one) => one !== '')) {
    const colon = line.indexOf(': ');
    const [country = '', ...outer] = line.slice(0, colon).split(' > ');
    const countries = new Set([country]);
    let base = country;
    for (const names of outer) {
      base = `${base}/${idOf(names)}`;
      add({ id: base, countries, isGroup: false }, names);
    }
    for (const piece of line.slice(colon + 2).split('; ')) {
      const [state = '', cities] = piece.split(' > ');
      const names = cities === undefined ? state.split(', ') : cities.split(', ');
      const holder = cities === undefined ? base : `${base}/${idOf(state)}`;
      if (cities !== undefined) add({ id: holder, countries, isGroup: false }, state);
      for (const name of names) add({ id: `${holder}/${idOf(name)}`, countries, isGroup: false }, name);
    }
  }
  for (const { code, members, names } of countryGroups) {
    const place = { id: code, countries: new Set(members.split(' ')), isGroup: true };
    add(place, names);
    if (/^(?:EU|\d{3})$/u.test(code)) add(place, [...packs.keys()].map((tag) => countryName(code, tag)).join('|'));
  }
  unspaced.sort((a, b) => b.length - a.length);
}

const idOf = (names: string): string => plain(/^[^|@!]*/u.exec(names)?.[0] ?? '');
readTable();

/** In the text's order; the longest name wins. */
export function placesIn(raw: string, language: string): Mention[] {
  const text = raw.slice(0, readMax);
  const found: Mention[] = [];
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-/'’.][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu)];
  const bends = packOf(language)?.namesBend === true;
  for (let i = 0; i < words.length; i++) {
    const start = plain(words[i]?.[0] ?? '');
    const most =
      longest.get(start) ??
      longest.get(plain((words[i]?.[0] ?? '').replace(suffix, ''))) ??
      (bends && bending.has(start.slice(0, startLength)) ? 1 : 0);
    for (let count = Math.min(wordsMax, most, words.length - i); count > 0; count--) {
      const first = words[i];
      const last = words[i + count - 1];
      if (first === undefined || last === undefined) continue;
      const said = text.slice(first.index, last.index + last[0].length);
      const place = lookUp(said, language, bends);
      if (place === null) continue;
      found.push({ place, text: said, at: first.index });
      i += count - 1;
      break;
    }
  }
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(text)) found.push(...inRuns(text, found));
  return found.sort((a, b) => a.at - b.at);
}

function lookUp(said: string, language: string, bends: boolean): Place | null {
  const name = plain(said);
  const known = named(name, language) ?? named(plain(said.replace(suffix, '')), language);
  if (known !== null || !bends || name.length < bendingFrom) return known;
  const stem = bending
    .get(name.slice(0, startLength))
    ?.find((one) => name.startsWith(one.slice(0, -1)) && name.length <= one.length + endingMax);
  return stem === undefined ? null : named(stem, language);
}

function named(name: string, language: string): Place | null {
  const found = byName.get(name);
  if (found === undefined || found.never.includes(language)) return null;
  return found.only === undefined || found.only === language ? found.place : null;
}

/** Where words have no spaces between them, names stand anywhere. */
function inRuns(text: string, known: readonly Mention[]): Mention[] {
  const taken = new Set(known.map(({ at }) => at));
  let rest = text;
  return unspaced.flatMap((name): Mention[] => {
    const at = rest.indexOf(name);
    const place = byName.get(name)?.place;
    if (at < 0 || place === undefined) return [];
    rest = rest.slice(0, at) + '\u0000'.repeat(name.length) + rest.slice(at + name.length);
    return taken.has(at) ? [] : [{ place, text: name, at }];
  });
}

/** `inner` is `outer` or lies in it. */
export const liesIn = (inner: Place, outer: Place): boolean =>
  outer.isGroup
    ? !inner.isGroup && [...inner.countries].every((code) => outer.countries.has(code))
    : inner.id === outer.id || inner.id.startsWith(`${outer.id}/`);

export const countryPlace = (code: string): Place => ({ id: code, countries: new Set([code]), isGroup: false });
