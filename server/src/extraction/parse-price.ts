/** Amounts as shops write them: `1.144.000`, `1 573 Kč`, `US$ 12.99`, `12€99`, `CHF 5.–`. */
import { currencyOf, currencySigns, hasThreeDecimals } from './currencies.ts';

export interface ParsedPrice {
  amount: number;
  /** ISO 4217, or null when the text names none */
  currency: string | null;
}

const textMaxLength = 300;

const escaped = currencySigns.map((sign) => sign.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
const isWord = (sign: string) => /^[\p{L}]/u.test(sign);
const sign = `(?:${escaped.map((one, i) => (isWord(currencySigns[i] ?? '') ? `(?<!\\p{L})${one}(?!\\p{L})` : one)).join('|')}|(?<!\\p{L})[A-Z]{3}(?!\\p{L}))`;
const gap = ' ?:? ?';
// digits in groups by one separator, or plain; then perhaps decimals
const number = String.raw`(?:\d{1,3}(?:(?<group>[.,'’ ])\d{3}(?!\d))(?:\k<group>\d{3}(?!\d))*(?:[.,] ?\d+)?|\d{1,3}(?:[.,]\d{2})(?:[.,]\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d+(?:[.,] ?\d+)?|[.,]\d+)`;
const priced = new RegExp(
  `(?<before>${sign})?(?<gapBefore>${gap})(?<amount>${number})(?:(?:[.,]?[-–—]+)|(?<joined>[€£$]) ?(?<cents>\\d{2})(?!\\d))?(?<gapAfter> ?)(?<after>${sign})?(?<percent> ?%)?`,
  'giu',
);

/** The first amount with a currency beside it, else the first amount. The hint is the currency that ambiguous signs follow. */
export function parsePrice(raw: string, hint?: string | null): ParsedPrice | null {
  const text = raw.slice(0, textMaxLength);
  const found = parsePrices(reducedTo.exec(text)?.[1] ?? text, hint);
  return found.find((price) => price.isMarked) ?? found[0] ?? null;
}

/** "Was $120.00 Now $60.00" */
const reducedTo = /\bwas\b.{0,80}\bnow\b(.*[1-9].*)/isu;
const date = /(?<![\d.,])\d{1,2}([./-])\d{1,2}\1(?:19|20)\d{2}(?!\d)/gu;
/** "$.750.30": a mark between the sign and an amount that has one of its own */
const strayMark = /([€£$¥])\.(?=\d+[.,]\d)/gu;

/** All amounts in the text. */
export function parsePrices(raw: string, hint?: string | null): (ParsedPrice & { isMarked: boolean })[] {
  const text = normalise(raw);
  return [...text.matchAll(priced)].flatMap(({ groups = {} }) => {
    if (groups['percent'] !== undefined) return [];
    const marks = [groups['before'], groups['joined'], groups['after']].filter((mark) => mark !== undefined);
    const currency = marks.map((mark) => currencyOf(mark, hint)).find((code) => code !== null) ?? null;
    const amount = parseAmount(groups['amount'] ?? '', groups['cents'], currency ?? hint ?? null);
    return Number.isFinite(amount) ? [{ amount, currency, isMarked: currency !== null }] : [];
  });
}

function normalise(raw: string): string {
  return raw
    .slice(0, textMaxLength)
    .replace(/<[^>]*>/g, ' ')
    .replace(date, ' ')
    .replace(strayMark, '$1')
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function parseAmount(written: string, cents: string | undefined, currency: string | null): number {
  const digits = written.replace(/[ '’]/g, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (cents !== undefined) return Number(`${digits.replace(/[.,]/g, '')}.${cents}`);
  if (last < 0) return Number(digits);
  const decimals = digits.slice(last + 1);
  const whole = digits.slice(0, last);
  if (isGrouping(whole, decimals, digits[last] ?? '', currency)) return Number(digits.replace(/[.,]/g, ''));
  return Number(`${whole.replace(/[.,]/g, '') || '0'}.${decimals}`);
}

/** Whether the last separator parts thousands rather than the fraction. */
function isGrouping(whole: string, decimals: string, separator: string, currency: string | null): boolean {
  if (whole.includes(separator)) return decimals.length === 3;
  if (decimals.length !== 3) return false;
  if (/[.,]/.test(whole)) return false;
  if (/^0*$/.test(whole) || whole.length > 3) return false;
  return !hasThreeDecimals(currency);
}
