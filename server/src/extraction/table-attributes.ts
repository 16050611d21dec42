/** A table of values as labels and values: two columns are labels beside values, more are a size chart, its sizes down the side or along the top. */
import type { Element } from 'domhandler';
import { isSizeName } from './attribute-lines.ts';
import type { Attribute } from './extracted-page.ts';
import { cleanLine } from './page-parts.ts';

const rowsMax = 60;
const columnsMax = 24;
export const valueMax = 400;
const cellLabelMax = 60;

type TextOf = (cell: Element) => string;

interface Chart {
  /** text near the table that may say in what it measures */
  caption: string;
  /** what can be chosen: a chart names it */
  variants: ReadonlySet<string>;
}

/** @param variants in lower case */
export function tableAttributes(rows: readonly Element[][], textOf: TextOf, { caption, variants }: Chart): Attribute[] {
  const cells = rows
    .slice(0, rowsMax)
    .map((row) =>
      row.slice(0, columnsMax).map((cell) => ({ text: cleanLine(textOf(cell)), isMarked: cell.name === 'th' })),
    )
    .filter((row) => row.some(({ text }) => text !== ''));
  const columns = Math.max(0, ...cells.map((row) => row.length));
  const texts = cells.map((row) => row.map(({ text }) => text));
  const [head = [], ...body] = texts;
  const isNamed = (text: string) => isSizeName(text) || variants.has(text.toLowerCase());
  const isHeaded =
    (cells[0]?.length ?? 0) > 1 && cells[0]?.every(({ isMarked, text }) => isMarked || text === '') === true;
  if (columns < 2 || texts.flat().some((text) => text.length > valueMax)) return [];
  const unit = unitIn(caption);
  const down = body.length > 0 && body.every(([first = '']) => first !== '' && isNamed(first));
  const along = body.length > 0 && head.length > 2 && head.slice(1).every(isNamed);
  if (columns === 2 && !down)
    return (isHeaded ? body : texts).flatMap(([label = '', value = '']) => attribute(label, value, ''));
  if (along && !down)
    return body.flatMap(([label = '', ...values]) =>
      values.flatMap((value, at) => attribute(label, withUnit(value, label, unit), head[at + 1] ?? '')),
    );
  // of more columns without names none is a label
  if (!isHeaded && !head.slice(1).every((text) => text !== '' && !/^\d/.test(text))) return [];
  return body
    .filter((row) => row.length === head.length)
    .flatMap(([of = '', ...values]) =>
      values.flatMap((value, at) => attribute(head[at + 1] ?? '', withUnit(value, head[at + 1] ?? '', unit), of)),
    );
}

const attribute = (label: string, value: string, of: string): Attribute[] => {
  const plain = label.replace(/\s*[:：]$/u, '');
  if (plain === '' || plain.length > cellLabelMax || !/[\p{L}\p{N}]/u.test(value) || of.length > cellLabelMax)
    return [];
  return [{ label: plain, value, of }];
};

const unitPattern = /(?<![\p{L}\p{N}])(cm|mm|inch(?:es)?|in(?=\))|zoll|pulgadas|pouces)(?![\p{L}\p{N}])/iu;

/** The one unit that a caption names; '' where it names none or two. */
function unitIn(caption: string): string {
  const found = unitPattern.exec(caption)?.[1] ?? '';
  const rest = caption.replaceAll(found, ' ');
  return found === '' || unitPattern.test(rest) ? '' : found.toLowerCase();
}

/** systems of sizes, and what is no length */
const unmeasured =
  /\(|(?<!\p{L})(?:us|uk|eu|fr|it|jp|kg|lbs?|size|weight|age|gewicht|alter|peso|berat|poids)(?!\p{L})/iu;

const withUnit = (value: string, label: string, unit: string): string =>
  unit === '' || unmeasured.test(label) || !/^[\d.,\s–/-]+$/u.test(value) ? value : `${value} ${unit}`;
