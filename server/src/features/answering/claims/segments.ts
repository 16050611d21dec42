/** A text cut into statements, and a statement into what belongs to each of its numbers: "to Ireland 4.90, to Germany 7.90" says two things. */
import type { Claim } from './read-claims.ts';

const joints: Record<string, string> = {
  en: 'and|but|plus|while',
  de: 'und|aber|sowie',
  fr: 'et|mais',
  es: 'y|pero',
  it: 'e|ed|ma',
  pt: 'e|mas',
  nl: 'en|maar',
  da: 'og|men',
  no: 'og|men',
  sv: 'och|men',
  fi: 'ja|mutta',
  pl: 'i|oraz|ale',
  cs: 'a|ale',
  ro: 'și|dar',
  ru: 'и|но|а',
  uk: 'та|і|але',
  tr: 've|ama',
  id: 'dan|tapi',
  el: 'και|αλλά',
  hu: 'és|de',
};
const separators = new Map<string, RegExp>();

/** Where a sentence falls into parts that say one thing each. */
export function separatorOf(language: string): RegExp {
  const known = separators.get(language);
  if (known !== undefined) return known;
  const words = joints[language];
  const fresh = new RegExp(
    `[,;:—–|()]\\s|\\s[–—-]\\s|[、，；؛،]${words === undefined ? '' : `|\\s(?:${words})\\s`}`,
    'giu',
  );
  separators.set(language, fresh);
  return fresh;
}

/** The part of the text around each claim; ranges stay together. */
export function segmentsOf(text: string, claims: readonly Claim[], language: string): Map<Claim, string> {
  const found = new Map<Claim, string>();
  const separator = separatorOf(language);
  let from = 0;
  for (const [at, claim] of claims.entries()) {
    const next = claims[at + 1];
    const isOne = next !== undefined && next.range >= 0 && next.range === claim.range;
    const to = next === undefined ? text.length : isOne ? next.end : cutBetween(text, claim.end, next.at, separator);
    found.set(claim, isOne ? text.slice(from, endOfRun(text, claims, at, separator)) : text.slice(from, to));
    if (!isOne) from = to;
  }
  return found;
}

function endOfRun(text: string, claims: readonly Claim[], at: number, separator: RegExp): number {
  let last = at;
  const { range } = claims[at] ?? { range: -1 };
  while (claims[last + 1]?.range === range) last += 1;
  const [one, next] = [claims[last], claims[last + 1]];
  return one === undefined || next === undefined ? text.length : cutBetween(text, one.end, next.at, separator);
}

/** The last mark or "and" between two numbers ends what is said of the first; a colon stands behind a label, which belongs to the second: "Austria: 11.90 | Italy: 24". */
function cutBetween(text: string, from: number, to: number, separator: RegExp): number {
  const marks = [...text.slice(from, to).matchAll(separator)];
  const last = marks.findLast(([mark]) => !mark.startsWith(':'));
  return last === undefined ? from : from + last.index;
}

/** Sentences as the stream lets them through: a mark counts as an end once something follows it, but not that of a date ("17. Dezember"), and a line's end always. */
const end =
  /(?<=[!?。！？][\s"”»)]{0,4}|(?<!\b(?:approx|incl|excl|max|min|no|nr|ca|bzw|st|tel|e\.g|i\.e|z\.\s?B)|(?<![\p{L}\p{N}])\p{L}|(?<!\d)\d{1,2}(?=\.\s(?:\p{Ll}|J(?:[aä]n|uni|uli)|Feb|März|Apr|Mai|Aug|Sep|Okt|Nov|Dez)))\.["”»)]{0,2}\s)(?=\S)|\s[·•]\s|\n/u;

export const splitStatements = (text: string): string[] =>
  text
    .split(end)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Numbers of one kind in a row: "€25, €50 or €100". */
const gap = /^[\s,;/€$£]{0,4}(?:\p{L}{1,4}[\s€$£]{1,3})?$/u;

/** Whether the second follows the first as the next of a list. */
export const isNextInList = (one: Claim, next: Claim | undefined, plain: string): next is Claim =>
  next?.kind === one.kind && gap.test(plain.slice(one.end, next.at));

/** Whether both are in one list. */
export function areInOneList(one: Claim, other: Claim, { claims, plain }: { claims: readonly Claim[]; plain: string }) {
  const [from = 0, to = 0] = [claims.indexOf(one), claims.indexOf(other)].toSorted((a, b) => a - b);
  return from >= 0 && claims.slice(from, to).every((each, at) => isNextInList(each, claims[from + at + 1], plain));
}
