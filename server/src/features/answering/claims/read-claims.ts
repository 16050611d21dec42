/** What a text says in numbers, as something that can be compared: 89 euros, 14 days, 9:00, 30 cm, whether in digits or in words. */
import { parseAmount } from '../../../lib/parse-amount.ts';
import { spelledMark, withDigits } from './number-words.ts';
import { unitAt } from './units.ts';
import type { Unit } from './units.ts';

export interface Claim {
  kind: 'money' | 'percent' | 'min' | 'month' | 'measure' | 'clock' | 'word' | 'none';
  /** money in main units, time in minutes or months, measures in their least unit, clocks in minutes of the day */
  value: number;
  /** the number as it was said */
  said: number;
  /** of measures what is measured, of words the word that follows, in lower case */
  of: string;
  currencies: readonly string[];
  /** claims of one range or one dimension must stand together in a source; -1 alone */
  range: number;
  /** in the text that `plainText` made */
  at: number;
  /** where its digits end, and where its unit does */
  digitsEnd: number;
  end: number;
  /** it was a word: "two", and an article: "a" */
  spelled: boolean;
  article: boolean;
}

const digitRows = [0x660, 0x6f0, 0x966];

/** One spelling for all digits, spaces and marks, number words of both languages among them; letters keep their case. Claims' places are places in it. */
export function plainText(text: string, language: string, also: readonly string[] = []): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[٠-٩۰-۹०-९]/gu, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (digitRows.findLast((row) => row <= code) ?? code));
    })
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/[’ʼ‘`´]/gu, "'")
    .replaceAll(/\p{Cf}|[\u064b-\u0652\u0640]/gu, '')
    .replaceAll(/[^\S\n]+/gu, ' ');
  return [...new Set([language, ...also])].reduce((left, tag) => withDigits(left, tag), plain);
}

const clock =
  /(?<![\p{L}\p{N}.,:])(?<h>[01]?\d|2[0-4])(?:(?<colon>:|\s?h\s?|\.)(?<m>[0-5]\d)(?![\d%]|\.\d| ?(?:€|eur|usd|\$|kg|cm|km))|(?<hour>(?=\s?(?:uhr|o'clock|a\.?m\.?(?!\p{L})|p\.?m\.?(?!\p{L})|時(?!間)|点|點|시(?!간)))|h(?=\s?(?:-|–|à|a|bis)\s?\d)))\s?(?<half>(?:a|p)\.?m\.?(?!\p{L}))?/giu;
const number =
  /(?<![\p{Script=Latin}\p{N}\u2060]|\d[.,])\d{1,3}(?:(?<g>[.,' ])\d{3}(?!\d))(?:\k<g>\d{3}(?!\d))*(?:[.,]\d{1,2}(?!\d))?|(?<![\p{Script=Latin}\p{N}]|\d[.,])\d+(?:[.,]\d{1,2}(?!\d))?/gu;
/** between two numbers that have one unit: "3 to 5 days", "140 × 200 cm" */
const rangeJoint =
  /^\s?(?:-|–|—|−|~|〜|～|\/|[x×х*]|to|bis|à|al?|tot|til|till|do|ile|sampai|hingga|s\/d|до|по|から|至|到|إلى|עד|έως|ως|až|la|–|ve)\s?$/iu;
export const joinsRange = (between: string): boolean => rangeJoint.test(between);
const listJoint =
  /^(?:\s?[,/、]\s?|\s?,?\s(?:or|and|oder|und|ou|et|o|y|e|of|en|eller|og|och|ja|tai|lub|i|czy|nebo|a|sau|și|или|и|або|та|veya|ve|atau|dan|ή|και)\s|或|和|または|と|또는)$/iu;

/** "3 or 4 days": two next to each other are one range */
const orJoint = /^\s(?:or|oder|ou|o|of|eller|tai|lub|nebo|sau|или|або|veya|atau|ή|vagy)\s$/iu;

/** `text` as `plainText` made it. */
export function claimsIn(text: string): Claim[] {
  const claims: Claim[] = [];
  const taken: [number, number][] = [];
  for (const found of text.matchAll(clock)) {
    const { h = '', m, half = '', colon } = found.groups ?? {};
    // "1.50" and "17.30" look alike; a unit or a price decides
    if (
      colon === '.' &&
      half === '' &&
      !/^\s?(?:uhr|uur|h\b|hrs?\b|-|–|to\b|bis|klo|sampai|hingga|s\/d)/iu.test(
        text.slice(found.index + found[0].length),
      ) &&
      !/(?:kl|klo|ore|alle|às|bis|to|jam|pukul|sampai|hingga|-|–)\.?\s?$/iu.test(text.slice(0, found.index))
    )
      continue;
    const hour = Number(h) % 24;
    const shifted = /^p/i.test(half) && hour < 12 ? hour + 12 : /^a/i.test(half) && hour === 12 ? 0 : hour;
    taken.push([found.index, found.index + found[0].length]);
    claims.push(claimOf('clock', shifted * 60 + Number(m ?? 0), found.index, found[0].length));
  }
  for (const found of text.matchAll(number)) {
    const at = found.index;
    const end = at + found[0].length;
    if (taken.some(([from, to]) => at < to && end > from)) continue;
    const said = parseAmount(found[0]);
    const marks = /\u2060*$/u.exec(text.slice(Math.max(0, at - 2), at))?.[0].length ?? 0;
    const unit = unitAt(
      text.slice(Math.max(0, at - 24), at).replaceAll(spelledMark, ''),
      text.slice(end, end + 60).replaceAll(spelledMark, ''),
    );
    const claim = claimOf('none', said, at, found[0].length + unit.length);
    claims.push({
      ...withUnit(claim, unit),
      said,
      spelled: marks > 0,
      article: marks > 1,
      digitsEnd: end,
      end: end + unit.length,
    });
  }
  return joined(
    claims.toSorted((one, other) => one.at - other.at),
    text,
  );
}

const claimOf = (kind: Claim['kind'], value: number, at: number, length: number): Claim => ({
  kind,
  value,
  said: value,
  of: '',
  currencies: [],
  range: -1,
  at,
  digitsEnd: at + length,
  end: at + length,
  spelled: false,
  article: false,
});

function withUnit(claim: Claim, unit: Unit): Claim {
  const { said } = claim;
  if (unit.kind === 'none') return claim;
  if (unit.kind === 'word') return { ...claim, kind: 'word', of: unit.of };
  const value = rounded(said * unit.size);
  if (unit.kind === 'money') return { ...claim, kind: 'money', value, currencies: unit.currencies };
  return { ...claim, kind: unit.kind, value, of: unit.of };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** "2 years on textiles, three on lamps": what is left out is said before it */
const leavesOut =
  /^(?:on|at|for|in|auf|bei|für|im|pour|sur|en|para|per|su|sui|sulle|sugli|voor|op|na|dla|pro|för|på|til|для|на|için)$/u;

const seconds = /^(?:se[ck]|sekund|second|segund)/iu;
const beforeSeconds = /^\W{0,3}(?:(?:and|und|et|y|e|en) )?\u2060*$/iu;

/** "2 minutes 30 seconds" is one length of time, and so is "3 minutes 40" */
function isSeconds(one: Claim, { kind, of, said, at }: Claim, text: string): boolean {
  if (one.kind !== 'min' || one.value !== one.said || said >= 60) return false;
  const between = text.slice(one.end, at);
  return kind === 'word' ? seconds.test(of) && beforeSeconds.test(between) : kind === 'none' && between === ' ';
}

/** A number without a unit has that of the next one it is joined to, or of the one before where it leaves it out. */
function joined(claims: Claim[], text: string): Claim[] {
  let ranges = 0;
  for (const [at, one] of claims.entries()) {
    const next = claims[at + 1];
    if (next !== undefined && isSeconds(one, next, text))
      claims[at] = { ...one, value: rounded(one.value + next.said / 60) };
  }
  for (const [at, one] of claims.entries()) {
    const last = claims[at - 1];
    if (last === undefined || one.kind !== 'word' || !isTime(last) || last.said === 0 || !leavesOut.test(one.of))
      continue;
    claims[at] = { ...one, kind: last.kind, of: last.of, value: rounded((one.said * last.value) / last.said) };
  }
  for (let at = claims.length - 2; at >= 0; at--) {
    const [one, next] = [claims[at], claims[at + 1]];
    if (one === undefined || next === undefined) continue;
    const between = text.slice(one.digitsEnd, next.at).replaceAll(spelledMark, '');
    const gap = between.replace(/[€$£¥]\s?$/u, '');
    // "set of six, €24": the sign begins something else; "2 × 44 €" counts
    if (gap !== between && listJoint.test(gap) && !hasUnit(one)) continue;
    if (next.kind === 'money' && !hasUnit(one) && /^\s?[x×*]\s?[€$£¥]?\s?$/u.test(between)) continue;
    const isRange =
      (orJoint.test(gap) && next.said === one.said + 1 && isTime(next)) ||
      rangeJoint.test(gap) ||
      rangeJoint.test(text.slice(one.end, next.at).replaceAll(spelledMark, ''));
    if (!isRange && !listJoint.test(gap)) continue;
    if (!hasUnit(one) && hasUnit(next)) {
      const size = next.said === 0 ? 1 : next.value / next.said;
      claims[at] = {
        ...one,
        kind: next.kind,
        of: next.of,
        currencies: next.currencies,
        value: next.kind === 'clock' ? one.said * 60 : rounded(one.said * size),
      };
    } else if (one.kind === 'clock' && !hasUnit(next))
      claims[at + 1] = { ...next, kind: 'clock', value: next.said * 60 };
    const [first, second] = [claims[at], claims[at + 1]];
    // "24 W / 45 cm" is no range
    const isOne = first?.kind === second?.kind && (first?.kind !== 'measure' || first.of === second?.of);
    if (isRange && first !== undefined && second !== undefined && isOne) {
      const range = second.range >= 0 ? second.range : ranges++;
      claims[at] = { ...first, range };
      claims[at + 1] = { ...second, range };
    }
  }
  return claims;
}

export const isTime = ({ kind }: Claim): boolean => kind === 'min' || kind === 'month';
const hasUnit = ({ kind }: Claim): boolean => kind !== 'none' && kind !== 'word';

export const sameClaim = (one: Claim, other: Claim): boolean => {
  if (one.kind === 'word' || one.kind === 'none') return one.said === other.said;
  if (one.kind !== other.kind) return false;
  if (one.kind === 'money') return one.value === other.value && sharesCurrency(one.currencies, other.currencies);
  if (one.kind === 'measure')
    return one.of === other.of && Math.abs(one.value - other.value) <= Math.abs(other.value) * 0.005;
  return one.value === other.value;
};

export const sharesCurrency = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === 0 || others.length === 0 || some.some((code) => others.includes(code));
