/** Weights, volumes, lengths, areas and counts that a text names, be it in words: "half a kilo", `130 x 130 cm`, "three wicks". */
import { packs } from '../../../languages/packs.ts';
import { keptByText } from '../../../lib/remembered.ts';

interface Amount {
  kind: 'weight' | 'volume' | 'length';
  /** of the smallest unit of its kind */
  value: number;
}

const halves =
  'half(?: of)?(?: an?)?|halbe[nmrs]?|medi[oa]|demi|mezz[oa]|mei[oa]|setengah|yarım|halve?|halvt?|pół|pol|půl|jumătate(?: de)?|пол|half|חצי|نصف|半|반';
const ones = 'an?|one|ein(?:e[nmrs]?)?|n(?:e[nm]?)?|una?|une?|uno|bir|satu|één|een|en|ett|jeden|jedno|o|um|uma|один|一';
const units: readonly [string, Amount['kind'], number][] = [
  ['kilogra[mn]{1,2}(?:s|os|mo|mi|ma)?|kilo(?:s|an)?|kg|кг|кило|килограмма?|公斤|キロ|킬로', 'weight', 1000],
  ['gram(?:s|m|me|mes|mi|mo|os|an)?|gramos?|grammi?|gr|g|грамм(?:а|ов)?|гр|г|克|グラム|그램', 'weight', 1],
  [String.raw`fl(?:uid|\.)?\s?(?:ounces?|oz)`, 'volume', 29.57],
  ['ounces?|oz|onzas?|unzen?', 'weight', 28.35],
  ['pounds?|lbs?|libras?|pfund', 'weight', 453.6],
  ['lit(?:re|er|ro|ri|ros|ers|res)|litry?|l|л|литра?|lt', 'volume', 1000],
  ['millilit(?:re|er)s?|mililitros?|ml|мл|cc', 'volume', 1],
  ['quarts?|qts?', 'volume', 946.35],
  ['gallons?|gal', 'volume', 3785.4],
  ['pints?', 'volume', 473.2],
  ['cl', 'volume', 10],
  ['centimet(?:re|er)s?|zentimeter|centímetros?|cm|см', 'length', 10],
  ['inch(?:es)?|in|["”″]|zoll|pulgadas?', 'length', 25.4],
  ['met(?:re|er|ro|ri|ros|ers|res)|mètres?|m|м', 'length', 1000],
  ['millimet(?:re|er)s?|mm', 'length', 1],
  ['feet|foot|ft', 'length', 304.8],
  ['yards?|yds?', 'length', 914.4],
];
const unitNames = units.map(([names]) => names).join('|');
const amounts = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/×x])(?:(\d{1,4}(?:[.,]\d{1,3})?|½|1/2|1/4|${halves}|${ones})\s?|se(?=kilo|liter))(${unitNames})(?![\p{L}\p{N}])`,
  'giu',
);
const isHalf = new RegExp(`^(?:${halves}|½|1/2)$`, 'iu');
const isOne = new RegExp(`^(?:${ones})$`, 'iu');
const isUnit = units.map(([names, kind, scale]) => ({ pattern: new RegExp(`^(?:${names})$`, 'iu'), kind, scale }));
const longestText = 300;
/** two of one area: `130 x 130 cm` is no length */
const area = /\d+(?:[.,]\d+)?\s?[x×*]\s?\d+(?:[.,]\d+)?/giu;

/** choices of products, and names */
const kept = { texts: 5000, length: 80 };

/** Weights, volumes and lengths that a text names; the sides of an area are none. */
export const amountsIn = keptByText(readAmounts, kept);
function readAmounts(text: string): readonly (Amount & { words: string })[] {
  const bare = text.slice(0, longestText).replaceAll(area, (sides) => 'x'.repeat(sides.length));
  return [...bare.matchAll(amounts)].flatMap(([words, number = '1', unit = '']) => {
    const known = isUnit.find(({ pattern }) => pattern.test(unit));
    // "in a M" is a size, and "still one in black" no inch
    const isWord = !/\d/u.test(number);
    if (known === undefined || (isWord && (unit.length === 1 || (unit === 'in' && isOne.test(number))))) return [];
    const digits = Number(number.replace(',', '.'));
    const value = isHalf.test(number) ? 0.5 : number === '1/4' ? 0.25 : Number.isNaN(digits) ? 1 : digits;
    return [{ kind: known.kind, value: value * known.scale, words: words.trim() }];
  });
}

export const isSame = (one: Amount, other: Amount): boolean =>
  one.kind === other.kind && Math.abs(one.value - other.value) < 0.01 * other.value;

export const withoutAmounts = keptByText(
  (text: string): string => text.replaceAll(area, ' ').replaceAll(amounts, ' '),
  kept,
);

export const areasIn = keptByText(
  (text: string): readonly string[] =>
    [...text.slice(0, longestText).matchAll(area)].map(([sides]) =>
      sides.toLowerCase().replaceAll(/[\s×*]/g, (sign) => (sign.trim() === '' ? '' : 'x')),
    ),
  kept,
);

const numberWords = new Map<string, number>();
for (const { numbers } of packs.values()) {
  for (const [at, alternatives] of numbers.entries()) {
    for (const word of alternatives.split('|')) {
      if (at > 0 && /^[\p{L}\p{M}]{3,}$/u.test(word) && !numberWords.has(word)) numberWords.set(word, at + 1);
    }
  }
}

export interface Count {
  count: number;
  thing: string;
}

const counting = /(?<![\p{L}\p{N}.,])(\d{1,4}|[\p{L}\p{M}]{3,9})[\s-]+(?=([\p{L}\p{M}]{3,}))/giu;

export const countsIn = keptByText(readCounts, kept);
function readCounts(text: string): readonly Count[] {
  return [...text.slice(0, longestText).toLowerCase().matchAll(counting)].flatMap(([, number = '', thing = '']) => {
    const count = /\d/.test(number) ? Number(number) : numberWords.get(number);
    return count === undefined ? [] : [{ count, thing }];
  });
}
