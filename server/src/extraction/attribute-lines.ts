/** Labels and values in lines of text, as shops write them by hand: `Weight: 1.2 kg`, `Material | Cotton`, `Panjang 70 cm`, `M = Chest 96 cm, Length 70 cm`. */
import { partsOfRun } from '../lib/parts-of-run.ts';
import type { Attribute } from './extracted-page.ts';

/** specifications that are typed in one line: `Bahan : katun Ukuran : 20 x 30 cm Warna : merah` */
const shortRun = { labels: 3, length: 40 };
const linesMax = 300;
const lineMax = 600;
const labelMax = 45;
const labelWordsMax = 6;
const valueMax = 400;
const piecesMax = 12;
const bareMax = 80;

/** letters, digits or words of which shops make sizes */
const size =
  /^(?:size |ukuran |größe |talla |taille |taglia )?(?:x{0,4}[sml]|[2-6]x[sl]|xxs|one size|all size|\d{1,3}(?:[-–/]\d{1,3})?)$/iu;
const measured =
  /\d\s?(?:mm|cm|m|in|inch(?:es)?|feet|ft|["”″]|kg|g|gr|gram|lbs?|oz|ounces?|ml|cl|l|lit(?:er|re)s?|v|w|gsm|hours?|hrs?|pcs|pieces?|stück)(?![\p{L}\p{N}])/iu;
const share = /\d\s?%/u;

export const isSizeName = (text: string): boolean => text.length <= 20 && size.test(text.trim());

/** @param lines without marks of the page's own */
export function attributesInLines(lines: readonly string[]): Attribute[] {
  return lines
    .slice(0, linesMax)
    .flatMap((line) => partsOfRun(line, shortRun))
    .slice(0, linesMax)
    .flatMap((line) => (line.length > lineMax ? [] : attributesIn(line.trim())));
}

function attributesIn(line: string): Attribute[] {
  const text = line.replace(/^[-–•·*✓✔☑►▪➤]+\s*/u, '');
  const pieces = piecesOf(text);
  const pairs = pieces.map(pairOf);
  const [first = '', second = ''] = pieces;
  if (pieces.length === 2 && text.includes('|') && pairs[0] === null && pairs[1] === null)
    return isLabel(first) && !/\d/.test(first) ? [whole(first, second)] : [];
  // a row of a size chart: `Size M | Chest: 96 cm`
  const rowName =
    pieces.length > 1 && pairs[0] === null && pairs.slice(1).every((pair) => pair !== null) ? first : null;
  if (rowName !== null && rowName.length <= labelMax) {
    const of = rowName.replace(/^\S+\s(?=\S{1,12}$)/u, '');
    return pairs.flatMap((pair) => (pair === null ? [] : [{ ...pair, of }]));
  }
  if (pieces.length > 1 && pairs.every((pair) => pair !== null)) return pairs.flatMap(ofSizes);
  const pair = pairOf(text);
  if (pair !== null) return ofSizes(pair);
  return text.length <= bareMax && (measured.test(text) || share.test(text)) && !isSentence(text)
    ? [whole('', text)]
    : [];
}

/** Bars and points part what stands beside each other; semicolons only where each part has its label. */
function piecesOf(text: string): string[] {
  const pieces = text.split(/\s*[|•·]\s+|\s+\|\s*/u, piecesMax).filter((piece) => piece !== '');
  if (pieces.length > 1) return pieces;
  const listed = text.split(/\s*;\s+/u, piecesMax).filter((piece) => piece !== '');
  return listed.every((piece) => separated.test(piece)) ? listed : [text];
}

const whole = (label: string, value: string): Attribute => ({ label, value: value.slice(0, valueMax), of: '' });

const separated = /^(\p{L}[^:：=]{0,60}?)\s*(?::|：|=)\s*(\S.*)$/u;
/** `SUPERIOR MATERIALS - 100% polyester` */
const dashed = /^(\p{Lu}[\p{Lu}\d &/()'’.]{2,60}?)\s+[-–—]\s*(\S.*)$/u;
/** `Length 70 cm`, `Dimensions 8 1/2" x 5"` */
const leading = /^(\p{L}[\p{L}\p{M} ()/]{1,40}?)\s+((?:±|ca\.?|approx\.?|about|c\.|~|\+\/-|ø)?\s*\d.*)$/iu;

function pairOf(text: string): Attribute | null {
  const found = separated.exec(text) ?? dashed.exec(text) ?? leadingOf(text);
  if (found === null) return null;
  const [, label = '', value = ''] = found;
  return isLabel(label) && !value.startsWith('//') ? whole(label, value) : null;
}

function leadingOf(text: string): RegExpExecArray | null {
  const found = text.length > bareMax || isSentence(text) ? null : leading.exec(text);
  const [, label = '', value = ''] = found ?? [];
  return found !== null && label.split(' ').length <= 3 && measured.test(value) ? found : null;
}

const isLabel = (text: string): boolean =>
  text.length <= labelMax &&
  text.split(/\s+/).length <= labelWordsMax &&
  !/[!?]|https?|[.,]\s/u.test(text) &&
  !/\d{3}/.test(text);

const isSentence = (text: string): boolean => /[.!?]$/u.test(text) && text.split(/\s+/).length > 7;

/** `M: Chest 96 cm, Length 70 cm` is a row of a size chart. */
function ofSizes(pair: Attribute | null): Attribute[] {
  if (pair === null) return [];
  if (!isSizeName(pair.label)) return [pair];
  const of = pair.label.replace(/^\S+\s(?=\S)/u, '');
  const parts = pair.value.split(/\s*[,;/]\s+/u, piecesMax).map((part) => separated.exec(part) ?? leading.exec(part));
  return parts.every((part) => part !== null)
    ? parts.map(([, label = '', value = '']) => ({ label, value, of }))
    : [{ label: '', value: pair.value, of }];
}
