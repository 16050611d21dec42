/** Rows of a product's size chart: the one that is named, the one that a visitor's own measures fit, or all of a column. */
import type { Attribute } from '../../../extraction/extracted-page.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { readAspects } from './asked-measures.ts';
import { extremeChoice } from './choice-words.ts';
import type { Asking } from './composed.ts';
import { namedOption } from './named-option.ts';
import { matchesOf } from './spec-matches.ts';
import type { Wanted } from './wanted-specs.ts';

export interface SizeRow {
  of: string;
  cells: Attribute[];
}

const rowsShown = 12;
const chartRowsMax = 8;
const namedMax = 4;
const nearly = 0.005;

export function rowsOf(attributes: readonly Attribute[]): SizeRow[] {
  const byName = Map.groupBy(
    attributes.filter(({ of }) => of !== ''),
    ({ of }) => of,
  );
  return [...byName].map(([of, cells]) => ({ of, cells }));
}

/** The rows whose sizes the text names, be it as the longest. */
function namedRows(text: string, rows: readonly SizeRow[], product: FoundProduct): SizeRow[] {
  const names = rows.map(({ of }) => of);
  const named = namedOption(text, { ...product, offers: [], variants: names });
  if (named !== null) return rows.filter(({ of }) => named.values.includes(of));
  const extreme = extremeChoice(text, names, product.name);
  return rows.filter(({ of }) => of === extreme);
}

/** `M – Chest: 96 cm, Waist: 82 cm` */
export const rowLine = ({ of, cells }: SizeRow): string =>
  `${of} – ${cells.map(({ label, value }) => (label === '' ? value : `${label}: ${value}`)).join(', ')}`;

/** `Chest: S 90 cm, M 96 cm` */
function columnLine(label: string, rows: readonly SizeRow[]): string {
  const values = rows.flatMap(({ of, cells }) => {
    const cell = cells.find((one) => one.label === label);
    return cell === undefined ? [] : [`${of} ${cell.value}`];
  });
  const line = values.slice(0, rowsShown).join(', ');
  return label === '' ? line : `${label}: ${line}`;
}

/** Height and weight in a size chart are the wearer's. */
const ofWearer = new Set(['height', 'weight']);

/** What of it answers a question: the rows that are asked for, or what their columns say. */
export function chartLines({ part, shopLanguage }: Asking, wanted: Wanted, product: FoundProduct): string[] {
  const rows = rowsOf(product.attributes ?? []);
  const { concepts } = part.understanding;
  const asksGuide = concepts.has('size_guide');
  if (rows.length === 0 || !(asksGuide || concepts.has('size') || concepts.has('fit') || wanted.aspects.length > 0))
    return [];
  const fitting = fittingRows(part.text, rows);
  if (fitting.length > 0) return fitting.map(rowLine);
  const isExtent = !wanted.isChoice && wanted.aspects.some(({ name }) => name === 'size');
  const columnsOf = (cells: readonly Attribute[]) => {
    const found = matchesOf(wanted, cells, shopLanguage);
    return found.filter(({ score }) => score === found[0]?.score).map(({ attribute }) => attribute);
  };
  const named = namedRows(part.text, rows, product).slice(0, namedMax);
  if (named.length > 0 && (asksGuide || !wanted.isChoice)) {
    const cut = named.map(({ of, cells }) => ({ of, cells: isExtent || asksGuide ? cells : columnsOf(cells) }));
    return cut.filter(({ cells }) => cells.length > 0).map(rowLine);
  }
  if (asksGuide || isExtent) return rows.slice(0, chartRowsMax).map(rowLine);
  if (wanted.isChoice || wanted.aspects.some(({ name }) => ofWearer.has(name))) return [];
  const columns = new Set(rows.flatMap(({ cells }) => columnsOf(cells).map(({ label }) => label)));
  return [...columns].slice(0, namedMax).map((label) => columnLine(label, rows));
}

interface Measured {
  amount: number;
  /** names of the aspects that it may be of, the likeliest first */
  of: string[];
}

const amounts = /(\d{1,3}(?:[.,]\d)?)\s?(cm|kg|kgs|kilos?|lbs?|pounds?|inch(?:es)?|in|["”″])(?![\p{L}\p{N}])/giu;
/** "tinggi badan 168": whoever names a part of the body needs no unit */
const bare = /(?<![\p{L}\d.,€$£-])(\d{2,3})(?!\d|[.,]\d|\p{L}|\s?[%€$£])/gu;
const bareParts = new Set(['chest', 'waist', 'hips', 'inseam', 'height']);
const partWithin = 16;
const amountsMax = 4;
const bodyParts = new Set(['chest', 'waist', 'hips', 'inseam', 'shoulder', 'foot', 'height', 'length']);

/** What visitors say of themselves: `170 cm, 65 kg`, `waist 82 cm`. */
function measuresIn(text: string): Measured[] {
  const withUnits = measuresWithUnits(text);
  return withUnits.length > 0 ? withUnits : bareMeasures(text);
}

const bareMeasures = (text: string): Measured[] =>
  [...text.matchAll(bare)].slice(0, amountsMax).flatMap(({ 1: amount = '', index }) => {
    const before = text.slice(Math.max(0, index - partWithin), index);
    const of = readAspects.filter(({ name, inLabel }) => bareParts.has(name) && inLabel.test(before));
    return of.length === 0 ? [] : [{ amount: Number(amount), of: of.map(({ name }) => name) }];
  });

function measuresWithUnits(text: string): Measured[] {
  return [...text.matchAll(amounts)].slice(0, amountsMax).map((found) => {
    const [, amount = '', unit = ''] = found;
    const isMass = /^(?:k|l|p)/i.test(unit);
    const near = text.slice(Math.max(0, found.index - 25), found.index + found[0].length + 25);
    const named = readAspects.filter(({ name, inLabel }) => bodyParts.has(name) && inLabel.test(near));
    return {
      amount: Number(amount.replace(',', '.')),
      of: isMass ? ['weight'] : named.length > 0 ? named.map(({ name }) => name) : ['height', 'foot'],
    };
  });
}

export const measures = (text: string): boolean => measuresIn(text).length > 0;

/** Who says a weight or a length is told first what speaks of one. */
export function tellsInItsUnit(text: string, statement: string): boolean {
  const units = (words: string) =>
    new Set([...words.matchAll(amounts)].map(([, , unit = '']) => unit.charAt(0).toLowerCase()));
  const told = units(statement);
  return [...units(text)].some((unit) => told.has(unit));
}

/** The rows whose ranges hold all that the visitor says of themselves; the next larger one where the chart has no ranges. */
export function fittingRows<Row extends SizeRow>(text: string, rows: readonly Row[]): Row[] {
  const asked = measuresIn(text);
  if (asked.length === 0) return [];
  let left = rows;
  for (const { amount, of } of asked) {
    const aspects = readAspects.filter(({ name }) => of.includes(name));
    const isCalledSo = ({ label }: Attribute) => aspects.some(({ inLabel }) => inLabel.test(label));
    const only = left.some(({ cells }) => cells.some(isCalledSo)) ? null : onlyRanged(left);
    const measured = left.flatMap((row) => {
      const cell = row.cells.find((one) => isCalledSo(one) || one.label === only);
      const range = cell === undefined ? null : rangeIn(cell.value);
      return range === null ? [] : [{ row, ...range }];
    });
    if (measured.length === 0) return [];
    // 42 inches are the 41.9 of a chart
    const within = measured.filter(({ low, high }) => amount >= low * (1 - nearly) && amount <= high * (1 + nearly));
    const isRanged = measured.some(({ low, high }) => low !== high);
    const next = isRanged ? undefined : measured.filter(({ low }) => low >= amount).sort((a, b) => a.low - b.low)[0];
    left = within.length > 0 ? within.map(({ row }) => row) : next === undefined ? [] : [next.row];
  }
  return left.slice(0, 2);
}

/** The one column that tells from where to where: who says how wide a paw is means no other. */
function onlyRanged(rows: readonly SizeRow[]): string | null {
  const labels = rows.flatMap(({ cells }) => cells.filter(({ value }) => ranged.test(value)).map(({ label }) => label));
  const [only, ...others] = new Set(labels);
  return only !== undefined && others.length === 0 && labels.length === rows.length ? only : null;
}

function rangeIn(value: string): { low: number; high: number } | null {
  const [low, high] = (value.match(/\d{1,3}(?:[.,]\d)?/g) ?? []).map((one) => Number(one.replace(',', '.')));
  if (low === undefined) return null;
  return { low, high: high !== undefined && high >= low ? high : low };
}

const perInch = 2.54;
const perPound = 0.4536;
/** "5'7", "6 foot", "5 ft 7 in" */
const feet =
  /(?<![\p{N}.,])([3-7])\s?(?:['’′]|f(?:oo|ee)?t(?!\p{L}))\s?(?:(\d{1,2})(?!\d)\s?(?:["”″]|''|in(?:ch(?:es)?)?(?!\p{L}))?)?/giu;
const ranged =
  /(\d{1,3}(?:[.,]\d)?)\s?(cm|kg|lbs?|inch(?:es)?|in|["”″])?\s?(?:[-–—]|to|bis|à|a|sampai)\s?(\d{1,3}(?:[.,]\d)?)\s?(cm|kg|lbs?|inch(?:es)?|in|["”″])(?!\p{L})/iu;

interface Span {
  /** in cm or kg */
  low: number;
  high: number;
  isMass: boolean;
}

/** The choices that a visitor's own measure lies in: "S/M (52–57cm)" for a head of 56 cm, "Medium (5'5\"–5'9\")" for who is 5'7. */
export function fittingChoices(text: string, choices: readonly string[]): string[] {
  const [own, other] = [...metric(text).matchAll(amounts)];
  if (own === undefined || other !== undefined || /\d\s?[x×*]\s?\d/u.test(text)) return [];
  const [, amount = '', unit = ''] = own;
  const asked = inUnit(amount, unit);
  return choices.filter((choice) => {
    const span = spanOf(choice);
    return span !== null && span.isMass === isMass(unit) && asked >= span.low && asked <= span.high;
  });
}

function spanOf(choice: string): Span | null {
  const [, low = '', , high = '', unit = ''] = ranged.exec(metric(choice)) ?? [];
  if (unit === '') return null;
  // what is rounded to half an inch is not left between two choices
  const [from, to] = [inUnit(low, unit) - rounding, inUnit(high, unit) + rounding];
  return from < to ? { low: from, high: to, isMass: isMass(unit) } : null;
}
const rounding = 0.2;

const isMass = (unit: string): boolean => /^[klp]/iu.test(unit);

function inUnit(amount: string, unit: string): number {
  const number = Number(amount.replace(',', '.'));
  if (isMass(unit)) return /^[lp]/iu.test(unit) ? number * perPound : number;
  return /^cm/iu.test(unit) ? number : number * perInch;
}

const metric = (text: string): string =>
  text.replaceAll(
    feet,
    (_, whole: string, inches?: string) =>
      `${Math.round((Number(whole) * 12 + Number(inches ?? 0)) * perInch * 10) / 10} cm `,
  );
