/** Amounts as shops write them (`1.144.000`, `1 573 Kč`, `US$ 12.99`, `12€99`, `CHF 5.–`), and what their signs and words for currencies may mean. */
import type { Price } from './extracted-page.ts';

/** Signs and words that shops write for currencies, with the ISO codes they may mean, the likeliest first. */
const signs: Record<string, string> = {
  $: 'USD CAD AUD NZD MXN SGD HKD ARS CLP COP UYU',
  '€': 'EUR',
  '£': 'GBP EGP LBP',
  '¥': 'JPY CNY',
  '￥': 'JPY CNY',
  円: 'JPY',
  元: 'CNY TWD',
  '₩': 'KRW',
  원: 'KRW',
  '₹': 'INR',
  '₺': 'TRY',
  '₽': 'RUB',
  '₴': 'UAH',
  '₫': 'VND',
  '₪': 'ILS',
  '฿': 'THB',
  '₦': 'NGN',
  '₱': 'PHP',
  '₡': 'CRC',
  '₲': 'PYG',
  '₵': 'GHS',
  '₸': 'KZT',
  '₼': 'AZN',
  '₾': 'GEL',
  '₮': 'MNT',
  '₭': 'LAK',
  '៛': 'KHR',
  '৳': 'BDT',
  ƒ: 'ANG AWG',
  '﷼': 'IRR SAR',
  us$: 'USD',
  us: 'USD',
  u$s: 'USD',
  c$: 'CAD',
  ca$: 'CAD',
  cdn$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  nz$: 'NZD',
  s$: 'SGD',
  sg$: 'SGD',
  hk$: 'HKD',
  nt$: 'TWD',
  mx$: 'MXN',
  mex$: 'MXN',
  r$: 'BRL',
  tt$: 'TTD',
  j$: 'JMD',
  z$: 'ZWL',
  bz$: 'BZD',
  rd$: 'DOP',
  'b/.': 'PAB',
  's/': 'PEN',
  's/.': 'PEN',
  kr: 'SEK NOK DKK ISK',
  'kr.': 'DKK SEK NOK',
  kč: 'CZK',
  kc: 'CZK',
  zł: 'PLN',
  zl: 'PLN',
  ft: 'HUF',
  lei: 'RON',
  leu: 'RON',
  лв: 'BGN',
  'лв.': 'BGN',
  ден: 'MKD',
  'дин.': 'RSD',
  din: 'RSD',
  kn: 'HRK',
  km: 'BAM',
  tl: 'TRY',
  руб: 'RUB',
  'руб.': 'RUB',
  'р.': 'RUB',
  р: 'RUB',
  грн: 'UAH',
  'грн.': 'UAH',
  br: 'BYN ETB',
  тг: 'KZT',
  som: 'KGS UZS',
  rs: 'INR PKR LKR NPR MUR',
  'rs.': 'INR PKR LKR NPR MUR',
  rp: 'IDR',
  'rp.': 'IDR',
  rm: 'MYR',
  baht: 'THB',
  '฿.': 'THB',
  บาท: 'THB',
  đ: 'VND',
  ksh: 'KES',
  kshs: 'KES',
  tsh: 'TZS',
  ush: 'UGX',
  r: 'ZAR',
  dh: 'AED MAD',
  dhs: 'AED MAD',
  درهم: 'AED',
  'د.إ': 'AED',
  sr: 'SAR',
  'ر.س': 'SAR',
  ريال: 'SAR',
  kd: 'KWD',
  'د.ك': 'KWD',
  bd: 'BHD',
  jd: 'JOD',
  le: 'EGP',
  'ج.م': 'EGP',
  تومان: 'IRR',
  'ש״ח': 'ILS',
  'ש"ח': 'ILS',
  fr: 'CHF',
  'fr.': 'CHF',
  sfr: 'CHF',
  euro: 'EUR',
  euros: 'EUR',
  dollars: 'USD',
  pounds: 'GBP',
  fcfa: 'XOF XAF',
  cfa: 'XOF XAF',
};

const codes = new Set(
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWL'.split(
    ' ',
  ),
);

/** Currencies that are counted to the thousandth, where `1.234` may be one and a bit. */
const threeDecimals = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);
const hasThreeDecimals = (currency: string | null): boolean => currency !== null && threeDecimals.has(currency);

/** The code that this sign or word stands for; an ambiguous one follows the hint where it can. */
export function currencyOf(sign: string, hint?: string | null): string | null {
  const trimmed = sign.trim();
  const upper = trimmed.toUpperCase();
  if (codes.has(upper)) return upper;
  const meanings = signs[trimmed.toLowerCase()]?.split(' ');
  if (meanings === undefined) return null;
  return hint && meanings.includes(hint) ? hint : (meanings[0] ?? null);
}

/** Every sign, longest first, for finding one beside an amount. */
const currencySigns: readonly string[] = Object.keys(signs).toSorted((a, b) => b.length - a.length);

/** `$` is a dollar of whichever country the shop is in. */
const shareSign = (one: string, other: string): boolean =>
  Object.values(signs).some((codes) => codes.split(' ').includes(one) && codes.split(' ').includes(other));

/** A bare sign means the shop's own currency, where that has the same sign. */
export const meantIn = (price: Price, own: string | null): Price =>
  own !== null && shareSign(price.currency, own) ? { ...price, currency: own } : price;

interface ParsedPrice {
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
