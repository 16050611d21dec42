/** How big and how heavy a product says it is, in units that two products can be compared by. */
import type { FoundProduct } from '../../../ports/model.ts';
import { choicesOf } from './choices.ts';

export interface Measure {
  low: number;
  high: number;
  /** only measures of one unit compare */
  unit: string;
  /** as the shop writes them */
  words: string;
}

const number = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;
const length = String.raw`(?:"|”|''|in(?:ch(?:es)?)?\b|cm\b|mm\b|m\b|ft\b)?`;
const area = new RegExp(
  String.raw`(?<![\d.,])(${number})\s?${length}\s?[x×*]\s?(${number})(?!\s?[x×*]\s?\d)\s?(${length})`,
  'giu',
);
const amount = (units: string) =>
  new RegExp(String.raw`(?<![\d.,×x/])(${number})\s?(${units})(?![\p{L}\p{N}/])`, 'giu');
const volume = amount('ml|cl|dl|l|litres?|liters?|liter|oz|fl\\.? ?oz|gallons?|quarts?|qt');
const weight = amount('kg|kilos?|g|grams?|gramm|lbs?|pounds?|oz|ounces?');
const counted = /(?<![\p{L}\d.,×-])(\d{1,4})[ -](\p{L}{4,14})(?!\p{L})/giu;

/** of one kind of unit, what a unit is of the smallest */
const scales: Record<string, [string, number]> = {
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
  in: ['length', 25.4],
  ft: ['length', 304.8],
  ml: ['volume', 1],
  cl: ['volume', 10],
  dl: ['volume', 100],
  l: ['volume', 1000],
  g: ['weight', 1],
  kg: ['weight', 1000],
  lb: ['weight', 453.6],
};
const spellings: [RegExp, string][] = [
  [/^(?:"|”|''|inch(?:es)?)$/u, 'in'],
  [/^(?:lit(?:re|er)s?)$/u, 'l'],
  [/^(?:kilos?)$/u, 'kg'],
  [/^(?:grams?|gramm)$/u, 'g'],
  [/^(?:lbs?|pounds?)$/u, 'lb'],
  [/^(?:ounces?|fl\.? ?oz)$/u, 'oz'],
];
const longestText = 4000;
const mostOfAKind = 4;

/** The surest first: measured sides, then what goes in, then what is counted. */
export function measuresOf(product: FoundProduct, kind: 'size' | 'weight'): Measure[] {
  const text = [product.name, ...choicesOf(product), product.description].join('\n').slice(0, longestText);
  if (kind === 'weight') return [...united(text.matchAll(weight), single)];
  return [...united(text.matchAll(area), sides), ...united(text.matchAll(volume), single), ...counts(text)];
}

type Read = Omit<Measure, 'high'>;

const plainUnit = (unit: string): string => {
  const lower = unit.trim().toLowerCase();
  return spellings.find(([pattern]) => pattern.test(lower))?.[1] ?? lower;
};

const numeric = (text = ''): number => Number(text.replace(',', '.'));

function sides([words, one, other, unit = '']: RegExpMatchArray): Read {
  const [name, scale] = scales[plainUnit(unit)] ?? [plainUnit(unit), 1];
  return { low: numeric(one) * numeric(other) * scale * scale, unit: `${name}²`, words: words.trim() };
}

function single([words, value, unit = '']: RegExpMatchArray): Read {
  const [name, scale] = scales[plainUnit(unit)] ?? [plainUnit(unit), 1];
  return { low: numeric(value) * scale, unit: name, words: words.trim() };
}

/** "40 vial" against "16 vial": the same word with one number in each. */
const counts = (text: string): Measure[] =>
  united(text.matchAll(counted), ([words, value, thing = '']) => ({
    low: numeric(value),
    unit: `count of ${thing.toLowerCase().replace(/(?<=\p{L}{3})s$/u, '')}`,
    words,
  }));

/** All of one unit are one range. */
function united(matches: Iterable<RegExpMatchArray>, read: (match: RegExpMatchArray) => Read): Measure[] {
  const byUnit = new Map<string, Read[]>();
  for (const match of matches) {
    const found = read(match);
    const same = byUnit.get(found.unit) ?? [];
    if (!same.some(({ low }) => low === found.low)) same.push(found);
    byUnit.set(found.unit, same);
  }
  return [...byUnit].flatMap(([unit, found]) => {
    if (found.length > mostOfAKind) return [];
    const sorted = found.toSorted((a, b) => a.low - b.low);
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (first === undefined || last === undefined) return [];
    const words = first === last ? first.words : `${first.words} – ${last.words}`;
    return [{ low: first.low, high: last.low, unit, words }];
  });
}
