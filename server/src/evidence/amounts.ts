/** What a visitor measured, and what a statement says it is for: "19 pounds" is within "17–26 lb", "3 December" between "15 November and 24 December". */
import { keptByText } from '../lib/remembered.ts';
import { parseAmount } from '../lib/parse-amount.ts';
import { withSpokenAmounts } from '../search/spoken-amounts.ts';

type Kind = 'length' | 'weight' | 'volume' | 'time' | 'money' | 'date';

interface Span {
  /** null where nothing stands beside the number */
  kind: Kind | null;
  /** in the smallest unit of the kind; a date as the day of its year, and a span over new year ends before it begins */
  from: number;
  to: number;
}

const units: [forms: string, ...of: [Kind, number][]][] = [
  ['mm', ['length', 1]],
  ['cm|centimet(?:er|re)s?|zentimetern?|centímetros?', ['length', 10]],
  ['m|met(?:er|re)s?|metern|mètres?|metros?', ['length', 1000]],
  ['km|kilomet(?:er|re)s?', ['length', 1e6]],
  ['in|inch(?:es)?|["″”]|zoll', ['length', 25.4]],
  ["ft|feet|foot|['′]", ['length', 304.8]],
  ['g|gr|grams?|gramm', ['weight', 1]],
  ['kg|kgs|kilos?|kilogram(?:m|s)?', ['weight', 1000]],
  ['oz|ounces?', ['weight', 28.35]],
  ['lbs?', ['weight', 453.6]],
  ['pounds?', ['weight', 453.6], ['money', 1]],
  ['ml', ['volume', 1]],
  ['l|lit(?:er|re)s?|litern|litros?', ['volume', 1000]],
  ['minut(?:es?|en|os)|mins?|menit', ['time', 1]],
  ['hours?|hrs?|stunden?|heures?|horas?|jam', ['time', 60]],
  ['(?:business |working )?days?|(?:werk)?tage?n?|jours?|d[ií]as?|hari|dagen', ['time', 1440]],
  ['weeks?|wks?|wochen?|semaines?|semanas?|minggu|weken', ['time', 10_080]],
  ['months?|mos?|monate?n?|mois|mes(?:es)?|bulan|bln|maanden', ['time', 43_800]],
  ['years?|yrs?|y\\/?o|jahre?n?|ans|años?|tahun|thn|th|jaar', ['time', 525_600]],
  ['[€$£]|quid|euros?|eur|dollars?|bucks|usd|gbp|rupiah|rb|ribu', ['money', 1]],
  ['ᴅ', ['date', 1]],
];
const unit = `(?:${units.map(([forms]) => forms).join('|')})(?![\\p{L}\\p{N}])`;
const sized = units.map(([forms, ...of]) => ({ forms: new RegExp(`^(?:${forms})$`, 'iu'), of }));
const number = '(?:[€$£]|rp\\.? ?)?\\s?\\p{N}+(?:[.,]\\p{N}+)*(?:\\s?[½¼¾])?';
const atLeast =
  'over|above|from|more than|at least|min(?:imum)?\\.?|ab|über|mehr als|mindestens|à partir de|plus de|dès|desde|más de|a partir de|di ?atas|mulai|minimal|vanaf';
const atMost =
  'up to|under|below|less than|at most|max(?:imum)?\\.?|bis(?: zu)?|unter|höchstens|jusqu.à|moins de|hasta|menos de|hingga|maksimal|maks|di ?bawah|tot';
const to = '-|–|—|~|to|through|till|until|bis|à|al?|hasta|sampai|s\\/d|hingga|tot';
const between = '(?<=(?<!\\p{L})(?:between|zwischen|entre|antara|tussen)\\s.{1,20})(?:and|und|et|y|dan|en)';
const spans = new RegExp(
  `(?:(?<![\\p{L}])(?<least>${atLeast})\\s|(?<![\\p{L}])(?<most>${atMost})\\s)?(?<![\\p{L}\\p{N}.,])(?<low>${number})\\s?(?:-\\s?)?(?<lowUnit>${unit})?(?:\\s?(?:${to}|${between})\\s?(?<high>${number})\\s?(?:-\\s?)?(?<highUnit>${unit})?)?(?<more>\\s?\\+|,? (?:or|and) (?:more|over|up|above)| oder mehr| et plus| o más| ke atas)?`,
  'giu',
);
/** "Hip (cm): 117–127" */
const ofColumn = new RegExp(`\\((${unit})\\)[^|;,]{0,4}$`, 'iu');
const months = [
  'jan',
  'feb',
  'mar|mär',
  'apr',
  'may|mai|mei',
  'jun',
  'jul',
  'aug|ago|agu',
  'sep',
  'oct|okt',
  'nov',
  'dec|dez|des|dic|déc',
];
const month = `(?<![\\p{L}])(?:${months.map((forms) => `(${forms})`).join('|')})\\p{L}{0,6}\\.?(?![\\p{L}])`;
const dates = new RegExp(
  `(\\p{N}{1,2})(?:st|nd|rd|th|\\.)?\\s(?:of |de )?${month}|${month}\\s(?:the )?(\\p{N}{1,2})(?:st|nd|rd|th)?(?!\\p{N})`,
  'giu',
);
const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const longest = 600;

function withDatesAsDays(text: string): string {
  return text.replaceAll(dates, (whole, ...found: (string | undefined)[]) => {
    const day = Number(found[0] ?? found[25]);
    const at = found.slice(1, 25).findIndex((one) => one !== undefined) % 12;
    return at < 0 || day > 31 ? whole : `${at * 31 + day} ᴅ`;
  });
}

function amountOf(said: string): number {
  const fraction = /[½¼¾]/u.exec(said)?.[0] ?? '';
  return parseAmount(said.replaceAll(/[^\p{N}.,]/gu, '')) + (fractions[fraction] ?? 0);
}

const unitsOf = (said: string | undefined): [Kind, number][] =>
  said === undefined ? [] : (sized.find(({ forms }) => forms.test(said))?.of ?? []);

const spansOf = keptByText(
  (text, language) => read(withDatesAsDays(withSpokenAmounts(text.slice(0, longest), language))),
  { texts: 10_000, length: 1000 },
);

function read(text: string): Span[] {
  const found: Span[] = [];
  for (const match of text.matchAll(spans)) {
    const { least, most, low = '', lowUnit, high, highUnit, more } = match.groups ?? {};
    const label = ofColumn.exec(text.slice(Math.max(0, match.index - 24), match.index))?.[1];
    const sign = /[€$£]|rp/iu.test(low) ? '€' : undefined;
    const ofLow = unitsOf(sign ?? lowUnit ?? highUnit ?? label);
    const ofHigh = unitsOf(sign ?? highUnit ?? lowUnit ?? label);
    const [from, until] = [amountOf(low), amountOf(high ?? low)];
    const isOpen = high === undefined && (least !== undefined || more !== undefined);
    const isCapped = high === undefined && most !== undefined;
    const of: readonly (readonly [Kind | null, number])[] = ofLow.length === 0 ? [[null, 1]] : ofLow;
    for (const [at, [kind, size]] of of.entries()) {
      const end = until * (ofHigh[at]?.[1] ?? size);
      const [first, last] = kind === 'date' ? [from, end] : [Math.min(from * size, end), Math.max(from * size, end)];
      found.push({ kind, from: isCapped ? 0 : first, to: isOpen ? Infinity : last });
    }
  }
  return found;
}

const holds = ({ from, to: end }: Span, amount: number): boolean =>
  from <= end ? amount >= from && amount <= end : amount >= from || amount <= end;

const withinSpan = 1;
const theVerySame = 0.8;
const withinLimit = 0.6;
const besideSpans = -0.5;

/**
 * How much a statement gains as the answer: 1 where it names a span that holds what the visitor measured, 0.8 the very same amount, 0.6 a limit
 * that it keeps to, -0.5 where it names spans of that kind and none holds it, else 0. In logarithms of odds; the figures are in ADR 8.
 * @param asked the visitor's words
 */
export function createAmountFit(asked: string, language: string): (text: string) => number {
  const wanted = spansOf(asked, language).filter(({ from, to: end }) => from === end);
  if (wanted.length === 0) return () => 0;
  return (text) => {
    const told = spansOf(text, language);
    let [best, isBeside] = [0, false];
    for (const { kind, from: amount } of wanted) {
      const near = told.filter((one) => one.kind === kind);
      const holding = near.filter((one) => holds(one, amount));
      for (const { from, to: end } of holding) {
        const isLimit = end === Infinity || from === 0;
        best = Math.max(best, from === end ? theVerySame : isLimit ? withinLimit : withinSpan);
      }
      if (holding.length === 0 && near.some(({ from, to: end }) => from !== end)) isBeside = true;
    }
    return best === 0 && isBeside ? besideSpans : best;
  };
}
